/** The story of a game, from its end: the chance to win, luck and skill, discards, each deal, and a picture. */
import { expect, test } from "../test";
import { openFinished } from "../verbs/stories";

test("the story of a game leads to each deal, and its luck and skill add up", async ({ table, page }) => {
  await openFinished(page, "hands");
  await table.button(/^The story/).click();
  await expect(page.getByRole("region", { name: "The chance to win" })).toBeVisible();
  const chances = page.getByRole("table", { name: /chance to win after each deal$/ });
  await expect(chances.getByRole("row")).toHaveCount(11);
  await expect(chances.getByRole("row").last()).toContainText("100");
  // A number opens where it comes from.
  await page.getByRole("button", { name: "How we know: The chance to win" }).click();
  await expect(table.dialog()).toContainText("two players with six cards each, and no twist");
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await table.button("Luck and skill").click();
  const rows = page.getByRole("group", { name: "Luck and skill" });
  const numbers = (await rows.locator(".figures").allTextContents()).map((one) =>
    Number.parseInt(one.replace("−", "-"), 10),
  );
  const changes = numbers.slice(1, -1).reduce((sum, one) => sum + one, 0);
  // Each number is rounded by itself.
  expect(Math.abs((numbers[0] ?? 0) + changes - (numbers.at(-1) ?? 0))).toBeLessThan(numbers.length);
  await table.button("Back").click();
  // The chart has the same name, but no words.
  await page.getByRole("button", { name: "Deal by deal" }).filter({ hasText: "Deal by deal" }).click();
  await expect(page.getByRole("heading", { name: "Deal 1 of 10" })).toBeVisible();
  await table.button("Next deal").click();
  await expect(page.getByRole("heading", { name: "Deal 2 of 10" })).toBeVisible();
  await table.button("Back").click();
  await expect(page.getByRole("heading", { name: "The story of the game" })).toBeVisible();
});

test("hands entered as dealt show all fifteen discards, and their cost", async ({ table, page }) => {
  await openFinished(page, "dealt");
  await table.button(/^The story/).click();
  await page.getByRole("button", { name: "Discards", exact: true }).click();
  const fifteen = page.getByRole("table", { name: "The discards of this hand, the best first" });
  await expect(fifteen.getByRole("row")).toHaveCount(6);
  await table.button("All fifteen discards").click();
  await expect(fifteen.getByRole("row")).toHaveCount(16);
  await expect(fifteen.getByRole("row", { name: /chosen/ })).toHaveCount(1);
  await page.getByRole("button", { name: /^Deal 4/ }).click();
  await expect(page.getByRole("heading", { name: /^Deal 4: the / })).toBeVisible();
});

test("the end of a game promises no chance to win where the story has none", async ({ table }) => {
  await table.newGame({ depth: "Points only", to: "11" });
  await table.chip(11, "Bob");
  await expect(table.button(/^The story/)).toHaveAccessibleName(/The leads and the points/);
  await table.button(/^The story/).click();
  await expect(table.page.getByText("There are no odds for this game")).toBeVisible();
});

test("Back and a reload show all of a story again, also while a page is still drawn", async ({ table, page }) => {
  await openFinished(page, "dealt");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await table.button(/^The story/).click();
  const panels = page.locator("main .panel");
  await expect(panels).toHaveCount(6);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await table.button("Discards").click();
  await page.goBack();
  await expect(panels).toHaveCount(6);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await page.goBack();
  await page.reload();
  await expect(panels).toHaveCount(6);
  await expect(page.getByRole("heading", { name: "The story of the game" })).toBeVisible();
});

test("the picture of a story has a code that opens the game", async ({ table, page }) => {
  await openFinished(page, "hands");
  await table.button(/^The story/).click();
  await page.getByRole("button", { name: "Share the story" }).click();
  const picture = page.locator(".shared-picture img");
  await expect(picture).toBeVisible();
  const saved = page.waitForEvent("download");
  await table.button("Share the picture").click();
  const { readFileSync } = await import("node:fs");
  const bytes = [...readFileSync(await (await saved).path())];
  const link = await page.evaluate(async (png) => {
    const { width, height } = await createImageBitmap(new Blob([new Uint8Array(png)], { type: "image/png" }));
    return [width, height];
  }, bytes);
  expect(link).toEqual([1080, 1080]);
});
