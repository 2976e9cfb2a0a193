/** Somebody clears the storage of the app in the settings of the browser while a game is open. */
import { expect, test } from "../test";

test("when the storage is cleared during a game, the app says so, and games are kept again after it is reopened", async ({
  table,
  page,
  url,
  reload,
}) => {
  await table.newGame();
  await table.tap("5H JH 5C");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", {
    origin: new URL(url).origin,
    storageTypes: "indexeddb,local_storage",
  });
  await table.tap("7S");
  await expect(page.getByRole("alert").getByText(/^Not saved:/)).toBeVisible();
  await table.expectScores({ Alice: 2, Bob: 0 });
  await page.goto(`${url}#/`);
  await reload();
  await table.newGame({ names: ["Ann", "Ben"], dealer: "Ann" });
  await table.tap("5H JH 5C");
  await table.expectScores({ Ann: 2, Ben: 0 });
  await reload();
  await table.expectScores({ Ann: 2, Ben: 0 });
});
