/** Addresses that make no sense: each shows a page with one plain sentence and a way home. */
import type { Page } from "playwright/test";
import { expect, test } from "../test";
import type { Table } from "../table";

const NO_GAME = "This phone does not have that game.";
const NO_BOOK = "This phone does not have that scorecard or club night.";
const NOWHERE = "That link leads to nothing in this app.";

/** The address, the title of the page it opens, and the sentence. */
const LOST: readonly (readonly [address: string, title: string, words: RegExp | string])[] = [
  ["#/nonsense", "Fifteen Two", NOWHERE],
  ["#/tabel/1", "Fifteen Two", NOWHERE],
  ["#garbage%E0%A4%A", "Fifteen Two", NOWHERE],
  ["#/table/no-such-game", "Fifteen Two", NO_GAME],
  ["#/table/%E0%A4%A", "Fifteen Two", NO_GAME],
  ["#/table/", "Fifteen Two", NO_GAME],
  ["#/record/no-such-game", "Fifteen Two", NO_GAME],
  ["#/match/no-such-match", "The match", "This phone has none of its games."],
  ["#/match", "The match", "This phone has none of its games."],
  ["#/card/no-such-card", "Club night", NO_BOOK],
  ["#/event/no-such-event/rounds/9", "Club night", NO_BOOK],
  ["#/rules/no-such-rule", "Rules", "No rule has the name in that link. Here are all of them."],
  ["#/count/hand/5H5H5H5H-XX", "Count a hand", /link/],
  ["#/count/%E0%A4%A", "Count a hand", /link/],
  ["#/check/play/zz", "Check the play", /link/],
  ["#/squares/zz", "Cribbage squares", /link/],
  ["#/solitaire/zz", "Cribbage solitaire", /link/],
  ["#/line/zz", "Import results", /No event on this phone|cannot be imported/],
];

async function expectSentence(page: Page, table: Table, [address, title, words]: (typeof LOST)[number]) {
  await table.expectTitle(title);
  await expect(page.getByText(words).filter({ visible: true }).first(), address).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // One tab is open: nothing else has a game or a book of this phone.
  await expect(page.getByText("Open in another tab.")).toHaveCount(0);
}

async function home(table: Table): Promise<void> {
  // The title of the page follows its heading a moment later.
  const heading = table.page.getByRole("heading", { level: 1 });
  for (let title = await heading.textContent(); title !== "Fifteen Two"; title = await heading.textContent()) {
    await table.button("Back").click();
    await expect(heading).not.toHaveText(title ?? "");
  }
}

test("an address that makes no sense shows one sentence and a way home", async ({ table, page, errors }) => {
  for (const lost of LOST) {
    await page.evaluate((address) => (location.hash = address), lost[0]);
    await expectSentence(page, table, lost);
    await home(table);
  }
  expect(errors).toEqual([]);
});

test("a link that makes no sense opens the app, and says why it shows another page", async ({ table, page, url }) => {
  for (const at of [0, 3, 9, 11]) {
    const lost = LOST[at] ?? ["", "", ""];
    await page.goto("about:blank");
    await page.goto(url + lost[0]);
    await expectSentence(page, table, lost);
    await home(table);
  }
  // The sentence belongs to the link: it does not come back with the page.
  await table.button("Settings").click();
  await table.button("Back").click();
  await table.expectTitle("Fifteen Two");
  await expect(page.getByText(NO_BOOK)).toHaveCount(0);
});
