/** The list of games and the preferences: all that the home screen needs, before there is a session. */
import { batch, signal } from "@preact/signals";
import { type GameRow, type StoreFault, timePlayed } from "../game/log";
import { gamesByMatch, hasAllGames, isMatched, type Match, matchOf } from "../match/match";
import { ok, type Result } from "../base/result";
import type { Ports } from "./ports";
import { createPreferences } from "./preferences";

/** The games that the first screen knows; it is drawn before the others are read. */
const RECENT = 24;

const inOrder = (rows: readonly GameRow[]) => rows.toSorted((one, other) => timePlayed(other) - timePlayed(one));

export type Library = ReturnType<typeof createLibrary>;

export function createLibrary(ports: Pick<Ports, "log" | "onTabNews">) {
  const preferences = createPreferences(ports);
  const rows = signal<readonly GameRow[]>([]);
  /** Whether `rows` has every game, not only the newest. */
  const whole = signal(false);
  /** Every game that was touched after this time is among `rows`. */
  let reach = 0;

  // With thousands of games the grouping takes long.
  const grouped = new WeakMap<readonly GameRow[], ReturnType<typeof gamesByMatch>>();
  const groupsOf = (all: readonly GameRow[]) => {
    const groups = grouped.get(all) ?? gamesByMatch(all);
    grouped.set(all, groups);
    return groups;
  };
  const gamesIn = (id = "") => groupsOf(rows.value).get(id) ?? [];
  const complete = (match: Match | undefined) =>
    match && (whole.value || hasAllGames(match, reach)) ? match : undefined;

  /** Reads the newest rows. Every change since the last reading is among them. @param all the whole list, if it was read */
  async function loadRows(all?: readonly GameRow[]): Promise<Result<undefined, StoreFault>> {
    // The drawing of these rows is a task of its own, and takes long enough.
    if (all) groupsOf(all);
    const found = await ports.log.newest(RECENT);
    if (!found.ok) return found;
    const newest = inOrder(found.value.rows);
    const ids = new Set(newest.map(({ id }) => id));
    batch(() => {
      const known = all ?? rows.value;
      const isWhole = (whole.value ||= found.value.whole || !!all);
      reach = found.value.rows.at(-1)?.touchedAt ?? 0;
      // A new array would draw the whole list again.
      if (JSON.stringify(newest) === JSON.stringify(known.filter(({ id }) => ids.has(id)))) rows.value = known;
      else rows.value = inOrder([...newest, ...(isWhole ? known.filter(({ id }) => !ids.has(id)) : [])]);
    });
    return ok(undefined);
  }
  ports.onTabNews(() => {
    void preferences.reload("handedOver");
    void loadRows();
  });

  return {
    preferences,
    /** By `timePlayed`, newest first. */
    rows,
    whole,
    /** Puts the row of a game that has changed into its place, before it is read. */
    put: (row: GameRow) => (rows.value = inOrder([row, ...rows.peek().filter(({ id }) => id !== row.id)])),
    loadRows,
    /** A match; undefined while one of its games is not read yet. */
    matchOf: (id: string | undefined) => complete(matchOf(gamesIn(id))),
    /** The match of a game. @param now the row of that game, which may be newer than the one in `rows` */
    matchWith: (now: GameRow | undefined) => {
      if (!now || !isMatched(now)) return undefined;
      return complete(matchOf([...gamesIn(now.match.id).filter(({ id }) => id !== now.id), now]));
    },
    /** Reads the list and the preferences. */
    wake: async (): Promise<Result<undefined, StoreFault>> => {
      const [found] = await Promise.all([loadRows(), preferences.load()]);
      return found;
    },
  };
}

type Listed = Pick<Library, "rows" | "matchOf">;

/** The unfinished game played last. One that many newer games have been played after is only in the list. */
export function unfinished(rows: readonly GameRow[]): GameRow | undefined {
  return rows.slice(0, RECENT).find((row) => row.winner === undefined);
}

/** The game to return to when the app starts: the last one played, unless it is finished. */
export function lastUnfinished(rows: readonly GameRow[]): GameRow | undefined {
  return rows[0]?.winner === undefined ? rows[0] : undefined;
}

/**
 * The match played last, if it waits for its next game: it is undecided, none of its games is in progress, and no
 * other unfinished game was played later.
 */
export function matchWaiting(library: Listed): Match | undefined {
  const recent = library.rows.value.slice(0, RECENT);
  const touched = recent.findIndex(isMatched);
  const match = library.matchOf(recent[touched]?.match?.id);
  if (!match || match.open || match.winner !== undefined) return undefined;
  return recent.slice(0, touched).some((row) => row.winner === undefined) ? undefined : match;
}

/** The match that was just won: the last game played belongs to it, and none of its games is in progress. */
export function matchWon(library: Listed): Match | undefined {
  const match = library.matchOf(library.rows.value[0]?.match?.id);
  return match?.winner === undefined || match.open ? undefined : match;
}

const people = ({ names }: GameRow) => JSON.stringify(names);

/** The newest finished game of its own, unless the same people have begun another since. */
export function lastFinished(rows: readonly GameRow[]): GameRow | undefined {
  const row = rows.find(({ winner, match }) => winner !== undefined && !match);
  const newest = row && rows.find((one) => people(one) === people(row));
  return newest === row ? row : undefined;
}

/** Whether a game looks begun by accident: it is not past its first deal. */
export function isBarelyBegun({ winner, deal }: Pick<GameRow, "winner" | "deal">): boolean {
  return winner === undefined && deal <= 1;
}
