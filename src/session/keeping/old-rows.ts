/** Rows that an older version stored have no form. They get it when somebody first filters the list. */
import type { GameId } from "../../game/facts";
import type { KeepingStore } from "../../game/keeping";
import { rowOf } from "../../game/list-row";
import type { GameRow } from "../../game/log";
import type { Breathe } from "../../share/backup/kept";
import type { Ports } from "../ports";

interface OldRowsPorts {
  readonly log: Pick<Ports["log"], "read">;
  readonly store: Pick<KeepingStore, "addForms">;
  /** The rows of the list. */
  readonly rows: () => readonly GameRow[];
  readonly refresh: () => Promise<unknown>;
  readonly breathe: Breathe;
}

/** Rows that are written together. */
const MOST = 100;

/** @returns a function that adds the missing forms, a game at a time, so that no tap waits. Once is enough; after a fault, call it again. */
export function createOldRows({ log, store, rows, refresh, breathe }: OldRowsPorts): () => Promise<void> {
  let adding: Promise<void> | undefined;

  async function renewed(id: GameId): Promise<readonly GameRow[]> {
    const read = await log.read(id);
    const row = read.ok ? rowOf(read.value.entries) : undefined;
    const pause = breathe();
    if (pause) await pause;
    return row ? [row] : [];
  }

  async function add(): Promise<void> {
    const old = rows().filter(({ form }) => form === undefined);
    for (let at = 0; at < old.length; at += MOST) {
      const some: GameRow[] = [];
      for (const { id } of old.slice(at, at + MOST)) some.push(...(await renewed(id)));
      const stored = await store.addForms(some);
      if (!stored.ok) {
        adding = undefined;
        return;
      }
    }
    if (old.length > 0) await refresh();
  }

  return () => (adding ??= add());
}
