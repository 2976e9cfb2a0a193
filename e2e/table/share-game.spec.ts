/** A game leaves the phone as text, as a table, or to another app, and only on a tap. */
import { readFileSync } from "node:fs";
import { readCrib } from "../../src/share/crib/read-crib";
import { expect, test } from "../test";

test("a finished game is copied as text, saved as a file and a table, and sent to BG Stats", async ({
  table,
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.newGame({ to: "31" });
  await table.goldenDeal("Alice", "Bob");
  await table.tap("5H | JH 5C 7S 6D go 2S 6C 4D 4C");
  await table.peg(9, "Alice");
  await table.menu(/^Share this game/);
  const lines = page.getByRole("region", { name: "The game as text" });
  await expect(lines).toContainText("1. (Alice deals) up: 5H, play: JH 5C (2-0)");
  await table.button("Copy as text").click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await lines.textContent());
  const log = readCrib(text);
  expect(log).toMatchObject({ ok: true, value: { log: { entries: expect.any(Array) as unknown } } });

  const file = page.waitForEvent("download");
  await table.dialog().getByRole("button", { name: "Share", exact: true }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^alice-bob-\d{4}-\d\d-\d\d\.crib$/);
  expect(readFileSync(await saved.path(), "utf8")).toBe(text);
  await expect(page.getByText("File saved.")).toBeVisible();

  const csv = page.waitForEvent("download");
  await table
    .dialog()
    .getByRole("button", { name: /^Save as CSV/ })
    .click();
  const rows = readFileSync(await (await csv).path(), "utf8").split("\r\n");
  expect(rows[0]).toContain("Deal,Dealer,Starter,Alice: play");
  expect(rows[1]).toMatch(/^1,Alice,5H,6,12,4,0,22,3,9,0,0,12$/);

  const link = await page.getByRole("link", { name: "Send to BG Stats" }).getAttribute("href");
  expect(link).toMatch(/^bgstats:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=%7B/);
});

test("a running game is shared from the record, and its text is not shown", async ({ table, page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.newGame();
  await table.tap("5H | JH 5C");
  await table.menu(/^The record/);
  await table.button("Share this game").click();
  await expect(page.getByText("Hands that were entered are in it too.")).toBeVisible();
  await expect(page.getByRole("region", { name: "The game as text" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Send to BG Stats" })).toHaveCount(0);
  await table.button("Copy as text").click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "1. (Alice deals) up: 5H, play: JH 5C (2-0)\n",
  );
});
