import { useState } from "preact/hooks";
import { type GameState } from "../../../game/state";
import { isHome, isHomeNow, nameOfSide } from "../../../game/sides";
import { PENALTIES, PENALTY_NAMES, type PenaltyName } from "../../../rules/penalties";
import type { Side } from "../../../rules/ruleset";
import { MainButton } from "../../parts/main-button";
import { NumberGrid } from "../../pads/number-grid";
import { Row, Rows } from "../../parts/rows";
import { Refused } from "../../refused";
import { useSession } from "../../context";
import { otherSides, SideChoice } from "../side-choice";
import { pointsWords } from "../../words/words";

const FAULTS: Readonly<Record<PenaltyName, string>> = {
  looked: "Looked at the bottom card, or at the cut",
  cribTouched: "Touched, showed or swapped the crib",
  pegMoved: "Moved the other side’s peg",
  starterMixed: "Mixed the starter with other cards",
  countRefused: "Let nobody confirm the number of cards",
  misdealt: "Misdealt, where the house takes points",
  falseGame: "Claimed the game on points not there",
};

/** The faults a table can ask points for: who, what, and it is in the record with its rule. */
export function Penalties({ state, onDone }: { state: GameState; onDone: () => void }) {
  const session = useSession();
  const sides = faulty(state);
  const [side, setSide] = useState<Side>((state.winner === undefined ? sides[0] : state.homes.at(-1)?.side) ?? 0);
  const [asking, setAsking] = useState<PenaltyName>();
  const [over, setOver] = useState<number>();
  const take = async (penalty: PenaltyName) => {
    if (await session.record({ type: "penaltyTaken", side, penalty, over: over ?? 0 })) onDone();
  };
  if (asking === "falseGame" && over === undefined)
    return (
      <div class="stack">
        <Refused spoken />
        <p>
          How many holes were pegged that are not there? They go back, the others peg them, and fifteen more go back.
          None, if they were called as too many and have gone back already.
        </p>
        <NumberGrid label="Holes overclaimed" impossible={[]} onNumber={setOver} />
        <MainButton kind="second" onPress={() => setAsking(undefined)}>
          Not this one
        </MainButton>
      </div>
    );
  return (
    <div class="stack">
      <Refused spoken />
      <SideChoice state={state} legend="Whose fault" sides={sides} value={side} onChoose={setSide} />
      {asking === undefined ? (
        <Rows label="Faults">
          {PENALTY_NAMES.map((name) => (
            <Row key={name} label={faultWords(state, name)} hint={costWords(name)} onPress={() => setAsking(name)} />
          ))}
        </Rows>
      ) : (
        <>
          <p>
            {faultWords(state, asking)}: {costWords(asking)}
          </p>
          <MainButton onPress={() => void take(asking)}>{takeWords(state, asking, side, over ?? 0)}</MainButton>
          <MainButton
            kind="second"
            onPress={() => {
              setAsking(undefined);
              setOver(undefined);
            }}
          >
            Not this one
          </MainButton>
        </>
      )}
    </div>
  );
}

/** Who can be at fault: whoever is still in, or got home in this deal, perhaps on points that are not there. */
function faulty(state: GameState): readonly Side[] {
  return [...state.sides.keys()].filter((side) => !isHome(state, side) || isHomeNow(state, side));
}

function faultWords(state: GameState, name: PenaltyName): string {
  return state.sides.length > 2 ? FAULTS[name].replace("the other side", "another side") : FAULTS[name];
}

function costWords(name: PenaltyName): string {
  const { points, how, rule } = PENALTIES[name];
  return `${how === "back" ? `${points} back` : `${points} to the others`} · ${rule}`;
}

function takeWords(state: GameState, name: PenaltyName, side: Side, over: number) {
  const { points, how } = PENALTIES[name];
  if (how === "back")
    return (
      <>
        <bdi>{nameOfSide(state, side)}</bdi> goes back {over > 0 ? `${over} and ${points}` : points}
      </>
    );
  const [other = 0, ...more] = otherSides(state, side);
  return (
    <>
      {pointsWords(points)} for {more.length > 0 ? "each of the others" : <bdi>{nameOfSide(state, other)}</bdi>}
    </>
  );
}
