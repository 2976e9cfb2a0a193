/** Screens of games with three players or more. */
import { expect } from "playwright/test";
import { keyName, type Table } from "../table";

type Look = (screen: string) => Promise<void>;

const NAMES = ["Alice", "Bob", "Carol", "David", "Eve", "Frank"];

/** Three players: a hand chosen from a sheet, the play, and a challenge. */
export async function three(table: Table, look: Look): Promise<void> {
  const { page } = table;
  await table.newGame({ form: "Three-handed", names: NAMES.slice(0, 3), counting: "Muggins" });
  await look("three-deal");
  await table.button("Enter a hand").click();
  await expect(table.dialog()).toBeVisible();
  await look("three-whose-hand");
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await table.tap("3H | 7C 7D 7S 5D 5S 8D QC QD");
  await table.expectCount(28);
  await look("three-play");
  await table.button("Challenge").click();
  await expect(
    table
      .dialog()
      .getByRole("group", { name: /calls$/ })
      .first(),
  ).toBeVisible();
  await look("three-call");
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await table.depth("Points only");
  await table.chip(2, "Alice");
  await table.expectScores({ Alice: 2 });
  await look("three-points");
  await table.button(/^More points for Carol/).click();
  await table.dialog().getByRole("button", { name: "30", exact: true }).click();
  await table.nextDeal();
  await table.depth("Every card");
  await table.button("Back").click();
  await expect(table.button("Back to the table")).toBeVisible();
  await look("home-three");
  await expect(page.getByRole("region", { name: "Game in progress" })).toBeVisible();
}

/** Four in partners, then Canadian doubles with ten cards each for two players. */
export async function partners(table: Table, look: Look): Promise<void> {
  await table.newGame({ form: "Four-handed", names: NAMES.slice(0, 4) });
  await table.tap("8S | 6C 9H KS AH 2C go");
  await table.expectCount(28);
  await look("partners-play");
  await table.tap("3H JH JD JS go AD 5D JC 7D go 7H go 5C KH");
  await expect(table.button("Peg 4 for Bob & David")).toBeEnabled();
  await look("partners-show");
  await table.depth("Points only");
  await look("partners-points");
  await table.button("Back").click();
  await table.newGame({ form: "Canadian doubles", names: NAMES.slice(0, 4) });
  await table.press(table.button("Enter Bob’s cards"));
  await table.tap("9C 9D 6S 3S TC TD AS AD");
  await look("ten-dealt");
  await table.tap("4H 2D");
  await expect(table.button("Discard 9 of clubs")).toBeVisible();
  await look("ten-discards");
  for (const card of ["4H", "2D"]) await table.press(table.button(`Discard ${keyName(card)}`));
  await expect(table.button(`Give David ${keyName("9C")}`)).toBeVisible();
  await look("ten-passes");
}

/** Six players without partners, from the cut to the end of the game. */
export async function six(table: Table, look: Look): Promise<void> {
  await table.newGame({ names: NAMES, seating: "Singles", dealer: "cut" });
  await table.tap("K Q 7 9 4");
  await look("six-cut");
  await table.tap("A");
  await table.expectTitle("The deal");
  await look("six-deal");
  await table.tap("8S | 6C 9H KS AH AC AD");
  await look("six-play");
  await table.depth("Hands only");
  await expect(table.button("On to the show")).toBeVisible();
  await look("six-chips");
  await table.button("On to the show").click();
  await table.tap("5C 5D");
  await expect(table.page.getByText("Alice’s hand: tap 1 more")).toBeVisible();
  await look("six-missing");
  await table.tap("5S");
  await expect(table.button("Peg 8 for Alice")).toBeEnabled();
  await look("six-show");
  await table.depth("Points only");
  await look("six-points");
  for (const [i, name] of NAMES.entries()) await table.chip(10 + i * 2, name);
  for (const points of [30, 30, 30, 29]) await table.chip(points, "Carol");
  await expect(table.page.getByRole("heading", { name: "Carol wins" })).toBeVisible();
  await look("six-over");
  await table.button("Back").click();
  await table.button(/^Games/).click();
  await table.expectTitle("Games");
  await look("six-games");
}
