import type { Owner } from "../../../game/facts";
import { type GameState, statedCountOf } from "../../../game/state";
import { lineOfCall } from "../../../game/call-shown";
import { judge } from "../../../game/counted-hand";
import { nameOfSide, otherSides, seatOf, sideOf } from "../../../game/sides";
import { PENALTIES } from "../../../rules/penalties";
import type { Side } from "../../../rules/ruleset";
import type { Settled } from "../../../game/waiting";
import { MainButton } from "../../parts/main-button";
import { useSession } from "../../context";
import { CountedTooMuch } from "../call-points";
import { RuleLink, Words } from "../../parts/sentence";
import { challengeHeadline, isOnePlayer } from "../../words/events";
import { calledWords } from "../../words/calls";
import { explanation, headline, unlessWords } from "../../words/verdicts";
import type { Tally } from "../../../rules/show/combinations";

interface RulingProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
  readonly settled: Settled;
}

/** Says who takes how many after a challenge: "Muggins! Two for Bob"; otherwise whether the count is right. */
export function RulingHeadline({ state, owner, tally, settled }: RulingProps) {
  const call = statedCountOf(state, owner)?.call;
  const judged = judge(state, owner, tally, settled.stated);
  const { caller, opponents } = settled.ruling;
  if (call) {
    const points = call.for === "missed" ? caller : opponents;
    return <bdi>{challengeHeadline(state, { ...call, counter: sideOf(state, owner), points })}</bdi>;
  }
  return <>{judged && headline(judged.verdict, judged).replace(/\.$/, "")}</>;
}

/** The stated count beside the right one, and the likely mistake. */
export function RulingWords({ state, owner, tally, settled }: RulingProps) {
  const { stated, ruling } = settled;
  const judged = judge(state, owner, tally, stated);
  const right = stated === tally.total;
  const what = owner === "crib" ? "crib" : "hand";
  const call = statedCountOf(state, owner)?.call;
  const called = call && calledWords(state, { ...call, named: call.points, ruling });
  return (
    <div class="ruling" role="status">
      <p>
        <bdi>{state.seats[seatOf(state, owner)]?.name}</bdi> counted {stated}.{" "}
        {`${right ? "That’s right" : `The ${what} is worth ${tally.total}`}${judged ? unlessWords(judged.verdict) : ""}.`}
      </p>
      {called && <p>{called}</p>}
      {judged &&
        explanation(judged.verdict, judged).map((sentence, i) => (
          <p key={i}>
            <Words of={sentence} />
          </p>
        ))}
      {!right && <RuleLink topic={tally.total > stated ? "muggins" : "overcount"} />}
    </div>
  );
}

interface OfferProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly settled: Settled;
  readonly counter: Side;
}

/** Offers the others their further claims: overcounted points, or fifteen back for a win claimed too early. */
export function Offers({ state, owner, settled, counter }: OfferProps) {
  const session = useSession();
  const { at, of, excess, ruling } = settled;
  if (ruling.falseGame) return <FalseGame state={state} owner={owner} side={counter} />;
  if (excess === 0) return null;
  const [other = 0, ...more] = otherSides(state, counter);
  return (
    <CountedTooMuch
      state={state}
      counter={counter}
      onOver={(side) => void session.record({ type: "called", at, of, side, for: "over", points: 0 })}
    >
      Counted too much: {excess} for {more.length > 0 ? "each of the others" : <bdi>{nameOfSide(state, other)}</bdi>}
    </CountedTooMuch>
  );
}

/** Takes the challenge back, if it was made by mistake. */
export function TakeCallBack({ settled }: Pick<OfferProps, "settled">) {
  const session = useSession();
  const now = session.now.value;
  const call = lineOfCall(now, settled);
  if (!call) return null;
  // After another entry, like a fixed card, undo would take that one back.
  const isLast = now.undo?.seq === call.id;
  const remove = { do: "correct", entry: call.id, change: { how: "removed" } } as const;
  return (
    <MainButton kind="second" onPress={() => void (isLast ? session.undo() : session.act(remove))}>
      Take the call back
    </MainButton>
  );
}

/** Pegs the settled count, then takes fifteen back (rules.md §6.6). */
function FalseGame({ state, owner, side }: Pick<OfferProps, "state" | "owner"> & { readonly side: Side }) {
  const session = useSession();
  return (
    <MainButton kind="second" onPress={() => void session.record({ type: "handPegged", owner, falseGame: true })}>
      Peg it, then <bdi>{nameOfSide(state, side)}</bdi> {isOnePlayer(state, [side]) ? "goes" : "go"} back{" "}
      {PENALTIES.falseGame.points} for claiming the win too early
    </MainButton>
  );
}
