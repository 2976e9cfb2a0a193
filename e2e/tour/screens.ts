/** Tours that visit every screen, shared by the tests that check all of them. */
import { expect, type Page } from "playwright/test";
import { faults, muggins } from "./claims";
import { evening, playoffs } from "./event";
import { partners, six, three } from "./many";
import { gamesByDays } from "./games";
import { handsOnly } from "./hands-only";
import { handover } from "./handover";
import { match } from "./match";
import { agreeing } from "./new-game";
import { scorecard } from "./scorecard";
import { theRules } from "./rules";
import { story } from "./story";
import { SCREEN_NAMES, type Screen } from "../../src/ui/screens";
import type { Table } from "../table";
import { withTools } from "./tools";

/** Called on each screen. It may resize the page and change its colours, but must not press anything. */
type Look = (screen: string) => Promise<void>;
type Tour = ((table: Table, look: Look) => Promise<void>) & {
  /** The screens that this tour must show; `every-stop.spec.ts` checks that it stops at each of them. */
  readonly shows?: readonly Screen[];
};

const closeSheet = async (table: Table) => {
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await expect(table.dialog()).toHaveCount(0);
};

/** The app before its first game. */
const firstPages = async (table: Table, look: Look) => {
  await table.expectTitle("Fifteen Two");
  await look("home-empty");
  await table.button("Settings").click();
  await table.expectTitle("Settings");
  await look("settings");
  await table.button("Back").click();
  await table.button(/^Games/).click();
  await expect(table.page.getByRole("heading", { name: "No games yet" })).toBeVisible();
  await look("games-empty");
  await table.button("Back").click();
  await table.fillNewGame({ names: ["Alice", "Bob"], to: "999" });
  await table.start("cut");
  await table.expectTitle("The cut");
  await table.tap("K");
  await expect(table.page.getByRole("list", { name: "Cards cut" }).getByRole("img", { name: "king" })).toBeVisible();
  await look("cut");
  await table.button("Back").click();
  await expect(table.button("Back to the table")).toBeVisible();
  await look("home-cut");
  await table.button(/^New game/).click();
  await table.page.getByLabel("Player 2").fill("Alice");
  await table.start("cut");
  await table.expectRefusal("Two names look alike: add an initial.");
  await look("new-game");
};
firstPages.shows = ["home", "settings", "games", "new"] as const;

/** A deal with every card entered: both pads, the menu, the record, the show and the crib. */
const everyCard = async (table: Table, look: Look) => {
  await table.newGame();
  await table.expectTitle("The deal");
  await look("starter");
  await table.goldenDeal("Alice", "Bob");
  await table.tap("5H | JH 5C 7S 6D go 2S 6C 4D");
  await table.expectCount(10);
  await look("play-suits");
  await table.choose("Ranks");
  await look("play-ranks");
  await table.choose("Suits");
  await table.button("Menu").click();
  await expect(table.dialog()).toBeVisible();
  await look("menu");
  await table
    .dialog()
    .getByRole("button", { name: /^Misdeal/ })
    .click();
  await look("misdeal");
  await table.dialog().getByRole("button", { name: "Play on" }).click();
  await table.menu(/^Fix a score/);
  await look("fix-score");
  await closeSheet(table);
  await table.menu(/^The record/);
  await table.expectTitle("The record");
  await look("record");
  await table.button(/^Bob played 5/).click();
  await expect(table.dialog()).toBeVisible();
  await look("change-card");
  await table.button("Insert before").click();
  await look("change-before");
  await table.pick("3C");
  await expect(table.page.getByText(/no longer fits?|Added later/).first()).toBeVisible();
  await look("record-fixed");
  await table.undo();
  await expect(table.button(/Added later/)).toHaveCount(0);
  await table.button(/^Deal 1/).click();
  await look("record-unfolded");
  // A long list draws only what is near the screen.
  for (let times = 0; times < 2; times++) await table.page.locator("body").press("End");
  await table.button(/^Before the first deal/).click();
  await table.button(/^Game to 121/).click();
  await expect(table.dialog().getByLabel("Player 1")).toBeVisible();
  await look("change-names");
  await closeSheet(table);
  await table.button("Back to the table").click();
  await table.pressSpent(table.key("4D"));
  await table.expectRefusal("That card has been seen this deal.");
  await look("play-refused");
  await table.tap("4C");
  await expect(table.button("Peg 9 for Alice")).toBeEnabled();
  await look("show-counted");
  await table.peg(9, "Alice");
  await table.peg(12, "Bob");
  await table.tap("9C 9D");
  await expect(table.page.getByText("The crib: tap 2 more")).toBeVisible();
  await look("show-missing");
  await table.button("Enter the total").click();
  await expect(table.dialog()).toBeVisible();
  await look("enter-total");
  await closeSheet(table);
  await table.tap("KH 8S");
  await expect(table.button("Peg 4 for Bob")).toBeEnabled();
  await look("crib-counted");
};
everyCard.shows = ["table", "record"] as const;

/** A hidden hand, entered before the play. */
const ownHand: Tour = async (table, look) => {
  await table.newGame({ dealer: "Bob" });
  await table.menu(/^Enter Alice’s cards/);
  await table.tap("7S 8D 9C");
  await expect(table.page.getByText("Alice’s hand: tap 3 more")).toBeVisible();
  await look("hand-entry");
  await table.tap("TD KH 2S");
  await expect(table.button("Discard king of hearts")).toBeVisible();
  await look("discards");
  await table.button("Discard king of hearts").click();
  await table.button("Discard 2 of spades").click();
  await table.tap("5H");
  await table.expectTurn("Alice");
  await expect(table.button("Show Alice’s hand")).toBeVisible();
  await look("curtain");
  await table.liftCurtain("Alice");
  await expect(table.button("Hide")).toBeVisible();
  await look("own-hand");
};

/** Plays a game with points only to its end, starts another, and opens the list of games. */
const pointsOnly: Tour = async (table, look) => {
  await table.newGame({ depth: "Points only", to: "61" });
  await table.chip(12, "Alice");
  await table.chip(4, "Bob");
  await table.nextDeal();
  await table.expectDealer("Bob");
  await look("points-facing");
  await table.button("More points for Alice").click();
  await expect(table.dialog()).toBeVisible();
  await look("more-points-turned");
  await closeSheet(table);
  await table.button("Turn Alice’s half around").click();
  await look("points-beside");
  await table.button("Turn Alice’s half around").click();
  await table.chip(24, "Alice");
  await table.chip(25, "Alice");
  await expect(table.page.getByRole("heading", { name: "Alice wins" })).toBeVisible();
  await look("game-over");
  await table.button("New game…").click();
  await table.start("Bob");
  await table.expectDealer("Bob");
  await table.chip(3, "Bob");
  await table.button("Back").click();
  await expect(table.button("Back to the table")).toBeVisible();
  await look("home-games");
  await table.button(/^Games/).click();
  await table.expectTitle("Games");
  await look("games");
  await gamesByDays(table, look);
};

/** Resizes the page and waits until it is painted, so that the next tap hits the new layout. */
export async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const CHOSEN = {
  "first pages": firstPages,
  "every card": everyCard,
  "own hand": ownHand,
  "hands only": handsOnly,
  "points only": pointsOnly,
  muggins,
  faults,
  "three alone": three,
  "four in partners": partners,
  "six alone": six,
  "what is agreed": agreeing,
  "a match": match,
  "the story of a game": story,
  "handing over": handover,
  "a scorecard": scorecard,
  "a club night": evening,
  "sixty and their playoffs": playoffs,
  tools: withTools,
  "the rules": theRules,
} as const satisfies Readonly<Record<string, Tour>>;
const TOURED = new Set(Object.values(CHOSEN).flatMap((tour: Tour) => tour.shows ?? []));
const OTHERS = SCREEN_NAMES.filter((name) => !TOURED.has(name));

/** Opens the screens that no other tour shows by their addresses. A new screen is checked here until it has a tour. */
const byAddress = async (table: Table, look: Look) => {
  await table.newGame();
  for (const name of OTHERS) {
    await table.page.locator("html").evaluate((_, address) => (location.hash = `#/${address}`), name);
    await expect(table.page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(name);
  }
};
byAddress.shows = OTHERS;

export const TOURS: Readonly<Record<string, Tour>> = {
  ...CHOSEN,
  ...(OTHERS.length > 0 && { "other screens": byAddress }),
};
