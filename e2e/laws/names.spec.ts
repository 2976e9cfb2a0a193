/**
 * The law of names: a name from right to left turns no word around it, a long one widens no page, and no letter is cut in
 * two, whether it is an emoji of many parts or has its accents apart.
 */
import type { Page } from "playwright/test";
import { expect, test } from "../test";
import { GOLDEN, type Table } from "../table";
import { ClubNight } from "../verbs/club-night";
import { eveningFacts, plant } from "../verbs/planted";
import { Scorecard } from "../verbs/scorecard";
import { sampled } from "./sample";

const FAMILY = "👩‍👩‍👧‍👦";
const SETS: Readonly<Record<string, readonly [string, string]>> = {
  "from right to left": ["محمد عبد الرحمن", "דנה"],
  emoji: [`${FAMILY}${FAMILY} Ines`, "🏴󠁧󠁢󠁳󠁣󠁴󠁿🇩🇪❤️"],
  "with accents apart": ["Z\u0323o\u0323e\u0308", "A\u030a\u0323sa q\u0301\u0323"],
  "very long": ["Wilhelmina Throgmorton-Throgmorton-Smith", "Bartholomew-Montgomery Featherstonehaugh"],
};

/** Everything on the page that shows or says a name wrongly. */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const TURNING = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
    const turns = (text: string) => TURNING.test(text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, ""));
    const found: string[] = [];
    const check = (text: string, what: string) => {
      if (turns(text)) found.push(`${what} turns: ${text}`);
      if (/\ufffd|\u200d(?:…|$)|^\u200d/.test(text)) found.push(`${what} is cut inside a letter: ${text}`);
    };
    check(document.title, "the title");
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      if (node instanceof Element) {
        for (const name of ["aria-label", "title", "placeholder", "alt"]) check(node.getAttribute(name) ?? "", name);
        continue;
      }
      const parent = node.parentElement;
      const text = node.textContent ?? "";
      if (!parent || parent.closest("script, style, datalist")) continue;
      if (!parent.closest("bdi, [dir=auto]")) check(text, parent.tagName.toLowerCase());
    }
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    return found;
  });
}

type Look = (stop: string) => Promise<void>;
type Names = readonly [string, string];

async function game(table: Table, names: Names, look: Look): Promise<void> {
  const { page } = table;
  await table.fillNewGame({ names, to: "61" });
  await look("new game");
  const dealers = page.getByRole("group", { name: "Who deals" });
  await dealers
    .getByRole("radio", { name: /^(?!Cut)/ })
    .first()
    .check();
  await table.button(/^Start: .* deals$/).click();
  await expect(table.button("Menu")).toBeVisible();
  await table.tap(`${GOLDEN.starter} | JH 5C`);
  await look("play");
  await table.button("Menu").click();
  await expect(table.dialog()).toBeVisible();
  await look("menu");
  await table.button("Close").click();
  await table.tap("7S 6D go 2S 6C 4D 4C");
  await expect(table.button(/^Peg 9/)).toBeVisible();
  await look("show");
  await table.press(table.button(/^Peg 9/));
  await table.press(table.button(/^Peg 12/));
  await table.menu(/^The record/);
  await table.expectTitle("The record");
  await look("record");
  await table.button("Back to the table").click();
  await expect(table.button("Menu")).toBeVisible();
  await table.button("Menu").click();
  await table.choose("Points only", table.dialog());
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await expect(table.button(/^Deal \d/)).toBeVisible();
  await look("points");
  for (const _ of [1, 2]) {
    await table.press(table.button(/^More points for/).first());
    await table.press(table.dialog().getByRole("button", { name: "29", exact: true }));
    await expect(table.dialog()).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { name: / wins$/ })).toBeVisible();
  await look("over");
  await table.button("Share").click();
  await expect(table.dialog()).toBeVisible();
  await look("share");
  await table.button("Close").click();
  await table.button("Back").click();
  await table.expectTitle("Fifteen Two");
  await look("home");
  await table.button(/^Games/).click();
  await table.expectTitle("Games");
  await look("games");
}

async function club(table: Table, names: Names, look: Look): Promise<void> {
  const card = new Scorecard(table);
  await card.open();
  for (const [at, name] of names.entries()) await card.enter([name, "Won", 13 + at]);
  await look("scorecard");
  await table.button("Send or print").click();
  await table.button(/^Send to the organiser/).click();
  await expect(table.page.getByRole("img", { name: /^Code: / })).toBeVisible();
  await look("hand over");

  const night = new ClubNight(table.page);
  const facts = eveningFacts({ players: 5, games: 3, entered: 4 });
  for (const [at, fact] of facts.entries())
    if (fact.type === "playersCame") {
      const players = fact.players.map((one, id) => Object.assign({}, one, { name: names[id] ?? one.name }));
      facts[at] = { ...fact, players };
    }
  await plant(table.page, facts, "players");
  await expect(night.roster()).toHaveCount(5);
  await look("players");
  await night.toPage("Rounds");
  await expect(night.tables().first()).toBeVisible();
  await look("rounds");
  await night.toPage("Standings");
  await expect(table.page.getByRole("table", { name: "Standings" })).toBeVisible();
  await look("standings");
  await night.press(table.page.getByRole("table", { name: "Standings" }).getByRole("button").first());
  await look("player");
}

const CASES = Object.entries(SETS).flatMap(([what, names]) =>
  // `steady.spec.ts` plays a game with very long names.
  Object.entries(what === "very long" ? { club } : { game, club }).map(([where, tour]) => ({
    what,
    names,
    where,
    tour,
  })),
);

for (const { what, names, where, tour } of sampled(CASES, 1 / CASES.length, "names"))
  test(`names ${what} keep their letters and their place: ${where}`, async ({ table, page }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    await tour(table, names, async (stop) => {
      for (const fault of await faults(page)) found.push(`${stop}: ${fault}`);
    });
    expect(found).toEqual([]);
  });
