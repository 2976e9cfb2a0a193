import { expect, test as base } from "../test";
import { Tools } from "../verbs/tools";
import { Patience, SOLITAIRE, SQUARE } from "../verbs/patience";

const test = base.extend<{ tools: Tools; patience: Patience }>({
  tools: async ({ table }, use) => use(new Tools(table)),
  patience: async ({ table }, use) => use(new Patience(table)),
});

test.describe("cribbage squares", () => {
  test("counts eight hands and heels: seventy-five in one tap a card (rules.md §9.19)", async ({
    table,
    tools,
    patience,
    errors,
  }) => {
    table.countTaps();
    await tools.open("Cribbage squares");
    await table.tap(SQUARE);
    await patience.expectTotal(75);
    expect(table.taps).toBe(18);
    await patience.expectScores("8 16 8 10 8 8 6 9");
    await expect(table.page.getByText("You win with 75", { exact: true })).toBeVisible();
    await expect(table.page.getByText("Rows 42, columns 31, his heels 2")).toBeVisible();
    await patience.expectSaid("jack of hearts: The starter. 75 in all. You win with 75.");
    expect(errors).toEqual([]);
  });

  test("a score shows how its line is counted, and each item lights its cards", async ({
    table,
    tools,
    patience,
    page,
  }) => {
    await tools.open("Cribbage squares");
    await table.tap(SQUARE);
    const counted = await patience.look("Row 2", 16);
    await expect(page.locator(".place .card.lit")).toHaveCount(5);
    await expect(counted).toContainText("fifteen twelve, and two pair for four, makes sixteen");
    await counted.getByRole("button", { name: /^Two pair/ }).click();
    await expect(page.locator(".place .card.lit")).toHaveCount(4);
    await patience.look("Column 4", 9);
    await expect(page.locator(".place .card.lit")).toHaveCount(5);
  });

  test("heels can be switched off, and everything survives a reload", async ({ table, tools, patience, reload }) => {
    await tools.open("Cribbage squares");
    await table.tap(SQUARE);
    await table.page.getByRole("switch", { name: /^Two for his heels/ }).click();
    await patience.expectTotal(73);
    await reload();
    await patience.expectTotal(73);
    await patience.expectScores("8 16 8 10 8 8 6 9");
    await table.button("Next square").click();
    await table.tap("AC 2D");
    await patience.expectNext("Row 1, column 3");
    await reload();
    await patience.expectPlace("Row 1, column 2", "2 of diamonds");
    await patience.expectNext("Row 1, column 3");
  });

  test("the player chooses each place, and can fix a wrong card", async ({ table, tools, patience }) => {
    await tools.open("Cribbage squares");
    await patience.place("Row 3, column 2").click();
    await patience.expectSaid("Row 3, column 2: the next card.");
    await table.tap("5H");
    await patience.expectPlace("Row 3, column 2", "5 of hearts");
    await patience.expectSaid("5 of hearts: Row 3, column 2.");
    await patience.expectNext("Row 1, column 1");
    await table.tap("KD");
    await table.pressSpent(table.key("5H"));
    await tools.expectRefusal("That card is already in.");
    // Replace it with another card.
    await patience.place("Row 3, column 2").click();
    await table.tap("5C");
    await patience.expectPlace("Row 3, column 2", "5 of clubs");
    // Two cards that were mixed up swap places.
    await patience.place("Row 3, column 2").click();
    await table.tap("KD");
    await patience.expectPlace("Row 3, column 2", "king of diamonds");
    await patience.expectPlace("Row 1, column 1", "5 of clubs");
    // Undo removes a card from the wrong place, so that it can be placed elsewhere.
    await patience.place("Row 1, column 1").click();
    await table.undo();
    await patience.expectPlace("Row 1, column 1", "empty");
    await patience.place("Row 4, column 4").click();
    await table.tap("5C");
    await patience.expectPlace("Row 4, column 4", "5 of clubs");
  });

  test("undo takes back the last card, and restores cleared cards", async ({ table, tools, patience }) => {
    await tools.open("Cribbage squares");
    await table.tap("AC");
    await patience.place("Row 2, column 1").click();
    await table.tap("2D");
    await table.undo();
    await patience.expectPlace("Row 2, column 1", "empty");
    await patience.expectNext("Row 2, column 1");
    await table.button("Clear").click();
    await patience.expectPlace("Row 1, column 1", "empty");
    await table.undo();
    await patience.expectPlace("Row 1, column 1", "ace of clubs");
    await table.undo();
    await patience.expectPlace("Row 1, column 1", "empty");
    await expect(table.button("Undo")).toBeDisabled();
  });

  test("a line is counted as soon as it is complete, even if the starter came first", async ({
    table,
    tools,
    patience,
  }) => {
    await tools.open("Cribbage squares");
    await patience.place("The starter").click();
    await table.tap("JH AC 2D 3S 4H");
    await patience.expectKnown("Row 1", 8);
    await expect(table.page.getByText("61 or more wins – 51 to go", { exact: true })).toBeVisible();
  });

  test("with ranks only, flushes and nobs are left out and the screen says so", async ({ table, tools, patience }) => {
    await tools.open("Cribbage squares");
    await table.choose("Ranks");
    await table.tap("A 2 3 4 5 | 5 | J Q 6 7 8 9 K | K | T 5 9");
    await patience.expectTotal(58);
    await expect(table.page.getByText(/^Suits weren’t tapped, so flushes and nobs/)).toBeVisible();
    await expect(table.page.getByText("61 or more wins – 3 to go", { exact: true })).toBeVisible();
  });
});

test.describe("cribbage solitaire", () => {
  test("counts two hands and a crib: thirty-eight in one tap a card (rules.md §9.18)", async ({
    table,
    tools,
    patience,
  }) => {
    table.countTaps();
    await tools.open("Cribbage solitaire");
    await table.tap("5C JD QS KH");
    await expect(table.page.getByText("First hand: 2 for the crib")).toBeVisible();
    await patience.expectNext("The crib, card 1");
    await table.tap("9C 9D 2C 3D 3S 4H 6H TS 5D");
    await patience.expectTotal(38);
    expect(table.taps).toBe(14);
    await patience.expectScores("18 12 8");
    await patience.expectSaid("5 of diamonds: The starter. First hand 18, Second hand 12, The crib 8: 38 in all.");
    const crib = await patience.look("The crib", 8);
    await expect(crib.getByRole("button", { name: /^Fifteen/ })).toHaveCount(3);
  });

  test("a solitaire survives a reload, and the next deal starts empty", async ({ table, tools, patience, reload }) => {
    await tools.open("Cribbage solitaire");
    await table.tap(SOLITAIRE);
    await patience.expectTotal(38);
    await reload();
    await patience.expectScores("18 12 8");
    await table.button("Next deal").click();
    await patience.expectNext("First hand, card 1");
    await expect(table.page).toHaveURL(/#\/solitaire$/);
  });
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width}×${height} keys and places are in view and at least 44 px`, async ({
    table,
    tools,
    patience,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const look = () =>
      page.locator(".pad .key, .place").evaluateAll((keys) =>
        keys.flatMap((key) => {
          const { top, right, bottom, left, width: w, height: h } = key.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const hidden = w === 0 && h === 0;
          return hidden || (inside && Math.min(w, h) >= 44) ? [] : [`${key.ariaLabel} ${w}×${h} at ${left},${top}`];
        }),
      );
    await tools.open("Cribbage squares");
    await table.tap("AC 2D 3S 4H");
    await patience.place("The starter").click();
    await table.tap("JH");
    expect(await look()).toEqual([]);
    await expect(table.button("Undo")).toHaveCount(1);
    await table.choose("Ranks");
    expect(await look()).toEqual([]);
    await table.choose("Suits");
    await table.button("Back").click();
    await tools.open("Cribbage solitaire");
    await table.tap("AC 2D 3S 4H 5C");
    expect(await look()).toEqual([]);
  });

for (const [what, address, sentence] of [
  ["8 KB of garbage", `squares/${"AC.".repeat(2800)}`, "That link is too long to be from this app"],
  ["a card twice", "squares/AC.2D.AC", "That link has the same card more than once"],
  ["an unknown place", "squares/18-AC", "That link is damaged"],
  ["markup", "squares/<img src=x onerror=alert(1)>", "That link has a card that doesn’t exist"],
  ["a place outside the solitaire", "solitaire/14-AC", "That link is damaged"],
] as const)
  test(`refuses a link with ${what}`, async ({ table, tools, page, url, errors }) => {
    await page.goto(`${url}#/${address}`);
    await tools.expectRefusal(`${sentence}. Tap the cards instead.`);
    await expect(table.button("Undo").first()).toBeDisabled();
    await expect(table.key("5H")).toBeEnabled();
    expect(errors).toEqual([]);
  });
