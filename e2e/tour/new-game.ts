/** A tour of the choices before a game: seats, games, house rules, the rules in use. */
import { expect } from "playwright/test";
import { switchOn } from "../verbs/new-game";
import type { Table } from "../table";

/** Sets up games: teams of six, one against two, contradictory rules, a saved set. Ends at the rules in use. */
export async function agreeing(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  const { page } = table;
  await table.fillNewGame({ players: 6 });
  await page.getByLabel("Player 3").fill("Bartholomew Featherstonehaugh");
  await look("new-game-six");
  await table.button(/^Game: /).click();
  const list = table.dialog();
  await expect(list).toBeVisible();
  await look("games-list");
  await list.locator("summary").click();
  await look("games-rarer");
  await table.choose("Captain to half way", list);
  await list.getByRole("button", { name: "Done" }).click();
  await table.button(/^Twists/).click();
  await switchOn(["Jokers wild"], list);
  await list.getByRole("switch", { name: /^Jokers naught/ }).click();
  await expect(list.getByRole("alert")).toBeVisible();
  await look("twists-refused");
  await list.getByRole("button", { name: "Done" }).click();
  await expect(list).toHaveCount(0);
  await look("new-game-captain");
  await page.locator("summary").click();
  await switchOn(["Two for a misdeal", "Lone player deals"], page);
  await look("house-rules");
  await page.getByLabel("Keep these rules as").fill("Sunday rules");
  await table.button("Keep").click();
  await expect(page.locator(".keep-set")).toContainText("Kept, first in the list");
  await look("set-kept");
  await table.button(/^Game: Sunday rules/).click();
  await list.getByRole("button", { name: "Delete Sunday rules" }).click();
  await look("set-deleted");
  await list.getByRole("button", { name: "Done" }).click();
  await table.button(/^Scoring/).click();
  await expect(list.getByRole("group", { name: "Who counts" })).toBeVisible();
  await look("scoring");
  await list.getByRole("button", { name: "Done" }).click();
  await table.button("Start: Alice deals").click();
  await table.button(/^The rules in use/).click();
  await expect(list.getByRole("group", { name: "Who plays" })).toBeVisible();
  await look("rules-in-use");
}
