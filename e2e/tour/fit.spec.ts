import type { Page } from "playwright/test";
import { resize, TOURS } from "./screens";
import { expect, test } from "../test";
import { keyName } from "../table";

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
] as const;

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

for (const [name, tour] of Object.entries(TOURS))
  test(`no screen is wider than the window at six sizes: ${name}`, async ({ table, page }) => {
    test.setTimeout(120_000);
    const before = page.viewportSize();
    const found: string[] = [];
    const seen = new Set<string>();
    await tour(table, async (screen) => {
      seen.add(new URL(page.url()).hash.split("/")[1] || "home");
      for (const [width, height] of SIZES) {
        await resize(page, [width, height]);
        for (const one of await overflow(page, width)) found.push(`${screen} at ${width}×${height}: ${one}`);
      }
      if (before) await resize(page, [before.width, before.height]);
    });
    expect(found).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([...(tour.shows ?? [])]));
  });

const SUITS = ["S", "H", "C", "D"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
const ALL = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const)
  test(`the suits pad in play at ${width}×${height}: every key 44 px, all in view, nothing scrolls`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await table.newGame();
    await table.tap("5H | JH 5C 7S 6D go 2S 6C 4D");
    await table.expectCount(10);

    const parts = [
      ...ALL.map((card) => [keyName(card), table.key(card), 44] as const),
      ["Go", table.button("Go"), 44] as const,
      ["Undo", table.page.locator(".pad").getByRole("button", { name: /^Undo/ }), 44] as const,
      ["Menu", table.button("Menu"), 44] as const,
      ["Back", table.button("Back"), 44] as const,
      ["Alice’s score", table.score("Alice"), 0] as const,
      ["Bob’s score", table.score("Bob"), 0] as const,
      ["the count", table.page.getByText(/^count \d+$/), 0] as const,
      ...["6 of clubs", "4 of diamonds"].map(
        (card) =>
          [card, table.page.getByRole("list", { name: "The series" }).getByText(card).locator(".."), 0] as const,
      ),
    ];
    const found: string[] = [];
    let smallest = Infinity;
    for (const [name, part, least] of parts) {
      const { w, h, inside, seen } = await part.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return {
          w: box.width,
          h: box.height,
          inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
          seen: hit !== null && (element.contains(hit) || hit.contains(element)),
        };
      });
      if (least > 0) smallest = Math.min(smallest, w, h);
      if (w < least || h < least) found.push(`${name} is ${w.toFixed(1)}×${h.toFixed(1)}`);
      if (!inside) found.push(`${name} is out of view`);
      if (!seen) found.push(`${name} is covered`);
    }
    const rest = await page.evaluate(() => (document.scrollingElement?.scrollHeight ?? 0) - innerHeight);
    console.log(`${width}×${height}: smallest key side ${smallest.toFixed(1)} px, page overhang ${rest} px`);
    expect(found).toEqual([]);
    expect(rest).toBeLessThanOrEqual(0);
  });
