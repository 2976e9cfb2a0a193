/** A game of hands only: the points of the play as numbers, and the hands of the show on one pad. */
import type { Table } from "../table";
import { expect } from "../test";

/** First with the rank pad, so that the show asks for suits; then with suits, so that the next card pegs a hand. */
export const handsOnly = async (table: Table, look: (screen: string) => Promise<void>) => {
  await table.newGame({ depth: "Hands only" });
  await table.tap("5H");
  await expect(table.button("On to the show")).toBeVisible();
  await table.chip(2, "Alice");
  await table.expectScores({ Alice: 2 });
  await look("hands-chips");
  await table.button("More points for Bob").click();
  await expect(table.dialog()).toBeVisible();
  await look("more-points");
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await expect(table.dialog()).toHaveCount(0);
  await table.button("On to the show").click();
  // The pad below the points has the same switch. Wait until it has gone.
  await expect(table.button("On to the show")).toHaveCount(0);
  await table.choose("Ranks");
  await table.tap("J 7");
  await expect(table.page.getByText("Bob’s hand: tap 2 more")).toBeVisible();
  await look("show-ranks");
  await table.tap("6 4");
  await expect(table.page.getByRole("group", { name: "His nobs?" })).toBeVisible();
  await expect(table.button("Peg 8 for Bob")).toBeEnabled();
  await look("suit-questions");
  await table.button("Peg 8 for Bob").click();
  await table.choose("Suits");
  await table.tap("4C 5C 6C JC");
  await expect(table.button("Peg 20 for Alice")).toBeVisible();
  await look("hands-counted");
  await table.page.getByRole("group", { name: "Alice’s hand" }).getByRole("button", { name: /6/ }).click();
  await expect(table.dialog()).toBeVisible();
  await look("hands-fix");
};
