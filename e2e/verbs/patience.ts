/** Actions and checks for squares and solitaire, and a tour of their screens. */
import { expect, type Locator } from "playwright/test";
import type { Table } from "../table";
import { Tools } from "./tools";

/** Row by row, then the starter: 75 points (rules.md §9.19, first example). */
export const SQUARE = "AC 2D 3S 4H | 5C 5D JS QH | 6C 7D 8S 9H | KC KD TS 5H | JH";
/** Four kept and two discarded, twice, then the starter: 38 points (rules.md §9.18, first example). */
export const SOLITAIRE = "5C JD QS KH | 9C 9D | 2C 3D 3S 4H | 6H TS | 5D";

export class Patience {
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
  }

  /** "Row 2, column 1", "First hand, card 3", "The starter". */
  place(name: string): Locator {
    return this.table.button(new RegExp(`^${name}: `));
  }
  async expectPlace(name: string, what: string): Promise<void> {
    await expect(this.place(name)).toHaveAccessibleName(`${name}: ${what}`);
  }
  /** Expects that the next card goes to this place. */
  async expectNext(name: string): Promise<void> {
    await expect(this.place(name)).toHaveAttribute("aria-current", "true");
  }
  /** Expects the scores in screen order: rows, then columns; or hands, then the crib. */
  async expectScores(scores: string): Promise<void> {
    await expect(this.table.page.locator(".line-score")).toHaveText(scores.split(" "));
  }
  /** Expects the score of a complete line while others still lack cards. */
  async expectKnown(line: string, total: number): Promise<void> {
    await expect(this.table.page.getByText(`${line}: ${total}`, { exact: true })).toHaveCount(1);
  }
  async expectTotal(total: number): Promise<void> {
    await expect(this.table.page.locator(".total")).toHaveText(`Total ${total}`);
  }
  /** Opens the explanation of a line. */
  async look(line: string, total: number): Promise<Locator> {
    await this.table.press(this.table.button(`${line}: ${total}`));
    const counted = this.table.page.getByRole("region", { name: `${line}, counted` });
    await expect(counted.getByRole("heading")).toHaveText(`${line}: ${total}`);
    return counted;
  }
  async expectSaid(words: string | RegExp): Promise<void> {
    await expect(this.table.page.getByRole("main").getByRole("status")).toHaveText(words);
  }
}

/** Both games: empty, half filled, counted; in squares also one line explained and one card being fixed. */
export async function withPatiences(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  const tools = new Tools(table);
  const patience = new Patience(table);
  await tools.open("Cribbage squares");
  await look("squares-empty");
  await table.choose("Ranks");
  await table.tap("A 2 3");
  await patience.expectNext("Row 1, column 4");
  await look("squares-ranks");
  await table.button("Clear").click();
  await table.choose("Suits");
  await table.tap("AC 2D 3S 4H 5C");
  await patience.place("The starter").click();
  await table.tap("JH");
  await patience.expectKnown("Row 1", 8);
  await look("squares-half");
  await table.tap("5D JS QH 6C 7D 8S 9H KC KD TS 5H");
  await patience.expectTotal(75);
  await look("squares-counted");
  const counted = await patience.look("Column 4", 9);
  await counted
    .getByRole("button", { name: /^Fifteen/ })
    .first()
    .click();
  await look("squares-line");
  await patience.place("Row 2, column 2").click();
  await patience.expectNext("Row 2, column 2");
  await look("squares-fix");
  await table.button("Back").click();
  await tools.open("Cribbage solitaire");
  await look("solitaire-empty");
  await table.tap("5C JD QS KH 9C");
  await patience.expectNext("The crib, card 2");
  await look("solitaire-half");
  await table.tap("9D 2C 3D 3S 4H 6H TS 5D");
  await patience.expectTotal(38);
  await look("solitaire-counted");
}
