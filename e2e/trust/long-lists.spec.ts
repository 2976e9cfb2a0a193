import type { Page } from "playwright/test";
import { longGame, plantGames } from "../verbs/many-games";
import { expect, test } from "../test";

/** The last game is won, so that the app starts on the first page. */
const GAMES = 604;
const GAME = /^Alice (?:beat|and) Bob/;

const games = (page: Page) => page.getByRole("button", { name: GAME });
/** The small words of the game in the middle of the window, with its time. No other game has them. */
const middleGame = (page: Page) =>
  page.evaluate(() => {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("[role=listitem]");
    // The heading of a match has no scores. Its first game follows.
    const game = row?.querySelector(".two-scores") ? row : row?.nextElementSibling;
    return game?.querySelector(".hint")?.textContent ?? "";
  });
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("a list of 604 games has only the rows near the screen, and the right height", async ({ table, page, reload }) => {
  // It waits for two frames of each of a hundred screens, and a busy machine without a graphics chip draws slowly.
  test.slow();
  await plantGames(page, GAMES);
  await reload();
  await table.button(/^Games/).click();
  await expect.poll(() => height(page)).toBeGreaterThan(30_000);
  const estimated = await height(page);
  expect(await games(page).count()).toBeLessThan(60);
  // Scrolled through, every row has been measured.
  await page.evaluate(async () => {
    for (let end = -1; end < scrollY;) {
      end = scrollY;
      scrollBy(0, innerHeight);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await expect(games(page).last()).toBeInViewport();
  await expect(page.getByRole("listitem").last()).toContainText("Game 1 · ");
  expect(await games(page).count()).toBeLessThan(60);
  expect(Math.abs((await height(page)) - estimated)).toBeLessThan(estimated / 50);
});

test("a long list keeps its place when the window changes its size", async ({ table, page, reload }) => {
  await plantGames(page, GAMES);
  await reload();
  await table.button(/^Games/).click();
  await expect.poll(() => height(page)).toBeGreaterThan(30_000);
  await page.evaluate(() => scrollTo(0, 20_000));
  /** The game in the middle, once the frames after a change have drawn it. */
  const middle = async () => {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    });
    return middleGame(page);
  };
  await expect.poll(middle).toBeTruthy();
  const game = await middle();
  // Each change could lose some rows.
  for (let change = 0; change < 6; change++) {
    await page.setViewportSize(change % 2 === 0 ? { width: 600, height: 700 } : { width: 412, height: 839 });
    await middle();
  }
  await expect(page.getByText(game, { exact: true })).toBeInViewport({ timeout: 1000 });
});

test("an old game keeps its place in the list when its last entry is undone and redone", async ({
  table,
  page,
  reload,
}) => {
  await plantGames(page, 40);
  await reload();
  await table.button(/^Games/).click();
  const old = games(page)
    .filter({ hasText: / beat / })
    .nth(8);
  const words = (await old.textContent()) ?? "";
  await old.click();
  await table.undo();
  await table.press(table.button(/^Redo/));
  await page.goBack();
  await table.expectTitle("Games");
  await expect(
    games(page)
      .filter({ hasText: / beat / })
      .nth(8),
  ).toHaveText(words);
  await reload();
  await expect(
    games(page)
      .filter({ hasText: / beat / })
      .nth(8),
  ).toHaveText(words);
});

test("Back from a game returns to its place in the list", async ({ table, page, reload }) => {
  await plantGames(page, GAMES);
  await reload();
  await table.button(/^Games/).click();
  await expect.poll(() => height(page)).toBeGreaterThan(30_000);
  await page.evaluate(() => scrollTo(0, 20_000));
  // The list is drawn at its new place: a row is there in the middle of the window.
  await expect.poll(() => middleGame(page)).toBeTruthy();
  const words = await middleGame(page);
  await games(page).filter({ hasText: words }).click();
  await expect(table.button("Menu")).toBeVisible();
  await page.goBack();
  await table.expectTitle("Games");
  await expect(page.getByText(words, { exact: true })).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - 20_000)).toBeLessThan(400);
});

test("the keyboard and a screen reader get through a long list", async ({ table, page, reload }) => {
  await plantGames(page, GAMES);
  await reload();
  await table.button(/^Games/).click();
  await expect.poll(() => height(page)).toBeGreaterThan(30_000);
  await games(page).first().focus();
  let place = -1;
  let steps = 80;
  for (let n = 0; n < steps; n++) {
    const next = await page.evaluate(async () => {
      // Nobody presses Tab before the page has answered.
      await new Promise(requestAnimationFrame);
      const row = document.activeElement?.closest("[role=listitem]");
      return row ? row.getBoundingClientRect().top + scrollY : -1;
    });
    // Every step leads to the next row, or to the second button of a row; a row left out would be a longer step.
    if (next === place) steps += 1;
    else expect(next).toBeGreaterThan(place);
    if (n > 0) expect(next - place).toBeLessThan(120);
    place = next;
    await page.keyboard.press("Tab");
  }
  expect(steps, "a row has at most two buttons").toBeLessThanOrEqual(160);
  // The row with the focus stays when the list is scrolled away from it.
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(games(page).first()).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(focused);
  // At midnight a match goes on in another card.
  const whole = page
    .getByRole("list", { name: "A match" })
    .filter({ hasText: "Game 1 " })
    .filter({ hasText: "Game 3 " });
  const card = whole.first().getByRole("listitem");
  await expect(card.nth(1)).toHaveAttribute("aria-posinset", "2");
  await expect(card.nth(1)).toHaveAttribute("aria-setsize", "4");
});

test("on paper the list is whole", async ({ table, page, reload }) => {
  await plantGames(page, GAMES);
  await reload();
  await table.button(/^Games/).click();
  await expect.poll(() => height(page)).toBeGreaterThan(30_000);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(games(page)).toHaveCount(GAMES);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => games(page).count()).toBeLessThan(60);
});

test("an entry at the end of a long record can be changed", async ({ table, page, reload }) => {
  await plantGames(page, 0, [longGame(400)]);
  await reload();
  await table.menu(/^The record/);
  await expect(page.getByRole("list", { name: "Deal 24" }).first()).toBeVisible();
  // The older deals are folded to one line each.
  await expect(page.getByRole("list", { name: "Deal 20" })).toHaveCount(0);
  for (let deal = 20; deal > 0; deal--) {
    // The earlier deals are folded, so the end of the list has the next line. It goes further down as rows are measured.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(table.button(/^Before the first deal/)).toBeInViewport({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    const folded = table.button(new RegExp(`^Deal ${deal} `));
    await folded.scrollIntoViewIfNeeded();
    await folded.click();
    await expect(folded).toHaveAttribute("aria-expanded", "true");
  }
  expect(await page.getByRole("listitem").count()).toBeLessThan(60);
  await page.keyboard.press("End");
  await page
    .getByRole("list", { name: "Deal 1" })
    .getByRole("button", { name: /^Starter/ })
    .click();
  await expect(table.dialog()).toContainText("Fix this entry");
});

test("on paper every deal of the record is unfolded", async ({ table, page, reload }) => {
  await plantGames(page, 0, [longGame(100)]);
  await reload();
  await table.menu(/^The record/);
  await expect(page.getByRole("list", { name: "Deal 1" })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByRole("list", { name: "Deal 1" }).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Before the first deal" })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("list", { name: "Deal 1" })).toHaveCount(0);
});
