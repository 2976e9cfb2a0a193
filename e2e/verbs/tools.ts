/** What people do with the tools that need no game, by role and name. */
import { expect, type Locator } from "playwright/test";
import type { Table } from "../table";

export class Tools {
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
  }

  /** A tool that needs no game, from the first page. */
  async open(name: "Count a hand" | "Check the play" | "Cribbage squares" | "Cribbage solitaire"): Promise<void> {
    await this.table.press(this.table.button(new RegExp(`^${name}`)));
    await this.table.expectTitle(name);
  }
  /** The total of a hand that was tapped in. */
  async expectTotal(total: number): Promise<void> {
    await expect(this.table.page.getByText(/^Counts \d+$/)).toHaveText(`Counts ${total}`);
  }
  /** "I said 20": two taps. */
  async claim(count: number): Promise<void> {
    await this.table.press(this.table.button(/^I said/));
    // A count no hand can have is dimmed, and answers all the same.
    await this.table
      .dialog()
      .getByRole("button", { name: new RegExp(`^${count}\\b`) })
      .click({ force: true });
    this.table.taps += 1;
    await expect(this.table.dialog()).toHaveCount(0);
  }
  verdict(): Locator {
    return this.table.page.getByRole("region", { name: /^The verdict on/ });
  }
  /** What the verdict says, and that it is spoken too. */
  async expectVerdict(headline: string, ...words: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.verdict().getByRole("heading")).toHaveText(headline);
    for (const said of words) await expect(this.verdict()).toContainText(said);
    await expect(this.table.page.getByRole("main").getByRole("status")).toContainText(headline);
  }
  /** One plain sentence on a tool, which has a voice of its own. */
  async expectRefusal(words: string | RegExp): Promise<void> {
    await expect(this.table.page.locator(".refusal span")).toHaveText([words]);
    await expect(this.table.page.getByRole("main").getByRole("status")).toHaveText(words);
  }
  /** A card of the play that was checked: its points and why there are no more. */
  checked(n: number): Locator {
    return this.table.page.getByRole("list", { name: "The play, card by card" }).getByRole("listitem").nth(n);
  }
}
