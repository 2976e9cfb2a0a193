/** Starting a game, starting again, and taking back a start: few taps, and nothing is lost. */
import type { Page } from "playwright/test";
import { allHere, expect, test } from "../test";
import type { Table } from "../table";

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
  await table.press(table.button("Alice deals"));
  await table.tap("5H");
  expect(table.taps).toBe(3);
  await table.expectTitle("The play");
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

async function discardHere(table: Table): Promise<void> {
  await table.menu(/^Discard this game/);
  await table.expectTitle("Fifteen Two");
}

test("a game started by accident is discarded in the menu, and Undo restores it after a reload", async ({
  table,
  page,
  reload,
}) => {
  await table.newGame();
  await table.tap("5H JH 5C");
  await discardHere(table);
  await expect(table.button("Back to the table")).toHaveCount(0);
  await reload();
  await expect(page.getByRole("status").filter({ hasText: "Game discarded." })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await table.button("Back to the table").click();
  await table.expectCount(15);
  await table.expectScores({ Alice: 2, Bob: 0 });
});

test("a game is discarded in the list and leaves the others; another tab restores it", async ({ table, page, url }) => {
  await wonBefore(table);
  await table.button("Back").click();
  await table.newGame({ names: ["Cleo", "Dan"], dealer: "Cleo" });
  await table.button("Back").click();
  const other: Page = await page.context().newPage();
  await other.goto(`${url}#/games`);
  const row = other.getByRole("button", { name: /^Cleo and Dan/ });
  await expect(row).toBeVisible();
  await table.button(/^Games/).click();
  await table.button("Discard the game of Cleo and Dan").click();
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
  await page.getByLabel("Player 2").fill("Cleo");
  await expect(page.locator(".actions")).not.toContainText("Muggins.");
  await expect(page.getByRole("radio", { name: "The app" })).toBeChecked();
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

test("the number of games is in the row and in the sheet of the match", async ({ table }) => {
  await table.fillNewGame({ match: { format: "Best of", of: 3 } });
  await expect(table.button(/^Match: Best of 3/)).toBeVisible();
  await table.button(/^Match: /).click();
  await table.choose("5", table.dialog().getByRole("group", { name: "Best of" }));
  await table.dialog().getByRole("button", { name: "Done" }).click();
  await expect(table.button(/^Match: Best of 5/)).toBeVisible();
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
