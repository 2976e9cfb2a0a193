import type { Device } from "../device";
import { lazyPart } from "../lazy";
import { screen } from "../router";
import { Games } from "./games";
import { MatchPage } from "./match";

const People = lazyPart(
  async () => (await import("../people/people-screens"))?.PeopleScreens,
  () => <main class="screen" aria-busy="true" />,
);

/** The list of games and the pages that it leads to. They load together, players and pairs later. */
export function GamesScreens({ device }: { readonly device: Device }) {
  if (screen.value === "people") return <People device={device} />;
  return screen.value === "match" ? <MatchPage /> : <Games />;
}
