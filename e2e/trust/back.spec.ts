/** Back on screen and in the browser. The laws check it at every stop of the tours; here are the cases of their own. */
import type { Page } from "playwright/test";
import { sampled } from "../laws/sample";
import { allHere, expect, test } from "../test";

/** In `npm test` two of five run, in each browser. */
const WAYS: Record<string, Parameters<typeof test>[2]> = {};

/** The entries that the page has stored, up to the one it is at. */
const trail = (page: Page) => page.evaluate<readonly string[]>(() => history.state.trail);
/** Waits until the history has an entry for each open sheet and none for a closed one. */
const settled = async (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          history.state.trail.filter((entry: string) => entry === "sheet").length -
          document.querySelectorAll("dialog[open]").length,
      ),
    )
    .toBe(0);

WAYS["Back closes a sheet first, then leaves the place"] = async ({ table, page }) => {
  await table.newGame();
  await table.tap("5H JH");
  await table.button("Menu").click();
  await expect(table.dialog()).toBeVisible();
  await settled(page);
  await page.goBack();
  await expect(table.dialog()).toHaveCount(0);
  await table.expectCount(10);
  await page.goBack();
  await table.expectTitle("Fifteen Two");
  await page.goForward();
  await table.expectCount(10);
};

WAYS["a page that scrolls behind a sheet stays there when the sheet closes"] = async ({ table, page }) => {
  await table.newGame();
  await table.goldenPlay();
  await page.setViewportSize({ width: 390, height: 500 });
  await table.changeEntry(/^Bob played jack/);
  await expect(table.dialog()).toBeVisible();
  await settled(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(50);
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await settled(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await page.evaluate(() => scrollY)).toBe(place);
};

WAYS["Games, a game, and Back: the arrow and the browser return to the games"] = async ({ table, page }) => {
  await table.newGame();
  await table.button("Back").click();
  await table.button(/^Games/).click();
  for (const back of [() => table.button("Back").click(), () => page.goBack()]) {
    await table.button(/^Alice.*Bob/).click();
    await expect(table.button("Menu")).toBeVisible();
    await back();
    await table.expectTitle("Games");
  }
  await table.button("Back").click();
  await table.expectTitle("Fifteen Two");
  expect(await trail(page)).toEqual(["#/"]);
};

WAYS["the arrow removes what was opened: the browser does not return to it"] = async ({ table, page }) => {
  await table.newGame();
  await table.menu(/^The record/);
  await table.expectTitle("The record");
  await table.button("Back").click();
  await table.expectTitle("The deal");
  await table.menu("Settings");
  await table.expectTitle("Settings");
  await table.button("Back").click();
  await table.expectTitle("The deal");
  await page.goBack();
  await table.expectTitle("Fifteen Two");
};

WAYS["after twenty menus, one Back leaves the table"] = async ({ table, page }) => {
  test.slow();
  await table.newGame();
  const entries = () => page.evaluate(() => history.length);
  await table.button("Menu").click();
  const most = await entries();
  for (let more = 0; more < 20; more++) {
    await table.dialog().getByRole("button", { name: "Close" }).click();
    await expect(table.dialog()).toHaveCount(0);
    await table.button("Menu").click();
    await expect(table.dialog()).toBeVisible();
  }
  expect(await entries()).toBe(most);
  await page.keyboard.press("Escape");
  await expect(table.dialog()).toHaveCount(0);
  await settled(page);
  await page.goBack();
  await table.expectTitle("Fifteen Two");
};

WAYS["the record, its button to the table and the menu leave nothing behind"] = async ({ table, page }) => {
  await table.newGame();
  for (let round = 0; round < 3; round++) {
    await table.menu(/^The record/);
    await table.button("Back to the table").click();
    await table.expectTitle("The deal");
  }
  await settled(page);
  expect(await trail(page)).toHaveLength(2);
};

WAYS["forward does not open a closed sheet again"] = async ({ table, page }) => {
  await table.newGame();
  await table.button("Menu").click();
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await settled(page);
  await page.evaluate(() => history.forward());
  await settled(page);
  await table.expectTitle("The deal");
  await expect(table.dialog()).toHaveCount(0);
  await page.goBack();
  await table.expectTitle("Fifteen Two");
};

WAYS["a reload closes an open sheet and keeps the way back"] = async ({ table, page, reload }) => {
  await table.newGame();
  await table.button("Menu").click();
  await settled(page);
  await reload();
  await table.expectTitle("The deal");
  await settled(page);
  await page.goBack();
  await table.expectTitle("Fifteen Two");
};

WAYS["from a place opened by a link, the arrow leads to its parent"] = async ({ table, page, url }) => {
  await table.newGame();
  const game = (await trail(page)).at(-1);
  for (const [address, titles] of [
    [game?.replace("table", "record"), ["The record", "The deal", "Fifteen Two"]],
    ["#/rules/nobs", ["Rules", "Fifteen Two"]],
    ["#/count/hand/5H5C5DJS-5S", ["Count a hand", "Fifteen Two"]],
    ["#/club", ["Club night", "Fifteen Two"]],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${url}${address}`);
    for (const title of titles) {
      await table.expectTitle(title);
      if (title !== "Fifteen Two") await table.button("Back").click();
    }
    expect(await trail(page)).toHaveLength(1);
    await allHere(page);
  }
};

WAYS["an address typed over an open sheet leads back to the table without it"] = async ({ table, page }) => {
  await table.newGame();
  const before = await trail(page);
  await table.button("Menu").click();
  await settled(page);
  await page.evaluate(() => (location.hash = "#/rules/nobs"));
  await table.expectTitle("Rules");
  // On the way, the browser is at the table for a moment, with no sheet either. Back must not start from there.
  await expect.poll(() => trail(page)).toEqual([...before, "#/rules/nobs"]);
  await page.goBack();
  await table.expectTitle("The deal");
  await page.goBack();
  await table.expectTitle("Fifteen Two");
};

WAYS["Back does not return to a form that was used"] = async ({ table, page }) => {
  await table.newGame({ depth: "Points only", to: "61" });
  for (const points of [29, 29, 3]) await table.chip(points, "Alice");
  await table.button("New game…").click();
  await table.start("Bob");
  await table.expectDealer("Bob");
  // The table is shown before the browser has left the form.
  await expect.poll(async () => (await trail(page)).length).toBe(2);
  await page.goBack();
  await table.expectTitle("Fifteen Two");
  expect(await trail(page)).toEqual(["#/"]);
};

WAYS["two quick Backs close the sheet and leave the table"] = async ({ table, page }) => {
  await table.newGame();
  await table.button("Menu").click();
  await settled(page);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await table.expectTitle("Fifteen Two");
  await expect(table.dialog()).toHaveCount(0);
  expect(await trail(page)).toEqual(["#/"]);
};

WAYS["Back while a tap is being stored keeps the tap, and a game that is being made does not come back"] = async ({
  table,
  page,
}) => {
  await table.newGame();
  await table.tap("5H");
  await table.key("JH").evaluate((key: HTMLElement) => {
    key.click();
    history.back();
  });
  await table.expectTitle("Fifteen Two");
  await table.button("Back to the table").click();
  await table.expectCount(10);
  await table.button("Back").click();
  await table.fillNewGame();
  await table.button(/^Start: /).evaluate((button: HTMLElement) => {
    history.back();
    button.click();
  });
  await table.expectTitle("Fifteen Two");
  await settled(page);
  expect(await trail(page)).toHaveLength(1);
};

for (const [title, body] of sampled(Object.entries(WAYS), 0.4, "ways back")) test(title, body);
