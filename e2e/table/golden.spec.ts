import { expect, test } from "../test";
import { GOLDEN, type Table } from "../table";

test("the deal of rules.md §2.6a and its show take at most 18 taps", async ({ table, errors }) => {
  await table.newGame({ names: ["Alice", "Bob"], dealer: "Alice" });
  await table.expectDealer("Alice");
  table.countTaps();

  await table.tap(GOLDEN.starter);
  for (const [card, said, turn, count] of [
    ["JH", "Ten", "Alice", 10],
    ["5C", "Fifteen for two", "Bob", 15],
    ["7S", "Twenty-two", "Alice", 22],
    ["6D", "Twenty-eight, run of three", "Bob", 28],
    ["go", "Go", "Alice", 28],
    // Alice might still hold an ace, so her go is pegged only when Bob leads.
    ["2S", "Thirty", "Alice", 30],
    ["6C", "Thirty and one for go. Six", "Alice", 6],
    ["4D", "Ten", "Bob", 10],
  ] as const) {
    await table.tap(card);
    await table.expectSaying(said);
    await table.expectTurn(turn);
    await table.expectCount(count);
  }
  await table.tap("4C");

  // Both hands are known from the play, so the show needs no cards.
  await table.expectTitle("The show");
  await table.expectScores({ Alice: 6, Bob: 3 });
  await table.expectSaying("Fifteen two, fifteen four, run of four makes eight, and one for his nobs makes nine");
  await table.peg(9, "Bob");
  await table.expectSaying("Fifteen two, fifteen four, and a double run of three for eight, makes twelve");
  await table.peg(12, "Alice");
  await table.tap(GOLDEN.crib);
  await table.expectSaying("Fifteen two, and a pair makes four");
  await table.peg(4, "Alice");

  await table.expectScores({ Alice: 22, Bob: 12 });
  await table.expectDealer("Bob");
  await table.expectTitle("The deal");
  console.log(`taps for the whole deal: ${table.taps}`);
  expect(table.taps).toBeLessThanOrEqual(18);
  expect(errors).toEqual([]);
});

test("mistakes are fixed by undo and redo, by changing a card and by inserting one", async ({ table }) => {
  await table.newGame();
  // The 5 of clubs is missing, and the 7 of diamonds should be the 7 of spades.
  await table.tap("5H | JH 7D");
  await table.expectCount(17);
  await table.undo();
  await table.expectCount(10);
  await table.menu(/^Redo/);
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await table.expectCount(17);

  await table.changeEntry(/^Alice played 7/);
  await table.button("Insert before").click();
  await table.pick("5C");
  await expect(table.dialog()).toHaveCount(0);
  await expect(table.button(/^Alice played 5.*Added later/)).toBeVisible();
  await expect(table.button(/^Bob played 7/)).toBeVisible();

  await table.button(/^Bob played 7/).click();
  await table.pick("7S");
  await expect(table.button(/^Bob played 7.*changed from 7/)).toBeVisible();
  await table.button("Back to the table").click();
  await table.expectCount(22);
  await table.expectScores({ Alice: 2, Bob: 0 });

  await table.tap("6D go 2S 6C 4D 4C");
  await table.expectTitle("The show");
  await table.expectScores({ Alice: 6, Bob: 3 });
  await table.peg(9, "Bob");
  await table.peg(12, "Alice");
});

async function expectHalfACrib(table: Table) {
  await table.expectTitle("The show");
  await table.expectScores({ Alice: 18, Bob: 12 });
  const crib = table.page.getByRole("group", { name: "The crib" });
  await expect(crib.getByRole("img", { name: "9 of clubs" })).toBeVisible();
  await expect(crib.getByRole("img", { name: "9 of diamonds" })).toBeVisible();
  await expect(table.page.getByText("The crib: tap 2 more")).toBeVisible();
}

test("a reload keeps a half-entered crib", async ({ table, reload }) => {
  await table.newGame();
  await table.goldenPlay();
  await table.peg(9, "Bob");
  await table.peg(12, "Alice");
  await table.tap("9C 9D");
  await expectHalfACrib(table);
  await reload();
  await expectHalfACrib(table);
  await table.tap("KH 8S");
  await table.peg(4, "Alice");
  await table.expectScores({ Alice: 22, Bob: 12 });
});
