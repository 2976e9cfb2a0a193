/**
 * A moment is seen, with motion and without; it opens no dialog, keeps no tap waiting, covers no score, ends within a
 * second, and is said once.
 */
import type { Page } from "playwright/test";
import { allHere, expect, test } from "../test";
import type { Table } from "../table";
import { sampled } from "./sample";

/** Alice deals. Bob’s hand counts 29; the sixth card makes 31. */
const PERFECT = "5H | JH KS 5C";
const TO_THE_SHOW = "5D 8C 5S 7D";

interface Moment {
  /** Plays up to the tap before the moment, and then that tap. */
  readonly reach: (table: Table) => Promise<void>;
  /** Checks that it is seen, at once. */
  readonly seen: (table: Table) => Promise<void>;
  /** A tap during the moment, and its effect. */
  readonly tap: (table: Table) => Promise<void>;
  readonly said: RegExp;
}

async function points(table: Table, winner: number, loser: number): Promise<void> {
  for (const [name, all] of [
    ["Bob", loser],
    ["Alice", winner],
  ] as const)
    for (let left = all; left > 0; left -= 30) await table.chip(Math.min(30, left), name);
}

const stamped = (words: RegExp) => async (table: Table) => {
  await expect(table.page.locator(".stamp")).toHaveText(words);
  await expect(table.page.locator(".finish .peg.front")).toHaveCount(2);
};
const nextGame = (label: RegExp) => async (table: Table) => {
  await table.press(table.button(label));
  await expect(table.button("Menu")).toBeVisible();
  await table.expectScores({ Alice: 0, Bob: 0 });
};

const MOMENTS: Readonly<Record<string, Moment>> = {
  "thirty-one": {
    reach: async (table) => {
      await table.newGame();
      await allHere(table.page);
      await table.tap(`${PERFECT} 6D`);
    },
    seen: async (table) => {
      const series = table.page.getByRole("list", { name: "The series" });
      await expect(series.getByRole("listitem")).toHaveCount(4, { timeout: 600 });
      await expect(series.getByRole("img", { name: "6 of diamonds" })).toBeVisible();
      await expect(table.page.locator(".series.full .count")).toHaveText("count 31");
    },
    tap: async (table) => {
      await table.press(table.key("5D"));
      await table.expectCount(5);
      await expect(table.page.getByRole("list", { name: "The series" }).getByRole("listitem")).toHaveCount(1);
    },
    said: /^Thirty-one for two\. Alice 2, total 2\.$/,
  },
  "the last card": {
    reach: async (table) => {
      await table.newGame();
      await allHere(table.page);
      await table.tap(`${PERFECT} 6D ${TO_THE_SHOW}`);
    },
    seen: async (table) => {
      await expect(table.page.locator(".series.landed .fan > li")).toHaveCount(4, { timeout: 600 });
      await expect(table.page.locator(".series.landed .count")).toHaveText("count 25");
      await expect(table.page.locator(".saying")).toHaveText(/^Twenty-five.*\+1 Alice$/);
    },
    tap: async (table) => {
      await table.press(table.button("Go on to the show"));
      await table.peg(29, "Bob");
      await table.expectScores({ Bob: 29 });
    },
    said: /^Twenty-five.*Alice 1, total 3\.$/,
  },
  "twenty-nine": {
    reach: async (table) => {
      await table.newGame();
      await allHere(table.page);
      await table.tap(`${PERFECT} 6D ${TO_THE_SHOW}`);
      await table.peg(29, "Bob");
    },
    seen: async (table) => {
      await expect(table.page.locator(".stamp")).toHaveText("29The perfect hand", { timeout: 900 });
    },
    tap: async (table) => {
      await expect(table.button(/for Alice$/)).toBeEnabled();
      await table.press(table.button(/for Alice$/));
      await table.expectTitle("The show");
    },
    said: /Bob 29, total 29\.$/,
  },
  "a skunk": {
    reach: async (table) => {
      await table.newGame({ depth: "Points only" });
      await allHere(table.page);
      await points(table, 121, 84);
    },
    seen: stamped(/^skunk7 short of 91$/),
    tap: nextGame(/^Next game: Bob deals/),
    said: /^1 point\. Alice wins, and Bob is skunked\. Alice 1, total 121\.$/,
  },
  "a game won": {
    reach: async (table) => {
      await table.newGame({ depth: "Points only" });
      await allHere(table.page);
      await points(table, 121, 113);
    },
    seen: stamped(/^Wonby 8 points$/),
    tap: nextGame(/^Next game: Bob deals/),
    said: /^1 point\. Alice wins\. Alice 1, total 121\.$/,
  },
  "a match won": {
    reach: async (table) => {
      await table.newGame({ depth: "Points only", to: "61", match: { format: "Free play", of: 2 } });
      await allHere(table.page);
      await points(table, 61, 20);
    },
    seen: async (table) => {
      await expect(table.page.getByRole("heading", { name: "Alice wins the match 2–0" })).toBeVisible();
      await stamped(/^Match2–0$/)(table);
    },
    tap: nextGame(/^Rematch: Bob deals/),
    said: /^Alice wins the match, and Bob is left in the lurch\.$/,
  },
};

/** Scores and counts on the screen that a stamp may not cover. */
const SCORES = ".hole-number, .versus b, .figures, .total";

async function expectNothingCovered(page: Page): Promise<void> {
  const boxes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0));
  const scores = await boxes(SCORES);
  const covered = (await boxes(".stamp")).flatMap((stamp) =>
    scores.filter(
      (one) => one.left < stamp.right && stamp.left < one.right && one.top < stamp.bottom && stamp.top < one.bottom,
    ),
  );
  expect(covered).toEqual([]);
}

/** Milliseconds from the start of the longest animation to its end; endless ones count as endless. */
function longestAnimation(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))),
  );
}

const CASES = Object.entries(MOMENTS).flatMap(([name, moment]) =>
  (["no-preference", "reduce"] as const).map((motion) => ({ name, moment, motion })),
);

for (const { name, moment, motion } of sampled(CASES, 0.25))
  test(`${name} is a moment${motion === "reduce" ? " without motion" : ""}`, async ({ table, page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await moment.reach(table);
    // Storing the tap may take long on a busy machine; the moment itself begins when the tap is shown.
    await expect(page.locator("[aria-live=polite]")).toHaveText(moment.said);
    await moment.seen(table);
    expect(await longestAnimation(page)).toBeLessThanOrEqual(motion === "reduce" ? 0 : 1000);
    await expect(table.dialog()).toHaveCount(0);
    await expectNothingCovered(page);
    await moment.tap(table);
    // The moment leaves by itself, and nothing of it is left over the next screen.
    await expect(page.locator(".moment, .series.landed")).toHaveCount(0);
  });

/** Lists every animation of a stamp or a peg from here on. */
const LISTEN = `
  window.moved = [];
  for (const type of ["animationstart", "transitionrun"])
    addEventListener(type, ({ target }) => {
      if (target.closest?.(".stamp, .finish")) window.moved.push(type + " " + target.getAttribute("class"));
    }, true);
`;

test("a finished game that is opened again is at rest: neither leap nor stamp is shown twice", async ({
  table,
  page,
  reload,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(LISTEN);
  await page.reload();
  await allHere(page);
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  await table.newGame({ depth: "Points only", to: "61" });
  await points(table, 61, 40);
  const moment = ["transitionrun peg front side-0", "animationstart stamp lands"];
  await expect.poll(moved).toEqual(expect.arrayContaining(moment));
  const rest = async () => {
    await expect(page.locator(".stamp")).toHaveCSS("opacity", "1");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await moved()).toEqual([]);
  };
  await reload();
  await rest();
  await page.getByRole("button", { name: "Back" }).click();
  await table.button(/^Games/).click();
  await page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
  await table.button(/Alice.*Bob/).click();
  await rest();
});

for (const [width, height] of sampled(
  [
    [320, 568],
    [360, 640],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const,
  0.2,
  "sizes",
))
  test(`a stamp covers no score at ${width}×${height}, with two and with six sides`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await table.newGame({ depth: "Points only", to: "61" });
    await points(table, 61, 40);
    await expect(page.locator(".stamp")).toBeVisible();
    await expectNothingCovered(page);
    await page.getByRole("button", { name: "Back" }).click();
    const names = ["Alice", "Bob", "Carol", "David", "Eve", "Frank"];
    await table.newGame({ form: "Six-handed", names, seating: "Singles", depth: "Points only", to: "61" });
    await points(table, 61, 40);
    await expect(page.locator(".stamp")).toBeVisible();
    await expectNothingCovered(page);
  });
