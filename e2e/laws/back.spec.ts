/**
 * The law of Back: at every stop of every tour, Back closes the top sheet, then leaves the place for the one it was
 * opened from, until the first page; each time one thing closes, and no log changes. The arrow leads the same way.
 */
import type { Browser, Page } from "playwright/test";
import { pauseBetweenTaps } from "../machine/unhurried";
import { expect, test } from "../test";
import { Table } from "../table";
import { TOURS } from "../tour/screens";
import { sampled } from "./sample";

/** The most places between the first page and any other. */
const DEEPEST = 6;

class Enough extends Error {}

/** Every row and entry stored, once the entry of a tap has joined its log: until then it is among the preferences. */
async function stored(page: Page): Promise<string> {
  await expect.poll(async () => (await storedNow(page)).aims, "the last entry joins its log").toEqual([]);
  return (await storedNow(page)).log;
}

/** The other preferences are left out: they remember that a sheet with a half-typed line was closed. */
function storedNow(page: Page): Promise<{ readonly log: string; readonly aims: readonly string[] }> {
  return page.evaluate(async () => {
    const [{ name = "" } = {}] = await indexedDB.databases();
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const asked = indexedDB.open(name);
      asked.addEventListener("success", () => done(asked.result));
      asked.addEventListener("error", () => fail(asked.error ?? new Error("no database")));
    });
    const tx = db.transaction(["events", "rows", "preferences"]);
    const all = (store: string, what: "getAll" | "getAllKeys" = "getAll") =>
      new Promise<readonly unknown[]>((done) => {
        const found = tx.objectStore(store)[what]();
        found.addEventListener("success", () => done(found.result));
      });
    const [events, rows, values, keys] = await Promise.all([
      all("events"),
      all("rows"),
      all("preferences"),
      all("preferences", "getAllKeys"),
    ]);
    db.close();
    const aims = keys.map(String).filter((key, at) => key.startsWith("aim ") && values[at] !== undefined);
    return { log: JSON.stringify([events, rows]), aims };
  });
}

interface Sight {
  /** The screen, with the id of what it shows. */
  readonly place: string;
  readonly sheets: number;
}

const placeOf = (hash: string) => {
  const [name = "", id, page] = hash.replace(/^#\/?/, "").split("/");
  // The pages of a story are on top of it, the cards to check on top of the rounds, and a linked rule on the one before.
  if (name === "story" || name === "rules" || page === "check") return [name, id, page].filter(Boolean).join("/");
  return /^(?:table|record|match|card|event)$/.test(name) ? `${name}/${id}` : name;
};

/** The place on screen and its open sheets, once the history has an entry for each. */
async function sight(page: Page): Promise<Sight> {
  const look = () =>
    page.evaluate(() => {
      const sheets = document.querySelectorAll("dialog[open]").length;
      const entries = history.state.trail.filter((entry: string) => entry === "sheet").length;
      const isThere = document.querySelector("main h1") !== null && entries === sheets;
      return isThere ? { hash: location.hash, sheets } : undefined;
    });
  await expect.poll(look).toBeDefined();
  const found = await look();
  return { place: placeOf(found?.hash ?? ""), sheets: found?.sheets ?? 0 };
}

async function changedFrom(page: Page, before: Sight): Promise<Sight> {
  await expect.poll(() => sight(page), `Back closes nothing at ${before.place}`).not.toEqual(before);
  return sight(page);
}

/** Walks from a stop to the first page, with Back and then with the arrow. @param visited the places seen so far */
async function walkHome(page: Page, table: Table, visited: readonly string[]): Promise<void> {
  const before = await stored(page);
  const start = await sight(page);
  let at = start;
  while (at.sheets > 0) {
    await page.goBack();
    const next = await changedFrom(page, at);
    expect(next, "Back closes the top sheet only").toEqual({ place: at.place, sheets: at.sheets - 1 });
    at = next;
  }
  const way = [at.place];
  while (at.place !== "") {
    await page.goBack();
    at = await changedFrom(page, at);
    expect(at.sheets, `Back opens no sheet: ${way.join(" ")}`).toBe(0);
    expect(way, "Back does not return to a place it has left").not.toContain(at.place);
    way.push(at.place);
    expect(way.length, `the way home is short: ${way.join(" ")}`).toBeLessThanOrEqual(DEEPEST);
  }
  expect(isIn(way.toReversed(), visited), `${way.join(" ")} leads back through ${visited.join(" ")}`).toBe(true);
  expect(way.slice(1), "a used form is not offered again").not.toContain("line");

  // A step of 0 would load the page again.
  if (way.length > 1) await page.evaluate((steps) => history.go(steps), way.length - 1);
  await expect.poll(async () => (await sight(page)).place).toBe(way[0]);
  for (const [step, place] of way.slice(1).entries()) {
    await table.button("Back").click();
    await expect
      .poll(async () => (await sight(page)).place, `the arrow after ${way.slice(0, step + 1).join(" ")}`)
      .toBe(place);
  }
  expect(await stored(page), "no log changes").toBe(before);
}

/** Whether `some` are in `all` in this order. */
function isIn(some: readonly string[], all: readonly string[]): boolean {
  let from = 0;
  return some.every((one) => {
    const at = all.indexOf(one, from);
    from = at + 1;
    return at !== -1;
  });
}

/** Plays a tour to one of its stops, or to its last one, and goes home from there. @returns whether the tour has that stop */
async function backFrom(browser: Browser, url: string, tour: string, stop: number): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Two arrows in one place, pressed faster than a person can, would be a double tap.
  pauseBetweenTaps(page);
  const visited = [""];
  page.on("framenavigated", (frame) => visited.push(placeOf(new URL(frame.url()).hash)));
  const table = new Table(page, test.info().project.use.hasTouch);
  let reached = 0;
  try {
    await page.goto(url);
    await table.expectTitle("Fifteen Two");
    await TOURS[tour]?.(table, async () => {
      if (reached++ === stop) throw new Enough();
    }).catch((error: unknown) => {
      if (!(error instanceof Enough)) throw error;
    });
    await test.step(`stop ${Math.min(stop + 1, reached)} of ${tour}`, () => walkHome(page, table, visited));
    return reached > stop;
  } finally {
    await context.close();
  }
}

/** Stops of a tour: more than any has. */
const STOPS = Array.from({ length: 30 }, (_, stop) => stop);

for (const tour of sampled(Object.keys(TOURS), 0.15, "back"))
  test(`Back leads home from the stops of a tour: ${tour}`, async ({ browser, url }) => {
    test.setTimeout(900_000);
    const stops = sampled(STOPS, 1 / STOPS.length, tour);
    // In a sample the number is drawn from more stops than there are.
    if (stops.length === 1) await backFrom(browser, url, tour, (stops[0] ?? 0) % 8);
    else for (const stop of stops) if (!(await backFrom(browser, url, tour, stop))) return;
  });
