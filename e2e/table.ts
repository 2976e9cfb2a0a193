/** Actions and checks of a player at the table. They find everything by role and name, and count the taps. */
import { expect, type Locator, type Page } from "playwright/test";
import { type Depth, fillNewGame, type NewGame, start } from "./verbs/new-game";

const SUITS: Readonly<Record<string, string>> = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
const COURTS: Readonly<Record<string, string>> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

/** The name of a card’s key: "5 of hearts" for "5H", "5" for "5". */
export function keyName(card: string): string {
  if (card === "X") return "joker";
  const rank = card.slice(0, 1);
  const suit = SUITS[card.slice(1)];
  return suit === undefined ? (COURTS[rank] ?? rank) : `${COURTS[rank] ?? rank} of ${suit}`;
}

/** rules.md §2.6a. Alice deals. In the play she pegs 6 and Bob 3; then Bob’s hand counts 9, hers 12 and her crib 4. */
export const GOLDEN = { starter: "5H", play: "JH 5C 7S 6D go 2S 6C 4D 4C", crib: "9C 9D KH 8S" } as const;

export class Table {
  /** Taps since the last `countTaps()`. */
  taps = 0;
  readonly page: Page;
  readonly #touch: boolean;
  /** @param touch whether to tap instead of click */
  constructor(page: Page, touch = false) {
    this.page = page;
    this.#touch = touch;
  }

  /** One counted tap. Playwright waits until the key is ready. */
  async press(what: Locator): Promise<void> {
    await (this.#touch ? what.tap() : what.click());
    this.taps += 1;
  }
  /** A tap on a dimmed key, which answers with the reason. */
  async pressSpent(what: Locator): Promise<void> {
    await expect(what).toBeDisabled();
    await what.click({ force: true });
    this.taps += 1;
  }
  /** Shows a player’s hidden hand. */
  async liftCurtain(name: string): Promise<void> {
    await this.press(this.button(`Show ${name}’s hand`));
  }
  countTaps(): void {
    this.taps = 0;
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) });
  }
  /** A card’s key, on the pad or in an entered hand. */
  key(card: string): Locator {
    return this.button(keyName(card));
  }
  dialog(): Locator {
    return this.page.getByRole("dialog");
  }
  /** Chooses a radio button. */
  async choose(name: string, within: Page | Locator = this.page): Promise<void> {
    const radio = within.getByRole("radio", { name, exact: true });
    // The keys below a long form would cover it.
    await radio.evaluate((element) => element.scrollIntoView({ block: "center" }));
    // A choice that is stored is shown only then; `check` would not wait for that.
    if (!(await radio.isChecked())) await radio.click();
    await expect(radio).toBeChecked();
  }

  async fillNewGame(game: NewGame = {}): Promise<void> {
    await fillNewGame(this, game);
  }
  /** Chooses the dealer of the new game, or "cut", and starts it. */
  async start(dealer: string): Promise<void> {
    await start(this, dealer);
  }
  async newGame(game: NewGame = {}): Promise<void> {
    const { dealer = "Alice" } = game;
    await this.fillNewGame(game);
    await this.start(dealer);
    await expect(this.button("Menu")).toBeVisible();
  }

  /** Taps cards and goes in order: "5H JH go 2S". "X=5H" plays a joker as the 5 of hearts. */
  async tap(line: string): Promise<void> {
    for (const word of line.split(/\s+/).filter((one) => one !== "|" && one !== "")) {
      await this.press(word === "go" ? this.button("Go") : this.key(word.replace(/=.*/, "")));
      const [, joker] = word.split("=");
      if (joker) await this.pick(joker);
    }
  }
  /** Bids for the crib, or passes with "pass". */
  async bid(word: string): Promise<void> {
    await this.press(this.button(word === "pass" ? "Pass" : word));
  }
  /** Taps a card in a dialog. */
  async pick(card: string): Promise<void> {
    await this.dialog()
      .getByRole("button", { name: keyName(card), exact: true })
      .click();
  }
  /** A player states the points of the card they played. */
  async says(name: string, points: number): Promise<void> {
    await this.press(this.button(`${name} says ${points}`));
  }
  /** A player states the count of the hand or crib in the show. */
  async counts(name: string, points: number): Promise<void> {
    await this.press(
      this.page
        .getByRole("group", { name: `${name} counts` })
        .getByRole("button", { name: String(points), exact: true }),
    );
  }
  /** Challenges a count of the play: muggins for a number of points, or too many. */
  async callCount(which: RegExp | undefined, points: number | "too many"): Promise<void> {
    await this.press(this.button(/^(?:Challenge|Challenge the play|Too many)$/));
    if (which) await this.dialog().getByRole("radio", { name: which }).check();
    const name = points === "too many" ? /^(?:Counted too much|Claim the extra points)$/ : String(points);
    await this.press(this.dialog().getByRole("button", typeof name === "string" ? { name, exact: true } : { name }));
    await expect(this.dialog()).toHaveCount(0);
  }
  async noChallenge(points: number, name: string): Promise<void> {
    await this.press(this.button(`No challenge: peg ${points} for ${name}`));
  }
  /** Calls muggins on the hand or crib in the show. */
  async muggins(points: number): Promise<void> {
    await this.press(this.button("Muggins…"));
    await this.press(this.dialog().getByRole("button", { name: String(points), exact: true }));
  }
  async peg(points: number, name: string): Promise<void> {
    await this.press(this.button(points === 0 ? `Nothing to peg for ${name}` : `Peg ${points} for ${name}`));
  }
  /** Pegs points with a chip, or with the sheet behind "…" if there is no chip for them. */
  async chip(points: number, name: string): Promise<void> {
    const chip = this.button(`${points} for ${name}`);
    const more = this.button(`More points for ${name}`);
    await expect(more).toBeVisible();
    if (await chip.isVisible()) return this.press(chip);
    await this.press(more);
    await this.press(this.dialog().getByRole("button", { name: String(points), exact: true }));
    await expect(this.dialog()).toHaveCount(0);
  }
  /** Points only: pegs the crib, which ends the deal. */
  async crib(points: number, dealer: string): Promise<void> {
    const key = this.button(`${dealer}’s crib: ${points}`);
    const more = this.button(`${dealer}’s crib: more points`);
    await expect(more).toBeVisible();
    if (await key.isVisible()) return this.press(key);
    await this.press(more);
    await this.press(this.dialog().getByRole("button", { name: String(points), exact: true }));
    await expect(this.dialog()).toHaveCount(0);
  }
  async nextDeal(): Promise<void> {
    await this.press(this.button(/^Deal \d+/));
  }

  /** A side’s score, on its panel or its half of the points screen. */
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
  /** The announcement of the last event. */
  async expectSaying(words: string | RegExp): Promise<void> {
    await expect(this.page.locator(".saying q").last()).toHaveText(words);
  }
  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  /** Expects exactly one refusal on screen, repeated by the live region. */
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
    // The sheet changes its height with the depth, which moves the Close button.
    await expect(this.dialog().getByRole("group", { name: "Who counts" })).toBeVisible({
      visible: depth !== "Points only",
    });
    await this.dialog().getByRole("button", { name: "Close" }).click();
    await expect(this.dialog()).toBeHidden();
  }
  /** Opens an entry of the record by its words. */
  async changeEntry(words: RegExp): Promise<void> {
    await this.menu(/^The record/);
    await this.button(words).click();
    await expect(this.dialog()).toBeVisible();
  }
  /** Enters a hand of six cards and its two discards. */
  async dealtHand(name: string, six: string, two: string): Promise<void> {
    await this.menu(new RegExp(`^Enter ${name}’s cards`));
    await this.tap(six);
    for (const card of two.split(" ")) await this.press(this.button(`Discard ${keyName(card)}`));
  }
  /** The golden deal up to the end of the play. */
  async goldenPlay(): Promise<void> {
    await this.tap(`${GOLDEN.starter} | ${GOLDEN.play}`);
  }
  /** The whole golden deal, by either dealer. */
  async goldenDeal(dealer: string, pone: string): Promise<void> {
    await this.goldenPlay();
    await this.peg(9, pone);
    await this.peg(12, dealer);
    await this.tap(GOLDEN.crib);
    await this.peg(4, dealer);
  }
}
