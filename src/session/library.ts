/** The list of games and the preferences: all that the home screen needs, before there is a session. */
import { signal } from "@preact/signals";
import type { GameRow, StoreFault } from "../game/log";
import { isMatched, type Match, matchIn } from "../match/match";
import { ok, type Result } from "../base/result";
import type { Ports } from "./ports";
import { createPreferences } from "./preferences";

export type Library = ReturnType<typeof createLibrary>;

export function createLibrary(ports: Pick<Ports, "log" | "onTabNews">) {
  const preferences = createPreferences(ports);
  const rows = signal<readonly GameRow[]>([]);

  async function loadRows(): Promise<void> {
    const found = await ports.log.rows();
    if (found.ok) rows.value = found.value;
  }
  ports.onTabNews(() => void loadRows());

  return {
    preferences,
    rows,
    loadRows,
    /** Reads the list and the preferences. */
    wake: async (): Promise<Result<undefined, StoreFault>> => {
      const [found] = await Promise.all([ports.log.rows(), preferences.load()]);
      if (!found.ok) return found;
      rows.value = found.value;
      return ok(undefined);
    },
  };
}

/** The unfinished game touched last. */
export function unfinished(rows: readonly GameRow[]): GameRow | undefined {
  return rows.find((row) => row.winner === undefined);
}

/** The game to return to when the app starts: the last one touched, unless it is finished. */
export function lastUnfinished(rows: readonly GameRow[]): GameRow | undefined {
  return rows[0]?.winner === undefined ? rows[0] : undefined;
}

/**
 * The match touched last, if it waits for its next game: it is undecided, none of its games is in progress, and no
 * other unfinished game was touched later.
 */
export function matchWaiting(rows: readonly GameRow[]): Match | undefined {
  const touched = rows.findIndex(isMatched);
  const match = matchIn(rows, rows[touched]?.match?.id);
  if (!match || match.open || match.winner !== undefined) return undefined;
  return rows.slice(0, touched).some((row) => row.winner === undefined) ? undefined : match;
}

/** The match that was just won: the last game touched belongs to it, and none of its games is in progress. */
export function matchWon(rows: readonly GameRow[]): Match | undefined {
  const match = matchIn(rows, rows[0]?.match?.id);
  return match?.winner === undefined || match.open ? undefined : match;
}
