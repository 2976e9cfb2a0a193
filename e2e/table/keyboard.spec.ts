import { show } from "../laws/display";
import { GOLDEN } from "../table";
import { allHere, expect, test } from "../test";

test.beforeEach(({ table }) => allHere(table.page));

test("cards, go and undo work on a keyboard: 5h, 10d, tc, g, Ctrl-Z", async ({ table, page }) => {
  const type = (text: string) => page.keyboard.type(text);
  await table.newGame();
  await type("5h");
  await table.expectTurn("Bob");
  await type("10d");
  await table.expectCount(10);
  await type("tc");
  await table.expectCount(20);
  await table.expectScores({ Alice: 2, Bob: 0 });
  await type("6S");
  await table.expectCount(26);
  await type("g");
  await table.expectSaying("Go");
  await table.expectTurn("Bob");
  await page.keyboard.press("Control+z");
  await table.expectTurn("Alice");
  await page.keyboard.press("Control+z");
  await table.expectCount(20);
  await page.keyboard.press("Control+Shift+z");
  await table.expectCount(26);
  // A typed card is refused like a tapped one.
  await type("5h");
  await table.expectRefusal("That card has been seen this deal.");
  await table.expectCount(26);
});

test("a rank waiting for its suit is shown, and Escape clears it", async ({ table, page }) => {
  await table.newGame();
  await page.keyboard.type("1");
  await expect(page.getByText("1 of …")).toBeVisible();
  await page.keyboard.type("0");
  await expect(page.getByText("10 of …")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("10 of …")).toHaveCount(0);
  await page.keyboard.type("s");
  await table.expectTitle("The deal");
});

test("typing in a field or over an open sheet does not play cards", async ({ table, page }) => {
  await table.fillNewGame();
  await page.getByRole("combobox", { name: "Player 1" }).fill("");
  await page.getByRole("combobox", { name: "Player 1" }).pressSequentially("Gal 5h");
  await expect(page.getByRole("combobox", { name: "Player 1" })).toHaveValue("Gal 5h");
  await table.start("Bob");
  await table.expectDealer("Bob");
  await page.keyboard.type("5h");
  await table.expectTitle("The play");

  await table.button("Menu").click();
  await page.keyboard.type("7d");
  await page.keyboard.press("Control+z");
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await table.expectCount(0);
  await table.expectTitle("The play");

  await table.menu(/^The record/);
  await page.keyboard.type("7d");
  await expect(page.getByRole("list", { name: "Deal 1" }).getByRole("button")).toHaveCount(1);
});

test("the keyboard can be switched off", async ({ table, page }) => {
  await table.button("Settings").click();
  await page.getByRole("switch", { name: /^Keyboard/ }).click();
  await table.button("Back").click();
  await table.newGame();
  await page.keyboard.type("5h");
  await table.tap("6S");
  await expect(table.button(/^The rules in use: Starter 6 of spades/)).toBeVisible();
});

test("in Large, an undo from the bar of the show leaves the focus on the heading of the pad", async ({
  table,
  page,
}) => {
  await table.newGame();
  await table.goldenPlay();
  await table.peg(9, "Bob");
  await table.peg(12, "Alice");
  await table.tap(GOLDEN.crib);
  await show(page, { size: [390, 844], text: 100, display: "large" });
  await table.button(/^Undo/).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
