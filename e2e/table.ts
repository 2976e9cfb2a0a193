/** What a player does at the table, by role and name; every tap is counted. */
import { expect, type Locator, type Page } from "playwright/test";
import { type Depth, fillNewGame, type NewGame } from "./verbs/new-game";

const SUITS: Readonly<Record<string, string>> = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
const COURTS: Readonly<Record<string, string>> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

/** "5H" as its key is named: "5 of hearts"; "5" alone: "5". */
export function keyName(card: string): string {
  if (card === "X") return "joker";
  const rank = card.slice(0, 1);
  const suit = SUITS[card.slice(1)];
  return suit === undefined ? (COURTS[rank] ?? rank) : `${COURTS[rank] ?? rank} of ${suit}`;
}

/** rules.md §2.6a: Alice deals, she pegs 6 in the play and Bob 3; then Bob shows 9, Alice 12, and her crib counts 4. */
export const GOLDEN = { starter: "5H", play: "JH 5C 7S 6D go 2S 6C 4D 4C", crib: "9C 9D KH 8S" } as const;

export class Table {
  /** Taps since the last `countTaps()`. */
  taps = 0;
  readonly page: Page;
  readonly #touch: boolean;
  /** @param touch whether the machine has a touch screen; a mouse clicks otherwise */
  constructor(page: Page, touch = false) {
    this.page = page;
    this.#touch = touch;
  }

  /** One tap of a thumb. Playwright waits until the key is there and ready; it never sleeps. */
  async press(what: Locator): Promise<void> {
    await (this.#touch ? what.tap() : what.click());
    this.taps += 1;
  }
  /** A tap on a key that is dimmed: it answers with the reason. */
  async pressSpent(what: Locator): Promise<void> {
    await expect(what).toBeDisabled();
    await what.click({ force: true });
    this.taps += 1;
  }
  /** A side looks at its own hand. */
  async liftCurtain(name: string): Promise<void> {
    await this.press(this.button(`Show ${name}’s hand`));
  }
  countTaps(): void {
    this.taps = 0;
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) });
  }
  /** A card's key, on the pad or among a hand that was tapped in. */
  key(card: string): Locator {
    return this.button(keyName(card));
  }
  dialog(): Locator {
    return this.page.getByRole("dialog");
  }
  /** The radio lies under its label, as native ones do: a finger hits the label. */
  async choose(name: string, within: Page | Locator = this.page): Promise<void> {
    const radio = within.getByRole("radio", { name, exact: true });
    // Not where the keys below a long form cover it.
    await radio.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await radio.check({ force: true });
    await expect(radio).toBeChecked();
  }

  async fillNewGame(game: NewGame = {}): Promise<void> {
    await fillNewGame(this, game);
  }
  async newGame(game: NewGame = {}): Promise<void> {
    const { dealer = "Alice" } = game;
    await this.fillNewGame(game);
    await this.press(this.button(dealer === "cut" ? "Cut for deal" : `${dealer} deals`));
    await expect(this.button("Menu")).toBeVisible();
  }

  /** Taps "5H JH go 2S": cards and goes as they fall. */
  async tap(line: string): Promise<void> {
    let before = "";
    for (const word of line.split(/\s+/).filter((one) => one !== "|" && one !== "")) {
      if (word === before) await this.rest();
      await this.press(word === "go" ? this.button("Go") : this.key(word.replace(/=.*/, "")));
      const [, joker] = word.split("=");
      if (joker) await this.pick(joker);
      before = word;
    }
  }
  /** A bid for the crib, or "pass". */
  async bid(word: string): Promise<void> {
    await this.press(this.button(word === "pass" ? "Pass" : word));
  }
  /** Lets the moment pass in which a second tap of one key is taken for the first one's bounce. */
  async rest(): Promise<void> {
    const now = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction((at) => performance.now() > at, now + 250);
  }
  /** Taps cards in a dialog that asks for one. */
  async pick(card: string): Promise<void> {
    await this.dialog()
      .getByRole("button", { name: keyName(card), exact: true })
      .click();
  }
  /** A player says what the card he laid pegs. */
  async says(name: string, points: number): Promise<void> {
    await this.press(this.button(`${name} says ${points}`));
  }
  /** A player counts the hand that is up. */
  async counts(name: string, points: number): Promise<void> {
    await this.press(
      this.page
        .getByRole("group", { name: `${name} counts` })
        .getByRole("button", { name: String(points), exact: true }),
    );
  }
  /** Calls a count of the play: muggins for so many, or too many. */
  async callCount(which: RegExp | undefined, points: number | "too many"): Promise<void> {
    await this.press(this.button(/^(?:Challenge|Too many)$/));
    if (which) await this.dialog().getByRole("radio", { name: which }).check({ force: true });
    const name = points === "too many" ? /^(?:Counted too much|Claim the extra points)$/ : String(points);
    await this.press(this.dialog().getByRole("button", typeof name === "string" ? { name, exact: true } : { name }));
    await expect(this.dialog()).toHaveCount(0);
  }
  async stands(points: number, name: string): Promise<void> {
    await this.press(this.button(`No challenge: peg ${points} for ${name}`));
  }
  /** Muggins on the hand that is up. */
  async muggins(points: number): Promise<void> {
    await this.press(this.button("Muggins…"));
    await this.press(this.dialog().getByRole("button", { name: String(points), exact: true }));
  }
  async peg(points: number, name: string): Promise<void> {
    await this.press(this.button(points === 0 ? `Nothing to peg for ${name}` : `Peg ${points} for ${name}`));
  }
  /** Points by a chip, or for any other number by the sheet behind "…". */
  async chip(points: number, name: string): Promise<void> {
    const chip = this.button(`${points} for ${name}`);
    const more = this.button(`More points for ${name}`);
    await expect(more).toBeVisible();
    if (await chip.isVisible()) return this.press(chip);
    await this.press(more);
    await this.press(this.dialog().getByRole("button", { name: String(points), exact: true }));
    await expect(this.dialog()).toHaveCount(0);
  }
  async nextDeal(): Promise<void> {
    await this.press(this.button(/^Deal \d+/));
  }

  /** A side's score as its panel, or its half, shows it. */
  score(name: string): Locator {
    return this.page.getByLabel(`${name}’s score`).locator(".hole-number");
  }
  async expectScores(scores: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, score] of Object.entries(scores)) await expect(this.score(name)).toHaveText(String(score));
  }
  async expectTurn(name: string): Promise<void> {
    await expect(this.page.getByLabel(`${name}’s score`)).toContainText("to play");
  }
  async expectDealer(name: string): Promise<void> {
    await expect(this.page.getByLabel(`${name}’s score`)).toContainText("crib");
  }
  async expectCount(count: number): Promise<void> {
    await expect(this.page.getByText(/^count \d+$/)).toHaveText(`count ${count}`);
  }
  /** The line that says the last event. */
  async expectSaying(words: string | RegExp): Promise<void> {
    await expect(this.page.locator(".saying q").last()).toHaveText(words);
  }
  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  /** Exactly one plain sentence, and it is spoken too. */
  async expectRefusal(words: string): Promise<void> {
    await expect(this.page.locator(".refusal span")).toHaveText([words]);
    await expect(this.page.locator("[aria-live=polite]")).toHaveText(words);
  }
  async undo(): Promise<void> {
    await this.press(this.button(/^Undo/).first());
  }
  async menu(row: string | RegExp): Promise<void> {
    await this.button("Menu").click();
    await this.dialog().getByRole("button", { name: row }).click();
  }
  async depth(depth: Depth): Promise<void> {
    await this.button("Menu").click();
    await this.choose(depth, this.dialog());
    // The sheet grows or shrinks with the depth, and its cross moves under the finger.
    await expect(this.dialog().getByRole("group", { name: "Who counts" })).toBeVisible({
      visible: depth !== "Points only",
    });
    await this.dialog().getByRole("button", { name: "Close" }).click();
    await expect(this.dialog()).toBeHidden();
  }
  /** Opens the record and the entry that says this. */
  async changeEntry(words: RegExp): Promise<void> {
    await this.menu(/^The record/);
    await this.button(words).click();
    await expect(this.dialog()).toBeVisible();
  }
  /** Behind the curtain: six cards, then which two go to the crib. */
  async dealtHand(name: string, six: string, two: string): Promise<void> {
    await this.menu(new RegExp(`^Enter ${name}’s cards`));
    await this.tap(six);
    for (const card of two.split(" ")) await this.press(this.button(`Discard ${keyName(card)}`));
  }
  /** The golden deal to the end of the play. */
  async goldenPlay(): Promise<void> {
    await this.tap(`${GOLDEN.starter} | ${GOLDEN.play}`);
  }
  /** The whole golden deal, whoever deals it. */
  async goldenDeal(dealer: string, pone: string): Promise<void> {
    await this.goldenPlay();
    await this.peg(9, pone);
    await this.peg(12, dealer);
    await this.tap(GOLDEN.crib);
    await this.peg(4, dealer);
  }
}
