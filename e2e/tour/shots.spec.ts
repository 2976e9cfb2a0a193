import { fileURLToPath } from "node:url";
import { GOLDEN, type Table } from "../table";
import { resize, TOURS } from "./screens";
import { SIZES } from "./sizes";
import { test } from "../test";

const SHOTS = fileURLToPath(new URL("../../test-results/shots/", import.meta.url));
const MANIFEST = fileURLToPath(new URL("../../public/screenshots/", import.meta.url));

/** Plays up to the screen for the picture in the manifest: the play at 22–12. */
async function playForPicture(table: Table): Promise<void> {
  await table.newGame();
  await table.goldenDeal("Alice", "Bob");
  await table.tap(`${GOLDEN.starter} | JH 5C 7S 6D`);
  await table.expectCount(28);
}

for (const [name, tour] of Object.entries(TOURS))
  test(`pictures: ${name}`, async ({ table, page }) => {
    const before = page.viewportSize();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await tour(table, async (screen) => {
      for (const [width, height] of SIZES) {
        await resize(page, [width, height]);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.screenshot({ path: `${SHOTS}${screen}-${width}x${height}-${colorScheme}.png`, scale: "css" });
        }
      }
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      if (before) await resize(page, [before.width, before.height]);
    });
  });

test.describe("the screenshots of the manifest", () => {
  for (const [file, width, height, deviceScaleFactor] of [
    ["narrow.png", 390, 844, 2],
    ["wide.png", 1280, 800, 1],
  ] as const)
    test.describe(file, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor, colorScheme: "light", reducedMotion: "reduce" });
      test("is taken", async ({ table, page }) => {
        await playForPicture(table);
        await page.screenshot({ path: MANIFEST + file, scale: "device" });
      });
    });
});
