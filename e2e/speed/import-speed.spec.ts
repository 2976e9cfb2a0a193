/** How long it takes to bring 1,000 games in on the built app: the file is read, verified and compared, then written. */
import type { Page } from "playwright/test";
import { filePorts } from "../../src/device/file-ports";
import { writeFile } from "../../src/share/backup/file";
import { usualGame } from "../../src/testing/usual-games";
import { expect, test } from "../test";

const GAMES = 1000;
const SLOWER = [1, 4] as const;
/** Milliseconds: for reading, verifying and merging, and for one task on a processor four times slower. */
const MOST = 2000;
const LONGEST = 50;

/** Watches for long tasks until it is asked for the longest. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  return () => page.evaluate(() => Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen));
}

test("1,000 games are brought in", async ({ browser, url }) => {
  test.setTimeout(240_000);
  const logs = Array.from({ length: GAMES }, (_, i) => {
    const entries = usualGame(i + 1);
    return { id: entries[0]?.game ?? "", entries };
  });
  const bytes = await writeFile({ logs, preferences: {} }, { version: "0.1.0", at: 0 }, filePorts());
  if (!bytes) throw new Error("nothing was packed");
  const file = { name: "games.fifteentwo", mimeType: "application/gzip", buffer: Buffer.from(bytes) };
  for (const slower of SLOWER) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}#/bring`);
    const field = page.getByLabel(/^Choose a file/);
    await expect(field).toBeAttached();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const longest = await watchTasks(page);
    const began = Date.now();
    await field.setInputFiles(file);
    const bring = page.getByRole("button", { name: `Bring in ${GAMES} games` });
    await expect(bring).toBeVisible({ timeout: 60_000 });
    const read = Date.now() - began;
    await bring.click();
    await expect(page.getByText(`${GAMES} games brought in.`)).toBeVisible({ timeout: 60_000 });
    const whole = Date.now() - began;
    const task = await longest();
    const verdict = (slower === 1 ? whole <= MOST : task <= LONGEST) ? "pass" : "fail";
    console.log(
      `${GAMES} games, ${bytes.length} bytes, ${slower}x slower: previewed after ${read} ms, brought in after ${whole} ms ` +
        `of ${MOST} at 1x; longest task ${task} ms of ${LONGEST} at 4x: ${verdict}`,
    );
    await context.close();
  }
});
