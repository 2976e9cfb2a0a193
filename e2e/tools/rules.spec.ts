import { TOPICS } from "../../src/rules/topics";
import { expect, test } from "../test";

test.use({ serviceWorker: true });

test("“nibs” finds his heels, the page says how many rules match, and Back returns home", async ({ table, page }) => {
  await table.button("Rules").click();
  await table.expectTitle("Rules");
  const status = page.locator(".rules-top").getByRole("status");
  await expect(status).toHaveText(`${TOPICS.length} rules`);
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("nibs");
  await expect(page.getByRole("article").first()).toContainText("two for a starter jack");
  await expect(status).toHaveText("9 rules found");
  await page.getByRole("searchbox").fill("crib flúsh");
  await expect(page.getByRole("article").first()).toContainText("All five are hearts");
  await page.getByRole("searchbox").fill("poker");
  await expect(status).toHaveText("Nothing found");
  await expect(page.getByRole("article")).toHaveCount(0);
  await table.button("Back").click();
  await table.expectTitle("Fifteen Two");
});

test("#/rules/cribFlush opens the page at that rule, even offline", async ({
  page,
  table,
  host,
  url,
  errors,
  reload,
}) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await reload();
  await table.expectTitle("Fifteen Two");
  await host.stop();
  await page.context().setOffline(true);
  await page.goto("about:blank");
  await page.goto(`${url}#/rules/cribFlush`);
  const rule = page.getByRole("article", { name: "A flush in the crib" });
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveAttribute("aria-current", "location");
  // The sticky search field must not cover the rule.
  const { y = 0 } = (await rule.boundingBox()) ?? {};
  const field = await page.locator(".rules-top").boundingBox();
  expect(y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 1);
  expect(errors).toEqual([]);
});

test("the contents lead to a chapter, whose heading the search field does not cover", async ({ page, table }) => {
  await table.button("Rules").click();
  await page.locator("summary", { hasText: "Contents" }).click();
  await table.button("Twists").click();
  const heading = page.getByRole("heading", { name: "Twists", exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  const top = await page.locator(".rules-top").boundingBox();
  expect(y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0) - 1);
});

test("an unknown rule in the address opens the page at its top", async ({ page, url, table }) => {
  await page.goto(`${url}#/rules/poker`);
  await table.expectTitle("Rules");
  await expect(page.locator("article[aria-current]")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(TOPICS.length);
});

test("opens from the table and from Settings with the rules of the open game, and Back returns there", async ({
  table,
  page,
}) => {
  await table.newGame({ to: "61" });
  await table.menu(/^Rules/);
  await table.expectTitle("Rules");
  await page.getByText("In your game").click();
  await expect(page.getByRole("group", { name: "Who plays" })).toContainText("Aliceto 61");
  await page.getByRole("button", { name: /^One for go/ }).click();
  await expect(page.getByRole("article", { name: "Go", exact: true })).toBeFocused();
  await table.button("Back").click();
  await table.expectTitle("The deal");
  await table.menu("Settings");
  await table.button(/^Rules/).click();
  await table.expectTitle("Rules");
  await table.button("Back").click();
  await table.expectTitle("Settings");
});
