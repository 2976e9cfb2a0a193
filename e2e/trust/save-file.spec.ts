/** A club night, a scorecard and a match leave the phone as a file of their own and come in on another phone. */
import type { Browser, Locator, Page } from "playwright/test";
import { ClubNight } from "../verbs/club-night";
import { plantGames } from "../verbs/many-games";
import { Scorecard, SEVEN } from "../verbs/scorecard";
import { Table } from "../table";
import { expect, otherPhone, test } from "../test";

/** Taps "Save as a file". @returns the place of the file */
async function saved(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent("download");
  await button.click();
  return (await download).path();
}

/** Brings a file in on a phone that has nothing yet. */
async function broughtIn(browser: Browser, url: string, file: string, button: string): Promise<Table> {
  const phone = await otherPhone(browser);
  const other = new Table(phone);
  await phone.goto(`${url}#/bring`);
  await phone.getByLabel(/^Choose a file/).setInputFiles(file);
  await other.button(button).click();
  await expect(other.button(button)).toHaveCount(0);
  return other;
}

test("a club night: players, tables and results are the same on the other phone", async ({
  table,
  page,
  url,
  browser,
}) => {
  const night = new ClubNight(page);
  await night.begin(url, "Tuesday club");
  await night.add("Ann", "Ben", "Cleo", "Dan");
  await night.toPage("Rounds");
  await table.button("Draw the rounds").click();
  await night.result("Ann", 13);
  const tables = await night.tables().allTextContents();
  expect(tables.join()).toContain("13");
  await table.button("Menu").click();
  const file = await saved(page, table.button(/^Save as a file/));
  const other = await broughtIn(browser, url, file, "Bring in 1 club night");
  await other.page.goto(page.url());
  const there = new ClubNight(other.page);
  await there.toPage("Rounds");
  await expect(there.tables()).toHaveText(tables);
});

test("a scorecard: every line and the totals are the same on the other phone", async ({
  table,
  page,
  url,
  browser,
}) => {
  const card = new Scorecard(table);
  await card.open();
  for (const line of SEVEN.slice(0, 2)) await card.enter(line);
  const totals = await card.totals();
  expect(totals).toContain("net +51");
  await table.button("Send or print").click();
  const file = await saved(page, table.button(/^Save as a file/));
  const other = await broughtIn(browser, url, file, "Bring in 1 scorecard");
  await other.page.goto(page.url());
  const there = new Scorecard(other);
  await there.expectRows(["1|2|13||Carol", "2|3|38||Dan", "3", "4", "5", "6", "7", "8", "9"]);
  expect(await there.totals()).toBe(totals);
});

test("a match: all of its games and its score are the same on the other phone", async ({
  table,
  page,
  url,
  browser,
  reload,
}) => {
  await plantGames(page, 6);
  await page.goto(`${url}#/games`);
  await reload();
  await table.button(/^Alice wins the match 3–0/).click();
  const file = await saved(page, table.button(/^Save the match as a file/));
  const other = await broughtIn(browser, url, file, "Bring in 3 games");
  await other.page.goto(`${url}#/games`);
  await expect(other.button(/^Alice wins the match 3–0/)).toBeVisible();
  await expect(other.button(/^Alice beat Bob/)).toHaveCount(3);
});
