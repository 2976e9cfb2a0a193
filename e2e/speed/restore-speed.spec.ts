/**
 * A phone with more games than anybody will ever play is saved and wiped, and comes back from the file on the built app:
 * every log is identical, and so is every replayed state.
 */
import { writeFile as writeToDisk } from "node:fs/promises";
import type { Page } from "playwright/test";
import { foldBook } from "../../src/club/book";
import { isBookId } from "../../src/club/book-facts";
import { readBookEntry } from "../../src/club/book-read";
import { filePorts } from "../../src/device/file-ports";
import { replay } from "../../src/game/replay";
import { entriesOf } from "../../src/game/runs";
import { readEntry } from "../../src/game/upgrade";
import { writeFile } from "../../src/share/backup/file";
import { countsOf } from "../../src/share/backup/kinds";
import { randomLogs } from "../../src/testing/random-logs";
import { chanceOf } from "../../src/testing/robot";
import { expect, otherPhone, test } from "../test";

/** Besides those of the matches. */
const GAMES = 10_000;
const MATCHES = 500;
const EVENTS = 100;
/** Records that are read at once. */
const SLICE = 500;
const A_WHILE = 1_500_000;
const LOADING = 300_000;

async function bringIn(page: Page, url: string, path: string): Promise<void> {
  await page.goto(`${url}#/bring`);
  await page.getByLabel(/^Choose a file/).setInputFiles(path);
  await page.getByRole("button", { name: /^Bring in \d/ }).click({ timeout: LOADING });
  await expect(page.getByText(/brought in\.$/)).toBeVisible({ timeout: LOADING });
}

/** Some stored records, in the order of their keys. @param from the key of the last one before */
const slice = (page: Page, from: readonly unknown[] | undefined) =>
  page.evaluate(
    ([after, most]) =>
      new Promise<unknown[]>((done) => {
        const asked = indexedDB.open("fifteen-two");
        asked.addEventListener("success", () => {
          const all = asked.result
            .transaction("events")
            .objectStore("events")
            .getAll(after ? IDBKeyRange.lowerBound(after, true) : null, most);
          all.addEventListener("success", () => {
            asked.result.close();
            done(all.result);
          });
        });
      }),
    [from, SLICE] as const,
  );

/** The entries of every stored log. */
async function stored(page: Page): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const logs = new Map<string, unknown[]>();
  let from: readonly unknown[] | undefined;
  for (;;) {
    const records = await slice(page, from);
    for (const entry of records.flatMap(entriesOf)) {
      const { game } = entry as { game: string };
      const own = logs.get(game);
      if (own) own.push(entry);
      else logs.set(game, [entry]);
    }
    if (records.length < SLICE) return logs;
    const { game, seq } = records.at(-1) as { game: string; seq: number };
    from = [game, seq];
  }
}

/** The replayed state, as text. */
function stateOf(id: string, entries: readonly unknown[]): string {
  if (isBookId(id))
    return JSON.stringify(foldBook(entries.map(readBookEntry).flatMap((one) => (one.ok ? [one.value] : []))));
  return JSON.stringify(replay(entries.map(readEntry).flatMap((one) => (one.ok ? [one.value] : []))).state);
}

/** With the fields in one order. */
const textOf = (entries: readonly unknown[]) =>
  JSON.stringify(
    entries.map((entry) => Object.entries(entry as object).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );

test("a full phone is wiped and restored, and every replayed state is the same", async ({
  page,
  table,
  url,
  browser,
}, testInfo) => {
  test.setTimeout(A_WHILE);
  const logs = randomLogs(chanceOf(7), GAMES, MATCHES, EVENTS);
  console.log(`${logs.length} logs: ${JSON.stringify(countsOf(logs))}`);
  const bytes = await writeFile({ logs, preferences: {} }, { version: "0.1.0", at: 0 }, filePorts());
  const first = testInfo.outputPath("first.fifteentwo");
  await writeToDisk(first, bytes ?? new Uint8Array());
  await bringIn(page, url, first);

  await page.goto(`${url}#/backup`);
  const save = table.button("Save everything");
  await expect(save).toBeEnabled({ timeout: LOADING });
  const download = page.waitForEvent("download");
  await save.click();
  const file = await download;
  const second = testInfo.outputPath("second.fifteentwo");
  await file.saveAs(second);
  console.log(`saved as ${file.suggestedFilename()}`);

  // A phone without anything.
  const phone = await otherPhone(browser);
  await bringIn(phone, url, second);
  const back = await stored(phone);
  expect(back.size).toBe(logs.length);
  let states = 0;
  for (const { id, entries } of logs) {
    const found = back.get(id) ?? [];
    if (textOf(found) !== textOf(entries)) throw new Error(`the log ${id} is another one`);
    if (stateOf(id, found) === stateOf(id, entries)) states += 1;
  }
  expect(states).toBe(logs.length);
  console.log(`${states} replayed states are identical`);
});
