/** The row of a game in the list is a cache: a damaged one is left out and made again from the entries. */
import type { Page } from "playwright/test";
import { expect, test } from "../test";

/** Puts values in the place of the parts of every stored row. */
async function damageRows(page: Page, damage: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(async (parts) => {
    const asked = indexedDB.open("fifteen-two");
    await new Promise((done) => asked.addEventListener("success", done));
    const tx = asked.result.transaction("rows", "readwrite");
    const rows = tx.objectStore("rows").openCursor();
    let damaged = 0;
    rows.addEventListener("success", () => {
      if (!rows.result) return;
      rows.result.update({ ...rows.result.value, ...parts });
      damaged += 1;
      rows.result.continue();
    });
    await new Promise((done) => tx.addEventListener("complete", done));
    asked.result.close();
    if (damaged === 0) throw new Error("no row was damaged");
  }, damage);
}

const DAMAGES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "a match without a format": { match: { id: "m", game: 1, format: {}, seats: [null], homes: [] } },
  "names that are no words": { names: [null, {}] },
  "no scores": { scores: null },
  "a winner who does not play": { winner: 7 },
};

for (const [name, damage] of Object.entries(DAMAGES))
  test(`a row with ${name} blanks no screen, and is made again`, async ({ table, page, url, reload, errors }) => {
    await table.newGame({ match: { format: "Best of", of: 3 } });
    await table.tap("5H JH 5C");
    await table.button("Back").click();
    await expect(table.button("Back to the table")).toBeVisible();
    await damageRows(page, damage);
    await reload();
    await expect(table.button("Back to the table")).toBeVisible();
    await damageRows(page, damage);
    await page.goto(`${url}#/games`);
    await reload();
    await expect(page.getByRole("button", { name: /Alice and Bob/ }).first()).toBeVisible();
    await damageRows(page, damage);
    await page.goto(`${url}#/`);
    await reload();
    await table.button("Back to the table").click();
    await table.expectScores({ Alice: 2, Bob: 0 });
    await table.tap("7S");
    await reload();
    await table.expectScores({ Alice: 2, Bob: 0 });
    expect(errors).toEqual([]);
  });
