/** Every stop of every tour fits the window at six sizes, and axe finds no violation there. */
import type { Page } from "playwright/test";
import { sizeText } from "../laws/display";
import { axe } from "../machine/axe";
import { everything, sampled } from "../laws/sample";
import { resize, TOURS } from "./screens";
import { SIZES } from "./sizes";
import { expect, test } from "../test";

const NARROWEST = [320, 568] as const;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * Each tour, theme and text size in `npm run laws`. In `npm test` one tour of five, with one theme at each stop, the
 * usual text and three of the six windows.
 */
const TEXTS = everything() ? ([100, 200] as const) : ([100] as const);
const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) => TEXTS.map((text) => ({ colorScheme, text })));

/** Reports a page that scrolls sideways, and visible elements that cross its edge. */
function overflow(page: Page, width: number) {
  return page.evaluate((wide) => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    const said = scrollWidth > wide ? [`page is ${scrollWidth} wide`] : [];
    for (const part of document.querySelectorAll(
      "dialog[open], dialog[open] button, main button, main input, main h1, main h2",
    )) {
      const { left, right, width: w } = part.getBoundingClientRect();
      const clipped = part.closest(".unseen, datalist") !== null || w <= 1;
      if (!clipped && (left < -0.5 || right > wide + 0.5))
        said.push(`${part.tagName} "${part.getAttribute("aria-label") ?? part.textContent}" ${left}..${right}`);
    }
    return said;
  }, width);
}

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

for (const [name, tour] of sampled(Object.entries(TOURS), 0.2, "every stop"))
  test(`every stop fits its window and is accessible at ${TEXTS.join(" and ")} % text: ${name}`, async ({
    table,
    page,
  }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    const seen = new Set<string>();
    const before = page.viewportSize() ?? { width: 412, height: 839 };
    await tour(table, async (screen) => {
      seen.add(new URL(page.url()).hash.split("/")[1] || "home");
      for (const [width, height] of [NARROWEST, ...sampled(SIZES, 0.4, screen)]) {
        await resize(page, [width, height]);
        // Chromium can leave a radio button behind a sheet at its old width for another frame.
        if ((await overflow(page, width)).length > 0) await resize(page, [width, height]);
        for (const one of await overflow(page, width)) found.push(`${screen} at ${width}×${height}: ${one}`);
      }
      for (const { colorScheme, text } of sampled(LOOKS, 0.5, screen)) {
        await sizeText(page, text);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await makeTall(page, before);
        const violations = await axe(page, { runOnly: { type: "tag", values: TAGS } });
        for (const { id, nodes } of violations)
          found.push(
            `${screen}, ${colorScheme}, ${text} %: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
          );
      }
      await sizeText(page, 100);
      await resize(page, [before.width, before.height]);
    });
    expect(found).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([...(tour.shows ?? [])]));
  });
