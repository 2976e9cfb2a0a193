import { useMemo } from "preact/hooks";
import type { Player } from "../../insight/many/player";
import type { GameFacts } from "../../insight/many/facts";
import type { GameId } from "../../game/facts";
import { Row, Rows } from "../parts/rows";
import { gamesWords, minutesWords, monthWords } from "../words/people";
import { HOW } from "./how-words";
import { ask } from "./number";

/** Months that are listed. */
const MONTHS = 12;

const PARTS = ["Night", "Morning", "Afternoon", "Evening"] as const;

/** When games are played: months, times of the day, and how long a deal takes. */
export function When({ player: { games, seconds } }: { player: Player }) {
  const { months, parts } = useMemo(() => timesOf(games), [games]);
  const most = Math.max(...months.map(({ ids }) => ids.length));
  return (
    <section aria-label="When">
      <h2 class="section">When</h2>
      <Rows>
        {seconds !== undefined && (
          <Row
            label="A deal takes"
            value={minutesWords(seconds)}
            quiet
            onPress={() => ask({ title: "A deal takes", says: HOW.time, games: games.map(({ id }) => id) })}
          />
        )}
        {parts.map(({ name, ids }) => (
          <Row
            key={name}
            label={name}
            value={gamesWords(ids.length)}
            quiet
            onPress={() => ask({ title: name, says: HOW.when, games: ids })}
          />
        ))}
      </Rows>
      <div class="rows months">
        {months.map(({ name, ids }) => (
          <button
            key={name}
            type="button"
            class="row-line month"
            onClick={() => ask({ title: name, says: HOW.when, games: ids })}
          >
            <span class="words">{name}</span>
            <span class="ahead plain" aria-hidden="true">
              <span style={{ inlineSize: `${(100 * ids.length) / most}%` }} />
            </span>
            <span class="value quiet">{gamesWords(ids.length)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

interface Times {
  readonly name: string;
  readonly ids: GameId[];
}

/** By the calendar of this phone; the newest month first, quarters of the day without a game left out. */
function timesOf(games: readonly GameFacts[]): { readonly months: readonly Times[]; readonly parts: readonly Times[] } {
  const months = new Map<number, { readonly at: number; readonly ids: GameId[] }>();
  const parts = PARTS.map((name): Times => ({ name, ids: [] }));
  for (const { id, startedAt } of games) {
    const date = new Date(startedAt);
    const key = date.getFullYear() * 12 + date.getMonth();
    const month = months.get(key) ?? { at: startedAt, ids: [] };
    month.ids.push(id);
    months.set(key, month);
    parts[Math.floor(date.getHours() / 6)]?.ids.push(id);
  }
  const newest = [...months].toSorted(([one], [other]) => other - one).slice(0, MONTHS);
  return {
    months: newest.map(([, { at, ids }]) => ({ name: monthWords(at), ids })),
    parts: parts.filter(({ ids }) => ids.length > 0),
  };
}
