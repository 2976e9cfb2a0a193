import { expect, test as base } from "../test";
import { Tools } from "../verbs/tools";
import { Patience, SOLITAIRE, SQUARE } from "../verbs/patience";

const test = base.extend<{ tools: Tools; patience: Patience }>({
  tools: async ({ table }, use) => use(new Tools(table)),
  patience: async ({ table }, use) => use(new Patience(table)),
});

test.describe("cribbage squares", () => {
  test("rules.md §9.19: eight hands and heels, seventy-five, in a tap a card", async ({
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

  test("a score shows how it is counted, and its lines light their cards", async ({ table, tools, patience, page }) => {
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

  test("heels can be left out, and everything survives a reload", async ({ table, tools, patience, reload }) => {
    await tools.open("Cribbage squares");
    await table.tap(SQUARE);
    await table.page.getByRole("switch", { name: /^Two for his heels/ }).click();
    await patience.expectTotal(73);
    await reload();
    await patience.expectTotal(73);
    await patience.expectScores("8 16 8 10 8 8 6 9");
    await table.button("Next square").click();
    await table.tap("AC 2D");
    await reload();
    await patience.expectPlace("Row 1, column 2", "2 of diamonds");
    await patience.expectNext("Row 1, column 3");
  });

  test("whoever plays says where each card goes; a wrong one is put right", async ({ table, tools, patience }) => {
    await tools.open("Cribbage squares");
    await patience.place("Row 3, column 2").click();
    await patience.expectSaid("Row 3, column 2: the next card.");
    await table.tap("5H");
    await patience.expectPlace("Row 3, column 2", "5 of hearts");
    await patience.expectSaid("5 of hearts: Row 3, column 2.");
    await patience.expectNext("Row 1, column 1");
    await table.tap("KD");
    await table.pressSpent(table.key("5H"));
    await tools.expectRefusal("That card is in already.");
    // Another card for it.
    await patience.place("Row 3, column 2").click();
    await table.tap("5C");
    await patience.expectPlace("Row 3, column 2", "5 of clubs");
    // Two that were mixed up change places.
    await patience.place("Row 3, column 2").click();
    await table.tap("KD");
    await patience.expectPlace("Row 3, column 2", "king of diamonds");
    await patience.expectPlace("Row 1, column 1", "5 of clubs");
    // One laid on the wrong place: it is taken off, and laid elsewhere.
    await patience.place("Row 1, column 1").click();
    await table.undo();
    await patience.expectPlace("Row 1, column 1", "empty");
    await patience.place("Row 4, column 4").click();
    await table.tap("5C");
    await patience.expectPlace("Row 4, column 4", "5 of clubs");
  });

  test("undo takes the last card off, and brings back what was cleared", async ({ table, tools, patience }) => {
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

  test("lines are counted as soon as they can be, the starter first or last", async ({ table, tools, patience }) => {
    await tools.open("Cribbage squares");
    await patience.place("The starter").click();
    await table.tap("JH AC 2D 3S 4H");
    await patience.expectKnown("Row 1", 8);
    await expect(table.page.getByText("61 or more wins: needs 51 more", { exact: true })).toBeVisible();
  });

  test("ranks alone: what hangs on the suits is left out, and said so", async ({ table, tools, patience }) => {
    await tools.open("Cribbage squares");
    await table.choose("Ranks");
    await table.tap("A 2 3 4 5 | 5 | J Q 6 7 8 9 K | K | T 5 9");
    await patience.expectTotal(58);
    await expect(table.page.getByText(/^Suits not tapped: flushes and nobs/)).toBeVisible();
    await expect(table.page.getByText("61 or more wins: needs 3 more", { exact: true })).toBeVisible();
  });
});

test.describe("cribbage solitaire", () => {
  test("rules.md §9.18: two hands and a crib, thirty-eight, in a tap a card", async ({ table, tools, patience }) => {
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

  test("survives a reload, and the next deal begins empty", async ({ table, tools, patience, reload }) => {
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
  test(`no tap needs a scroll at ${width}×${height}: keys and places are 44 px and in view`, async ({
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
  ["8 KB of garbage", `squares/${"AC.".repeat(2800)}`, "That link is too long to be one of ours"],
  ["a card twice", "squares/AC.2D.AC", "That link has more of a card than a pack holds"],
  ["a place there is not", "squares/18-AC", "That link is damaged"],
  ["markup", "squares/<img src=x onerror=alert(1)>", "That link names cards there are not"],
  ["a place no solitaire has", "solitaire/14-AC", "That link is damaged"],
] as const)
  test(`hostile: ${what}`, async ({ table, tools, page, url, errors }) => {
    await page.goto(`${url}#/${address}`);
    await tools.expectRefusal(new RegExp(`^${sentence}; tap .* in instead\\.$`));
    await expect(table.button("Undo").first()).toBeDisabled();
    await expect(table.key("5H")).toBeEnabled();
    expect(errors).toEqual([]);
  });
