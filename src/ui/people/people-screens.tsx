import type { Device } from "../device";
import { MainButton } from "../parts/main-button";
import { TopBar } from "../parts/top-bar";
import { addressNow, up } from "../router";
import { Drill } from "./drill";
import { MatchLuck } from "./match-luck";
import { PairPage } from "./pair-page";
import { PeopleList } from "./people-list";
import { PlayerPage } from "./player-page";
import { useWaited } from "../parts/waited";
import { whoIn } from "./people-addresses";
import { useFacts, useLoading } from "./use-facts";
import "./people.css";

/** The list of players, one of them, or two who play each other. */
export function PeopleScreens({ device }: { readonly device: Device }) {
  const facts = useFacts();
  const failed = useLoading(device);
  const { names, drill, match } = whoIn(addressNow.value);
  const [name, other] = names;
  const waited = useWaited();
  if (!facts && !failed && !waited) return <main class="screen" aria-busy="true" />;
  if (!facts)
    return (
      <main class="screen people" aria-busy={!failed}>
        <TopBar title="Players" onBack={() => up()} />
        {failed && (
          <div class="notice alarm" role="alert">
            <span>The games could not be read.</span>
            <MainButton kind="second" onPress={() => location.reload()}>
              Try again
            </MainButton>
          </div>
        )}
      </main>
    );
  if (match !== undefined) return <MatchLuck key={match} id={match} />;
  if (name === undefined) return <PeopleList />;
  if (drill) return <Drill key={name} name={name} />;
  if (other === undefined) return <PlayerPage key={name} name={name} device={device} />;
  return <PairPage key={`${name}/${other}`} name={name} other={other} />;
}
