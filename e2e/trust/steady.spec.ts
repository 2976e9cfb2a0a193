import type { Page } from "playwright/test";
import { Table } from "../table";
import { allHere, cutOff, expect, test } from "../test";

test.use({ serviceWorker: true });

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Runs before any script of the page: collects the layout shifts not caused by a tap or key. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node?: Node }[];
      };
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.textContent ?? "") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Waits until the page has all its pieces and its font, then expects that nothing has moved. */
async function expectSteady(page: Page, where: string): Promise<void> {
  await allHere(page);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  console.log(`${where}: cumulative layout shift ${sum.toFixed(4)}`);
  expect(shifts).toEqual([]);
}

async function beginPlay(table: Table): Promise<void> {
  await table.newGame();
  await table.tap("5H | JH 5C");
  await table.expectCount(15);
}

test("nothing waits for the font, and nothing moves when it comes", async ({ browser, url, hasTouch }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const table = new Table(page, hasTouch);
  await page.addInitScript(watchShifts);
  let release: (() => void) | undefined;
  const holdFont = () => {
    const held = new Promise<void>((done) => (release = done));
    return page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
  };
  const expectSteadyWithFont = async (title: string, where: string) => {
    await table.expectTitle(title);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    release?.();
    await expectSteady(page, where);
    await page.unroute(/\.woff2$/);
  };

  await holdFont();
  await page.goto(url, { waitUntil: "commit" });
  await expectSteadyWithFont("Fifteen Two", "first page, cold");
  await beginPlay(table);
  await holdFont();
  await page.reload({ waitUntil: "commit" });
  await expectSteadyWithFont("The play", "table, cold");
  await context.close();
});

test("nothing moves when the app starts without a network", async ({ table, page, host, reload }) => {
  await page.addInitScript(watchShifts);
  await cutOff(page, host, reload);
  await table.expectTitle("Fifteen Two");
  await expectSteady(page, "first page, offline");
  await beginPlay(table);
  await reload();
  await table.expectTitle("The play");
  await expectSteady(page, "table, offline");
  // A style sheet loaded a second time would come last and override the styles of other screens.
  const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(styles).toEqual([...new Set(styles)]);
});
