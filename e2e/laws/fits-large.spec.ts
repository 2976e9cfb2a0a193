/** In Large, and with six players on a phone in landscape, every key of the screen is in view. */
import { GOLDEN, type Table } from "../table";
import { expect, test } from "../test";
import { show } from "./display";
import { faults } from "./readable";

const PHONES = [
  [360, 640],
  [390, 844],
  [844, 390],
] as const;

const below = (table: Table) => table.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Expects that nothing of the screen is below these windows in Large. */
async function fitsInLarge(table: Table, sizes: readonly (readonly [number, number])[]) {
  for (const size of sizes) {
    await show(table.page, { size, text: 100, display: "large" });
    await expect.poll(() => below(table), size.join("×")).toBeLessThanOrEqual(0);
  }
}

test("points only for two who face each other", async ({ table }) => {
  await table.newGame({ depth: "Points only" });
  await table.chip(3, "Bob");
  await fitsInLarge(table, PHONES);
});

test("the cut for deal", async ({ table }) => {
  await table.newGame({ dealer: "cut" });
  await fitsInLarge(table, PHONES);
});

test("the count of a hand, and the answers to it", async ({ table }) => {
  await table.newGame({ counting: "Muggins" });
  await table.tap(`${GOLDEN.starter} ${GOLDEN.play}`);
  await table.says("Bob", 1);
  await expect(table.page.getByRole("heading", { name: "Bob counts" })).toBeVisible();
  await fitsInLarge(table, PHONES);
});

test("squares with its keys", async ({ table }) => {
  await table.button(/^Squares/).click();
  await fitsInLarge(table, PHONES);
});

test("in landscape the bar is above the scores, and these above the cards of an own hand", async ({ table, page }) => {
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
});

for (const pad of ["Suits", "Ranks"])
  test(`six players have every key in landscape, and whole names: ${pad}`, async ({ table, page }) => {
    await table.newGame({
      names: ["Alice", "Bob", "Carol", "David", "Eve", "Frank"],
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
  });
