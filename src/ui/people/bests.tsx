import { useState } from "preact/hooks";
import { isolated } from "../../base/isolated";
import { listWords } from "../../base/lists";
import type { Best, FineHandIn, Player } from "../../insight/many/player";
import { CardFace } from "../parts/card-face";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { go } from "../router";
import { pointsWords } from "../words/common";
import { cardKeys } from "../words/card-name";
import { dayWords, streakWords } from "../words/people";
import { HOW } from "./how-words";
import { ask } from "./number";

/** Hands that are shown at first. */
const FIRST = 3;

/** Every hand and crib of 24 and more, with its cards. */
export function BestHands({ player: { fine, hands } }: { player: Player }) {
  const [all, setAll] = useState(false);
  if (fine.length === 0) return null;
  return (
    <section aria-label="Best hands">
      <div class="spread card-heading">
        <h2 class="section">Best hands</h2>
        <span class="muted">
          24 and over: {fine.length}
          {hands.of > 0 && `, of ${hands.of.toLocaleString("en")} hands`}
        </span>
      </div>
      <div class="rows">
        {fine.slice(0, all ? fine.length : FIRST).map((hand, i) => (
          <FineHandLine key={i} hand={hand} />
        ))}
      </div>
      {fine.length > FIRST && !all && (
        <MainButton kind="second" onPress={() => setAll(true)}>
          All {fine.length}
        </MainButton>
      )}
    </section>
  );
}

function FineHandLine({ hand: { cards, points, of, against, at, game } }: { hand: FineHandIn }) {
  const keys = cardKeys(cards);
  return (
    <button type="button" class="row-line fine-hand" onClick={() => go("record", game)}>
      <span class="fine-cards">
        {cards.map((card, i) => (
          <CardFace key={keys[i]} card={card} size="small" apart={i === cards.length - 1} />
        ))}
      </span>
      <span class="words muted">
        v {listWords(against.map(isolated))}
        <span class="hint">
          {of === "crib" && "crib, "}
          {dayWords(at)}
        </span>
      </span>
      <span class="figures total">{points}</span>
    </button>
  );
}

interface BestLineProps {
  readonly label: string;
  readonly best: Best | undefined;
  readonly words?: (best: number) => string;
  readonly says: readonly string[];
}

function BestLine({ label, best, words = String, says }: BestLineProps) {
  if (!best) return null;
  return (
    <Row label={label} value={words(best.value)} onPress={() => ask({ title: label, says, games: [best.game] })} />
  );
}

/** Streaks and records; each opens its game or its games. */
export function Bests({ player }: { player: Player }) {
  const { streaks, most, comeback, bestHand, bestCrib, record } = player;
  const streak = streakWords(streaks.now);
  return (
    <section aria-label="Streaks and bests">
      <h2 class="section">Streaks and bests</h2>
      <Rows>
        {streaks.won + streaks.lost > 0 && (
          <Row
            label="Longest streak"
            hint={streak}
            value={`won ${streaks.won}, lost ${streaks.lost}`}
            quiet
            onPress={() => ask({ title: "Streaks", says: HOW.streak, games: record.share?.games ?? [] })}
          />
        )}
        <BestLine label="Best hand" best={bestHand} says={HOW.best} />
        <BestLine label="Best crib" best={bestCrib} says={HOW.best} />
        <BestLine label="Most in a deal" best={most} says={HOW.best} />
        <BestLine
          label="Biggest comeback"
          best={comeback}
          words={(holes) => `${pointsWords(holes)} behind`}
          says={HOW.comeback}
        />
      </Rows>
    </section>
  );
}
