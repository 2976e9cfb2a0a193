/** Deleting, bringing back and searching in the list of games. */
import { plantGames } from "../verbs/many-games";
import { ClubNight } from "../verbs/club-night";
import { expect, test } from "../test";

const FORTY = 40;

test("a game and a match are deleted in the list, and each comes back with one tap", async ({
  table,
  page,
  reload,
  url,
}) => {
  await plantGames(page, 6);
  await page.goto(`${url}#/games`);
  await reload();
  const match = table.button(/^Alice wins the match 3–0/);
  await expect(match).toBeVisible();
  await table.button("Delete games").click();
  await table.button("Delete the match of Alice and Bob").click();
  await expect(page.getByRole("status").filter({ hasText: "Match deleted: " })).toBeVisible();
  await expect(match).toHaveCount(0);
  await expect(table.button(/^(?!Delete|Match deleted).*Alice (?:beat|and) Bob/)).toHaveCount(3);
  await table.button("Undo").click();
  await expect(match).toBeVisible();
  await table.button("Delete the game of Alice and Bob").first().click();
  await expect(page.getByRole("status").filter({ hasText: "Game deleted: " })).toBeVisible();
  await reload();
  await table.button("Undo").click();
  await expect(page.getByRole("status").filter({ hasText: "Game deleted: " })).toHaveCount(0);
  await expect(match).toBeVisible();
  // A deletion that is no longer offered there is found under Backup.
  await table.button("Delete games").click();
  await table.button("Delete the game of Alice and Bob").first().click();
  await expect(page.getByRole("status").filter({ hasText: "Game deleted: " })).toBeVisible();
  await page.goto(`${url}#/backup`);
  await table.button("Undo: Game deleted: Alice and Bob").click();
  await expect(page.getByRole("status").filter({ hasText: "Undone." })).toBeVisible();
  await expect(table.button(/^Undo:/)).toHaveCount(0);
});

test("a deleted game that another tab shows is gone there too, with a sentence", async ({ table, page, url }) => {
  await table.newGame({ names: ["Cleo", "Dan"], dealer: "Cleo" });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText("Open in another tab.")).toBeVisible();
  await other.goto(`${url}#/games`);
  await other.getByRole("button", { name: "Delete the game of Cleo and Dan" }).click();
  await expect(other.getByText("It is open in another tab. Close it there first.")).toBeVisible();
  await other.goto(page.url());
  await expect(other.getByText("Open in another tab.")).toBeVisible();
  await table.menu(/^Delete this game/);
  await table.expectTitle("Fifteen Two");
  await expect(other.getByText("This phone does not have that game.")).toBeVisible();
});

test("the list is searched by player, result, month and game", async ({ table, page, url, reload }) => {
  await plantGames(page, FORTY);
  await page.goto(`${url}#/games`);
  await reload();
  const rows = page.getByRole("button", { name: /^Alice (?:beat|and) Bob/ });
  await expect(rows.first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the games" }).fill("bob");
  const count = page.getByRole("search").getByRole("status");
  await expect(count).toHaveText(`${FORTY} of ${FORTY} games`);
  await table.choose("Won");
  await expect(count).toHaveText("No game");
  await expect(page.getByRole("heading", { name: "No game fits your search" })).toBeVisible();
  await table.choose("In progress");
  await expect(count).toHaveText(`6 of ${FORTY} games`);
  await expect(rows).toHaveCount(6);
  await table.button("Show all").click();
  await expect(count).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
});

test("the search is still there after a game was looked at, and gone when the list is opened again", async ({
  table,
  page,
  reload,
}) => {
  await plantGames(page, FORTY);
  await reload();
  await table.button(/^Games/).click();
  const search = page.getByRole("searchbox", { name: "Search the games" });
  const count = page.getByRole("search").getByRole("status");
  await search.fill("bob");
  await table.choose("In progress");
  for (const leave of [() => table.button("Back").click(), () => page.goBack()]) {
    await expect(count).toHaveText(`6 of ${FORTY} games`);
    await page
      .getByRole("button", { name: /^Alice and Bob/ })
      .first()
      .click();
    await expect(table.button("Menu")).toBeVisible();
    await leave();
    await table.expectTitle("Games");
    await expect(search).toHaveValue("bob");
  }
  await reload();
  await expect(count).toHaveText(`6 of ${FORTY} games`);
  await table.button("Back").click();
  await table.button(/^Games/).click();
  await expect(search).toHaveValue("");
  await expect(count).toHaveCount(0);
});

test("the search stays when its last game is deleted and few are left, and can be cleared", async ({
  table,
  page,
  url,
  reload,
}) => {
  await plantGames(page, 6);
  await page.goto(`${url}#/games`);
  await reload();
  const search = page.getByRole("searchbox", { name: "Search the games" });
  await search.fill("bob LURCH");
  await expect(page.getByRole("search").getByRole("status")).toHaveText("1 of 6 games");
  await table.button("Delete games").click();
  await table.button("Delete the game of Alice and Bob").click();
  await expect(page.getByRole("heading", { name: "No game fits your search" })).toBeVisible();
  await expect(search).toHaveValue("bob LURCH");
  await table.button("Show all games").click();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("button", { name: /^Alice (?:beat|and) Bob/ })).toHaveCount(5);
});

test("a club night is deleted in its menu and comes back with one tap", async ({ table, page, url }) => {
  const night = new ClubNight(page);
  await night.begin(url, "Tuesday club");
  await night.add("Ann", "Ben", "Cleo", "Dan");
  await table.menu(/^Delete this club night/);
  await table.expectTitle("Club night");
  await expect(page.getByRole("status").filter({ hasText: "Club night deleted: Tuesday club." })).toBeVisible();
  const event = table.button(/^Tuesday club/);
  await expect(event).toHaveCount(0);
  await table.button("Undo").click();
  await expect(event).toBeVisible();
});

test("a name is forgotten in the settings: new games suggest it no longer, and Undo brings it back", async ({
  table,
  page,
  url,
}) => {
  await table.newGame({ names: ["Cleo", "Dan"], dealer: "Cleo" });
  await page.goto(`${url}#/settings`);
  await table.button(/^Names/).click();
  const names = page.getByRole("dialog").getByRole("listitem");
  await expect(names.filter({ hasText: "Cleo" })).toBeVisible();
  await table.button("Forget Cleo").click();
  await expect(page.getByText("Cleo is forgotten.")).toBeVisible();
  await expect(names.filter({ hasText: "Cleo" })).toHaveCount(0);
  await table.button("Undo").click();
  await expect(names.filter({ hasText: "Cleo" })).toBeVisible();
});

test("after a game the phone keeps a snapshot by itself", async ({ table, page }) => {
  await table.newGame({ names: ["Ann", "Ben"], depth: "Points only", to: "61", dealer: "Ann" });
  for (const points of [29, 29, 3]) await table.chip(points, "Ann");
  await expect(page.getByRole("heading", { name: "Ann wins" })).toBeVisible();
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const asked = indexedDB.open("fifteen-two");
          asked.addEventListener("success", () => {
            const all = asked.result.transaction("snapshots").objectStore("snapshots").getAll();
            all.addEventListener("success", () => {
              asked.result.close();
              const [first] = all.result as Uint8Array[];
              done(first?.length ?? 0);
            });
          });
        }),
    );
  await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(300);
});
