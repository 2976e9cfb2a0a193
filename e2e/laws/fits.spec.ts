/** The whole pad fits on the screen, also below the keys for a stated count. */
import type { Page } from "playwright/test";
import { GOLDEN } from "../table";
import { expect, test } from "../test";
import { show } from "./display";
import { faults } from "./readable";
import { sampled } from "./sample";

const SIZES = [
  [360, 640],
  [360, 740],
  [390, 844],
  [412, 915],
] as const;

/** In `npm test` two of five run. */
const CASES: Record<string, Parameters<typeof test>[2]> = {};

const below = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

for (const size of sampled(SIZES, 0.25, "hands with muggins"))
  test(`every key is on the screen for hands only with muggins at ${size.join("×")}`, async ({ table, page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await table.newGame({ depth: "Hands only", counting: "Muggins" });
    await table.tap("5H");
    await expect(page.getByText("tap 4 cards")).toBeVisible();
    expect(await below(page)).toBe(0);
  });

CASES["the keys keep their place while a counted hand waits above them, in hands only"] = async ({ table, page }) => {
  test.slow();
  const sizes = [...SIZES, [768, 1024], [844, 390]] as const;
  const placed = async () => {
    const places: string[] = [];
    for (const size of sizes) {
      await show(page, { size, text: 100, display: "automatic" });
      const box = await table.key("A").or(table.key("AS")).first().boundingBox();
      places.push(`${size.join("×")}: ${Math.round(box?.y ?? NaN)}, ${await below(page)} below`);
    }
    await show(page, { size: SIZES[0], text: 100, display: "automatic" });
    return places;
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await table.newGame({ depth: "Hands only" });
  await table.tap("5H JH 7S 6C");
  await expect(page.getByText("tap 1 more")).toBeVisible();
  const before = await placed();
  await table.tap("4C");
  await expect(table.button("Peg 9 for Bob")).toBeVisible();
  expect(await placed()).toEqual(before);
  expect(before.filter((place) => !place.endsWith(" 0 below"))).toEqual([]);
};

CASES["a misread card of a counted hand is fixed in two taps, in hands only"] = async ({ table }) => {
  await table.newGame({ depth: "Hands only" });
  await table.tap("5H JH 7S 6C 4C");
  await table.press(table.button("Fix the 4 of clubs"));
  await table.pick("4D");
  await expect(table.button("Fix the 4 of diamonds")).toBeVisible();
};

CASES["on a tablet the count keeps its place when the curtain of a hand is lifted"] = async ({ table, page }) => {
  await table.newGame({ dealer: "Bob" });
  await table.menu(/^Enter Alice’s cards/);
  await table.tap("7S 8D 9C TD KH 2S");
  await table.button("Discard king of hearts").click();
  await table.button("Discard 2 of spades").click();
  await table.tap("5H");
  await expect(table.button("Show Alice’s hand")).toBeVisible();
  const placed = async () => {
    const places: number[] = [];
    for (const [width, height] of [
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      places.push(Math.round((await page.locator(".count").boundingBox())?.y ?? NaN));
    }
    return places;
  };
  const before = await placed();
  expect(before).not.toContain(NaN);
  await table.liftCurtain("Alice");
  await expect(table.button("Hide")).toBeVisible();
  expect(await placed()).toEqual(before);
};

CASES["in landscape every action of the menu is in view"] = async ({ table, page }) => {
  await table.newGame();
  await table.tap("5H");
  await table.button("Menu").click();
  await page.setViewportSize({ width: 844, height: 390 });
  for (const action of [/^The record/, /^A penalty/, /^Hand the game over/, /^Misdeal/])
    await expect(table.dialog().getByRole("button", { name: action })).toBeInViewport({ ratio: 1 });
};

for (const counting of ["The app", "Muggins"] as const)
  CASES[`every key is on the screen in Large: ${counting}`] = async ({ table, page }) => {
    await table.newGame({ counting });
    await table.choose("Ranks");
    await table.tap("4 | J A K");
    for (const text of [100, 150, 200] as const)
      for (const size of [...SIZES, [768, 1024], [820, 1180], [667, 375], [844, 390]] as const) {
        await show(page, { size, text, display: "large" });
        expect(await below(page), `${size.join("×")} at ${text} %`).toBe(0);
      }
  };

const HALVES = [
  [360, 640],
  [390, 844],
  [568, 320],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

for (const size of sampled(HALVES, 0.3, "halves"))
  test(`both halves of points only and a named row for the crib fit at ${size.join("×")}`, async ({ table, page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await table.newGame({ depth: "Points only" });
    await table.chip(3, "Bob");
    for (const turn of ["to the player opposite", "back"]) {
      await expect(page.getByText("Alice’s crib: ends the deal"), turn).toBeVisible();
      expect(await below(page), turn).toBe(0);
      await table.button("Turn Alice’s half around").click();
    }
  });

for (const names of [
  ["Annabelle", "Christopher", "Carol"],
  ["Annabelle", "Christopher", "Carol", "David"],
])
  CASES[`points only for ${names.length} is on a screen in landscape, with whole names`] = async ({ table, page }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await table.newGame({
      names,
      ...(names.length > 3 && { seating: "Singles" }),
      depth: "Points only",
      dealer: "Annabelle",
    });
    await table.chip(3, "Carol");
    for (const size of [
      [568, 320],
      [667, 375],
      [844, 390],
    ] as const) {
      await show(page, { size, text: 100, display: "automatic" });
      expect(await below(page), size.join("×")).toBe(0);
      expect(await faults(page, { key: 44, cardKey: 44, score: 0, bars: 0.25 }), size.join("×")).toEqual([]);
      const cut = await page
        .locator(".half .name")
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
        );
      expect(cut, size.join("×")).toEqual([]);
    }
  };

for (const size of [
  [667, 375],
  [844, 390],
] as const)
  CASES[`two halves that are not turned are side by side at ${size.join("×")}`] = async ({ table, page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await table.newGame({ depth: "Points only" });
    await table.button("Turn Alice’s half around").click();
    const box = (name: string) => page.getByRole("region", { name: `${name}’s score` }).boundingBox();
    await expect.poll(async () => (await box("Alice"))?.y).toBe((await box("Bob"))?.y);
  };

for (const size of sampled([...SIZES, [390, 740], [844, 390]] as const, 0.34, "stated counts"))
  test(`the pad for a stated count and the answers are on the screen at ${size.join("×")}`, async ({ table, page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await table.newGame({ counting: "Muggins" });
    await table.tap(`${GOLDEN.starter} ${GOLDEN.play}`);
    await table.says("Bob", 1);
    await expect(page.getByRole("heading", { name: "Bob counts" })).toBeVisible();
    expect(await below(page)).toBe(0);
    await table.counts("Bob", 7);
    await table.muggins(2);
    await expect(table.button("Take the call back")).toBeInViewport({ ratio: 1 });
  });

for (const pad of ["Suits", "Ranks"])
  CASES[`every key and button of a fix is on the screen of a phone in landscape: ${pad}`] = async ({ table, page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await table.newGame();
    await table.choose(pad);
    await table.tap(pad === "Suits" ? "5H JH 5C 7S" : "5 J 5 7");
    await table.changeEntry(/^Bob played jack/);
    for (const name of [/^king/, "Insert before", "It was a go", "Delete"])
      await expect(table.dialog().getByRole("button", { name }).last()).toBeInViewport({ ratio: 1 });
  };

for (const text of [150, 200] as const)
  CASES[`the button that pegs a hand is on the screen in landscape at ${text} %`] = async ({ table, page }) => {
    await table.newGame();
    await table.tap(`${GOLDEN.starter} ${GOLDEN.play}`);
    await show(page, { size: [844, 390], text, display: "automatic" });
    await expect(table.button("Peg 9 for Bob")).toBeInViewport({ ratio: 1 });
  };

for (const [title, body] of sampled(Object.entries(CASES), 0.4, "fits")) test(title, body);
