import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { rowOf } from "../../game/list-row";
import type { GameRow } from "../../game/log";
import { readEntry } from "../../game/upgrade";
import { indexedLog } from "../../storage/indexed-log";
import { indexedKeeping } from "../../storage/keeping";
import { storeOpener } from "../../storage/open";
import { usualGame } from "../../testing/usual-games";
import { createOldRows } from "./old-rows";

test("rows of an older version get their form on the first filter, one game at a time, and newer rows stay", async () => {
  const open = storeOpener(undefined, "old-rows");
  const log = indexedLog(open, readEntry);
  const db = await open();
  const rows = [1, 2, 3].map((n) => {
    const entries = usualGame(n);
    const { form: _form, ...old } = rowOf(entries)!;
    return { entries, old: old satisfies GameRow };
  });
  for (const { entries, old } of rows) await log.append(entries, old);
  const shown = rows.map(({ old }) => old);
  // Another tab has gone on with the third game.
  await db.put("rows", { ...shown[2]!, touchedAt: shown[2]!.touchedAt + 1 });
  const refresh = vi.fn<() => Promise<void>>(async () => {});
  const breathe = vi.fn<() => undefined>();
  const addForms = createOldRows({ log, store: indexedKeeping(open), rows: () => shown, refresh, breathe });
  await Promise.all([addForms(), addForms()]);
  const stored = (await db.getAll("rows")) as GameRow[];
  const formOf = (id: string) => stored.find((row) => row.id === id)?.form;
  expect(shown.map(({ id }) => formOf(id))).toEqual(["sixCard", "sixCard", undefined]);
  expect([refresh.mock.calls.length, breathe.mock.calls.length]).toEqual([1, 3]);
  db.close();
});
