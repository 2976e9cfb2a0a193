import { useState } from "preact/hooks";
import type { Owner } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { type HandPegs, handPegs, judge } from "../../../game/counted-hand";
import { isPossible, showRulesIn } from "../../../game/known";
import { nameOfSide, otherSides, sideOf } from "../../../game/sides";
import type { Side } from "../../../rules/ruleset";
import { units } from "../../../rules/show/units";
import { type Settled } from "../../../game/waiting";
import { HandFrame } from "./hand-frame";
import { MainButton } from "../../parts/main-button";
import { NoPoints } from "../../parts/no-points";
import { useCountUp } from "./count-up";
import { Saying } from "../../parts/saying";
import { TallyLines } from "../../parts/tally-lines";
import { ChallengeButton } from "../challenge";
import { tallyWords } from "../../words/events";
import { useSession } from "../../context";
import { TakeCallBack, Offers, RulingHeadline, RulingWords } from "./settled";
import { SuitQuestions } from "../../parts/suit-questions";
import { NINETEEN_WORDS } from "../../words/verdicts";
import type { Tally } from "../../../rules/show/combinations";

interface CountedProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
  /** The player’s stated count and its ruling; undefined when the app counts. */
  readonly settled: Settled | undefined;
}

/**
 * A counted hand or crib: its cards, its combinations and the button that pegs it. The app counts it line by line; the
 * button pegs the whole count at any moment.
 */
export function Counted({ state, owner, tally, settled }: CountedProps) {
  const session = useSession();
  const [chosen, setChosen] = useState<number>();
  const lines = units(tally);
  const line = useCountUp(lines.length, settled !== undefined);
  const side = sideOf(state, owner);
  const pegs = handPegs(state, owner, tally, settled);
  const of = owner === "crib" ? "crib" : "hand";
  const missed = settled && missedLine(state, owner, tally, settled);
  const lit = line ?? chosen ?? missed?.line;
  return (
    <HandFrame
      state={state}
      owner={owner}
      cards={tally.cards}
      lit={lit === undefined ? undefined : (lines[lit]?.places ?? [])}
      dims={line === undefined}
      heading={settled && <RulingHeadline state={state} owner={owner} tally={tally} settled={settled} />}
      total={
        settled ? undefined : <Total now={line === undefined ? undefined : lines[line]?.running} all={tally.total} />
      }
      actions={
        <>
          <MainButton onPress={() => void session.record({ type: "handPegged", owner })}>
            <PegWords state={state} pegs={pegs} side={side} />
          </MainButton>
          {settled && <TakeCallBack settled={settled} />}
        </>
      }
    >
      <SuitQuestions state={state} owner={owner} tally={tally} />
      {settled && <RulingWords state={state} owner={owner} tally={tally} settled={settled} />}
      {lines.length > 0 && (
        <TallyLines tally={tally} lines={lines} lit={lit} counted={line} noted={missed} onLight={setChosen} />
      )}
      {tally.total > 0 ? (
        !settled && <Saying words={tallyWords(tally)} />
      ) : (
        <>
          {!isPossible(state, owner, 19) && <p class="muted">{NINETEEN_WORDS}</p>}
          <NoPoints tally={tally} of={of} rules={showRulesIn(state)} />
        </>
      )}
      {state.counting === "checked" && <ChallengeButton state={state} />}
      {settled && <Offers state={state} owner={owner} settled={settled} counter={side} />}
    </HandFrame>
  );
}

/** The count so far and the whole count; a screen reader hears only the whole. */
function Total({ now, all }: { now: number | undefined; all: number }) {
  if (all === 0) return <p class="show-total none">No points</p>;
  return (
    <p class="show-total figures">
      <span class="unseen">{all} points</span>
      <span aria-hidden="true">
        <b>{now ?? all}</b>
        {now !== undefined && now < all && <span class="to-come"> … {all}</span>}
      </span>
    </p>
  );
}

/** The line that a low count left out. */
function missedLine(state: GameState, owner: Owner, tally: Tally, { stated }: Settled) {
  const found = judge(state, owner, tally, stated)?.verdict;
  if (found?.is !== "short") return undefined;
  const all = units(tally);
  const places = new Set(found.missed.flatMap((one) => one.places));
  const line = all.findIndex((unit) => unit.places.length === places.size && unit.places.every((at) => places.has(at)));
  return line < 0 ? undefined : { line, note: found.certain ? "the one missed" : "likely the one missed" };
}

interface PegWordsProps {
  readonly state: GameState;
  readonly pegs: HandPegs;
  /** The side that counts the hand. */
  readonly side: Side;
}

/** "Peg 7 for Bob, 2 for Alice", "Nothing to peg for Bob" */
export function PegWords({ state, pegs: { counter, others }, side }: PegWordsProps) {
  const own = { side, points: counter };
  if (others.length > 1 && others.length === otherSides(state, side).length && isEqual(others))
    return (
      <>
        Peg{" "}
        {counter > 0 && (
          <>
            <For state={state} peg={own} />,{" "}
          </>
        )}
        {others[0]?.points} for each of the others
      </>
    );
  const all = [own, ...others].filter(({ points }) => points > 0);
  if (all.length === 0)
    return (
      <>
        Nothing to peg for <bdi>{nameOfSide(state, side)}</bdi>
      </>
    );
  return (
    <>
      Peg{" "}
      {all.map((peg, i) => (
        <span key={peg.side}>
          {i > 0 && ", "}
          <For state={state} peg={peg} />
        </span>
      ))}
    </>
  );
}

function For({ state, peg }: { state: GameState; peg: HandPegs["others"][number] }) {
  return (
    <>
      {peg.points} for <bdi>{nameOfSide(state, peg.side)}</bdi>
    </>
  );
}

function isEqual(others: HandPegs["others"]): boolean {
  return others.every(({ points }) => points === others[0]?.points);
}
