/** The browser is killed while games are brought in, deleted or saved, or while that is undone: afterwards all of it is done, or nothing. */
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

/** A backup file of sixty games. */
async function gamesFile() {
  const logs = Array.from({ length: GAMES }, (_, i) => {
    const entries = usualGame(i + 1);
    return { id: entries[0]?.game ?? "", entries };
  });
  const bytes = await writeFile({ logs, preferences: {} }, { version: "0.1.0", at: 0 }, filePorts());
  return { name: "games.fifteentwo", mimeType: "application/gzip", buffer: Buffer.from(bytes ?? []) };
}

test("a kill during an import or its undo leaves all of the games, or none", async ({ url, kills }) => {
  // Twice as many as of other kills: half of them hit an import, half an undo.
  const times = kills > 10 ? 2 * kills : kills;
  test.setTimeout(60_000 + times * 20_000);
  const chance = chanceOf(seed("kills during an import"));
  const file = await gamesFile();
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

/** Things that a person does with the games, and the games there are after it. */
const ACTS = ["delete", "undo", "save"] as const;
const AFTER: Readonly<Record<(typeof ACTS)[number], number>> = { delete: -1, undo: 1, save: 0 };

test("a kill during a deletion, its undo or a backup leaves every other game, with its row", async ({ url, kills }) => {
  const times = kills > 10 ? kills : Math.ceil(kills / 2);
  test.setTimeout(60_000 + times * 20_000);
  const chance = chanceOf(seed("kills during a deletion"));
  const file = await gamesFile();
  const dir = mkdtempSync(join(tmpdir(), "kill-"));
  const done: string[] = [];
  let allowed: readonly number[] = [0];
  try {
    for (let n = 0; n <= times + 1; n++) {
      const { page, kill } = await startToKill(dir);
      try {
        await page.goto(`${url}#/backup`);
        await expect(page.getByRole("button", { name: "Save everything" })).toBeEnabled();
        const [games, rows] = await stored(page);
        expect(allowed, `games after kill ${n}: ${done.at(-1)}`).toContain(games);
        expect(rows, `rows after kill ${n}`).toBe(games);
        if (n > times) break;
        if (n === 0) {
          await page.goto(`${url}#/bring`);
          await page.getByLabel(/^Choose a file/).setInputFiles(file);
          await page.getByRole("button", { name: `Bring in ${GAMES} games` }).click();
          await expect(page.getByText(`${GAMES} games brought in.`)).toBeVisible();
          allowed = [GAMES];
        } else {
          const wanted = ACTS[Math.floor(chance() * ACTS.length)] ?? "save";
          const act = wanted === "undo" && games === GAMES ? "delete" : wanted;
          if (act === "delete") {
            await page.goto(`${url}#/games`);
            await page.getByRole("button", { name: "Delete games" }).click();
            await page
              .getByRole("button", { name: /^Delete the game of/ })
              .first()
              .click();
          } else if (act === "undo")
            await page
              .getByRole("button", { name: /^Undo: Game deleted/ })
              .first()
              .click();
          else await page.getByRole("button", { name: "Save everything" }).click();
          allowed = [games, games + AFTER[act]];
          done.push(act);
          // As above: the kill must fall anywhere in the work, so nothing on the page may be waited for.
          await page.waitForTimeout(chance() * 120);
        }
      } finally {
        await kill();
      }
    }
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`${times} kills: ${done.join(", ")}`);
});
