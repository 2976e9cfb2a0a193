/** Large text: everything can be read and tapped at each text size, in Large, and on a screen 320 px wide. */
import type { Page } from "playwright/test";
import { axe } from "../machine/axe";
import { TOURS } from "../tour/screens";
import { expect, test } from "../test";
import { type Shown, show, showAgain } from "./display";
import { faults } from "./readable";
import { everything, sampled } from "./sample";

const SIZES = [
  [320, 568],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

/** At 150 % and more, Large comes by itself at each of these sizes, but not on the largest screen. */
const CASES: readonly Shown[] = [
  ...SIZES.flatMap((size) => [
    { size, text: 100, display: "automatic" } as const,
    { size, text: 100, display: "large" } as const,
    { size, text: 150, display: "automatic" } as const,
    { size, text: 200, display: "automatic" } as const,
  ]),
  { size: [1440, 900], text: 150, display: "automatic" },
];

/** The cases that leave the least room. A sample is drawn from these. */
const TIGHTEST = CASES.filter(
  ({ size, text, display }) =>
    text === 200 || (text === 100 && size[0] === 320) || (display === "large" && size[0] === 360),
);

/** The limits, in px. The Large display promises more on a phone of 360×640 at its usual text size. */
const limits = ({ size, text, display }: Shown) =>
  display === "large" && text === 100 && size[0] === 360
    ? { key: 44, cardKey: 76, score: 72, bars: 0.25 }
    : { key: 44, cardKey: 44, score: 0, bars: 0.25 };

/** Parts with too little contrast for 7:1, or 4.5:1 where the text is large. */
async function pale(page: Page): Promise<readonly string[]> {
  const violations = await axe(page, {
    runOnly: ["color-contrast-enhanced"],
    rules: { "color-contrast-enhanced": { enabled: true } },
  });
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.target.join(" ")} is pale`));
}

for (const [name, tour] of sampled(Object.entries(TOURS), 0.05, "large tours"))
  test(`everything can be read and tapped in large text and in Large: ${name}`, async ({ table, page }) => {
    test.setTimeout(1_200_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const before = page.viewportSize() ?? { width: 412, height: 839 };
    const found = new Map<string, string[]>();
    const note = (fault: string, where: string) => found.set(fault, [...(found.get(fault) ?? []), where]);
    await tour(table, async (screen) => {
      const scrolled = await page.evaluate(() => scrollY);
      for (const shown of sampled(everything() ? CASES : TIGHTEST, 0.1, `large ${screen}`)) {
        await show(page, shown);
        for (const fault of await faults(page, limits(shown)))
          note(`${screen}: ${fault}`, `${shown.size.join("×")} ${shown.text} % ${shown.display}`);
      }
      await show(page, { size: [before.width, before.height], text: 100, display: "large" });
      for (const colorScheme of sampled(["light", "dark"] as const, 0.5, `contrast ${screen}`)) {
        await page.emulateMedia({ colorScheme });
        for (const fault of await pale(page)) note(`${screen}: ${fault}`, colorScheme);
      }
      await page.emulateMedia({ colorScheme: null });
      await showAgain(page, before, scrolled);
    });
    expect([...found].map(([fault, where]) => `${fault} (${where.join("; ")})`)).toEqual([]);
  });
