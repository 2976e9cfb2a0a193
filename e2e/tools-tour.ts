import { expect } from "playwright/test";
import type { Table } from "./table";
import { Tools } from "./tools";

/** What needs no game: a hand on its way in, counted, judged; a play, card by card. */
export async function withTools(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  const tools = new Tools(table);
  await tools.open("Count a hand");
  await look("count-empty");
  await table.tap("4C 5H 5D");
  await expect(table.page.getByText("1 more", { exact: true })).toBeVisible();
  await look("count-entry");
  await table.choose("Ranks");
  await table.tap("J");
  await expect(table.page.getByText("The starter", { exact: true })).toBeVisible();
  await look("count-ranks");
  await table.tap("6");
  await tools.expectTotal(16);
  await look("count-questions");
  await table.button("Next hand").click();
  await table.choose("Suits");
  await table.tap("4C 5H 5D 6S 6H");
  await tools.expectTotal(24);
  await look("counted");
  await tools.claim(20);
  await tools.expectVerdict("Four short.");
  await look("verdict-short");
  await table.button("I said 20").click();
  await expect(table.dialog()).toBeVisible();
  await look("claim");
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await tools.claim(27);
  await tools.expectVerdict("Three too many.");
  await look("verdict-over");
  await table.button("Back").click();
  await tools.open("Check the play");
  await look("check-empty");
  await table.tap("8S 7H 7D 6C");
  await expect(tools.checked(3)).toContainText("No run");
  await look("check-play");
  await table.choose("3");
  await table.choose("Ranks");
  await table.tap("3");
  await expect(tools.checked(4)).toContainText("Thirty-one");
  await look("check-ranks");
  await table.choose("Suits");
}
