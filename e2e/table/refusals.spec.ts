import { expect, test } from "../test";
import { GOLDEN, type Table } from "../table";

/** Runs a refused action: one plain sentence appears, and nothing else changes. */
async function refused(table: Table, deed: () => Promise<void>, sentence: string) {
  const standing = async () =>
    Promise.all([
      table.score("Alice").textContent(),
      table.score("Bob").textContent(),
      table.page.locator(".on-table").innerText(),
      table.button(/^Undo/).first().getAttribute("aria-label"),
    ]);
  const before = await standing();
  await deed();
  await table.expectRefusal(sentence);
  expect(await standing()).toEqual(before);
}

/** Expects this number of entries in the record, which keeps no refused ones. */
async function expectEntries(table: Table, count: number) {
  await table.menu(/^The record/);
  await expect(table.page.getByRole("list", { name: "Deal 1" }).getByRole("button")).toHaveCount(count);
  await table.button("Back to the table").click();
}

test("the suits pad refuses a card already seen and an early go", async ({ table }) => {
  await table.newGame();
  await table.tap("5H | JH");
  await table.expectCount(10);
  await refused(table, () => table.pressSpent(table.key("JH")), "That card has been seen this deal.");
  await refused(table, () => table.pressSpent(table.key("5H")), "That card has been seen this deal.");
  await refused(
    table,
    () => table.pressSpent(table.button("Go")),
    "Nobody can say go yet: at 21 or less, every card fits.",
  );
  await table.tap("KH TH");
  await table.expectCount(30);
  await expectEntries(table, 4);
  await table.tap("AS");
  await table.expectScores({ Alice: 2, Bob: 0 });
});

test("the rank pad refuses a fifth card of a rank", async ({ table }) => {
  await table.newGame();
  await table.choose("Ranks");
  await table.tap("5 | 5 5 5");
  await table.expectCount(15);
  await refused(table, () => table.pressSpent(table.key("5")), "All four of that rank have been seen.");
  await expectEntries(table, 4);
});

test("an entered hand refuses a go while a card fits, and its cards out of turn", async ({ table }) => {
  await table.newGame();
  await table.dealtHand("Alice", "AS 2S 3S 4S KH 8S", "KH 8S");
  await table.tap(GOLDEN.starter);
  await table.expectTurn("Bob");
  // The key is not dimmed: that would tell Bob what Alice holds.
  await refused(table, () => table.press(table.key("4S")), "It is not that hand’s turn.");
  await table.tap("JH");
  await table.liftCurtain("Alice");
  await table.tap("4S KD");
  await table.expectCount(24);
  await table.expectTurn("Alice");
  await table.liftCurtain("Alice");
  await refused(table, () => table.pressSpent(table.button("Go")), "No go: that hand still has a card that fits.");
  await expectEntries(table, 12);
});

test.describe("the new-game form", () => {
  for (const [what, name, sentence] of [
    ["nothing", "", "Every player needs a name."],
    ["blanks", "  \u00a0 ", "Every player needs a name."],
    ["200 letters", "A".repeat(200), "A name can have up to 40 letters."],
    [
      "a mark that turns the writing",
      "\u202eecilA",
      "A name cannot contain <, >, piled-up accents or writing-direction marks.",
    ],
    ["markup", "<script>alert(1)</script>", "A name cannot contain <, >, piled-up accents or writing-direction marks."],
    ["the other’s name", " bob ", "Two names look alike: add an initial."],
  ] as const)
    test(`a name of ${what}`, async ({ table, page, errors }) => {
      await table.fillNewGame({ names: [name, "Bob"] });
      await table.start("cut");
      await table.expectRefusal(sentence);
      await table.expectTitle("New game");
      await table.button("Back").click();
      await table.button(/^Games/).click();
      await expect(page.getByRole("heading", { name: "No games yet" })).toBeVisible();
      expect(errors).toEqual([]);
    });

  test("targets that are not whole numbers from 2 to 999", async ({ table, page }) => {
    for (const to of ["0", "-5", "1e9", "abc", "1", "12.5", ""]) {
      await page.goto(page.url().replace(/#.*/, ""));
      await table.fillNewGame({ to });
      await table.start("Bob");
      await table.expectRefusal("A game goes to a whole number from 2 to 999.");
      await table.expectTitle("New game");
      await table.button("Back").click();
    }
    await table.button(/^Games/).click();
    await expect(page.getByRole("heading", { name: "No games yet" })).toBeVisible();
  });
});
