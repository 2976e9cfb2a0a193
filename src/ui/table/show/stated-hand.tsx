import { isolated } from "../../../base/isolated";
import { useState } from "preact/hooks";
import type { Owner } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { nameOfSide, seatOf, sideOf } from "../../../game/sides";
import type { Waiting } from "../../../game/waiting";
import { HandFrame } from "./hand-frame";
import { MainButton } from "../../parts/main-button";
import { NumberGrid } from "../../pads/number-grid";
import { Sheet } from "../../parts/sheet";
import { ChallengeButton } from "../challenge";
import { CallPoints, CountedTooMuch } from "../call-points";
import { useSession } from "../../context";
import { countCommand, mostMissed, statableAt } from "../../../game/open-calls";

interface StatedProps {
  readonly state: GameState;
  readonly waiting: Extract<Waiting, { for: "count" | "call" }>;
}

/**
 * The player says what their hand counts; the others accept it or challenge it. The right count must not appear
 * anywhere on this page. The pad stays, so that a number tapped by mistake is replaced by a tap on another.
 */
export function StatedHand({ state, waiting }: StatedProps) {
  const session = useSession();
  const { owner, cards } = waiting;
  const stated = waiting.for === "call" ? waiting.stated : undefined;
  const name = state.seats[seatOf(state, owner)]?.name ?? "";
  const { highest, impossible } = statableAt(state, owner);
  const tap = (points: number) => {
    if (points !== stated) void session.act(countCommand(session.now.value, owner, points));
  };
  return (
    <HandFrame
      state={state}
      owner={owner}
      cards={cards}
      actions={
        <>
          <section class="pad claim-pad">
            <div class="pad-top">
              <h3 class="pad-title">
                <bdi>{name}</bdi>
                {stated === undefined ? (
                  " counts"
                ) : (
                  <span role="status">
                    {" says "}
                    <b class="figures">{stated}</b>
                  </span>
                )}
              </h3>
              {/* Counts of the play can be challenged until the first hand is pegged. */}
              {stated === undefined && <ChallengeButton state={state} />}
            </div>
            <NumberGrid
              label={`${isolated(name)} counts`}
              max={highest}
              impossible={impossible}
              chosen={stated}
              onNumber={tap}
            />
          </section>
          {state.counting === "muggins" && <Answers state={state} owner={owner} waiting={waiting} />}
        </>
      }
    />
  );
}

interface AnswersProps extends StatedProps {
  readonly owner: Owner;
}

/** The answers of the others, once a count is stated. */
function Answers({ state, owner, waiting }: AnswersProps) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const counter = sideOf(state, owner);
  const name = isolated(state.seats[seatOf(state, owner)]?.name ?? "");
  const said = waiting.for === "call" ? waiting : undefined;
  const most = said ? mostMissed(state, owner, said.stated) : 0;
  const call = (what: "missed" | "over", side: number, points: number) => {
    setAsking(false);
    if (said) void session.record({ type: "called", at: said.at, of: said.of, side, for: what, points });
  };
  return (
    <>
      <MainButton off={!said} onPress={() => said && void session.record({ type: "handPegged", owner })}>
        {said ? (
          <>
            No challenge: peg {said.stated} for <bdi>{nameOfSide(state, counter)}</bdi>
          </>
        ) : (
          "Tap the count"
        )}
      </MainButton>
      <div class="pair">
        <MainButton kind="second" off={most === 0} onPress={() => most > 0 && setAsking(true)}>
          Muggins…
        </MainButton>
        <CountedTooMuch state={state} counter={counter} off={!said} onOver={(side) => call("over", side, 0)}>
          Counted too much
        </CountedTooMuch>
      </div>
      <Sheet open={asking} title={`${name} says ${said?.stated}`} onClose={() => setAsking(false)}>
        <CallPoints
          state={state}
          counter={counter}
          most={most}
          onMissed={(side, points) => call("missed", side, points)}
        />
      </Sheet>
    </>
  );
}
