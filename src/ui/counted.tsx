import { useEffect, useState } from "preact/hooks";
import type { Owner } from "../game/facts";
import { type GameState, sideOf, nameOfSide } from "../game/state";
import { announceTally } from "../rules/announce";
import type { Card } from "../rules/cards";
import type { Tally } from "../rules/show";
import { units } from "../rules/units";
import { DealRecord } from "./deal-record";
import { ownerWords } from "./entry-words";
import { CardFace } from "./parts/card-face";
import { cardKeys } from "./parts/card-name";
import { MainButton } from "./parts/main-button";
import { Saying } from "./parts/saying";
import { TallyLines } from "./parts/tally-lines";
import { go } from "./router";
import { lastTold } from "../session/table";
import { say } from "./say";
import { useSession } from "./session-context";
import { SuitQuestions } from "./suit-questions";
import { TableBar, TableBoard, TableScores } from "./table-top";
import { unitWords } from "./unit-words";
import { capital } from "./words";
import { Refused } from "./refused";

/** A bounce of the finger must not peg the next hand unseen. */
const SETTLE = 350;

interface CountedProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
}

/** One hand or the crib, counted: its cards, the items, the sentence, and one button that pegs it. */
export function Counted({ state, owner, tally }: CountedProps) {
  const session = useSession();
  const [lit, setLit] = useState<number>();
  const settled = useSettled();
  const lines = units(tally);
  const places = lit === undefined ? [] : (lines[lit]?.places ?? []);
  const side = sideOf(state, owner);
  const name = nameOfSide(state, side);
  const cardsAt = (unit: (typeof lines)[number]) => unit.places.map((place) => tally.cards[place] as Card);
  return (
    <main class="screen split show">
      <TableBar state={state} />
      <div class="split-a">
        <TableScores state={state} turn={owner === "crib" ? state.deal?.dealer : owner} />
        <div class="beside">
          <TableBoard state={state} />
        </div>
        <h2>
          <bdi>{owner === "crib" ? `${name}’s crib` : ownerWords(state, owner)}</bdi>
        </h2>
        <div class="hand">
          {cardKeys(tally.cards).map((key, i) => (
            <CardFace
              key={key}
              card={tally.cards[i] as Card}
              size="large"
              apart={i === tally.cards.length - 1}
              state={lit === undefined ? "plain" : places.includes(i) ? "lit" : "dim"}
            />
          ))}
        </div>
      </div>
      <div class="split-b">
        {state.deal?.counted.length === 0 && <LastOfPlay state={state} />}
        <SuitQuestions state={state} owner={owner} tally={tally} />
        {lines.length > 0 && (
          <TallyLines
            lines={lines.map((unit) => ({ label: unitWords(unit), cards: cardsAt(unit), running: unit.running }))}
            lit={lit}
            onLight={setLit}
          />
        )}
        <Saying words={capital(announceTally(tally, "canonical"))} />
        <DealRecord state={state} />
      </div>
      <div class="actions">
        <Refused />
        <MainButton onPress={() => settled && void session.tell({ type: "handPegged", owner })} waiting={!settled}>
          {tally.total === 0 ? "Nothing to peg for" : `Peg ${tally.total} for`} <bdi>{name}</bdi>
        </MainButton>
        <MainButton kind="second" onPress={() => go("record", session.game.value)}>
          That’s not what’s on the table
        </MainButton>
      </div>
    </main>
  );
}

/** The last card of the play, which nobody has had time to hear: the show begins with it. */
function LastOfPlay({ state }: { state: GameState }) {
  const { words, pegged } = say(state, lastTold(useSession().now.value));
  return <Saying words={words} pegged={pegged} />;
}

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
