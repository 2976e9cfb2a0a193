/** An organiser's actions on a club night, by role and name. Taps are counted. */
import { expect, type Locator, type Page } from "playwright/test";

export class ClubNight {
  /** Taps since the last `countTaps()`. */
  taps = 0;
  readonly page: Page;
  readonly #touch: boolean;
  constructor(page: Page, touch = false) {
    this.page = page;
    this.#touch = touch;
  }

  async press(what: Locator): Promise<void> {
    await (this.#touch ? what.tap() : what.click());
    this.taps += 1;
  }
  countTaps(): void {
    this.taps = 0;
  }
  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) });
  }
  dialog(): Locator {
    return this.page.getByRole("dialog");
  }
  async choose(name: string, within: Page | Locator = this.dialog()): Promise<void> {
    const radio = within.getByRole("radio", { name, exact: true });
    await radio.check();
    await expect(radio).toBeChecked();
    this.taps += 1;
  }

  /** Creates an event, from the list of events to its empty page. */
  async begin(url: string, name: string): Promise<void> {
    await this.page.goto(`${url}#/club`);
    await this.press(this.button("New club night"));
    await this.dialog().getByLabel("Name", { exact: true }).fill(name);
    await this.press(this.button("Open event", this.dialog()));
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(this.dialog()).toHaveCount(0);
  }
  async toPage(name: "Players" | "Rounds" | "Standings" | "Playoffs"): Promise<void> {
    await this.press(this.page.getByRole("navigation", { name: "Pages of this event" }).getByText(name));
  }

  nameField(): Locator {
    return this.page.getByLabel("Name of the next player");
  }
  /** Types names, each with Enter; the field must be ready for the next. */
  async add(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.nameField().fill(name);
      await this.page.keyboard.press("Enter");
      await expect(this.nameField()).toHaveValue("");
      await expect(this.nameField()).toBeFocused();
    }
  }
  /** Puts a list of names into the "Paste a list" sheet without adding the players yet. */
  async paste(text: string): Promise<void> {
    await this.press(this.button("Paste a list"));
    await this.dialog().getByRole("textbox").fill(text);
  }
  roster(): Locator {
    return this.page.getByRole("list", { name: "Who came" }).getByRole("listitem");
  }

  tables(): Locator {
    return this.page.locator(".table-line");
  }
  table(player: string): Locator {
    return this.tables().filter({ has: this.page.getByText(player, { exact: true }) });
  }
  side(player: string): Locator {
    return this.table(player)
      .getByRole("button")
      .filter({ has: this.page.getByText(player, { exact: true }) });
  }
  /** Enters a result on which both cards agree. */
  async result(winner: string, spread: number): Promise<void> {
    await this.press(this.side(winner));
    await this.type(spread);
    await this.press(this.button("Save", this.dialog()));
    await expect(this.dialog()).toHaveCount(0);
  }
  async type(spread: number | string): Promise<void> {
    for (const digit of String(spread)) await this.press(this.button(digit, this.dialog()));
  }
  /** Enters one card of a game; the sheet must be on "Each card". */
  async card(player: string, says: "Won" | "Lost", spread: number | string): Promise<void> {
    await this.choose(player);
    await this.choose(says);
    await this.type(spread);
    await this.press(this.button(`Save ${player}’s card`));
  }
  /** Fills every table of the shown round; the first player wins. */
  async fillRound(spreadAt: (table: number) => number): Promise<void> {
    await expect(this.tables().first()).toBeVisible();
    const names = await this.tables().locator(".table-side:first-of-type .who").allTextContents();
    for (const [at, name] of names.entries()) await this.result(name, spreadAt(at));
  }
  async expectRound(number: number): Promise<void> {
    await expect(this.page.getByRole("button", { name: new RegExp(`^Round ${number} of `) })).toBeVisible();
  }
}
