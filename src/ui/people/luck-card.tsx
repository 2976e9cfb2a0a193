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
  return (
    <section class="panel luck-card" aria-label="Luck and skill">
      <div class="spread">
        <b>Luck and skill</b>
        {known > 0 && <span class="muted">{gamesWords(known)}</span>}
      </div>
      {known === 0 && waiting === 0 && <p class="muted">There are no odds for these games: {ODDS_KNOWN}</p>}
      {known > 0 &&
        (known < FEWEST_GAMES ? (
          <TooEarly of={known} fewest={FEWEST_GAMES} what="games" />
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
  const about = (what: string) => ask({ title: `${what}: ${isolated(name)}`, says: HOW.luck, games });
  return (
    <div class={`luck-side ${sideClass(side)}`}>
      <SideName side={side} name={name} />
      <button type="button" class="luck-line ends" onClick={() => about("Expected")}>
        <span class="label">Expected</span>
        <Bar from={0} to={along(start)} look="whole" />
        <b class="figures">{figureWords(start)}</b>
      </button>
      {steps.map(({ nature, part, from, to }) => (
        <button
          key={nature}
          type="button"
          class="luck-line"
          onClick={() =>
            ask({
              title: `${LUCK_PART_WORDS[nature]}: ${isolated(name)}`,
              says: [eachWords(part), ...HOW.luck],
              games: part.each.games,
            })
          }
        >
          <span class="label">{LUCK_PART_WORDS[nature]}</span>
          <Bar from={along(from)} to={along(to)} look={nature} />
          <b class="figures">{signedWords(part.total)}</b>
        </button>
      ))}
      <button type="button" class="luck-line ends" onClick={() => about("Games won")}>
        <span class="label">Won</span>
        <Bar from={0} to={along(won)} look="whole" />
        <b class="figures">{won}</b>
      </button>
    </div>
  );
}

function Bar({ from, to, look }: { readonly from: number; readonly to: number; readonly look: string }) {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return (
    <span class="luck-track" aria-hidden="true">
      <span class={look} style={{ insetInlineStart: `${low}%`, inlineSize: `max(2px, ${high - low}%)` }} />
    </span>
  );
}
