/** Actions and checks for the tools that need no game. */
import { expect, type Locator } from "playwright/test";
import type { Table } from "../table";

export class Tools {
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
  }

  /** Opens a tool from the home screen. */
  async open(name: "Count a hand" | "Check the play" | "Cribbage squares" | "Cribbage solitaire"): Promise<void> {
    // The first page leaves out "Cribbage".
    await this.table.press(this.table.button(new RegExp(`${name.replace("Cribbage ", "")}$`, "i")));
    await this.table.expectTitle(name);
  }
  /** Opens the list of rules under the title. */
  async openRules(): Promise<void> {
    await this.table.press(this.table.button(/^Rules: /));
    await expect(this.table.dialog().getByRole("heading", { name: "Which rules" })).toBeVisible();
  }
  /** Chooses a game, the rules of the last game or a saved set: one tap, which closes the list. */
  async chooseRules(name: string | RegExp): Promise<void> {
    await this.openRules();
    await this.table.press(this.table.dialog().getByRole("button", { name }));
    await expect(this.table.dialog()).toHaveCount(0);
  }
  /** Switches twists and house rules on or off, and closes the list. */
  async switchRules(...names: readonly string[]): Promise<void> {
    await this.openRules();
    for (const name of names) await this.table.press(this.table.dialog().getByRole("switch", { name }));
    await this.table.press(this.table.dialog().getByRole("button", { name: "Done" }));
    await expect(this.table.dialog()).toHaveCount(0);
  }
  /** The rules named under the title. */
  async expectRules(name: string): Promise<void> {
    await expect(this.table.button(/^Rules: /)).toHaveAccessibleName(`Rules: ${name}`);
  }
  /** The total shown for a whole hand. */
  async expectTotal(total: number): Promise<void> {
    await expect(this.table.page.getByText(/^Counts \d+$/)).toHaveText(`Counts ${total}`);
  }
  /** States a count: “I said 20”. Two taps. */
  async state(count: number): Promise<void> {
    await this.table.press(this.table.button(/^I said/));
    const sheet = this.table.dialog();
    // A forced click does not wait for the sheet to arrive, and would hit the key beside it.
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    // Impossible counts are dimmed but still answer, which Playwright would refuse to click.
    await sheet.getByRole("button", { name: new RegExp(`^${count}\\b`) }).click({ force: true });
    this.table.taps += 1;
    await expect(this.table.dialog()).toHaveCount(0);
  }
  verdict(): Locator {
    return this.table.page.getByRole("region", { name: /^The verdict on/ });
  }
  /** The verdict on screen, and its headline in the live region. */
  async expectVerdict(headline: string, ...words: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.verdict().getByRole("heading")).toHaveText(headline);
    for (const said of words) await expect(this.verdict()).toContainText(said);
    await expect(this.table.page.getByRole("main").getByRole("status")).toContainText(headline);
  }
  /** A refusal, both shown and announced: tools have their own live region. */
  async expectRefusal(words: string | RegExp): Promise<void> {
    await expect(this.table.page.locator(".refusal span")).toHaveText([words]);
    await expect(this.table.page.getByRole("main").getByRole("status")).toHaveText(words);
  }
  /** Line `n` of the checked play, from 0: a card with its points and reasons. */
  checked(n: number): Locator {
    return this.table.page.getByRole("list", { name: "The play, card by card" }).getByRole("listitem").nth(n);
  }
}
