/** Starting a game, starting again, and taking back a start: few taps, and nothing is lost. */
import type { Page } from "playwright/test";
import { allHere, expect, test } from "../test";
import type { Table } from "../table";
import { otherLengths } from "../verbs/new-game";

/** Plays a game of points only, to 61, to its end. Ann wins. */
async function wonBefore(table: Table): Promise<void> {
  await table.newGame({ names: ["Ann", "Ben"], depth: "Points only", to: "61", dealer: "Ann" });
  for (const points of [29, 29]) await table.chip(points, "Ann");
  await table.chip(3, "Ann");
  await expect(table.page.getByRole("heading", { name: "Ann wins" })).toBeVisible();
}

test("from a fresh install the third tap is the first card", async ({ table }) => {
  table.countTaps();
  await table.press(table.button(/^New game/).first());
  await table.start("cut");
  await table.tap("7");
  expect(table.taps).toBe(3);
  await expect(table.page.getByRole("list", { name: "Cards cut" })).toContainText("7");
});

test("the first page plays again with the same people in one tap, and says by which rules and who deals", async ({
  table,
  page,
}) => {
  await wonBefore(table);
  await table.button("Back").click();
  const again = page.getByRole("region", { name: "Play again" });
  await expect(again).toContainText("Play again: Ann and Ben");
  await expect(again).toContainText("Six-card to 61. Ben deals.");
  table.countTaps();
  await table.press(again.getByRole("button", { name: "Start" }));
  await table.expectDealer("Ben");
  await table.chip(2, "Ann");
  expect(table.taps).toBe(2);
});

async function deleteHere(table: Table): Promise<void> {
  await table.menu(/^Delete this game/);
  await table.expectTitle("Fifteen Two");
}

test("a game started by accident is deleted in the menu, and Undo restores it after a reload", async ({
  table,
  page,
  reload,
}) => {
  await table.newGame();
  await table.tap("5H JH 5C");
  await deleteHere(table);
  await expect(table.button("Back to the table")).toHaveCount(0);
  await reload();
  await expect(page.getByRole("status").filter({ hasText: "Game deleted: Alice and Bob." })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await table.button("Back to the table").click();
  await table.expectCount(15);
  await table.expectScores({ Alice: 2, Bob: 0 });
});

test("a game is deleted in the list and leaves the others; another tab restores it", async ({ table, page, url }) => {
  await wonBefore(table);
  await table.button("Back").click();
  await table.newGame({ names: ["Cleo", "Dan"], dealer: "Cleo" });
  await table.button("Back").click();
  const other: Page = await page.context().newPage();
  await other.goto(`${url}#/games`);
  const row = other.getByRole("button", { name: /^Cleo and Dan/ });
  await expect(row).toBeVisible();
  await table.button(/^Games/).click();
  await table.button("Delete the game of Cleo and Dan").click();
  await expect(table.button(/^Cleo and Dan/)).toHaveCount(0);
  await expect(table.button(/^Ann beat Ben/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await other.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row).toBeVisible();
  await expect(table.button(/^Cleo and Dan/)).toBeVisible();
});

test("muggins is not taken over by other people, and is named beside the start", async ({ table, page }) => {
  await table.newGame({ names: ["Ann", "Ben"], counting: "Muggins", dealer: "Ann" });
  await table.button("Back").click();
  await table.button(/^New game/).click();
  await expect(page.locator(".actions")).toContainText("Muggins.");
  await expect(table.button(/^Scoring/)).toContainText("muggins");
  await page.getByLabel("Player 2").fill("Cleo");
  await expect(page.locator(".actions")).not.toContainText("Muggins.");
  await expect(table.button(/^Scoring/)).toHaveText(/Every card$/);
});

test("Enter goes to the next name, and a recent player takes the seat tapped last", async ({ table, page }) => {
  await wonBefore(table);
  await table.button("Back").click();
  await table.newGame({ names: ["Cleo", "Dan"], dealer: "Cleo" });
  await table.button("Back").click();
  await table.button(/^New game/).click();
  await page.getByLabel("Player 1").click();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Player 2")).toBeFocused();
  await page
    .getByRole("group", { name: /^Recent players/ })
    .getByRole("button", { name: "Ben" })
    .click();
  await expect(page.getByLabel("Player 2")).toHaveValue("Ben");
  await expect(page.getByLabel("Player 1")).toHaveValue("Cleo");
});

test("the cut asks for a rank, names everybody, and keeps the cards of a tie in view", async ({ table, page }) => {
  await table.newGame({ dealer: "cut" });
  const cards = page.getByRole("list", { name: "Cards cut" }).getByRole("listitem");
  await expect(cards).toHaveText(["Alice", "Bob"]);
  for (const rank of ["A", "2", "9", "T", "K"]) await expect(table.key(rank)).toHaveCount(1);
  await expect(table.key("5H")).toHaveCount(0);
  await expect(table.button("Go")).toHaveCount(0);
  await table.tap("7");
  await expect(cards).toHaveText([/^7.*Alice$/, "Bob"]);
  await table.tap("7");
  await table.expectSaying("A tie: cut again");
  await expect(cards).toHaveText([/^7.*Alice$/, /^7.*Bob$/]);
  await page.keyboard.type("kq");
  await table.expectDealer("Bob");
});

test("a best of five is two taps in one row, and other lengths are one level down", async ({ table, page }) => {
  await table.fillNewGame();
  const long = page.getByRole("group", { name: "How long" });
  await expect(long.getByRole("radio")).toHaveCount(4);
  await table.choose("Best of 3", long);
  await table.choose("5", page.getByRole("group", { name: "Best of" }));
  await expect(long.getByRole("radio", { name: "Best of 5", exact: true })).toBeChecked();
  await otherLengths(table, async (list) => {
    await table.choose("7", list.getByRole("group", { name: "Best of" }));
    await table.choose("61", list);
  });
  await expect(long.getByRole("radio", { name: "Best of 7", exact: true })).toBeChecked();
  await expect(page.getByText("Games to 61. Skunks don’t count extra.")).toBeVisible();
  await otherLengths(table, (list) => table.choose("Tournament", list));
  await expect(long.getByRole("radio", { name: "Tournament" }), "it joins the row").toBeChecked();
  await expect(page.getByText(/^Tournament\. Games to 61\./)).toBeVisible();
  await table.choose("121", long);
  await expect(page.getByText("One game to 121.")).toBeVisible();
  await expect(long.getByRole("radio")).toHaveCount(4);
});

test("the list of games has the usual one for every number of players, and folds the rarer ones away", async ({
  table,
}) => {
  await table.fillNewGame();
  await table.button(/^Game: /).click();
  const list = table.dialog();
  const shown = list.getByRole("radio");
  await expect(shown).toHaveCount(8);
  await expect(list.getByRole("group", { name: "Three players" }).getByRole("radio")).toHaveCount(1);
  await expect(list.getByRole("switch")).toHaveCount(0);
  await list.locator("summary").click();
  await expect(shown).toHaveCount(13);
});

test("the same people again: the loser deals, the button says so, and two taps start", async ({ table, page }) => {
  await wonBefore(table);
  await table.button("Back").click();
  table.countTaps();
  await table.press(table.button(/^New game/));
  await expect(page.getByText("Ben lost the last game and deals.")).toBeVisible();
  await table.start("Ben");
  expect(table.taps).toBe(2);
  await table.expectDealer("Ben");
});

const offer = (page: Page) => page.getByRole("region", { name: "Keep it on this phone" });

test.describe("installation", () => {
  test("is offered once, after a finished game, where the browser can ask", async ({ table, page }) => {
    await allHere(page);
    await page.evaluate(() => {
      const event = Object.assign(new Event("beforeinstallprompt"), {
        prompt: () => {
          document.title = "asked";
          return Promise.resolve({ outcome: "accepted" });
        },
      });
      dispatchEvent(event);
    });
    await expect(offer(page)).toHaveCount(0);
    await wonBefore(table);
    await expect(offer(page)).toContainText("the browser keeps your games");
    await offer(page).getByRole("button", { name: "Install" }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await page.title()).toContain("asked");
    await table.button("Back").click();
    await wonBefore(table);
    await expect(offer(page)).toHaveCount(0);
  });

  test.describe("on an iPhone", () => {
    test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1" });
    test("names the two taps", async ({ table, page }) => {
      await wonBefore(table);
      await expect(offer(page)).toContainText("tap Share, then Add to Home Screen");
      await offer(page).getByRole("button", { name: "Got it" }).click();
      await expect(offer(page)).toHaveCount(0);
    });
  });

  test("is not offered where the app knows no way", async ({ table, page }) => {
    await wonBefore(table);
    await expect(offer(page)).toHaveCount(0);
  });
});

test("the menu opens at its top, even if it was closed at its end", async ({ table, page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await table.newGame();
  const first = table.dialog().getByRole("button").nth(1);
  await table.button("Menu").click();
  await expect(first).toBeInViewport({ ratio: 1 });
  await table.dialog().getByRole("button").last().scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(table.dialog()).toHaveCount(0);
  await table.button("Menu").click();
  await expect(first).toBeInViewport({ ratio: 1 });
});
