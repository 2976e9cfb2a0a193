/**
 * How long it takes to bring 1,000 games in on the built app: the file is read, verified and compared, then written. The
 * page's own clock measures it: from the choice of the file until the preview is there, and from the tap until the games
 * are stored and listed. The time in which a person reads the preview is not counted, nor is that of the test's own
 * questions. Long tasks are those that the browser reports.
 */
import { writeFile as writeToDisk } from "node:fs/promises";
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
/** Milliseconds until the browser has reported a long task. */
const REPORTED = 300;

interface Phase {
  readonly took: number;
  readonly longest: number;
}

/** @returns a function that measures from the next event of a kind until a text is on the screen */
async function watch(page: Page): Promise<(event: "change" | "click", seen: string) => Promise<() => Promise<Phase>>> {
  await page.evaluate(() => {
    const tasks: { readonly from: number; readonly length: number }[] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ from: startTime, length: duration });
    }).observe({ type: "longtask" });
    const phase = (event: string, seen: string, reported: number) =>
      new Promise<Phase>((done) => {
        let from = Infinity;
        document.addEventListener(event, ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (from === Infinity || !document.body.textContent.includes(seen)) return;
          observer.disconnect();
          const took = performance.now() - from;
          setTimeout(() => {
            const lengths = tasks.filter((task) => task.from + task.length > from).map(({ length }) => length);
            done({ took, longest: Math.max(0, ...lengths) });
          }, reported);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    Object.assign(globalThis, { phase });
  });
  return async (event, seen) => {
    // A promise in an object, so that the page is not asked for its end yet.
    const found = await page.evaluateHandle(
      ([one, text, reported]) => {
        const { phase } = globalThis as unknown as {
          phase: (...args: readonly [string, string, number]) => Promise<Phase>;
        };
        return { ends: phase(one, text, reported) };
      },
      [event, seen, REPORTED] as const,
    );
    return () => found.evaluate(({ ends }) => ends);
  };
}

test("1,000 games are brought in", async ({ browser, url }, testInfo) => {
  test.setTimeout(120_000);
  const logs = Array.from({ length: GAMES }, (_, i) => {
    const entries = usualGame(i + 1);
    return { id: entries[0]?.game ?? "", entries };
  });
  const bytes = await writeFile({ logs, preferences: {} }, { version: "0.1.0", at: 0 }, filePorts());
  if (!bytes) throw new Error("nothing was packed");
  // On disk, so that the browser reads it as it reads a chosen file.
  const path = testInfo.outputPath("games.fifteentwo");
  await writeToDisk(path, bytes);
  for (const slower of SLOWER) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}#/bring`);
    const field = page.getByLabel(/^Choose a file/);
    await expect(field).toBeAttached();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const measure = await watch(page);
    const say = (what: string, { took, longest }: Phase) =>
      console.log(`${slower}x slower: ${what} ${took.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`);

    const previewed = await measure("change", "Bring in 1000 games");
    await field.setInputFiles(path);
    const read = await previewed();
    say("read, verified, compared and previewed in", read);
    const box = await page.getByRole("button", { name: "Bring in 1000 games" }).boundingBox();
    const brought = await measure("click", "games brought in.");
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    const written = await brought();
    say("written and listed in", written);
    const whole = read.took + written.took;
    const task = Math.max(read.longest, written.longest);
    const bar =
      slower === 1 ? `${whole.toFixed(0)} ms of ${MOST} in all` : `longest task ${task.toFixed(0)} ms of ${LONGEST}`;
    const passes = slower === 1 ? whole <= MOST : task <= LONGEST;
    console.log(`${GAMES} games, ${bytes.length} bytes, ${slower}x slower: ${bar}: ${passes ? "pass" : "fail"}`);

    await page.goto(`${url}#/`);
    await page.goto(`${url}#/bring`);
    await expect(field).toBeAttached();
    const again = await measure("change", "already here");
    await field.setInputFiles(path);
    say("the same file once more, compared with what is here, in", await again());
    await context.close();
  }
});
