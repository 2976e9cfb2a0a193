/** In Large, and with six players on a phone in landscape, every key of the screen is in view. */
import { GOLDEN, type Table } from "../table";
import { expect, test } from "../test";
import { SIZES } from "../tour/sizes";
import { show } from "./display";
import { faults } from "./readable";
import { sampled } from "./sample";

const PHONES = [
  [360, 640],
  [390, 844],
  [844, 390],
] as const;
const NAMES = ["Alice", "Bob", "Carol", "David", "Eve", "Frank"];

/** In `npm test` two of five run. */
const CASES: Record<string, Parameters<typeof test>[2]> = {};

const below = (table: Table) => table.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Expects that nothing of the screen is below these windows in Large. */
async function fitsInLarge(table: Table, sizes: readonly (readonly [number, number])[]) {
  for (const size of sizes) {
    await show(table.page, { size, text: 100, display: "large" });
    await expect.poll(() => below(table), size.join("×")).toBeLessThanOrEqual(0);
  }
}

CASES["points only for two who face each other"] = async ({ table }) => {
  await table.newGame({ depth: "Points only" });
  await table.chip(3, "Bob");
  await fitsInLarge(table, SIZES);
};

for (const count of [3, 6])
  CASES[`points only for ${count} players, in landscape`] = async ({ table }) => {
    await table.newGame({
      depth: "Points only",
      names: NAMES.slice(0, count),
      ...(count > 3 && { seating: "Singles" }),
    });
    await table.chip(3, "Bob");
    await fitsInLarge(table, [
      [844, 390],
      [1280, 800],
    ]);
  };

CASES["a game of a match, whose score has a line of its own"] = async ({ table, page }) => {
  await table.newGame({ match: { format: "Tournament", of: 3 } });
  await expect(page.getByText("0 match points")).toHaveCount(2);
  await fitsInLarge(table, PHONES);
};

CASES["a hand of ten cards while it is entered"] = async ({ table }) => {
  await table.newGame({ form: "Canadian doubles", names: NAMES.slice(0, 4) });
  await table.press(table.button("Enter Bob’s cards"));
  await table.tap("9C 9D 6S 3S TC TD AS AD");
  await fitsInLarge(table, PHONES);
};

CASES["the keys of a fix, the king too"] = async ({ table, page }) => {
  await table.newGame();
  await table.tap("5H JH 5C 7S");
  await table.changeEntry(/^Bob played jack/);
  for (const size of SIZES) {
    await show(page, { size, text: 100, display: "large" });
    await expect(table.dialog().getByRole("button", { name: "king", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(table.dialog().getByRole("button", { name: "Delete" })).toBeInViewport({ ratio: 1 });
  }
};

CASES["the next game after a win"] = async ({ table, page }) => {
  await table.newGame({ depth: "Points only", to: "11" });
  await table.chip(11, "Bob");
  for (const size of SIZES) {
    await show(page, { size, text: 100, display: "large" });
    await expect(table.button(/^Next game/)).toBeInViewport({ ratio: 1 });
  }
};

for (const count of [2, 6])
  CASES[`a notice in the play of ${count} covers no name, no figure and no key`] = async ({ table, page }) => {
    await table.newGame({ names: NAMES.slice(0, count), ...(count > 2 && { seating: "Singles", dealer: "Frank" }) });
    await table.tap(count > 2 ? "2H KS 8D 7C go 3S 3D 5H 6D 9S AC" : "2H KS 8D 7C go 3S 3D AC");
    await expect(table.button("Claim 2")).toBeVisible();
    for (const size of [...SIZES, [412, 915], [1024, 768]] as const) {
      await show(page, { size, text: 100, display: "large" });
      const covered = await page.locator(".notice").evaluate((notice) => {
        const { left, right, top, bottom } = notice.getBoundingClientRect();
        const under = [...document.querySelectorAll(".who, .hole-number, .count, .key, .pad-title")].filter((part) => {
          const box = part.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        });
        return under.map((part) => part.textContent);
      });
      expect(covered, size.join("×")).toEqual([]);
      await expect(table.button("Claim 2")).toBeInViewport({ ratio: 1 });
    }
  };

CASES["the cut for deal"] = async ({ table }) => {
  await table.newGame({ dealer: "cut" });
  await fitsInLarge(table, PHONES);
};

CASES["the count of a hand, and the answers to it"] = async ({ table }) => {
  await table.newGame({ counting: "Muggins" });
  await table.tap(`${GOLDEN.starter} ${GOLDEN.play}`);
  await table.says("Bob", 1);
  await expect(table.page.getByRole("heading", { name: "Bob counts" })).toBeVisible();
  await fitsInLarge(table, PHONES);
};

for (const count of [2, 3])
  CASES[`hands only for ${count}: the points of the play, and a counted hand, without a pad`] = async ({
    table,
    page,
  }) => {
    const sizes = [...SIZES, [375, 667], [390, 720], [393, 772], [412, 915]] as const;
    await table.newGame({ depth: "Hands only", names: NAMES.slice(0, count), dealer: "Alice" });
    await table.tap("5H");
    await expect(table.button("On to the show")).toBeVisible();
    await table.chip(2, "Alice");
    await fitsInLarge(table, sizes);
    await expect(table.key("K")).toHaveCount(0);
    await show(page, { size: [390, 844], text: 100, display: "automatic" });
    await table.button("On to the show").click();
    await table.tap("5C 6C 7C JC");
    for (const size of sizes) {
      await show(page, { size, text: 100, display: "large" });
      await expect(table.button(/^Peg/)).toBeInViewport({ ratio: 1 });
      await expect(table.key("K")).toHaveCount(0);
    }
  };

CASES["in landscape, the buttons of a game that was handed over"] = async ({ table, page }) => {
  await table.newGame();
  await table.tap("5H");
  await table.menu(/^Hand the game over/);
  await table.button("The other phone has it").click();
  await expect(page.getByRole("heading", { name: "Handed over" })).toBeVisible();
  await fitsInLarge(table, [[844, 390]]);
};

CASES["the outcome of a challenge in the play, with its reason"] = async ({ table, page }) => {
  await table.newGame({ counting: "Muggins" });
  await table.tap("5H JH 5C");
  await table.says("Alice", 2);
  await table.tap("7S 6D go 2S");
  await table.press(table.button("Challenge"));
  await table
    .dialog()
    .getByRole("radio", { name: /Alice 6/ })
    .check();
  await table.press(table.dialog().getByRole("button", { name: "3", exact: true }));
  for (const size of SIZES) {
    await show(page, { size, text: 100, display: "large" });
    await expect(page.getByText("Alice counted nothing. Missed: run of three.")).toBeInViewport({ ratio: 1 });
    await expect(table.key("K")).toBeInViewport({ ratio: 1 });
  }
};

CASES["squares with its keys"] = async ({ table }) => {
  await table.button(/^Squares/).click();
  await fitsInLarge(table, PHONES);
};

CASES["in landscape the bar is above the scores, and these above the cards of an own hand"] = async ({
  table,
  page,
}) => {
  await table.newGame({ dealer: "Bob" });
  await table.menu(/^Enter Alice’s cards/);
  await table.tap("7S 8D 9C TD KH 2S");
  await expect(table.button("Discard king of hearts")).toBeVisible();
  for (const size of [
    [844, 390],
    [1280, 800],
  ] as const) {
    await show(page, { size, text: 100, display: "large" });
    const top = async (name: string) => (await page.getByRole("button", { name }).boundingBox())?.y ?? NaN;
    const scores = (await page.getByRole("list", { name: "Scores" }).boundingBox())?.y ?? NaN;
    expect(await top("Menu")).toBeLessThan(scores);
    expect(scores).toBeLessThan(await top("Discard king of hearts"));
  }
};

for (const pad of ["Suits", "Ranks"])
  CASES[`six players have every key in landscape, and whole names: ${pad}`] = async ({ table, page }) => {
    await table.newGame({
      names: NAMES,
      form: "Six-handed",
      seating: "Singles",
      dealer: "Frank",
    });
    await table.choose(pad);
    const look = async () => {
      for (const size of [
        [667, 375],
        [844, 390],
      ] as const) {
        await show(page, { size, text: 100, display: "automatic" });
        expect(await faults(page, { key: 44, cardKey: 44, score: 0, bars: 0.25 }), size.join("×")).toEqual([]);
        const cut = await page
          .locator(".score-panel .name")
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
        expect(cut, size.join("×")).toEqual([]);
        expect(await below(table), size.join("×")).toBeLessThanOrEqual(0);
      }
    };
    const cards = (all: string) => (pad === "Suits" ? all : all.replaceAll(/(.)[SHDC]\b/g, "$1"));
    await table.tap(cards("8S | 6C 9H KS AH AC AD"));
    await look();
  };

for (const [title, body] of sampled(Object.entries(CASES), 0.4, "fits-large")) test(title, body);
