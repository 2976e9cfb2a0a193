import { useState } from "preact/hooks";
import { type GameState } from "../../../game/state";
import { nameOfSide, otherSides, sidesToPenalise } from "../../../game/sides";
import { PENALTIES, PENALTY_NAMES, type PenaltyName } from "../../../rules/penalties";
import { PENALTY_SOURCES } from "../../../rules/penalty-sources";
import type { Side } from "../../../rules/ruleset";
import { MainButton } from "../../parts/main-button";
import { NumberGrid } from "../../pads/number-grid";
import { Row, Rows } from "../../parts/rows";
import { useSession } from "../../context";
import { SideChoice } from "../side-choice";
import { PENALTY_WORDS } from "../../words/entries";
import { isOnePlayer } from "../../words/events";
import { capital } from "../../words/common";

/** Claims points for a fault, and records which fault it was. */
export function Penalties({ state, onDone }: { state: GameState; onDone: () => void }) {
  const session = useSession();
  const sides = sidesToPenalise(state);
  const [side, setSide] = useState<Side>((state.winner === undefined ? sides[0] : state.homes.at(-1)?.side) ?? 0);
  const [asking, setAsking] = useState<PenaltyName>();
  const [over, setOver] = useState<number>();
  const take = async (penalty: PenaltyName) => {
    if (await session.record({ type: "penaltyTaken", side, penalty, over: over ?? 0 })) onDone();
  };
  if (asking === "falseGame" && over === undefined)
    return (
      <div class="stack">
        <p>
          How many holes too far did <bdi>{nameOfSide(state, side)}</bdi> peg? They go back that many and{" "}
          {PENALTIES.falseGame.points} more. The others peg the extra holes. Already taken back? Tap 0.
        </p>
        <NumberGrid label="Holes too far" impossible={[]} onNumber={setOver} />
        <div class="sheet-foot">
          <MainButton kind="second" onPress={() => setAsking(undefined)}>
            Back
          </MainButton>
        </div>
      </div>
    );
  return (
    <div class="stack">
      <SideChoice state={state} legend="Who made the mistake?" sides={sides} value={side} onChoose={setSide} />
      {asking === undefined ? (
        <Rows label="Faults">
          {PENALTY_NAMES.map((name) => (
            <Row
              key={name}
              label={faultWords(state, name)}
              hint={costWords(state, name, side, 0)}
              onPress={() => setAsking(name)}
            />
          ))}
        </Rows>
      ) : (
        <>
          <p>
            {faultWords(state, asking)}. <span class="muted">{PENALTY_SOURCES[asking]}</span>
          </p>
          <MainButton onPress={() => void take(asking)}>{costWords(state, asking, side, over ?? 0)}</MainButton>
          <MainButton
            kind="second"
            onPress={() => {
              setAsking(undefined);
              setOver(undefined);
            }}
          >
            Back
          </MainButton>
        </>
      )}
    </div>
  );
}

function faultWords(state: GameState, name: PenaltyName): string {
  const words = capital(PENALTY_WORDS[name]);
  return state.sides.length > 2 ? words : words.replace("another side", "the other side");
}

/** "Bob goes back 10", "Alice pegs 2", "The others peg 2 each" */
function costWords(state: GameState, name: PenaltyName, side: Side, over: number) {
  const { points, how } = PENALTIES[name];
  const [other = 0, ...more] = otherSides(state, side);
  const who = how === "back" ? side : other;
  if (how === "forward" && more.length > 0) return `The others peg ${points} each`;
  const [does, do_] = how === "back" ? ["goes", "go"] : ["pegs", "peg"];
  return (
    <>
      <bdi>{nameOfSide(state, who)}</bdi> {isOnePlayer(state, [who]) ? does : do_}{" "}
      {how === "back" ? `back ${over + points}` : points}
    </>
  );
}
