import type { GameFacts } from "../../insight/many/facts";
import { FEWEST_GAMES } from "../../insight/many/figures";
import { type Luck, NATURES, waitsForLuck } from "../../insight/many/luck";
import { isolated } from "../../base/isolated";
import { SideName } from "../parts/side-name";
import { sideClass } from "../parts/sides";
import { eachWords, LUCK_PART_WORDS, luckVerdict, signedWords, waitingWords } from "../words/luck";
import { ODDS_KNOWN } from "../words/insight/known";
import { figureWords, gamesWords } from "../words/people";
import { HOW } from "./how-words";
import { ask, TooEarly } from "./number";

interface LuckSide {
  readonly name: string;
  readonly luck: Luck;
}

interface LuckCardProps {
  readonly sides: readonly [LuckSide, LuckSide];
  /** All games that the card is about, also those that are not worked out. */
  readonly games: readonly GameFacts[];
}

/** Luck and skill of two players over their games: from the games that the starts promised to those that were won. */
export function LuckCard({ sides, games }: LuckCardProps) {
  const [{ luck }] = sides;
  const waiting = games.filter(waitsForLuck).length;
  const known = luck.games.length;
  const about = { title: "Luck and skill", says: HOW.luck, games: luck.games };
  return (
    <section class="panel luck-card" aria-label="Luck and skill">
      <button type="button" class="spread card-button" onClick={() => ask(about)}>
        <b>Luck and skill</b>
        {known > 0 && <span class="muted">{gamesWords(known)}</span>}
      </button>
      {known === 0 && waiting === 0 && <p class="muted">There are no odds for these games: {ODDS_KNOWN}</p>}
      {known > 0 &&
        (known < FEWEST_GAMES ? (
          <TooEarly of={known} fewest={FEWEST_GAMES} what="games" asked={about} />
        ) : (
          <p>{luckVerdict(sides)}</p>
        ))}
      {known > 0 && (
        <div class="luck-sides">
          {sides.map((one, side) => (
            <LuckOfSide key={one.name} one={one} side={side} />
          ))}
        </div>
      )}
      <p class="muted small-note" role="status">
        {waiting > 0 && waitingWords(waiting)}
      </p>
    </section>
  );
}

function LuckOfSide({ one: { name, luck }, side }: { readonly one: LuckSide; readonly side: number }) {
  const { start, won, parts, games } = luck;
  let place = start;
  const steps = NATURES.flatMap((nature) => {
    const part = parts[nature];
    if (!part) return [];
    const from = place;
    place += part.total;
    return [{ nature, part, from, to: place }];
  });
  const all = [start, won, ...steps.map(({ to }) => to)];
  const room = Math.max(0.5, (Math.max(...all) - Math.min(...all)) * 0.2);
  const [least, most] = [Math.min(...all) - room, Math.max(...all) + room];
  const along = (value: number) => (100 * (value - least)) / (most - least);
  const ends = (label: string, value: number, shown: string) => ({
    label,
    about: { title: `${label}: ${isolated(name)}`, says: HOW.luck, games },
    // A mark, no bar: the track does not begin at zero.
    bar: [along(value), along(value)] as const,
    look: "whole",
    shown,
  });
  const lines = [
    ends("Expected", start, figureWords(start)),
    ...steps.map(({ nature, part, from, to }) => ({
      label: LUCK_PART_WORDS[nature],
      about: {
        title: `${LUCK_PART_WORDS[nature]}: ${isolated(name)}`,
        says: [eachWords(part), ...HOW.luck],
        games: part.each.games,
      },
      bar: [along(from), along(to)] as const,
      look: nature,
      shown: signedWords(part.total),
    })),
    ends("Won", won, String(won)),
  ];
  return (
    <div class={`luck-side ${sideClass(side)}`}>
      <SideName side={side} name={name} />
      {lines.map(({ label, about, bar: [from, to], look, shown }) => (
        <button key={label} type="button" class="luck-line" onClick={() => ask(about)}>
          <span class="label">{label}</span>
          <span class="luck-track" aria-hidden="true">
            <span
              class={look}
              style={{ insetInlineStart: `${Math.min(from, to)}%`, inlineSize: `max(2px, ${Math.abs(to - from)}%)` }}
            />
          </span>
          <b class="figures">{shown}</b>
        </button>
      ))}
    </div>
  );
}
