import type { Owner } from "../game/facts";
import { type GameState, nameOfSide, sideOf } from "../game/state";
import type { Side } from "../rules/ruleset";
import type { Tally } from "../rules/show";
import type { Settled } from "../session/table";
import { MainButton } from "./parts/main-button";
import { useSession } from "./session-context";

interface RulingProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
  readonly settled: Settled;
}

/** What was said beside what it counts, in a sentence; where to read why. */
export function RulingWords({ state, owner, tally, settled }: RulingProps) {
  const { claimed, called, ruling } = settled;
  const name = nameOfSide(state, sideOf(state, owner));
  const short = tally.total > claimed;
  const topic = short ? "muggins" : "overcount";
  return (
    <section class="ruling panel" role="status">
      <p>
        <bdi>{name}</bdi> said {claimed}. <b>{claimed === tally.total ? "Right." : `It counts ${tally.total}.`}</b>
      </p>
      {called !== undefined && (
        <p>
          <bdi>{nameOfSide(state, called)}</bdi> {calledWords(settled, tally.total)}
        </p>
      )}
      {ruling.falseGame && <p>The game was claimed too early: a penalty can be asked for from the menu.</p>}
      {claimed !== tally.total && <a href={`#/rules/${topic}`}>The rule</a>}
    </section>
  );
}

function calledWords({ claimed, ruling }: Settled, truth: number): string {
  if (ruling.caller > 0) return `called muggins, and takes ${ruling.caller}.`;
  if (ruling.opponents > 0) return `called too many, by ${ruling.opponents}.`;
  return claimed === truth ? "called, but nothing was wrong." : "called, but not what was wrong.";
}

/** When the app checks, too high a count is the others’ only when they ask for it. */
export function OverOffer({ state, tally, settled, counter }: Omit<RulingProps, "owner"> & { readonly counter: Side }) {
  const session = useSession();
  const by = settled.claimed - tally.total;
  if (by <= 0 || settled.called !== undefined) return null;
  const side = state.sides.findIndex((_, other) => other !== counter);
  return (
    <MainButton
      kind="second"
      onPress={() => void session.tell({ type: "called", at: settled.at, side, for: "over", points: 0 })}
    >
      Overcounted: {by} for {state.sides.length > 2 ? "the others" : <bdi>{nameOfSide(state, side)}</bdi>}
    </MainButton>
  );
}
