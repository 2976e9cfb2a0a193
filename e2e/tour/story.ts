/** The story of a game, with its pages and its sheets. */
import { expect } from "playwright/test";
import type { Table } from "../table";
import { openFinished } from "../verbs/stories";

export const story = async (table: Table, look: (screen: string) => Promise<void>) => {
  const { page } = table;
  await openFinished(page, "dealt");
  await table.button(/^The story/).click();
  await expect(page.getByRole("region", { name: "The chance to win" })).toBeVisible({ timeout: 30_000 });
  await look("story");
  await page.getByRole("button", { name: "How we know: The chance to win" }).click();
  await expect(table.dialog()).toBeVisible();
  await look("story-how");
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await expect(table.dialog()).toHaveCount(0);
  await table.button("Luck and skill").click();
  await table.expectTitle("Luck and skill");
  await look("story-luck");
  await table.button("Back").click();
  await table.button("Discards").click();
  await table.expectTitle("Discards");
  await table.button("All fifteen discards").click();
  await look("story-discards");
  await table.button("Back").click();
  await table.button("Deal by deal").first().click();
  await expect(page.getByRole("heading", { name: /^Deal \d+ of/ })).toBeVisible();
  await look("story-deal");
};
story.shows = ["story"] as const;
