/** What the first screen needs: the games of this phone, and the choices of the people holding it. No game is open. */
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
    /** Reads the list and the choices. */
    wake: async (): Promise<Result<undefined, StoreFault>> => {
      const [found] = await Promise.all([ports.log.rows(), preferences.load()]);
      if (!found.ok) return found;
      rows.value = found.value;
      return ok(undefined);
    },
  };
}

/** @returns the game under way that was touched last. */
export function unfinished(rows: readonly GameRow[]): GameRow | undefined {
  return rows.find((row) => row.winner === undefined);
}

/** @returns the game to go straight back to at the start: the last one touched, unless it is decided. */
export function lastUnfinished(rows: readonly GameRow[]): GameRow | undefined {
  return rows[0]?.winner === undefined ? rows[0] : undefined;
}

/**
 * @returns the match that was touched last, when it waits for its next game: it is undecided, nobody plays in it, and no
 * other game under way was touched since
 */
export function matchWaiting(rows: readonly GameRow[]): Match | undefined {
  const touched = rows.findIndex(isMatched);
  const match = matchIn(rows, rows[touched]?.match?.id);
  if (!match || match.open || match.winner !== undefined) return undefined;
  return rows.slice(0, touched).some((row) => row.winner === undefined) ? undefined : match;
}

/** @returns the match that was just won: the last game touched is one of it, and nobody plays in it. */
export function matchWon(rows: readonly GameRow[]): Match | undefined {
  const match = matchIn(rows, rows[0]?.match?.id);
  return match?.winner === undefined || match.open ? undefined : match;
}
