import { expect, test } from "../test";
import { GOLDEN, type Table } from "../table";

async function expectOver(table: Table, winner: string, how: string) {
  await expect(table.page.getByRole("heading", { name: `${winner} wins` })).toBeVisible();
  // The stamp of a plain win repeats the margin.
  await expect(table.page.getByText(how, { exact: true }).first()).toBeVisible();
}

for (const { to, loser, how } of [
  { to: "61", loser: 30, how: "by 31 points, and Bob is left in the lurch" },
  { to: "61", loser: 31, how: "by 30 points" },
  { to: "121", loser: 91, how: "by 30 points" },
  { to: "121", loser: 90, how: "by 31 points, and Bob is skunked" },
  { to: "121", loser: 60, how: "by 61 points, and Bob is double skunked" },
  { to: "121", loser: 30, how: "by 91 points, and Bob is triple skunked" },
])
  test(`a game by points: ${to}–${loser} is won ${how}`, async ({ table }) => {
    await table.newGame({ to, depth: "Points only" });
    for (let left = loser; left > 0; left -= 30) await table.chip(Math.min(left, 30), "Bob");
    for (let left = Number(to); left > 0; left -= 30) await table.chip(Math.min(left, 30), "Alice");
    await expectOver(table, "Alice", how);
  });

test("a game to 31 ends in the show, before the loser counts", async ({ table, page }) => {
  await table.newGame({ to: "31" });
  await table.goldenDeal("Alice", "Bob");
  await table.expectScores({ Alice: 22, Bob: 12 });
  await table.goldenPlay();
  await table.expectScores({ Alice: 25, Bob: 18 });
  await table.peg(9, "Alice");
  await expectOver(table, "Alice", "by 13 points");

  // The list of games opens it again.
  await table.button("Back").click();
  await table.button(/^Games/).click();
  await table.page.getByRole("list", { name: "Games" }).getByRole("button").click();
  await expectOver(table, "Alice", "by 13 points");

  // Undo takes back even the winning hand.
  await table.undo();
  await expect(page.getByRole("heading", { name: "The show" })).toBeVisible();
  await table.expectScores({ Alice: 25, Bob: 18 });
  await table.peg(9, "Alice");
  await expectOver(table, "Alice", "by 13 points");
});

test("the loser deals the next game, which starts with one tap", async ({ table }) => {
  await table.newGame({ to: "5" });
  await table.tap(`${GOLDEN.starter} | JH 5C 7S 6D`);
  await expectOver(table, "Alice", "by 5 points");
  table.countTaps();
  await table.press(table.button("Next game: Bob deals"));
  await table.expectDealer("Bob");
  await table.expectTitle("The deal");
  await table.expectScores({ Alice: 0, Bob: 0 });
  expect(table.taps).toBe(1);
});

test("the next game starts after a reload in the middle of the last", async ({ table, reload }) => {
  await table.newGame({ to: "5" });
  await table.tap(`${GOLDEN.starter} | JH 5C`);
  await table.expectCount(15);
  await reload();
  await table.tap("7S 6D");
  await expectOver(table, "Alice", "by 5 points");
  await table.press(table.button("Next game: Bob deals"));
  await table.expectTitle("The deal");
  await table.expectScores({ Alice: 0, Bob: 0 });
});

test("a win in the middle of the play can be undone", async ({ table }) => {
  await table.newGame({ to: "5" });
  await table.tap(`${GOLDEN.starter} | JH 5C 7S 6D`);
  await expectOver(table, "Alice", "by 5 points");
  await table.undo();
  await table.expectCount(22);
  await table.expectScores({ Alice: 2, Bob: 0 });
  await table.tap("6C");
  await expectOver(table, "Alice", "by 5 points");
});

test("a misdeal takes back only the points of the deal, and the same dealer deals again", async ({ table }) => {
  await table.newGame();
  await table.goldenDeal("Alice", "Bob");
  await table.tap("5H | JH 5C 7S 6D");
  await table.expectScores({ Alice: 22, Bob: 17 });
  await table.menu(/^Misdeal/);
  await table.dialog().getByRole("button", { name: "Misdeal: deal again" }).click();
  await table.expectScores({ Alice: 22, Bob: 12 });
  await table.expectTitle("The deal");
  await table.expectDealer("Bob");
  await table.undo();
  await table.expectScores({ Alice: 22, Bob: 17 });
  await table.expectCount(28);
});

test("a score is fixed forward and back", async ({ table }) => {
  const fixScore = async (way: string, holes: number) => {
    await table.menu(/^Fix a score/);
    await table.choose("Bob", table.dialog());
    await table.choose(way, table.dialog());
    await table
      .dialog()
      .getByRole("button", { name: String(holes), exact: true })
      .click();
    await expect(table.dialog()).toHaveCount(0);
  };
  await table.newGame();
  await table.tap("5H | JH 5C 7S 6D");
  await table.expectScores({ Alice: 5, Bob: 0 });
  await fixScore("Forward", 3);
  await table.expectScores({ Alice: 5, Bob: 3 });
  await fixScore("Back", 2);
  await table.expectScores({ Alice: 5, Bob: 1 });
  await table.expectCount(28);
});
