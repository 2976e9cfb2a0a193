/** A tour of the rules page. */
import { expect } from "playwright/test";
import type { Table } from "../table";

/** The rules of the open game, a search with and without results, and links that open single rules. */
export async function theRules(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  await table.newGame();
  await table.menu(/^Rules/);
  await table.expectTitle("Rules");
  await look("rules");
  await table.page.locator("summary", { hasText: "Contents" }).click();
  await look("rules-contents");
  await table.page.locator("summary", { hasText: "In your game" }).click();
  await look("rules-in-your-game");
  const field = table.page.getByRole("searchbox");
  await field.fill("nibs");
  await expect(table.page.getByText(/rules found$/)).toBeVisible();
  await look("rules-found");
  await field.fill("poker");
  await expect(table.page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await look("rules-nothing");
  await field.fill("");
  await table.page.locator("html").evaluate(() => (location.hash = "#/rules/playRuns"));
  await expect(table.page.getByRole("article", { name: "Runs in the play" })).toBeFocused();
  await table.page.getByRole("article", { name: "Runs in the play" }).getByText("Source").click();
  await look("rules-marked");
  await table.page.locator("html").evaluate(() => (location.hash = "#/rules/renege"));
  await expect(table.page.getByRole("article", { name: "A false go" })).toBeFocused();
  await look("rules-houses");
  await table.page.locator("html").evaluate(() => (location.hash = "#/rules/jokersNaught"));
  await expect(table.page.getByRole("article", { name: "Jokers naught" })).toBeFocused();
  await look("rules-ways");
}
theRules.shows = ["rules"] as const;
