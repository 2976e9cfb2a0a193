import { expect, test } from "../test";
import { keyName } from "../table";

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
          [card, table.page.getByRole("list", { name: "The series" }).getByRole("img", { name: card }), 0] as const,
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
