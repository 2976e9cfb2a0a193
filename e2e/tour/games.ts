/** The list of games, as it is after some days of play. */
import { expect } from "playwright/test";
import type { Table } from "../table";
import { plantGames, untilYesterday } from "../verbs/many-games";

/** Games an hour apart: those of yesterday and some of the day before. */
const SOME_DAYS = 30;

export async function gamesByDays(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  await plantGames(table.page, SOME_DAYS, [], untilYesterday(SOME_DAYS));
  await table.page.reload();
  await expect(table.page.getByRole("heading", { name: "Yesterday" })).toBeVisible();
  await look("games-days");
  await table.page.getByRole("searchbox", { name: "Search the games" }).fill("bob lurch");
  await expect(table.page.getByRole("search").getByRole("status")).toHaveText(/ of \d+ games$/);
  await look("games-search");
}
