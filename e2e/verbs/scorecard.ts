/** A player's actions on a scorecard, by role and name. */
import { expect, type Page } from "playwright/test";
import type { Table } from "../table";

export type Line = readonly [opponent: string, result: "Won" | "Lost", spread: number];
/** The seven lines of the example in rules.md §8.2. */
export const SEVEN: readonly Line[] = [
  ["Carol", "Won", 13],
  ["Dan", "Won", 38],
  ["Erin", "Lost", 7],
  ["Frank", "Won", 4],
  ["Grace", "Lost", 22],
  ["Heidi", "Won", 11],
  ["Ivan", "Won", 31],
];

export class Scorecard {
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
  }
  get page(): Page {
    return this.table.page;
  }
  async open(games = "9"): Promise<void> {
    await this.table.button(/^Club night/).click();
    await this.table.button("New scorecard").click();
    await this.page.getByLabel("Player", { exact: true }).fill("Ann");
    await this.page.getByLabel("Club or tournament").fill("Grass Roots");
    await this.page.getByLabel("Date").fill("2026-11-14");
    await this.page.getByLabel("Starting seat").fill("7");
    await this.table.choose(games, this.table.dialog());
    await this.table.button("Open scorecard").click();
    await this.table.expectTitle("Ann’s scorecard");
  }
  async digits(spread: number): Promise<void> {
    for (const digit of String(spread)) await this.table.press(this.table.button(digit));
  }
  /** Fills in a line without saving it. A known name is tapped, any other is typed. */
  async typeIn([opponent, result, spread]: Line): Promise<void> {
    const known = this.page.getByRole("group", { name: "Known players" }).getByRole("button", { name: opponent });
    if (await known.isVisible()) await this.table.press(known);
    else await this.page.getByLabel("Opponent", { exact: true }).fill(opponent);
    await this.table.choose(result, this.table.dialog());
    await this.digits(spread);
  }
  async write(): Promise<void> {
    await this.table.press(this.table.dialog().getByRole("button", { name: "Save", exact: true }));
  }
  async enter(line: Line): Promise<void> {
    await this.table.press(this.table.button("Enter result"));
    await this.typeIn(line);
    await this.write();
    await expect(this.table.dialog()).toHaveCount(0);
  }
  /** The text of each row, corrected entries included, with "|" between the cells. */
  rows(): Promise<string[]> {
    return this.#textOf("tbody tr");
  }
  async totals(): Promise<string | undefined> {
    return (await this.#textOf("tfoot tr"))[0];
  }
  #textOf(rows: string): Promise<string[]> {
    return this.page.locator(`.card-table ${rows}`).evaluateAll((found) =>
      found.map((row) =>
        [...row.children]
          .map((cell) => (cell.textContent ?? "").trim().replaceAll(/\s+/g, " "))
          .join("|")
          .replace(/\|+$/, ""),
      ),
    );
  }
  async expectRows(rows: readonly string[]): Promise<void> {
    await expect.poll(() => this.rows()).toEqual(rows);
  }
}
