import { useMemo } from "preact/hooks";
import type { Player } from "../../insight/many/player";
import type { GameFacts } from "../../insight/many/facts";
import { byMonth, byQuarter, byWeekday } from "./months";
import type { GameId } from "../../game/facts";
import { Row, Rows } from "../parts/rows";
import { gamesWords, minutesWords, monthWords } from "../words/people";
import { HOW } from "./how-words";
import { ask } from "./number";

/** Months that are listed. */
const MONTHS = 12;

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const PARTS = ["Night", "Morning", "Afternoon", "Evening"] as const;

/** When games are played: months, weekdays, times of the day, and how long a deal takes. */
export function When({ player: { games, seconds } }: { player: Player }) {
  const { months, parts, days } = useMemo(() => timesOf(games), [games]);
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
      <Bars times={days} />
      <Bars times={months} />
    </section>
  );
}

/** Times with a bar for the number of their games. */
function Bars({ times }: { readonly times: readonly Times[] }) {
  const most = Math.max(1, ...times.map(({ ids }) => ids.length));
  return (
    <div class="rows months">
      {times.map(({ name, ids }) => (
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
  );
}

interface Times {
  readonly name: string;
  readonly ids: readonly GameId[];
}

interface PlayedAt {
  readonly at: number;
  readonly id: GameId;
}

const named = (names: readonly string[], all: readonly (readonly PlayedAt[])[]): readonly Times[] =>
  all.flatMap((of, i) => (of.length > 0 ? [{ name: names[i] ?? "", ids: of.map(({ id }) => id) }] : []));

/** The newest month first; quarters of the day and weekdays without a game left out. */
function timesOf(games: readonly GameFacts[]) {
  const played = games.map(({ id, startedAt }): PlayedAt => ({ id, at: startedAt }));
  const months = byMonth(played).slice(-MONTHS).toReversed();
  return {
    months: months.map(({ at, of }): Times => ({ name: monthWords(at), ids: of.map(({ id }) => id) })),
    parts: named(PARTS, byQuarter(played)),
    days: named(DAYS, byWeekday(played)),
  };
}
