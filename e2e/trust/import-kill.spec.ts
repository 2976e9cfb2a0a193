/** The browser is killed while games are brought in, or while that is undone: all of them are there afterwards, or none. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { filePorts } from "../../src/device/file-ports";
import { writeFile } from "../../src/share/backup/file";
import { chanceOf } from "../../src/testing/robot";
import { seed } from "../../src/testing/seed";
import { usualGame } from "../../src/testing/usual-games";
import { startToKill } from "../machine/kill";
import { expect, test } from "../test";

const GAMES = 60;
/** Milliseconds: an import or its undo has ended by then. */
const LONGEST = 600;

/** The games in the database, and those in its list. */
async function stored(page: Page): Promise<readonly [logs: number, rows: number]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("fifteen-two");
    const db = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)));
    const tx = db.transaction(["events", "rows"]);
    const all = (name: string) => {
      const asked = tx.objectStore(name).getAllKeys();
      return new Promise<IDBValidKey[]>((done) => (asked.onsuccess = () => done(asked.result)));
    };
    const [events, rows] = await Promise.all([all("events"), all("rows")]);
    db.close();
    return [new Set(events.map((key) => (key as [string])[0])).size, rows.length] as const;
  });
}

test("a kill during an import or its undo leaves all of the games, or none", async ({ url, kills }) => {
  // Twice as many as of other kills: half of them hit an import, half an undo.
  const times = kills > 10 ? 2 * kills : kills;
  test.setTimeout(60_000 + times * 20_000);
  const chance = chanceOf(seed("kills during an import"));
  const logs = Array.from({ length: GAMES }, (_, i) => {
    const entries = usualGame(i + 1);
    return { id: entries[0]?.game ?? "", entries };
  });
  const bytes = await writeFile({ logs, preferences: {} }, { version: "0.1.0", at: 0 }, filePorts());
  const file = { name: "games.fifteentwo", mimeType: "application/gzip", buffer: Buffer.from(bytes ?? []) };
  const dir = mkdtempSync(join(tmpdir(), "kill-"));
  const found = { none: 0, all: 0 };
  try {
    for (let n = 0; n <= times; n++) {
      const { page, kill } = await startToKill(dir);
      try {
        await page.goto(`${url}#/bring`);
        await expect(page.getByLabel(/^Choose a file/)).toBeAttached();
        const [games, rows] = await stored(page);
        expect([0, GAMES], `games after kill ${n}`).toContain(games);
        expect(rows, `rows after kill ${n}`).toBe(games);
        found[games === 0 ? "none" : "all"] += 1;
        if (n === times) break;
        if (games === 0) {
          await page.getByLabel(/^Choose a file/).setInputFiles(file);
          await page.getByRole("button", { name: `Bring in ${GAMES} games` }).click();
        } else {
          await page.goto(`${url}#/games`);
          await page.getByRole("button", { name: "Undo" }).click();
        }
        // The moment of the kill is random, so it waits for nothing on the page.
        await page.waitForTimeout(chance() * LONGEST);
      } finally {
        await kill();
      }
    }
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`${times} kills: ${found.none} times no game, ${found.all} times all ${GAMES}`);
});
