import type { Page } from "playwright/test";
import { sizeText } from "../laws/display";
import { axe } from "../machine/axe";
import { everything, sampled } from "../laws/sample";
import { resize, TOURS } from "./screens";
import { expect, test } from "../test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * Makes the window so tall that neither the page nor a sheet, which fills 88% of it, scrolls: axe reports a row half
 * covered by sticky buttons as too small.
 */
async function makeTall(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await resize(page, [width, height]);
  const wanted = await page.evaluate(() => {
    const sheet = document.querySelector("dialog[open]")?.scrollHeight ?? 0;
    return Math.ceil(Math.max(document.scrollingElement?.scrollHeight ?? innerHeight, sheet / 0.88));
  });
  await resize(page, [width, Math.max(height, wanted)]);
}

/** Each theme at each text size in `npm run laws`; in `npm test` one theme at each stop, at the usual size. */
const TEXTS = everything() ? ([100, 200] as const) : ([100] as const);
const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) => TEXTS.map((text) => ({ colorScheme, text })));

for (const [name, tour] of Object.entries(TOURS))
  test(`no accessibility violation at ${TEXTS.join(" and ")} % text: ${name}`, async ({ table, page }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    const before = page.viewportSize() ?? { width: 412, height: 839 };
    await tour(table, async (screen) => {
      for (const { colorScheme, text } of sampled(LOOKS, 0.5, screen)) {
        await sizeText(page, text);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await makeTall(page, before);
        const violations = await axe(page, { runOnly: { type: "tag", values: TAGS } });
        for (const { id, nodes } of violations)
          found.push(
            `${screen}, ${colorScheme}, ${text} %: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
          );
        await resize(page, [before.width, before.height]);
      }
      await sizeText(page, 100);
    });
    expect(found).toEqual([]);
  });
