/** A game leaves the phone as a file and comes in on another: nothing is lost, and nothing is overwritten. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, otherPhone, test } from "../test";
import { Table } from "../table";

/** Saves everything. @returns the place of the file */
async function saved(table: Table, url: string): Promise<string> {
  const { page } = table;
  await page.goto(`${url}#/backup`);
  await expect(table.button("Save everything")).toBeEnabled();
  const download = page.waitForEvent("download");
  await table.button("Save everything").click();
  const file = await (await download).path();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  return file;
}

async function choose(page: Page, url: string, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto(`${url}#/bring`);
  await page.getByLabel(/^Choose a file/).setInputFiles(file);
}

test("a lost phone: the game goes on from the file on a new one, at the same card", async ({ table, url, browser }) => {
  await table.newGame();
  await table.tap("5H JH 5C 7S");
  const file = await saved(table, url);
  const phone = await otherPhone(browser);
  const other = new Table(phone);
  await choose(phone, url, file);
  await expect(phone.getByText("Nothing has been changed yet")).toBeVisible();
  await other.button("Bring in 1 game").click();
  await other.button("Go on playing").click();
  await other.tap("6D go 2S 6C 4D 4C");
  await other.expectScores({ Alice: 6, Bob: 3 });
  // The same file once more adds nothing.
  await choose(phone, url, file);
  await expect(phone.getByText("already here")).toBeVisible();
  await expect(other.button(/^Bring in/)).toHaveCount(0);
});

test("a game that went on on both phones is kept twice", async ({ table, url, browser }) => {
  await table.newGame();
  await table.tap("5H JH 5C");
  // Only a tap that was shown is kept.
  await table.expectCount(15);
  const file = await saved(table, url);
  const phone = await otherPhone(browser);
  const other = new Table(phone);
  await choose(phone, url, file);
  await other.button("Bring in 1 game").click();
  await other.button("Go on playing").click();
  await other.tap("7S");
  await other.expectCount(22);
  const theirs = await saved(other, url);
  await table.page.goto(`${url}#/table`);
  await table.tap("8S");
  await table.expectCount(23);
  await choose(table.page, url, theirs);
  await expect(table.page.getByText("continued elsewhere")).toBeVisible();
  await table.button("Bring in 1 game").click();
  await table.page.goto(`${url}#/games`);
  await expect(table.page.getByText("Another copy")).toHaveCount(1);
  await expect(table.button(/^Alice and Bob.*in progress/)).toHaveCount(2);
});

test("each group opens to its games, and somebody who may be known is asked about", async ({ table, url, browser }) => {
  await table.newGame({ names: ["Alice", "Rob"], dealer: "Alice", depth: "Points only", to: "31" });
  await table.chip(29, "Alice");
  await table.button("3 for Alice").click();
  const file = await saved(table, url);
  const phone = await otherPhone(browser);
  await phone.goto(url);
  const other = new Table(phone);
  await other.newGame();
  await other.tap("5H JH");
  await choose(phone, url, file);
  const group = other.button(/^1 new/);
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await group.click();
  await expect(phone.getByRole("list", { name: "new" }).getByRole("listitem")).toHaveText(/Alice and Rob/);
  await other.button(/New, or is it Bob\?/).click();
  await other.button(/^It is Bob/).click();
  await other.button("Bring in 1 game").click();
  await phone.goto(`${url}#/games`);
  await expect(other.button(/^Alice beat Bob/)).toHaveCount(1);
  await other.button("Undo").click();
  await expect(other.button(/^Alice beat Bob/)).toHaveCount(0);
  await expect(other.button(/^Alice and Bob.*in progress/)).toHaveCount(1);
});

test("an import is undone with one tap", async ({ table, url, browser }) => {
  await table.newGame();
  await table.tap("5H JH");
  const file = await saved(table, url);
  const phone = await otherPhone(browser);
  const other = new Table(phone);
  await choose(phone, url, file);
  await other.button("Bring in 1 game").click();
  await other.button("Undo").click();
  await phone.goto(`${url}#/games`);
  await expect(other.button(/Alice and Bob/)).toHaveCount(0);
});

test("a file is chosen once and written again with one tap, also after a reload", async ({
  table,
  page,
  url,
  reload,
}) => {
  // A real handle, of a file in the browser's own file system, because nobody can answer the dialog.
  await page.addInitScript(() =>
    Object.assign(globalThis, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
    }),
  );
  const size = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle("fifteen-two.fifteentwo")).getFile()).size;
    });
  await table.newGame();
  await page.goto(`${url}#/backup`);
  await reload();
  await table.button(/^Save to the same file each time/).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  const before = await size();
  await page.goto(`${url}#/table`);
  await table.tap("5H JH 5C");
  await page.goto(`${url}#/backup`);
  await reload();
  await table.button("Save to fifteen-two.fifteentwo again").click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  expect(await size()).toBeGreaterThan(before);
});

for (const { what, name, bytes, says } of [
  {
    what: "a picture",
    name: "cat.png",
    bytes: () => Buffer.from("\u0089PNG\r\n cat"),
    says: /not from Fifteen Two/,
  },
  {
    what: "half of a file",
    name: "half.fifteentwo",
    bytes: (file: Buffer) => file.subarray(0, 60),
    says: /damaged|not a file/,
  },
])
  test(`${what} is refused with a sentence`, async ({ table, url }) => {
    await table.newGame();
    await table.tap("5H JH");
    const file = await saved(table, url);
    const buffer = bytes(readFileSync(file));
    await choose(table.page, url, { name, mimeType: "application/octet-stream", buffer });
    await expect(table.page.getByRole("alert").filter({ hasText: says })).toBeVisible();
  });

const cribText = (starter: string) => `[crib 1]\n[players "Ann", "Bob"]\n\nAnn: deals, up: ${starter}, play: JH 5D 7C`;

test("a game written in .crib is pasted; a mistake in it is named with its place", async ({ table, url }) => {
  const { page } = table;
  await page.goto(`${url}#/bring`);
  const field = page.getByLabel("Or paste a link or a text");
  await field.fill(cribText("1K"));
  await table.button("Read the text").click();
  await expect(page.getByText("Line 4, column 17: 1K")).toBeVisible();
  await field.fill(cribText("5H"));
  await table.button("Read the text").click();
  await table.button("Bring in 1 game").click();
  await table.button("Go on playing").click();
  await table.expectCount(22);
});
