/** What a player does at the table, by role and name; every tap is counted. */
import { expect, type Locator, type Page } from "playwright/test";

const SUITS: Readonly<Record<string, string>> = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
const COURTS: Readonly<Record<string, string>> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

/** "5H" as its key is named: "5 of hearts"; "5" alone: "5". */
export function keyName(card: string): string {
  const rank = card.slice(0, 1);
  const suit = SUITS[card.slice(1)];
  return suit === undefined ? (COURTS[rank] ?? rank) : `${COURTS[rank] ?? rank} of ${suit}`;
}

export interface NewGame {
  readonly names?: readonly [string, string];
  readonly to?: string;
  readonly depth?: "Every card" | "Hands only" | "Points only";
  /** Who deals; left out, the table cuts for it. */
  readonly dealer?: string;
}

export class Table {
  /** Taps since the last `countTaps()`. */
  taps = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** One tap of a thumb. Playwright waits until the key is there and ready; it never sleeps. */
  async press(what: Locator): Promise<void> {
    await what.click();
    this.taps += 1;
  }
  /** A tap on a key that is dimmed: it answers with the reason. */
  async pressSpent(what: Locator): Promise<void> {
    await what.click({ force: true });
    this.taps += 1;
  }
  countTaps(): void {
    this.taps = 0;
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) });
  }
  /** The card's key on the pad, or the card of a hand that was tapped in. */
  key(card: string): Locator {
    return this.page
      .getByRole("group", { name: /^(Cards|Hand)$/ })
      .getByRole("button", { name: keyName(card), exact: true });
  }

  async newGame({ names = ["Alice", "Bob"], to = "121", depth = "Every card", dealer }: NewGame = {}): Promise<void> {
    await this.page.getByRole("button", { name: /^New game/ }).click();
    for (const [i, name] of names.entries()) await this.page.getByLabel(`Player ${i + 1}`).fill(name);
    if (to === "121" || to === "61")
      await this.page.getByRole("radio", { name: to, exact: true }).check({ force: true });
    else {
      await this.page.getByRole("radio", { name: "Other" }).check({ force: true });
      await this.page.getByLabel(/Game hole/).fill(to);
    }
    await this.page.getByRole("radio", { name: depth }).check({ force: true });
    await this.press(this.button(dealer === undefined ? "Cut for deal" : `${dealer} deals`));
    await expect(this.button("Menu")).toBeVisible();
  }

  async usePad(pad: "Suits" | "Ranks"): Promise<void> {
    await this.page.getByRole("radio", { name: pad, exact: true }).check({ force: true });
  }

  /** Taps "5H JH go 2S": cards and goes as they fall. */
  async tap(line: string): Promise<void> {
    for (const word of line.split(/\s+/).filter((one) => one !== "|" && one !== "")) {
      await this.press(word === "go" ? this.button("Go") : this.key(word));
      await this.settled();
    }
  }
  /** The tap is kept and shown: nothing is being written. */
  async settled(): Promise<void> {
    await expect(this.page.locator("[data-keeping]")).toHaveCount(0);
  }

  async peg(points: number, name: string): Promise<void> {
    await this.press(this.button(points === 0 ? `Nothing to peg for ${name}` : `Peg ${points} for ${name}`));
  }

  /** A side's score as its panel shows it. */
  score(name: string): Locator {
    return this.page
      .getByLabel(`${name}’s score`)
      .or(this.page.getByRole("region", { name, exact: true }))
      .locator(".hole-number");
  }
  async expectScores(scores: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, score] of Object.entries(scores)) await expect(this.score(name)).toHaveText(String(score));
  }
  /** The line that says the last event. */
  saying(): Locator {
    return this.page.locator(".saying q");
  }
  async expectRefusal(words: string | RegExp): Promise<void> {
    await expect(this.page.locator(".refusal")).toHaveText(words);
  }
  async undo(): Promise<void> {
    await this.press(this.page.getByRole("button", { name: /^Undo/ }).first());
    await this.settled();
  }
  async menu(row: string | RegExp): Promise<void> {
    await this.button("Menu").click();
    await this.page.getByRole("dialog").getByRole("button", { name: row }).click();
  }
  async depth(depth: string): Promise<void> {
    await this.button("Menu").click();
    await this.page.getByRole("dialog").getByRole("radio", { name: depth }).check({ force: true });
    await this.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }
}
