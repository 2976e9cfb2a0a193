/** A tour of handing a game over: its code, the codes of a long game, and the table of a game that went over. */
import { expect } from "playwright/test";
import type { Table } from "../table";
import { plantGames, variedGame } from "../verbs/many-games";

const code = (table: Table) => table.page.getByRole("img", { name: /^Code: the game/ });

export async function handover(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  await table.newGame();
  await table.goldenPlay();
  await table.menu(/^Hand the game over/);
  await expect(code(table)).toBeVisible();
  await look("handover-code");
  await table.button("The other phone has it").click();
  await expect(table.page.getByRole("heading", { name: "Handed over" })).toBeVisible();
  await look("handed-over");
  await table.button("Take it back").click();
  await expect(table.button(/^Peg 9 for Bob/)).toBeVisible();
  // A game too long for one code, older than this one.
  await plantGames(table.page, 0, [variedGame(1500)]);
  await table.page.reload();
  await table.button("Back").click();
  await table.button(/^Games/).click();
  const games = table.page.getByRole("button", { name: /^(?!Delete|Discard).*Alice and Bob/ });
  await expect(games).toHaveCount(2);
  await games.last().click();
  await table.menu(/^Hand the game over/);
  await expect(code(table)).toBeVisible();
  await table.choose("Stop");
  await look("handover-codes");
}
handover.shows = ["handover"] as const;
