/** The whole pad fits on the screen, also below the keys for a stated count. */
import type { Page } from "playwright/test";
import { expect, test } from "../test";
import { show } from "./display";

const SIZES = [
  [360, 640],
  [360, 740],
  [390, 844],
  [412, 915],
] as const;

const below = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

for (const size of SIZES)
  test(`every key is on the screen for hands only with muggins at ${size.join("×")}`, async ({ table, page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await table.newGame({ depth: "Hands only", counting: "Muggins" });
    await table.tap("5H");
    await expect(page.getByText("tap 4 cards")).toBeVisible();
    expect(await below(page)).toBe(0);
  });

for (const counting of ["The app", "Muggins"] as const)
  test(`every key is on the screen in Large: ${counting}`, async ({ table, page }) => {
    await table.newGame({ counting });
    await table.choose("Ranks");
    await table.tap("4 | J A K");
    for (const text of [100, 150, 200] as const)
      for (const size of [...SIZES, [768, 1024], [820, 1180], [667, 375], [844, 390]] as const) {
        await show(page, { size, text, display: "large" });
        expect(await below(page), `${size.join("×")} at ${text} %`).toBe(0);
      }
  });

for (const size of [
  [667, 375],
  [844, 390],
] as const)
  test(`both halves of points only and a named row for the crib fit at ${size.join("×")}`, async ({ table, page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await table.newGame({ depth: "Points only" });
    await expect(page.getByText("Alice’s crib, then the next deal")).toBeVisible();
    expect(await below(page)).toBe(0);
  });
