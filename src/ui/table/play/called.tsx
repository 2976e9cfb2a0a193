import { type CallShown, callShown } from "../../../game/call-shown";
import { sideAt } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { reasonWords } from "../../../rules/aloud/announce";
import { useSession } from "../../context";
import { Series } from "../../parts/series";
import { calledWords } from "../../words/calls";
import { challengeHeadline } from "../../words/events";
import { pointsWords } from "../../words/common";
import "./called.css";

/** The outcome of a challenge in the play: who takes how many, and the series with the missed cards lit. */
export function Called({ state }: { state: GameState }) {
  const shown = callShown(useSession().now.value);
  if (!shown) return null;
  const { series, lit, count } = shown;
  return (
    <>
      <Series
        count={count}
        cards={series.map(({ seat, card }) => ({
          card,
          side: sideAt(state, seat),
          by: state.seats[seat]?.name ?? "",
        }))}
        lit={lit.length > 0 ? lit : undefined}
      />
      <div class="called">
        <h2>
          <bdi>{challengeHeadline(state, shown)}</bdi>
        </h2>
        <p>
          <Counted state={state} shown={shown} /> {calledWords(state, shown)}
        </p>
      </div>
    </>
  );
}

/** "Alice counted nothing. Missed: run of three.", "Alice counted 3 points and pegs 2." */
function Counted({ state, shown }: { state: GameState; shown: CallShown }) {
  const { seat, stated, missed, ruling } = shown;
  return (
    <>
      <bdi>{state.seats[seat]?.name}</bdi> counted {stated === 0 ? "nothing" : pointsWords(stated)}
      {shown.for === "over" && shown.points > 0 && ` and pegs ${ruling.counter || "nothing"}`}.
      {missed.length > 0 && ` Missed: ${reasonWords(missed)}.`}
    </>
  );
}
