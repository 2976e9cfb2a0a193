/**
 * Somebody who does not see the screen scores a whole game: with the keyboard, the names of the buttons and the live
 * region alone. Each event is one sentence of at most twelve words, and the focus is never on nothing.
 */
import type { Locator, Page } from "playwright/test";
import { DEPTHS, type Depth, type TableFact } from "../../src/game/facts";
import { chanceOf, Robot } from "../../src/testing/robot";
import { started } from "../../src/testing/table";
import { allHere, expect, test } from "../test";
import { everything, sampled } from "./sample";

const MOST_WORDS = 12;
const DEPTH_NAMES: Readonly<Record<Depth, string>> = {
  cards: "Every card",
  hands: "Hands only",
  points: "Points only",
};
const NAMES = ["Alice", "Bob"];

/** Notes all that live regions say. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: { readonly words: string; readonly isEvent: boolean }[] = [];
    Object.assign(globalThis, { said });
    const LIVE = "[aria-live], [role=status], [role=alert]";
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region) regions.add(region);
      }
      for (const region of regions) {
        const words = region.textContent?.trim() ?? "";
        if (words !== "") said.push({ words, isEvent: region.matches("[aria-live=polite]") });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: readonly { words: string; isEvent: boolean }[] }).said);
const events = async (page: Page) => (await heard(page)).filter(({ isEvent }) => isEvent).map(({ words }) => words);

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

class Listener {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  button(name: string | RegExp): Locator {
    return this.#page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
  }
  /** Gets to a control with Tab and presses it. Tab is another key, so this press is not the second of two. */
  async press(name: string | RegExp, key = "Enter"): Promise<void> {
    const control = this.button(name).first();
    await control.focus();
    await this.#page.keyboard.press("Shift");
    await control.press(key);
  }
  async choose(name: string, within: Page | Locator = this.#page): Promise<void> {
    const radio = within.getByRole("radio", { name, exact: true });
    await radio.focus();
    await this.#page.keyboard.press("Shift");
    await radio.press(" ");
    await expect(radio).toBeChecked();
  }
  async peg(points: number, name: string): Promise<void> {
    const chip = this.button(`${points} for ${name}`);
    await expect(this.button(`More points for ${name}`)).toBeVisible();
    if (await chip.isVisible()) return this.press(`${points} for ${name}`);
    await this.press(`More points for ${name}`);
    await expect(this.#page.getByRole("dialog")).toBeVisible();
    await this.press(String(points));
  }

  /** Enters what happened at the table. */
  async enter(fact: TableFact): Promise<void> {
    switch (fact.type) {
      case "starterTurned":
      case "cardPlayed":
      case "cardShown":
        return this.#page.keyboard.type(fact.card.replace("T", "10"));
      case "goCalled":
        return this.#page.keyboard.type("g");
      case "playEnded":
        return this.press("On to the show");
      case "handPegged":
        return this.press(/^(?:Peg \d|Nothing to peg)/);
      case "pegged":
        return this.peg(fact.points, NAMES[fact.side] ?? "");
      case "dealEnded":
        return this.press(/^Deal \d/);
      default:
        throw new Error(`nobody enters ${fact.type}`);
    }
  }
}

/** A whole game between people who know the rules, entry by entry. */
function gameOf(depth: Depth, target: number): readonly TableFact[] {
  const seed = Number(process.env["LAW_SEED"]) || 1;
  const robot = new Robot(started(depth, { target }), chanceOf(seed), { taps: 0 });
  robot.play();
  return robot.table.now.lines.map(({ fact }) => fact);
}

for (const depth of sampled(DEPTHS, 1 / 3, "listener"))
  test(`a game is scored without seeing it: ${DEPTH_NAMES[depth]}`, async ({ page, url }) => {
    test.setTimeout(300_000);
    await listen(page);
    await page.goto(url);
    await allHere(page);
    const target = everything() ? 121 : 31;
    const listener = new Listener(page);
    await listener.press(/^New game/);
    for (const [at, name] of NAMES.entries()) await page.getByLabel(`Player ${at + 1}`).fill(name);
    if (everything()) await listener.choose("121");
    else {
      await listener.press("More lengths");
      await listener.choose("One game");
      await listener.choose("Other", page.getByRole("group", { name: "Game to" }));
      await page.getByLabel(/Play to/).fill(String(target));
      await listener.press("Done");
    }
    await listener.press(/^Scoring/);
    await listener.choose(DEPTH_NAMES[depth]);
    await listener.press("Done");

    let count = 0;
    const expectEvent = async (what: string) => {
      await expect.poll(async () => (await events(page)).length, `${what} is said`).toBe(count + 1);
      count += 1;
      await expect.poll(() => isFocusLost(page), `after ${what} the focus is on nothing`).toBe(false);
    };
    for (const fact of gameOf(depth, target)) {
      if (fact.type === "gameStarted") continue;
      if (fact.type === "dealerChosen") {
        const dealer = NAMES[fact.dealer] ?? "";
        await listener.choose(dealer, page.getByRole("group", { name: "Who deals" }));
        await listener.press(`Start: ${dealer} deals`);
      } else await listener.enter(fact);
      await expectEvent(JSON.stringify(fact));
    }
    const all = await heard(page);
    const long = all.filter(({ words }) => words.split(/\s+/).length > MOST_WORDS);
    expect(long, "each sentence has at most twelve words").toEqual([]);
    expect(all.at(-1)?.words).toMatch(/(?:Alice|Bob) wins/);
    await expect(page.getByRole("heading", { name: /^(?:Alice|Bob) wins/ })).toBeVisible();
    await expect(page).toHaveTitle(/^The game – Alice and Bob – Fifteen Two$/);

    // Away from the table nothing of the game is left to hear.
    await listener.press("Back");
    await expect(page).toHaveTitle("Fifteen Two");
    await expect(page.locator("[aria-live=polite]")).toHaveText("");
  });
