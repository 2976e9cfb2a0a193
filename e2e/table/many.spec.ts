import type { Page } from "playwright/test";
import { sampled } from "../laws/sample";
import { resize } from "../tour/screens";
import { expect, test } from "../test";
import { SIZES } from "../tour/sizes";
import { keyName, type Table } from "../table";

const FOUR = ["Alice", "Bob", "Carol", "David"];
const SIX = [...FOUR, "Eve", "Frank"];

/** A card or go, its announcement, and the player who is next. */
type Step = readonly [fall: string, said: string, next: string];

async function playOut(table: Table, steps: readonly Step[]): Promise<void> {
  for (const [fall, said, next] of steps) {
    await table.tap(fall);
    await table.expectSaying(said);
    await expect(table.page.locator(".pad-title")).toHaveText(next);
  }
}

test.describe("360×640", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("three players score the deal of rules.md §2.6-b and §9.3", async ({ table, page, errors }) => {
    await table.newGame({ form: "Three-handed", names: ["Claire", "David", "Eve"], dealer: "Claire" });
    await table.expectDealer("Claire");
    await table.tap("3H");
    await table.expectTurn("David");
    await playOut(table, [
      ["7C", "Seven", "Eve to play"],
      ["7D", "Fourteen and a pair for two", "Claire to play"],
      ["7S", "Twenty-one and a pair royal for six", "David to play"],
      ["5D", "Twenty-six", "Eve to play"],
      ["5S", "Thirty-one for two, and a pair, makes four", "Claire to play"],
      ["8D", "Eight", "David to play"],
      ["QC", "Eighteen", "Eve to play"],
      ["QD", "Twenty-eight and a pair for two", "Claire to play"],
      ["go", "Go", "David to play"],
      ["go", "Go", "Eve plays on"],
      ["3C", "Thirty-one for two", "Claire to play"],
      ["KC", "Ten", "David to play"],
      // Eve has no cards left.
      ["4S", "Fourteen", "Claire to play"],
    ]);
    await table.tap("9S");
    await table.expectTitle("The show");
    await table.expectScores({ Claire: 7, David: 0, Eve: 10 });

    await expect(page.getByRole("heading", { name: "David’s hand" })).toBeVisible();
    await table.peg(7, "David");
    await table.peg(8, "Eve");
    await table.peg(5, "Claire");
    await table.tap("2D 9C TH JD");
    await expect(page.getByRole("heading", { name: "Claire’s crib" })).toBeVisible();
    await table.peg(7, "Claire");
    await table.expectScores({ Claire: 19, David: 7, Eve: 18 });
    await table.expectDealer("David");
    expect(errors).toEqual([]);
  });

  test("four in partners score the deal of rules.md §2.7 and §9.5", async ({ table, page, errors }) => {
    await table.newGame({ form: "Four-handed", names: FOUR });
    const [ours, theirs] = ["Alice & Carol", "Bob & David"];
    await table.expectDealer(ours);
    await table.tap("8S");
    // Partners share a panel, which names the one to play.
    await expect(page.getByLabel(`${theirs}’s score`)).toContainText("Bob to play");
    await playOut(table, [
      ["6C", "Six", "Carol to play"],
      ["9H", "Fifteen for two", "David to play"],
      ["KS", "Twenty-five", "Alice to play"],
      ["AH", "Twenty-six", "Bob to play"],
      ["2C", "Twenty-eight", "Carol to play"],
      ["go", "Go", "David to play"],
      ["3H", "Thirty-one for two, and a run of three, makes five", "Alice to play"],
      ["JH", "Ten", "Bob to play"],
      ["JD", "Twenty and a pair for two", "Carol to play"],
      ["JS", "Thirty and a pair royal for six", "David to play"],
      ["go", "Go", "Alice to play"],
      ["AD", "Thirty-one for two", "Bob to play"],
      ["5D", "Five", "Carol to play"],
      ["JC", "Fifteen for two", "David to play"],
      ["7D", "Twenty-two", "Alice to play"],
      // Bob has no cards left, so Alice’s go passes to her partner.
      ["go", "Go", "Carol to play"],
      ["7H", "Twenty-nine and a pair for two", "David to play"],
      ["go", "Go. Twenty-nine and one for go", "David to play"],
      ["5C", "Five", "Alice to play"],
    ]);
    await table.tap("KH");
    await table.expectScores({ [ours]: 18, [theirs]: 7 });

    await table.peg(4, theirs);
    await expect(page.getByRole("heading", { name: "Carol’s hand" })).toBeVisible();
    await table.peg(8, ours);
    await table.peg(6, theirs);
    await table.peg(2, ours);
    await table.tap("4C 4D QH TC");
    await expect(page.getByRole("heading", { name: "Alice’s crib" })).toBeVisible();
    await table.peg(2, ours);
    await table.expectScores({ [ours]: 30, [theirs]: 17 });
    await table.expectDealer(theirs);
    await expect(page.getByText("Bob’s crib · deal 2")).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("Canadian doubles: two cards go to the crib, and four are the partner’s hand", async ({ table, page }) => {
    await table.newGame({ form: "Canadian doubles", names: FOUR });
    // Only the two players who were dealt cards can enter them.
    await expect(page.getByRole("button", { name: /^Enter/ })).toHaveCount(2);
    await table.button("Menu").click();
    await expect(table.dialog().getByRole("button", { name: /^Enter/ })).toHaveText([/Alice/, /Bob/]);
    await table.dialog().getByRole("button", { name: "Close" }).click();
    await table.press(table.button("Enter Bob’s cards"));
    await table.tap("9C 9D 6S 3S TC TD AS AD 4H 2D");
    await expect(page.getByText("Which two go to Alice’s crib?")).toBeVisible();
    for (const card of ["4H", "2D"]) await table.press(table.button(`Discard ${keyName(card)}`));
    await expect(page.getByText("Which four go to David?")).toBeVisible();
    for (const card of ["TC", "TD", "AS"]) await table.press(table.button(`Give David ${keyName(card)}`));
    await expect(page.getByText("Which other one goes to David?")).toBeVisible();
    await table.press(table.button(`Give David ${keyName("AD")}`));
    await expect(page.getByText("Bob’s cards entered")).toBeVisible();
    await table.tap("5H");
    await table.liftCurtain("Bob");
    await table.tap("9C");
    await table.tap("6C");
    await table.liftCurtain("David");
    for (const card of ["TC", "TD", "AS", "AD"]) await expect(table.key(card)).toBeVisible();
  });

  test("ten cards: two go to the crib, and four are set aside as a second hand", async ({ table, page }) => {
    await table.newGame({ form: "Ten-card", names: ["Alice", "Bob"] });
    await table.press(table.button("Enter Bob’s cards"));
    await table.tap("4C 5C 6C JS AC AD 3H 3S 2D 7D");
    for (const card of ["2D", "7D"]) await table.press(table.button(`Discard ${keyName(card)}`));
    await expect(page.getByText("Which four make the second hand? You play the other four.")).toBeVisible();
    for (const card of ["AC", "AD", "3H", "3S"]) await table.press(table.button(`Set aside ${keyName(card)}`));
    await table.tap("6S");
    await table.liftCurtain("Bob");
    for (const card of ["4C", "5C", "6C", "JS"]) await expect(table.key(card)).toBeVisible();
  });

  test("the lone player picks up the crib and puts four of eight cards back", async ({ table, page }) => {
    await table.newGame({ form: "Captain with the crib", names: ["Alice", "Bob", "Carol"] });
    await table.press(table.button("Enter a hand"));
    await table.press(table.dialog().getByRole("button", { name: "Alice’s hand" }));
    await table.tap("5C 5D JH 6S 5S 9D KC 2H");
    await expect(page.getByText("You hold eight cards with the crib. Which four go back?")).toBeVisible();
    for (const card of ["6S", "9D", "KC", "2H"]) await table.press(table.button(`Discard ${keyName(card)}`));
    await expect(page.getByText("1 hand entered")).toBeVisible();
  });

  test("muggins among four asks who challenges, and pegs for that side", async ({ table, page }) => {
    await table.newGame({ names: FOUR, seating: "Singles", counting: "Muggins" });
    await table.tap("8S | 6C 9H");
    await table.says("Carol", 1);
    await table.press(table.button("Challenge"));
    const sheet = table.dialog();
    await expect(sheet.getByRole("group", { name: "Carol calls" })).toHaveCount(0);
    await table.press(sheet.getByRole("button", { name: "1 for David", exact: true }));
    await table.expectScores({ Alice: 0, Bob: 0, Carol: 1, David: 1 });
    await expect(page.getByLabel("David’s score")).toContainText("+1");
  });

  test("an overcount among four gives the extra points to every other side", async ({ table }) => {
    await table.newGame({ names: FOUR, seating: "Singles", depth: "Hands only", counting: "Muggins" });
    await table.tap("8S");
    await table.press(table.button("On to the show"));
    await table.tap("2C 4C 6D KH");
    await table.counts("Bob", 3);
    await table.press(table.button("Counted too much"));
    await table.press(table.button("Peg 3 for each of the others"));
    await table.expectScores({ Alice: 3, Bob: 0, Carol: 3, David: 3 });
  });

  test("six players score points to the end of the game", async ({ table, page }) => {
    await table.newGame({ names: SIX, seating: "Singles", depth: "Points only", to: "61" });
    for (const [i, name] of SIX.entries()) await table.chip(i + 1, name);
    await table.expectScores({ Alice: 1, Bob: 2, Carol: 3, David: 4, Eve: 5, Frank: 6 });
    await table.nextDeal();
    await table.expectDealer("Bob");
    await table.chip(30, "Eve");
    await table.undo();
    await table.expectScores({ Eve: 5 });
    for (const points of [30, 25]) await table.chip(points, "Frank");
    await expect(page.getByRole("heading", { name: "Frank wins" })).toBeVisible();
    await expect(page.getByText(/^by 56 points, and Alice, Bob, Carol, David and Eve are/)).toBeVisible();
    await expect(table.button("Next game: Alice deals")).toBeVisible();
    await table.press(table.button("Back"));
    await expect(table.button(/^Frank beat Eve, David, Carol, Bob and Alice/)).toBeVisible();
  });
});

/** Keys and scores that are cut off, too small or out of view. */
function misplaced(page: Page) {
  return page.evaluate(() => {
    const said: string[] = [];
    const overhang = (document.scrollingElement?.scrollHeight ?? 0) - innerHeight;
    if (overhang > 0) said.push(`the page is too tall by ${overhang}`);
    for (const part of document.querySelectorAll("main .key, main .score-panel, main .hole-number, main .count")) {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      const name = part.getAttribute("aria-label") ?? part.textContent;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) said.push(`${name} is out of view`);
      if (part.classList.contains("key") && width > 0 && Math.min(width, height) < 43.99)
        said.push(`${name} is ${width}×${height}`);
    }
    for (const panel of document.querySelectorAll("main .score-panel")) {
      const { left, top, right, bottom } = panel.getBoundingClientRect();
      for (const part of panel.querySelectorAll(".who, .hole-number, .goal, .last")) {
        const box = part.getBoundingClientRect();
        if (box.left < left || box.top < top || box.right > right || box.bottom > bottom)
          said.push(`${panel.ariaLabel}: ${part.textContent} is cut off`);
      }
    }
    return said;
  });
}

const FORMS = [
  ["three", { form: "Three-handed" }, "3H | 7C 7D 7S 5D 5S 8D QC QD"],
  ["four in partners", { form: "Four-handed" }, "8S | 6C 9H KS AH 2C go"],
  ["four alone", { form: "Four-handed", seating: "Singles" }, "8S | 6C 9H KS AH 2C go"],
  ["five", { form: "Five-handed" }, "KD | 8S 9S TC AS AD AC go go"],
  ["six alone", { form: "Six-handed", seating: "Singles" }, "8S | 6C 9H KS AH AC AS"],
  ["six in teams", { form: "Six-handed" }, "8S | 6C 9H KS AH AC AS"],
  ["six in pairs", { form: "Six-handed", seating: "Three pairs" }, "8S | 6C 9H KS AH AC AS"],
] as const;

for (const [what, game, play] of sampled(FORMS, 0.3, "many"))
  test(`${what}: pad, scores and scoreboard are in view at five sizes`, async ({ table, page }) => {
    const found: string[] = [];
    const look = async (screen: string) => {
      for (const [width, height] of SIZES) {
        await resize(page, [width, height]);
        for (const one of await misplaced(page)) found.push(`${screen} at ${width}×${height}: ${one}`);
      }
    };
    await table.newGame(game);
    await table.tap(play);
    await look("play");
    await table.depth("Points only");
    await expect(table.button(/^More points for Alice/)).toBeVisible();
    await look("points");
    expect(found).toEqual([]);
  });
