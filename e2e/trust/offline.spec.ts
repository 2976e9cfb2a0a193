import { GOLDEN } from "../table";
import { cutOff, expect, test } from "../test";

test.use({ serviceWorker: true });

test("the app opens without the server, with its own font", async ({ page, table, host, errors, reload }) => {
  await cutOff(page, host, reload);
  await reload();
  await table.expectTitle("Fifteen Two");
  expect(await page.evaluate(async () => (await document.fonts.load('600 44px "Fraunces"')).length)).toBe(1);
  expect(errors).toEqual([]);
});

test("a game goes on without a network, and a reload in the middle of a hand keeps it", async ({
  page,
  table,
  host,
  errors,
  reload,
}) => {
  await table.newGame();
  await table.tap("5H | JH 5C");
  await table.expectCount(15);
  await cutOff(page, host, reload);
  await reload();
  await table.expectCount(15);
  await table.tap("7S 6D go 2S");
  await table.expectCount(30);
  await reload();
  await table.expectCount(30);
  await table.expectScores({ Alice: 5, Bob: 0 });
  await table.tap("6C 4D 4C");
  await table.peg(9, "Bob");
  await table.peg(12, "Alice");
  await table.tap("9C 9D");
  await expect(page.getByText("The crib: tap 2 more")).toBeVisible();
  await reload();
  await expect(page.getByText("The crib: tap 2 more")).toBeVisible();
  await table.tap("KH 8S");
  await table.peg(4, "Alice");
  await table.expectScores({ Alice: 22, Bob: 12 });
  expect(errors).toEqual([]);
});

test("every screen opens without a network, from the second load on", async ({ page, table, host, errors, reload }) => {
  await cutOff(page, host, reload);
  await reload();
  await table.expectTitle("Fifteen Two");
  await table.button("Settings").click();
  await table.expectTitle("Settings");
  await table.button("Back").click();
  await table.button(/^Games/).click();
  await table.expectTitle("Games");
  await table.button("Back").click();
  await table.newGame({ to: "5", dealer: "cut" });
  await table.expectTitle("The cut");
  await table.button("Alice deals").click();
  await table.tap(`${GOLDEN.starter} | JH 5C`);
  await table.expectTitle("The play");
  await table.depth("Points only");
  await expect(table.button("6 for Bob")).toBeVisible();
  await reload();
  await expect(table.button("6 for Bob")).toBeVisible();
  await table.depth("Every card");
  await table.menu(/^The record/);
  await table.expectTitle("The record");
  await reload();
  await table.expectTitle("The record");
  await table.button("Back to the table").click();
  await table.tap("7S 6D");
  await expect(page.getByRole("heading", { name: "Alice wins" })).toBeVisible();
  await reload();
  await expect(page.getByRole("heading", { name: "Alice wins" })).toBeVisible();
  expect(errors).toEqual([]);
});
