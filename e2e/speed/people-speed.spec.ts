/** The pages of players with many finished games, from the packs of an earlier visit. */
import type { Page } from "playwright/test";
import { rowOf } from "../../src/game/list-row";
import { logOf } from "../../src/testing/table";
import { usualGame } from "../../src/testing/usual-games";
import { plantGames } from "../verbs/many-games";
import { expect, test } from "../test";

/** Five of six planted games are finished. */
const [PLANTED, FINISHED] = [12_000, "10,000 games"];
const RUNS = 5;
/** Milliseconds from the first look of the screen to the page with its numbers. */
const BAR = 300;

interface Times {
  screen?: number;
  page?: number;
}
declare global {
  interface Window {
    people: Times;
    longest: number;
  }
}

/** Runs before any script of the app, and takes the times itself. */
function stopwatch(): void {
  const times: Times = {};
  window.people = times;
  new MutationObserver(() => {
    if (document.querySelector("main.people")) times.screen ??= performance.now();
    if (document.querySelector(".record-card")) times.page ??= performance.now();
  }).observe(document, { subtree: true, childList: true });
}

test("statistics of 10,000 games", async ({ page, url }) => {
  test.setTimeout(300_000);
  await page.goto(`${url}#/games`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await plantGames(page, PLANTED);
  await page.goto(`${url}#/people`);
  await page.reload();
  // Every log is read once; after that the packs are there.
  const alice = page.getByRole("button", { name: /^Alice/ });
  await expect(alice).toContainText(FINISHED, { timeout: 200_000 });
  await expect(page.getByText(/Still reading/)).toBeHidden();
  await page.goto(`${url}#/`);
  await page.addInitScript(stopwatch);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto(`${url}#/people/Alice`);
    await page.reload();
    await page.getByRole("region", { name: "Won and lost" }).waitFor();
    await expect(page.locator(".subtitle")).toContainText(FINISHED);
    times.push(await page.evaluate(() => (window.people.page ?? Infinity) - (window.people.screen ?? 0)));
  }
  const worst = Math.max(...times);
  console.log(
    `statistics of ${FINISHED}, cold: ${times.map((one) => one.toFixed(0)).join(", ")} ms, ` +
      `of ${BAR}: ${worst <= BAR ? "pass" : "fail"}`,
  );
});

const SLOWER = 4;
/** Milliseconds that a tap may have to wait. */
const TASK = 50;
/** Usual games of every card, some of them many times. */
const [DIFFERENT, EACH] = [40, 30];

/** All of them between Alice and Bob. */
function usualPattern(seed: number) {
  const [start, ...rest] = usualGame(seed).map(({ fact }) => fact);
  if (start?.type !== "gameStarted") throw new Error("the planted facts begin no game");
  const names = ["Alice", "Bob"];
  const seats = start.seats.map((seat, i) => ({ ...seat, name: names[i] ?? "" }));
  const facts = [{ ...start, seats }, ...rest];
  const row = rowOf(logOf(facts));
  if (!row) throw new Error("the planted facts begin no game");
  return { facts, row };
}

/** The longest task while something is done, and for a second after it. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });
  });
  await act();
  // A long task may still come, and no event says that none will.
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.longest);
}

test("the pages of a player and a pair with 1,200 games, slowed", async ({ page, url }) => {
  test.setTimeout(400_000);
  await page.goto(`${url}#/games`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const some = Array.from({ length: DIFFERENT }, (_, seed) => usualPattern(seed));
  for (let times = 0; times < EACH; times++) await plantGames(page, 0, some, times * DIFFERENT);
  await page.goto(`${url}#/people`);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Alice/ })).toContainText("1,200 games", { timeout: 200_000 });
  await page.reload();
  await expect(page.getByRole("button", { name: /^Alice/ })).toContainText("1,200 games", { timeout: 200_000 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const record = page.getByRole("region", { name: "Won and lost" });
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    [
      "a player",
      async () => {
        await page.getByRole("button", { name: /^Alice/ }).click();
        await record.waitFor();
      },
    ],
    [
      "the games of a number",
      async () => {
        await record.getByRole("button").first().click();
        await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      },
    ],
    [
      "the games of this year",
      async () => {
        await page.getByRole("radio", { name: "This year" }).click();
        await page.getByRole("radio", { name: "All" }).click();
      },
    ],
    [
      "a pair",
      async () => {
        await page.getByRole("button", { name: /^Bob/ }).first().click();
        await page.getByRole("region", { name: "Month by month" }).waitFor();
      },
    ],
    ["back", async () => void (await page.goBack())],
  ];
  for (const [name, act] of steps) {
    const longest = await longestTask(page, act);
    console.log(
      `${name}, 1,200 games, processor ${SLOWER}x slower: longest task ${longest.toFixed(0)} ms of ${TASK}: ` +
        (longest <= TASK ? "pass" : "fail"),
    );
  }
});
