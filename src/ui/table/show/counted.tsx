import { useEffect, useState } from "preact/hooks";
import type { Owner } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { isHome, nameOfSide, sideOf } from "../../../game/sides";
import { announceTally } from "../../../rules/aloud/announce";
import type { Card } from "../../../rules/cards";
import { units } from "../../../rules/show/units";
import { type Settled } from "../../../game/waiting";
import { HandFrame } from "./hand-frame";
import { MainButton } from "../../parts/main-button";
import { Saying } from "../../parts/saying";
import { TallyLines } from "../../parts/tally-lines";
import { CallButton } from "../play/play-claims";
import { go } from "../../router";
import { say } from "../../words/say";
import { useSession } from "../../context";
import { Offers, RulingWords } from "./settled";
import { otherSides } from "../side-choice";
import { SuitQuestions } from "../../parts/suit-questions";
import { unitWords } from "../../words/units";
import { capital } from "../../words/words";
import type { Tally } from "../../../rules/show/combinations";
import { lastHeard } from "../../../game/last-heard";

/** A bounce of the finger must not peg the next hand unseen. */
const SETTLE = 350;

interface CountedProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
  /** What was said of it, where the players count. */
  readonly settled: Settled | undefined;
}

/** One hand or the crib, counted: its cards, the items, the sentence, and one button that pegs it. */
export function Counted({ state, owner, tally, settled }: CountedProps) {
  const session = useSession();
  const [lit, setLit] = useState<number>();
  const calm = useCalm();
  const lines = units(tally);
  const side = sideOf(state, owner);
  const name = nameOfSide(state, side);
  const home = isHome(state, side);
  const points = home ? 0 : settled ? settled.ruling.counter : tally.total;
  const cardsAt = (unit: (typeof lines)[number]) => unit.places.map((place) => tally.cards[place] as Card);
  return (
    <HandFrame
      state={state}
      owner={owner}
      cards={tally.cards}
      lit={lit === undefined ? undefined : (lines[lit]?.places ?? [])}
      actions={
        <>
          <MainButton onPress={() => calm && void session.record({ type: "handPegged", owner })} waiting={!calm}>
            {points === 0 ? "Nothing to peg for" : `Peg ${points} for`} <bdi>{name}</bdi>
            {settled && <Others state={state} settled={settled} counter={side} />}
          </MainButton>
          <MainButton kind="second" onPress={() => go("record", session.openId.value)}>
            That’s not what’s on the table
          </MainButton>
        </>
      }
    >
      {state.deal?.counted.length === 0 && !settled && <LastOfPlay state={state} />}
      {settled && <RulingWords state={state} owner={owner} tally={tally} settled={settled} />}
      <SuitQuestions state={state} owner={owner} tally={tally} />
      {lines.length > 0 && (
        <TallyLines
          lines={lines.map((unit) => ({ label: unitWords(unit), cards: cardsAt(unit), running: unit.running }))}
          lit={lit}
          onLight={setLit}
        />
      )}
      <Saying words={capital(announceTally(tally))} />
      {state.counting === "checked" && <CallButton state={state} />}
      {settled && <Offers state={state} owner={owner} settled={settled} counter={side} />}
    </HandFrame>
  );
}

/** "…, 2 for Bob": what the ruling gives the other sides. */
function Others({ state, settled, counter }: { state: GameState; settled: Settled; counter: number }) {
  const { caller, opponents } = settled.ruling;
  if (opponents > 0 && otherSides(state, counter).length > 1) return `, ${opponents} for each of the others`;
  return state.sides.map((_, side) => {
    const points = side === counter || isHome(state, side) ? 0 : opponents + (side === settled.called ? caller : 0);
    return points === 0 ? null : (
      <span key={side}>
        , {points} for <bdi>{nameOfSide(state, side)}</bdi>
      </span>
    );
  });
}

/** The last card of the play, which nobody has had time to hear: the show begins with it. */
function LastOfPlay({ state }: { state: GameState }) {
  const { words, pegged } = say(state, lastHeard(useSession().now.value));
  return <Saying words={words} pegged={pegged} />;
}

/** @returns false until a new screen has stood for a moment. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), SETTLE);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}
