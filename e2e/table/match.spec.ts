import { playGame } from "../tour/match";
import { expect, test } from "../test";
import type { Table } from "../table";

/** Expects the words about the match on the end of a game, the home screen or the match page. */
async function expectMatch(table: Table, words: string): Promise<void> {
  await expect(table.page.getByText(words, { exact: true }).first()).toBeVisible();
}
const GAMES = { to: "61", depth: "Points only" } as const;

test("first to 2: a lurch wins the match with two points, and the rematch is one tap away", async ({ table }) => {
  await table.newGame({ ...GAMES, match: { format: "Free play", of: 2 } });
  await playGame(table, "Alice", "Bob", 30);
  await expectMatch(table, "Alice wins the match 2–0");
  await expect(table.button(/Lurch: 2 match points/)).toBeVisible();
  table.countTaps();
  await table.press(table.button("Rematch: Bob deals"));
  await table.expectDealer("Bob");
  expect(table.taps).toBe(1);
  await expect(table.page.getByLabel("Alice’s score")).toContainText("0 match points");
});

test("a match goes on after a reload, in one tap from the home screen", async ({ table, page, errors }) => {
  await table.newGame({ ...GAMES, match: { format: "Race", of: 3 } });
  await playGame(table, "Alice", "Bob", 40);
  await expectMatch(table, "Alice leads 1–0, needs 2 more");
  await table.button("Back").click();
  await table.expectTitle("Fifteen Two");
  await page.reload();
  const card = page.getByRole("region", { name: "Match in progress" });
  await expect(card).toContainText("First to 3");
  await expect(card).toContainText("Alice leads 1–0");
  table.countTaps();
  await table.press(card.getByRole("button", { name: "Next game" }));
  await table.expectDealer("Bob");
  expect(table.taps).toBe(1);
  await expect(page.getByLabel("Alice’s score")).toContainText("1 match point");
  await expect(page.getByLabel("Bob’s score")).toContainText("0 match points");
  await expect(page.getByRole("img", { name: /first to 3: Alice 1, Bob 0$/ })).toBeVisible();

  // While a game of the match is in progress, the home screen shows that game and its number instead of the match.
  await table.button("Back").click();
  await expect(page.getByRole("region", { name: "Game in progress" })).toContainText("Game 2 · first to 3");
  await expect(card).toHaveCount(0);
  await table.button("Back to the table").click();

  await playGame(table, "Bob", "Alice", 30);
  await expectMatch(table, "Bob leads 2–1, needs one more");
  table.countTaps();
  await table.press(table.button("Game 3: Alice deals"));
  await table.expectDealer("Alice");
  expect(table.taps).toBe(1);
  expect(errors).toEqual([]);
});

test("a corrected game changes the match, and its page shows the score", async ({ table, page }) => {
  await table.newGame({ ...GAMES, match: { format: "Free play", of: 2 } });
  await table.chip(2, "Bob");
  await playGame(table, "Alice", "Bob", 30);
  await expectMatch(table, "Alice leads 1–0, needs one more");
  await table.button("Game 2: Bob deals").click();
  // The game that ended has a menu too.
  await table.expectDealer("Bob");
  await table.menu(/^The match/);
  await table.expectTitle("The match");
  const games = page.getByRole("group", { name: "Games of the match" });
  await expect(games.getByRole("button")).toHaveText([/Alice beat Bob.*Alice 1 – 0 Bob.*61–32/, /in progress/]);

  // The first game gave Bob two points too many. Without them Bob has 30, and a loser below 31 is lurched.
  await games.getByRole("button", { name: /Alice beat Bob/ }).click();
  await table.expectTitle("The record");
  await expect(page.getByText("Game 1 of the match · Alice, Bob")).toBeVisible();
  await table.button(/^2 points for Bob/).click();
  await table.button("Delete").click();
  await expect(table.dialog()).toHaveCount(0);
  await table.button("Back to the table").click();
  await expectMatch(table, "Alice wins the match 2–0");
  await table.button(/Lurch: 2 match points/).click();
  await expect(page.getByRole("heading", { name: "Alice wins the match 2–0" })).toBeVisible();
  await expect(games.getByRole("button").first()).toHaveText(/61–30/);
  await expect(table.button("Rematch")).toBeVisible();
});

test("best of 3: two games win it, and the games list leads to the match", async ({ table, page }) => {
  await table.newGame({ ...GAMES, match: { format: "Best of", of: 3 } });
  await playGame(table, "Bob", "Alice", 10);
  await expectMatch(table, "Bob leads 1–0, needs one more");
  await table.button("Game 2: Alice deals").click();
  await playGame(table, "Bob", "Alice", 50);
  await expectMatch(table, "Bob wins the match 2–0");
  await table.button("Back").click();
  await expect(page.getByRole("region", { name: "Match in progress" })).toHaveCount(0);
  const won = page.getByRole("region", { name: "Match won" });
  await expect(won).toContainText("Bob wins the match 2–0");
  await expect(won.getByRole("button", { name: "Rematch" })).toBeVisible();
  await table.button(/^Games/).click();
  const list = page.getByRole("list", { name: "A match" }).getByRole("button");
  await expect(list).toHaveText([/^Bob wins the match 2–0/, /Game 2 · /, /Game 1 · /]);
  await list.first().click();
  await expect(page.getByRole("heading", { name: "Bob wins the match 2–0" })).toBeVisible();
});

test("the match format is remembered, so the next match starts as fast as a game", async ({ table, page }) => {
  await table.newGame({ ...GAMES, match: { format: "Tournament", of: 9 } });
  await table.button("Back").click();
  await table.expectTitle("Fifteen Two");
  await page.reload();
  table.countTaps();
  await table.press(table.button(/^New game/));
  await expect(page.getByText(/^Tournament\./)).toBeVisible();
  await expect(page.getByLabel(/^Number of/)).toHaveValue("9");
  await table.start("Bob");
  await table.expectDealer("Bob");
  expect(table.taps).toBe(3);
  await expect(page.getByLabel("Bob’s score")).toContainText("0 match points");
});

test("an impossible match length is refused with a sentence", async ({ table }) => {
  await table.fillNewGame({ match: { format: "Best of", of: 4 } });
  await table.start("Bob");
  await table.expectRefusal("Best of needs an odd number: an even one can end in a tie.");
});
