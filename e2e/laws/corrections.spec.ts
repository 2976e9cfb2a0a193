/** Usual slips, fixed with real taps: at most two once the record is open. */
import { expect, test } from "../test";
import type { Table } from "../table";

const MOST_TAPS = 2;

/** Opens the record, and counts the taps from there. */
async function openRecord(table: Table): Promise<void> {
  await table.menu(/^The record/);
  await table.expectTitle("The record");
  table.countTaps();
}

async function fix(table: Table, words: RegExp): Promise<void> {
  await table.press(table.button(words));
  await expect(table.page.getByRole("status").filter({ hasText: /^Fixed/ })).toBeVisible();
  expect(table.taps).toBeLessThanOrEqual(MOST_TAPS);
}

test("a neighbouring key", async ({ table }) => {
  await table.newGame();
  await table.tap("5H | JH 6C");
  await openRecord(table);
  await fix(table, /^5 of clubs, not 6 of clubs/);
  expect(table.taps).toBe(1);
  await expect(table.page.getByText("Fixed: Alice 0 → 2.")).toBeVisible();
  await table.button("Back to the table").click();
  await table.expectScores({ Alice: 2, Bob: 0 });
});

test("the wrong suit, two cards later", async ({ table }) => {
  await table.newGame();
  await table.tap("5H | JH 5S 7S 6D");
  await openRecord(table);
  await table.press(table.button(/^Alice played 5 of spades/));
  await fix(table, /^5 of clubs, not 5 of spades/);
  await expect(table.button(/^Alice played 5 of clubs.*changed from 5 of spades/)).toBeVisible();
  await expect(table.page.getByText("Fixed. The score stays.")).toBeVisible();
});

test("points for the wrong player, and points pegged twice", async ({ table, page }) => {
  await table.newGame({ depth: "Points only" });
  await table.chip(2, "Alice");
  await table.chip(3, "Bob");
  await openRecord(table);
  await fix(table, /^It was Alice’s/);
  await expect(page.getByText("Fixed: Alice 2 → 5, Bob 3 → 0.")).toBeVisible();
  await table.button("Back to the table").click();
  await table.chip(4, "Bob");
  await table.chip(4, "Bob");
  await table.expectScores({ Alice: 5, Bob: 8 });
  await openRecord(table);
  await fix(table, /^Tapped twice: delete/);
  await table.button("Back to the table").click();
  await table.expectScores({ Alice: 5, Bob: 4 });
});

test("a forgotten go", async ({ table }) => {
  await table.newGame();
  // Bob said go at 28, so the 2 of spades is Alice’s.
  await table.tap("5H | JH 5C 7S 6D 2S");
  await openRecord(table);
  await expect(table.button(/^Bob played 2 of spades/)).toBeVisible();
  await fix(table, /^Bob said go before it/);
  await expect(table.button(/^Alice played 2 of spades, count 30/)).toBeVisible();
});

test("the wrong dealer, found in the menu", async ({ table }) => {
  await table.newGame();
  await table.tap("5H | JH 5C");
  await table.expectScores({ Alice: 2, Bob: 0 });
  await table.menu(/^Wrong dealer/);
  await table
    .dialog()
    .getByRole("button", { name: /^Bob dealt/ })
    .click();
  await table.expectDealer("Bob");
  await table.expectScores({ Alice: 0, Bob: 2 });
});
