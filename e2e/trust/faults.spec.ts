import { show } from "../laws/display";
import type { Table } from "../table";
import { expect, test } from "../test";

const ignoreFalseGo = async (table: Table) => {
  await table.press(table.button(/^Claim \d/));
  await table.press(table.dialog().getByRole("button", { name: "Ignore" }));
};

test("a false go is offered when the card appears, and pegged only when claimed", async ({ table }) => {
  await table.newGame();
  await table.tap("2H KS 8D 7C go 3S 3D");
  await expect(table.button("Claim 2")).toHaveCount(0);
  await table.tap("AC");
  await table.expectScores({ Alice: 0, Bob: 4 });
  await expect(table.page.getByText("False go: Alice had A♣ at 25")).toBeVisible();
  await table.press(table.button("Claim 2"));
  await table.press(table.button("Replay from the go"));
  await table.expectScores({ Alice: 0, Bob: 2 });
  await table.expectCount(25);
  await table.expectTurn("Alice");
  await table.expectSaying("False go: Alice could have played the ace of clubs. Back to twenty-five");
  await expect(table.page.getByText("Alice plays A♣")).toBeVisible();
  await table.tap("AC 3S");
  await table.expectCount(29);
  await table.undo();
  await table.undo();
  await table.undo();
  await table.expectScores({ Alice: 0, Bob: 4 });
  await ignoreFalseGo(table);
  await expect(table.button("Claim 2")).toHaveCount(0);
});

test("in Large, where the table has no bar, a false go is offered over the sentence", async ({ table, page }) => {
  await table.newGame();
  await table.tap("2H KS 8D 7C go 3S 3D AC");
  for (const size of [
    [360, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    await show(page, { size, text: 100, display: "large" });
    await expect(page.getByText(/False go: Alice had/)).toBeInViewport();
    await expect(table.button("Back")).toHaveCount(0);
    await table.press(table.button("Claim 2"));
    await expect(table.dialog().getByRole("button", { name: "Ignore" })).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await ignoreFalseGo(table);
  await expect(page.getByText(/False go: Alice had/)).toHaveCount(0);
});

test("an ignored false go does not hide another that has its place after a take-back", async ({ table }) => {
  await table.newGame({ names: ["Ann", "Ben", "Cat"], dealer: "Cat" });
  await table.tap("4D KH 2H TC AS go AC go 5H go 7C");
  await expect(table.page.getByText(/False go: Ann had/)).toBeVisible();
  await ignoreFalseGo(table);
  await table.tap("2S");
  await table.press(table.button("Claim 2"));
  await table.choose("Cat", table.dialog());
  await table.press(table.button("Replay from the go"));
  await table.expectSaying("False go: Ben could have played the 2 of spades. Back to twenty-three");
  await table.tap("2S AC go go 5H 7C 5D");
  await expect(table.page.getByText(/False go: Ben had/)).toBeVisible();
  await expect(table.button("Claim 2")).toBeVisible();
});

test("a penalty appears in the record with its rule and edition, and can be undone", async ({ table, page }) => {
  await table.newGame();
  await table.menu(/^A penalty/);
  await table
    .dialog()
    .getByRole("button", { name: /^Moved the other side/ })
    .click();
  await table.dialog().getByRole("button", { name: "Bob pegs 2" }).click();
  await table.expectScores({ Alice: 0, Bob: 2 });
  await table.menu(/^The record/);
  const rows = page.getByRole("list", { name: "Deal 1" });
  await expect(
    rows.getByRole("button", {
      name: /^Penalty for Alice: moved another side’s peg · ACC 8\.8 \(2010\), 8\.7 \(2020\)/,
    }),
  ).toBeVisible();
  await table.button("Back").click();
  await table.undo();
  await table.expectScores({ Alice: 0, Bob: 0 });
});

test("a false claim of the game costs fifteen from the true hole, gives the others one, and the game goes on", async ({
  table,
}) => {
  await table.newGame({ to: "61", depth: "Points only" });
  await table.chip(30, "Alice");
  await table.chip(22, "Alice");
  await table.chip(9, "Alice");
  await expect(table.page.getByRole("heading", { name: "Alice wins" })).toBeVisible();
  await table.menu(/^A penalty/);
  await table
    .dialog()
    .getByRole("button", { name: /^Claimed a win/ })
    .click();
  await table.dialog().getByRole("button", { name: "1", exact: true }).click();
  await table.dialog().getByRole("button", { name: "Alice goes back 16" }).click();
  await table.expectScores({ Alice: 45, Bob: 1 });
});
