import type { Locator } from "playwright/test";
import { chooseGame } from "../verbs/new-game";
import { expect, test } from "../test";

test.use({ viewport: { width: 360, height: 640 } });

test("a game starts with two taps where the cards are cut, and one more for three players or a named dealer", async ({
  table,
  page,
}) => {
  table.countTaps();
  await table.press(table.button(/^New game/).first());
  await table.start("cut");
  await table.expectTitle("The cut");
  expect(table.taps).toBe(2);

  await table.button("Back").click();
  table.countTaps();
  await table.press(table.button(/^New game/).first());
  await table.start("Alice");
  await table.expectTitle("The deal");
  expect(table.taps).toBe(3);

  await table.button("Back").click();
  table.countTaps();
  await table.press(table.button(/^New game/).first());
  await table.choose("3 players");
  table.taps += 1;
  await table.start("cut");
  await table.expectTitle("The cut");
  expect(table.taps).toBe(3);
  await table.tap("K 4 7");
  await table.expectTitle("The deal");
  await table.expectDealer("Bob");
  await expect(page.getByLabel("Claire’s score")).toBeVisible();
});

test("partners are chosen, and the form remembers everything for the next time", async ({ table, page, reload }) => {
  await table.fillNewGame({
    names: ["Ann", "Ben", "Cleo", "Dan"],
    twists: ["Three runs"],
    house: ["High card deals"],
  });
  await expect(page.getByRole("list", { name: /^Names/ }).getByRole("listitem")).toContainText([
    "with Cleo",
    "with Dan",
    "with Ann",
    "with Ben",
  ]);
  await table.choose("Singles");
  await expect(page.getByText("with Cleo")).toHaveCount(0);
  await table.choose("Partners");
  await page.getByRole("button", { name: "Move Ben down" }).click();
  await expect(page.getByLabel("Player 2")).toHaveValue("Cleo");
  await table.start("Dan");
  await table.expectDealer("Cleo & Dan");
  await table.button("Back").click();
  await reload();
  await table.button(/^New game/).click();
  await expect(page.getByLabel("Player 4")).toHaveValue("Dan");
  await expect(table.button(/^Game: Four-handed, three runs/)).toBeVisible();
  await expect(page.getByText("High card deals").first()).toBeVisible();
});

test("two against one: the lone player is chosen, and no cut is offered if that player always deals", async ({
  table,
  page,
}) => {
  await table.fillNewGame({ form: "Captain to half way", lone: "Bob", house: ["Lone player deals"] });
  await expect(page.getByText("The lone player wins at 61.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Who deals" })).toHaveCount(0);
  await table.press(table.button("Start: Bob deals"));
  await table.expectDealer("Bob");
  await table.press(table.button(/^The rules in use/));
  const sides = table.dialog().getByRole("group", { name: "Who plays" });
  await expect(sides).toContainText("Bobto 61");
  await expect(sides).toContainText("Alice & Claireto 121");
});

test("a game for another number of players changes the number and sets its usual target", async ({ table, page }) => {
  await table.fillNewGame();
  await chooseGame(table, "Canadian doubles");
  await expect(page.getByRole("radio", { name: "4 players" })).toBeChecked();
  await expect(page.getByLabel("Player 4")).toHaveValue("David");
  await chooseGame(table, "Five-card");
  await expect(page.getByRole("radio", { name: "61", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^7/ })).toHaveCount(0);
});

test("contradictory choices are refused with a sentence beside the choice", async ({ table }) => {
  await table.fillNewGame();
  await table.button(/^Twists/).click();
  const list = table.dialog();
  await list.getByRole("switch", { name: /^Jokers wild/ }).click();
  const naught = list.getByRole("switch", { name: /^Jokers naught/ });
  await naught.click();
  await expect(naught).not.toBeChecked();
  await expect(list.getByRole("alert")).toHaveText("Jokers are wild or count nothing, not both.");
  await list.getByRole("switch", { name: /^Lowball/ }).click();
  await expect(list.getByRole("alert")).toHaveCount(0);
  await list.getByRole("button", { name: "Done" }).click();

  await table.button(/^Scoring/).click();
  const muggins = list.getByRole("radio", { name: "Muggins" });
  await muggins.click();
  await expect(list.getByRole("alert")).toHaveText("No muggins in lowball: nobody wants the points.");
  await expect(muggins).not.toBeChecked();
  await expect(list.getByRole("radio", { name: "The app" })).toBeChecked();
  await list.getByRole("button", { name: "Done" }).click();
  await table.start("Alice");
  await table.expectTitle("The deal");
});

test("a set of rules is saved, replaced only on confirmation, chosen again, deleted and restored", async ({
  table,
  page,
}) => {
  await table.fillNewGame({ players: 4, form: "Canadian doubles", house: ["Stinkhole"] });
  const field = page.getByLabel("Keep these rules as");
  await field.fill("<Sunday>");
  await table.press(table.button("Keep"));
  await expect(page.locator(".keep-set")).toContainText("A name cannot contain <");
  await field.fill("Sunday rules");
  await table.press(table.button("Keep"));
  await expect(page.locator(".keep-set")).toContainText("Kept, first in the list");
  await field.fill("sunday rules");
  await table.press(table.button("Keep"));
  await expect(page.locator(".keep-set")).toContainText("There is a set of that name.");
  await table.press(table.button("Replace it"));
  await expect(page.locator(".keep-set")).toContainText("Kept, first in the list");
  await expect(table.button(/^Game: sunday rules/)).toBeVisible();

  await page.reload();
  await table.expectTitle("New game");
  await expect(table.button(/^Game: Six-card/)).toBeVisible();
  table.countTaps();
  await table.press(table.button(/^Game: /));
  await table.press(table.dialog().getByRole("button", { name: /^sunday rules/ }));
  expect(table.taps).toBe(2);
  await expect(table.button(/^Game: sunday rules/)).toBeVisible();
  await expect(page.getByLabel("Player 4")).toBeVisible();
  await expect(page.locator("summary")).toContainText("Stinkhole");

  await table.button(/^Game: /).click();
  await table.button("Delete sunday rules").click();
  await expect(table.dialog().getByRole("status").filter({ hasText: "sunday rules deleted." })).toBeVisible();
  await table.button("Undo").click();
  await expect(table.dialog().getByRole("button", { name: /^sunday rules/ })).toBeVisible();
});

test("the rules in use are one tap from the table, link to their explanations, and can be saved", async ({
  table,
  page,
}) => {
  await table.newGame({
    names: ["Ann", "Ben", "Cleo"],
    twists: ["Back ten"],
    house: ["Two for a misdeal"],
    dealer: "Ann",
  });
  table.countTaps();
  await table.press(table.button(/^The rules in use/));
  expect(table.taps).toBe(1);
  const sheet = table.dialog();
  await expect(sheet.getByRole("heading", { name: "The rules in use" })).toBeVisible();
  await expect(sheet.getByRole("group", { name: "The game" })).toContainText("Three-handed");
  await expect(sheet.getByRole("group", { name: "The game" })).toContainText("sends its owner back ten");
  await expect(sheet.getByRole("group", { name: "Who plays" })).toContainText("Annto 121Bento 121Cleoto 121");
  await sheet.getByLabel("Keep these rules as").fill("Ours");
  await sheet.getByRole("button", { name: "Keep" }).click();
  await expect(sheet.getByText(/^Kept, first/)).toBeVisible();
  await sheet.getByRole("button", { name: /^Two for a misdeal/ }).click();
  await expect(page.getByRole("article", { name: "A misdeal" })).toBeFocused();
  await table.button("Back").click();
  await table.expectTitle("The deal");
  await table.button("Back").click();
  await table.fillNewGame({ players: 2 });
  await table.button(/^Game: /).click();
  await table.press(table.dialog().getByRole("button", { name: /^Ours/ }));
  await expect(table.button(/^Game: Ours/)).toBeVisible();
});

/** The controls that are smaller than 44 px, the least size for a finger. */
function small(within: Locator): Promise<string[]> {
  return within.evaluate((part) =>
    [...part.querySelectorAll("button, label:has(input[type=radio]), input[type=text], summary, a")].flatMap((key) => {
      const { width, height } = key.getBoundingClientRect();
      const tall = Math.max(height, parseFloat(getComputedStyle(key, "::after").height) || 0);
      return width === 0 || (width >= 43.9 && tall >= 43.9) ? [] : [`${key.textContent} ${width}×${height}`];
    }),
  );
}

test("every button is large enough for a finger, and nothing is wider than the phone", async ({ table, page }) => {
  for (const form of ["Six-card", "Captain with the crib", "Six-handed"]) {
    await table.fillNewGame({ form, house: ["Two for a misdeal"] });
    expect(await small(page.locator("main"))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await table.button(/^Game: /).click();
    expect(await small(table.dialog())).toEqual([]);
    await table.dialog().getByRole("button", { name: "Done" }).click();
    await table.start("Alice");
    expect(await small(page.locator(".top-bar"))).toEqual([]);
    await table.press(table.button(/^The rules in use/));
    expect(await small(table.dialog())).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(table.dialog()).toHaveCount(0);
    await table.button("Back").click();
  }
});
