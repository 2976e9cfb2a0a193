/** The end of a game: only rows that have points, no settings of play, and the result as a picture and as text. */
import { expect, test } from "../test";

test("a game of points alone has no table that repeats the score, and its menu no settings of play", async ({
  table,
  page,
}) => {
  await table.newGame({ depth: "Points only", to: "61" });
  for (const points of [30, 30, 1]) await table.chip(points, "Alice");
  await expect(page.getByRole("heading", { name: "Alice wins" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Best hand of the game" })).toHaveCount(0);
  await table.button("Menu").click();
  await expect(table.dialog().getByRole("button", { name: /^The record/ })).toBeVisible();
  for (const name of ["Level of detail", "Who counts", "Pad"])
    await expect(table.dialog().getByRole("group", { name })).toHaveCount(0);
});

test("the result is shared as a picture, drawn without a request, and as text", async ({ table, page, host }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const dealer = "محمد عبد الرحمن";
  // A name from right to left is isolated from the words and numbers beside it.
  const isolated = `\u2068${dealer}\u2069`;
  await table.newGame({ to: "31", names: [dealer, "👩‍👩‍👧‍👦 Björk"], dealer });
  await table.goldenDeal(isolated, "👩‍👩‍👧‍👦 Björk");
  await table.tap("5H | JH 5C 7S 6D go 2S 6C 4D 4C");
  await table.peg(9, isolated);
  const best = page.getByRole("region", { name: "Best hand of the game" });
  await expect(best).toContainText("12");
  await expect(best.locator(".card")).toHaveText([/5/, /6/, /2/, /4/, /5/]);
  const picture = page.locator(".shared-picture img");
  await expect(picture).toHaveCount(0);
  await table.button("Share").click();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
    1080, 1080,
  ]);
  // From here on there is no network.
  await host.stop();
  await page.context().setOffline(true);
  await table.button("Copy as text").click();
  await expect(page.getByText("Text copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(
    `${isolated} wins: ${isolated} 31, 👩‍👩‍👧‍👦 Björk 18 (won by 13 points).\n` +
      `Best hand: ${isolated}’s, 12.\nScored with Fifteen Two.`,
  );
  const saved = page.waitForEvent("download");
  await table.button("Share the picture").click();
  expect((await saved).suggestedFilename()).toBe("fifteen-two.png");
  await expect(page.getByText("Picture saved.")).toBeVisible();
});
