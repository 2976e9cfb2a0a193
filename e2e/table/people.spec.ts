import { plantGames } from "../verbs/many-games";
import { expect, test } from "../test";

test.describe("players and pairs", () => {
  test.beforeEach(async ({ page, url }) => {
    await page.goto(`${url}#/games`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await plantGames(page, 12);
    await page.reload();
    await page.getByRole("button", { name: /^Players/ }).click();
    await page.getByRole("button", { name: /^Alice/ }).click();
  });

  test("a player has a record, and a number opens the games it comes from", async ({ page }) => {
    const record = page.getByRole("region", { name: "Won and lost" });
    await expect(record).toContainText("10–0");
    await expect(record).toContainText("too early to say");
    await record.getByRole("button", { name: /by skunk or lurch/ }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("How we know");
    await expect(sheet.getByRole("button", { name: /Alice beat Bob/ }).first()).toBeVisible();
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: /^Bob/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Alice.+and.+Bob/);
    await expect(page.getByRole("button", { name: "10 games to 0" })).toBeVisible();
    await page.goBack();
    await expect(record).toBeVisible();
  });

  test("a player gets another name in every game, and one undo takes it back", async ({ page }) => {
    const menu = async (what: RegExp) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByRole("button", { name: what }).click();
    };
    const sheet = page.getByRole("dialog");
    await menu(/same person/);
    await sheet.getByRole("button", { name: /Bob/ }).click();
    await expect(sheet).toContainText("They have played in the same game");
    await sheet.getByRole("button", { name: "Close" }).click();
    await menu(/Another name/);
    await sheet.getByRole("textbox", { name: "Name" }).fill("Alicia");
    await sheet.getByRole("button", { name: "Save the name" }).click();
    await expect(sheet).toContainText("is now");
    await sheet.getByRole("button", { name: "Undo" }).click();
    await expect(sheet).toContainText("It is undone.");
    await sheet.getByRole("button", { name: "Close" }).click();
    await menu(/Another name/);
    await sheet.getByRole("textbox", { name: "Name" }).fill("Alicia");
    await sheet.getByRole("button", { name: "Save the name" }).click();
    await sheet.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alicia");
    await expect(page.getByRole("region", { name: "Won and lost" })).toContainText("10–0");
  });

  test("a pair has its luck and skill, worked out while the page is open", async ({ page }) => {
    await page.getByRole("button", { name: /^Bob/ }).click();
    const luck = page.getByRole("region", { name: "Luck and skill" });
    await expect(luck).toContainText("too early to say");
    await expect(luck.getByText("still to be worked out")).toHaveCount(0);
    await luck
      .getByRole("button", { name: /^Luck|^The play/ })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("How we know");
    await expect(sheet.getByRole("button", { name: /Alice beat Bob/ }).first()).toBeVisible();
  });

  test("a finished match leads to its luck and skill, and back", async ({ page, url }) => {
    await page.goto(`${url}#/match/m1`);
    await page.getByRole("button", { name: "Luck and skill" }).click();
    await expect(page.getByRole("region", { name: "Luck and skill" })).toContainText("3 of 20 games needed");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("heading", { name: "The match", exact: true })).toBeVisible();
  });

  test("the drill shows a hand, takes a count and gives the verdict", async ({ page }) => {
    await page.getByRole("button", { name: "Practise counting" }).click();
    await page.getByRole("button", { name: "0", exact: true }).click();
    await expect(page.getByRole("region", { name: "The verdict on 0" })).toContainText("short");
    await page.getByRole("button", { name: "Next hand" }).click();
    await expect(page.getByText("0 of 1 right")).toBeVisible();
  });
});
