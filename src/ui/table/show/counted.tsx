import { useState } from "preact/hooks";
import type { Owner } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { type HandPegs, handPegs } from "../../../game/counted-hand";
import { isPossible } from "../../../game/known";
import { nameOfSide, otherSides, sideOf } from "../../../game/sides";
import type { Card } from "../../../rules/cards";
import type { Side } from "../../../rules/ruleset";
import { units } from "../../../rules/show/units";
import { type Settled } from "../../../game/waiting";
import { HandFrame } from "./hand-frame";
import { MainButton } from "../../parts/main-button";
import { Saying } from "../../parts/saying";
import { TallyLines } from "../../parts/tally-lines";
import { ChallengeButton } from "../challenge";
import { go } from "../../router";
import { lastWords } from "../../last-words";
import { tallyWords } from "../../words/events";
import { useSession } from "../../context";
import { Offers, RulingWords } from "./settled";
import { SuitQuestions } from "../../parts/suit-questions";
import { unitWords } from "../../words/units";
import { NINETEEN_WORDS } from "../../words/verdicts";
import type { Tally } from "../../../rules/show/combinations";

interface CountedProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
  /** The player’s stated count and its ruling; undefined when the app counts. */
  readonly settled: Settled | undefined;
}

/** A counted hand or crib: its cards, its combinations and the button that pegs it. */
export function Counted({ state, owner, tally, settled }: CountedProps) {
  const session = useSession();
  const [lit, setLit] = useState<number>();
  const lines = units(tally);
  const side = sideOf(state, owner);
  const pegs = handPegs(state, owner, tally, settled);
  const cardsAt = (unit: (typeof lines)[number]) => unit.places.map((place) => tally.cards[place] as Card);
  return (
    <HandFrame
      state={state}
      owner={owner}
      cards={tally.cards}
      lit={lit === undefined ? undefined : (lines[lit]?.places ?? [])}
      actions={
        <>
          <MainButton onPress={() => void session.record({ type: "handPegged", owner })}>
            <PegWords state={state} pegs={pegs} side={side} />
          </MainButton>
          <MainButton kind="second" onPress={() => go("record", session.openId.value)}>
            Fix a card
          </MainButton>
        </>
      }
    >
      {state.deal?.counted.length === 0 && !settled && <LastOfPlay />}
      {settled && <RulingWords state={state} owner={owner} tally={tally} settled={settled} />}
      <SuitQuestions state={state} owner={owner} tally={tally} />
      {lines.length > 0 && (
        <TallyLines
          lines={lines.map((unit) => ({ label: unitWords(unit), cards: cardsAt(unit), running: unit.running }))}
          lit={lit}
          onLight={setLit}
        />
      )}
      <Saying words={tallyWords(tally)} />
      {tally.total === 0 && !isPossible(state, owner, 19) && <p class="muted">{NINETEEN_WORDS}</p>}
      {state.counting === "checked" && <ChallengeButton state={state} />}
      {settled && <Offers state={state} owner={owner} settled={settled} counter={side} />}
    </HandFrame>
  );
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

/** The last card of the play ends the play screen, so its announcement is repeated here. */
function LastOfPlay() {
  const { words, pegged } = lastWords(useSession().now.value);
  return <Saying words={words} pegged={pegged} />;
}
