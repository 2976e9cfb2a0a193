import type { Device } from "../device";
import { rareScreen } from "../lazy";
import { screen } from "../router";
import { Games } from "./games";
import { MatchPage } from "./match";

const People = rareScreen(async () => (await import("../people/people-screens"))?.PeopleScreens);

/** The list of games and the pages that it leads to. They load together, players and pairs when they are opened. */
export function GamesScreens({ device }: { readonly device: Device }) {
  if (screen.value === "people") return <People device={device} />;
  return screen.value === "match" ? <MatchPage /> : <Games />;
}
