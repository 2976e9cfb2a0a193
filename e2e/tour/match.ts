/** A tour of a match: choosing it, its games, its page, and its place on the home screen. */
import { expect } from "playwright/test";
import type { Table } from "../table";
import { chooseScoring, otherLengths } from "../verbs/new-game";

/** Points only, to 61: the winner, and the loser's last hole. */
export async function playGame(table: Table, winner: string, loser: string, hole: number): Promise<void> {
  for (const [name, to] of [
    [loser, hole],
    [winner, 61],
  ] as const)
    for (let left = to; left > 0; left -= 30) await table.chip(Math.min(left, 30), name);
  await expect(table.page.getByRole("heading", { name: `${winner} wins` })).toBeVisible();
}

export async function match(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  const { page } = table;
  const own = { format: "Our own points", of: 5 };
  await table.fillNewGame({ match: own });
  await look("new-game-match");
  await otherLengths(table, async (list) => {
    await expect(list).toBeVisible();
    await look("matches-list");
    await table.choose("61", list);
    await table.choose("Race", list);
  });
  await chooseScoring(table, "Points only");
  await table.start("Alice");
  await playGame(table, "Alice", "Bob", 40);
  await look("match-over");
  await table.button("Game 2: Bob deals").click();
  await playGame(table, "Bob", "Alice", 20);
  await table.button("Back").click();
  await expect(page.getByRole("region", { name: "Match in progress" })).toBeVisible();
  await look("home-match");
  await table.button("The match").click();
  await table.expectTitle("The match");
  await look("match");
  await table.button("Game 3").click();
  await expect(table.button("Menu")).toBeVisible();
  await look("match-points");
  await table.depth("Every card");
  await table.expectTitle("The deal");
  await look("match-table");
  await table.button("Back").click();
  await table.expectTitle("The match");
  await table.button("Back").click();
  await expect(table.button("Back to the table")).toBeVisible();
  await look("home-match-open");
  await table.button(/^Games/).click();
  await table.expectTitle("Games");
  await look("games-match");
}
match.shows = ["match"] as const;
