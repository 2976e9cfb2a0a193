/** Left-handed: on a phone in landscape everything that is tapped often is on the left. */
import type { Locator, Page } from "playwright/test";
import { show } from "../laws/display";
import { expect, test } from "../test";

const LANDSCAPE = [844, 390] as const;

async function beLeftHanded(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByText("Left-handed").click();
  await expect(page.getByRole("switch", { name: "Left-handed" })).toBeChecked();
  await page.goBack();
}

/** The middle of a control, in parts of the width of the window. */
async function middleOf(control: Locator): Promise<number> {
  const box = await control.boundingBox();
  return box ? (box.x + box.width / 2) / LANDSCAPE[0] : NaN;
}

for (const display of ["automatic", "large"] as const)
  test(`a left-handed scorer has Start and the cut on the left in landscape: ${display}`, async ({ table, page }) => {
    await show(page, { size: LANDSCAPE, text: 100, display });
    await beLeftHanded(page);
    await table
      .button(/^New game/)
      .first()
      .click();
    expect(await middleOf(table.button(/^Start/))).toBeLessThan(0.5);
    await table.start("cut");
    expect(await middleOf(table.button("7"))).toBeLessThan(0.5);
  });

test("a left-handed scorer has the keys of a stated count and Undo on the left in landscape", async ({
  table,
  page,
}) => {
  await show(page, { size: LANDSCAPE, text: 100, display: "automatic" });
  await beLeftHanded(page);
  await table.newGame({ depth: "Every card", counting: "Muggins" });
  await table.tap("5H JH 5C");
  expect(await middleOf(table.button("Alice says 2"))).toBeLessThan(0.5);
  expect(await middleOf(page.getByRole("button", { name: /^Undo/ }).first())).toBeLessThan(0.5);
  expect(await middleOf(table.button("Menu"))).toBeLessThan(0.5);
});

test("a left-handed scorer pegs every hand on the left in landscape", async ({ table, page }) => {
  await show(page, { size: LANDSCAPE, text: 100, display: "automatic" });
  await beLeftHanded(page);
  await table.newGame({ depth: "Hands only", dealer: "Alice" });
  await table.tap("5H");
  await table.button("On to the show").click();
  for (const hand of ["2C 4C JC 6C", "2D 3D 4D KD", "2S 3S 8S 9S"]) {
    await table.tap(hand);
    expect(await middleOf(table.button(/^Peg/))).toBeLessThan(0.5);
  }
});
