/** Speed with 10,000 games stored, and with one game of 5,000 entries. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type CDPSession, devices, type Locator, type Page } from "playwright/test";
import { findBrowser } from "../machine/browser.mjs";
import { touch } from "../machine/finger";
import { current, longGame, plantGames } from "../verbs/many-games";
import { keyName } from "../table";
import { expect, test } from "../test";

const SLOWER = 4;
const GAMES = 10_000;
const ENTRIES = 5000;
const STARTS = 9;
const RUNS = 3;
/** The first heading with many games, in times of that of an empty app; and milliseconds. */
const BARS = { heading: 1.3, task: 50 } as const;
/** A number after all games of the list, so that the game is the newest. */
const NEWEST = 20_000;

interface Watch {
  /** Milliseconds from the start of the page to the first paint with a heading. */
  heading?: number;
  /** The time of the last touch. */
  touched: number;
  /** The time of the first paint in which this holds. */
  until: (found: () => boolean) => Promise<number>;
}
declare global {
  interface Window {
    watch: Watch;
  }
}

/** Runs before any script of the app. The page takes the times itself: the test would add to them. */
function stopwatch(): void {
  const watch: Watch = {
    touched: Infinity,
    until: (found) =>
      new Promise((done) => {
        const painted = () => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => done(performance.now()));
          port1.start();
          port2.postMessage("painted");
        };
        const look = () => {
          if (!found()) return;
          observer.disconnect();
          requestAnimationFrame(painted);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
      }),
  };
  window.watch = watch;
  addEventListener("touchend", (event) => (watch.touched = event.timeStamp), { capture: true });
  const heading = async () => {
    watch.heading = await watch.until(() => document.querySelector("main:not([aria-busy=true]) h1") !== null);
  };
  addEventListener("DOMContentLoaded", () => void heading());
}

/** A browser with its own storage on disk. */
async function browserOf(url: string, fill: (page: Page) => Promise<void> = async () => {}) {
  const dir = mkdtempSync(join(tmpdir(), "many-"));
  const context = await chromium.launchPersistentContext(dir, {
    ...devices["Pixel 7"],
    ...findBrowser("chromium")?.launch,
  });
  const close = async () => {
    await context.close();
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  const [page] = context.pages();
  if (!page) throw new Error("no page");
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await fill(page);
  await page.goto("about:blank");
  return { context, close };
}

/** A cold start. */
async function start(context: BrowserContext, at: string): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(stopwatch);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(at, { waitUntil: "commit" });
  await page.waitForFunction(() => window.watch?.heading !== undefined);
  return { page, cdp };
}

const headingOf = (page: Page) => page.evaluate(() => window.watch.heading ?? Infinity);
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity;
const bar = (value: number, most: number) => (value <= most ? "pass" : "fail");
const ms = (all: readonly number[]) => `p50 ${median(all).toFixed(0)} ms, worst ${Math.max(...all).toFixed(0)} ms`;
/** An event of Chromium's trace. Milliseconds in thousands. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Traces the tasks of the page. They are measured in the time of their own thread, which includes the slow processor and
 * leaves out the times when another program has it.
 * @returns a function that ends the trace and gives the milliseconds of the longest task
 */
async function traced(cdp: CDPSession): Promise<() => Promise<number>> {
  const events: Traced[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline", "__metadata"] },
  });
  return async () => {
    const complete = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
    await cdp.send("Tracing.end");
    await complete;
    const named = events.filter(({ name }) => name === "thread_name");
    const mains = new Set(
      named.flatMap(({ args, pid, tid }) => (args.name === "CrRendererMain" ? `${pid} ${tid}` : [])),
    );
    const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`));
    if (tasks.length === 0) throw new Error("the trace has no tasks");
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  };
}

type Placed = Pick<Locator, "boundingBox">;
/** A key with its place. Looking for it by name is a long task of the page, which is not one of the app. */
async function placed(key: Locator): Promise<Placed> {
  const box = await key.boundingBox();
  return { boundingBox: async () => box };
}

/** Touches a key. @returns milliseconds to the first paint with the words that answer */
async function timed(page: Page, cdp: CDPSession, key: Placed, words: string): Promise<number> {
  const answer = page.evaluate(async (text) => {
    const { watch } = window;
    watch.touched = Infinity;
    const answers = () => watch.touched < Infinity && !!document.querySelector("main")?.textContent.includes(text);
    return (await watch.until(answers)) - watch.touched;
  }, words);
  await touch(cdp, key);
  return answer;
}

test("10,000 games: the first heading, the first tap, the list", async ({ url }) => {
  test.setTimeout(600_000);
  const empty = await browserOf(url);
  const full = await browserOf(url, (page) => plantGames(page, GAMES));
  try {
    const headings: Record<"empty" | "full", number[]> = { empty: [], full: [] };
    for (let run = 0; run < STARTS; run++)
      for (const [name, { context }] of Object.entries({ empty, full })) {
        const { page } = await start(context, url);
        headings[name as keyof typeof headings].push(await headingOf(page));
        await page.close();
      }
    const ratio = median(headings.full) / median(headings.empty);
    console.log(
      `cold start to the first heading, ${SLOWER}x slower: empty ${ms(headings.empty)}; ${GAMES} games ${ms(headings.full)}; ` +
        `ratio ${ratio.toFixed(2)} of ${BARS.heading}: ${bar(ratio, BARS.heading)}`,
    );
    await theList(full.context, url);
    await theFirstTap([empty.context, full.context], url);
  } finally {
    await empty.close();
    await full.close();
  }
});

async function theList(context: BrowserContext, url: string): Promise<void> {
  const times: Record<"shown" | "whole" | "task" | "nodes", number[]> = { shown: [], whole: [], task: [], nodes: [] };
  for (let run = 0; run < RUNS; run++) {
    const { page, cdp } = await start(context, url);
    await page.waitForFunction(() => performance.getEntriesByName("all-here").length > 0);
    const games = await placed(page.getByRole("button", { name: /^Games/ }));
    const ended = await traced(cdp);
    times.shown.push(await timed(page, cdp, games, "Kept on this phone"));
    const { whole, nodes } = await page.evaluate(async () => {
      const began = performance.now();
      // The first rows are there at once, the others come in parts.
      while (document.documentElement.scrollHeight < 100_000) await new Promise((done) => setTimeout(done, 50));
      const all = performance.now() - began;
      let most = 0;
      for (let step = 0; step < 60; step++) {
        scrollBy(0, 500);
        await new Promise(requestAnimationFrame);
        most = Math.max(most, document.querySelectorAll("*").length);
      }
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise(requestAnimationFrame);
      return { whole: all, nodes: most };
    });
    times.whole.push(whole);
    times.nodes.push(nodes);
    times.task.push(await ended());
    await expect(page.getByRole("button", { name: /Alice beat Bob/ }).last()).toBeInViewport();
    await page.close();
  }
  console.log(
    `the list of ${GAMES} games, ${SLOWER}x slower: shown after ${ms(times.shown)}, whole after ${ms(times.whole)} more; ` +
      `at most ${Math.max(...times.nodes)} nodes while it scrolls; ${tasksOf(times.task)}`,
  );
}

const tasksOf = (all: readonly number[]) =>
  `longest task ${ms(all)}, of ${BARS.task}: ${bar(Math.max(...all), BARS.task)}`;

async function theFirstTap(contexts: readonly [BrowserContext, BrowserContext], url: string): Promise<void> {
  const taps: [number[], number[]] = [[], []];
  for (let run = 0; run < STARTS; run++)
    for (const [i, context] of contexts.entries()) {
      const other = await context.newPage();
      await other.goto(`${url}#/settings`);
      await plantGames(other, 0, [current()], NEWEST + run);
      await other.close();
      const { page, cdp } = await start(context, url);
      const key = await placed(page.getByRole("button", { name: keyName("7S"), exact: true }));
      taps[i]?.push(await timed(page, cdp, key, "count 22"));
      await page.close();
    }
  console.log(
    `the first tap after a cold start, ${SLOWER}x slower: one game ${ms(taps[0])}; ${GAMES} games ${ms(taps[1])}`,
  );
}

test("a game of 5,000 entries: the table and its record", async ({ url }) => {
  test.setTimeout(300_000);
  const { context, close } = await browserOf(url, (page) => plantGames(page, 0, [longGame(ENTRIES)]));
  try {
    const times: Record<"table" | "record" | "task" | "nodes", number[]> = {
      table: [],
      record: [],
      task: [],
      nodes: [],
    };
    for (let run = 0; run < RUNS; run++) {
      const { page, cdp } = await start(context, url);
      times.table.push(await headingOf(page));
      await page.waitForFunction(() => performance.getEntriesByName("all-here").length > 0);
      await page.getByRole("button", { name: "Menu" }).click();
      const record = await placed(page.getByRole("dialog").getByRole("button", { name: /^The record/ }));
      const ended = await traced(cdp);
      times.record.push(await timed(page, cdp, record, "Newest deal first"));
      times.task.push(await ended());
      times.nodes.push(await page.evaluate(() => document.querySelectorAll("*").length));
      await page.close();
    }
    console.log(
      `a game of ${ENTRIES} entries, ${SLOWER}x slower: the table after ${ms(times.table)}; the record after ${ms(times.record)}, ` +
        `${Math.max(...times.nodes)} nodes; ${tasksOf(times.task)}`,
    );
  } finally {
    await close();
  }
});
