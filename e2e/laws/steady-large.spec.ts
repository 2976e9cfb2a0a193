/** Nothing moves under the finger in large text and in Large either, when somebody pegs, undoes or redoes. */
import type { Locator, Page } from "playwright/test";
import { TOURS } from "../tour/screens";
import { expect, test } from "../test";
import { type Shown, show, showAgain } from "./display";
import { everything, sampled } from "./sample";
import { movedControls, noteControls } from "./still";

const SHOWN: readonly Shown[] = [
  { size: [360, 640], text: 100, display: "large" },
  { size: [360, 640], text: 150, display: "automatic" },
  { size: [360, 640], text: 200, display: "automatic" },
  { size: [320, 568], text: 200, display: "automatic" },
  { size: [844, 390], text: 100, display: "large" },
  { size: [844, 390], text: 200, display: "automatic" },
  { size: [768, 1024], text: 200, display: "automatic" },
  { size: [1280, 800], text: 200, display: "automatic" },
];
const wordsOf = ({ size, text, display }: Shown) => `${size.join("×")} ${text} % ${display}`;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of the Undo or Redo of each bar and pad, by the title of its screen. */
function places(page: Page, verb: "Undo" | "Redo"): Promise<Readonly<Record<string, Place>>> {
  return page.evaluate((begins) => {
    scrollTo(0, 0);
    const title = document.querySelector("h1")?.textContent;
    const keys = [...document.querySelectorAll(`main button[aria-label^="${begins}"]`)]
      .filter((key) => key.checkVisibility({ visibilityProperty: true }) && !key.closest(".notice"))
      .map((key) => {
        const { x, y, width, height } = key.getBoundingClientRect();
        const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        return [`${title}: ${key.parentElement?.className}`, middle];
      });
    return Object.fromEntries(keys);
  }, verb);
}

/** So near that the same finger would hit both. */
const isNear = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y) < 40;

/** The first one that can be seen: a screen can have a bar and a pad, and hides one of them. */
function seen(page: Page, selector: string): Locator {
  return page.locator(selector).filter({ visible: true }).first();
}

/** Tours in which many undos stay on the same screen, so that places can be compared. */
const OF_A_TABLE = new Set(["every card", "hands only", "points only", "muggins", "three alone", "six alone"]);

for (const [name, tour] of sampled(Object.entries(TOURS), 0.05, "steady undo"))
  test(`Undo stays where it is, and Redo comes elsewhere, in large text: ${name}`, async ({ table, page }) => {
    test.setTimeout(900_000);
    const before = page.viewportSize() ?? { width: 412, height: 839 };
    const found: string[] = [];
    let compared = 0;
    await tour(table, async (stop) => {
      if (!/#\/(?:table|record)\//.test(page.url()) || (await table.dialog().count()) > 0) return;
      const scrolled = await page.evaluate(() => scrollY);
      for (const shown of sampled(SHOWN, 0.25, `steady undo ${stop}`)) {
        await show(page, shown);
        const undo = seen(page, `main button[aria-label^="Undo"]:not([aria-disabled="true"])`);
        if ((await undo.count()) === 0) continue;
        const named = (await undo.getAttribute("aria-label")) ?? "";
        const first = await places(page, "Undo");
        await undo.click();
        const redo = seen(page, `main button[aria-label^="Redo"]`);
        await expect(redo).toBeVisible();
        const then = await places(page, "Undo");
        for (const [key, from] of Object.entries(first)) {
          const to = then[key];
          if (to === undefined) continue;
          compared += 1;
          if (to.x !== from.x || to.y !== from.y)
            found.push(`${stop} at ${wordsOf(shown)}: ${key} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
        }
        const isSameScreen = Object.keys(first).some((key) => key in then);
        for (const now of Object.values(await places(page, "Redo")))
          if (isSameScreen && Object.values(first).some((undone) => isNear(undone, now)))
            found.push(`${stop} at ${wordsOf(shown)}: Redo is where Undo was`);
        await redo.click();
        await expect(undo).toHaveAttribute("aria-label", named);
      }
      await showAgain(page, before, scrolled);
    });
    expect(found).toEqual([]);
    if (everything() && OF_A_TABLE.has(name)) expect(compared).toBeGreaterThan(10);
  });

const POINTS: Readonly<Record<string, readonly string[]>> = {
  "two players": ["Alice", "Bob"],
  "a long name": ["Maximiliane", "Bob"],
  "a very long name": ["Bartholomew O’Shaughnessy", "Al"],
  "three players": ["Alice", "Bob", "Carol"],
  "four players": ["Alice", "Bob", "Carol", "David"],
  "six players": ["Alice", "Bob", "Carol", "David", "Eve", "Frank"],
};
const PEGGED = Object.entries(POINTS).flatMap(([who, names]) => SHOWN.map((shown) => ({ who, names, shown })));

for (const { who, names, shown } of sampled(PEGGED, 0.05, "steady points"))
  test(`no key moves while points are pegged at ${wordsOf(shown)}: ${who}`, async ({ table, page }) => {
    test.setTimeout(180_000);
    await table.newGame({
      names,
      depth: "Points only",
      dealer: names[0] ?? "",
      ...(names.length > 3 ? { seating: "Singles" } : {}),
    });
    await show(page, shown);
    await noteControls(page);
    const found = new Set<string>();
    const look = async (after: string) => {
      await page.evaluate(() => scrollTo(0, 0));
      const moved = await movedControls(page);
      if (moved.length > 0) found.add(`${after}: ${moved.join("; ")}`);
      await noteControls(page);
    };
    const [first = "", second = ""] = names;
    for (const [points, whose] of [
      [2, second],
      [29, first],
      [1, first],
      [24, second],
      [30, first],
      [28, first],
      [3, second],
      [24, first],
      [12, second],
    ] as const) {
      await table.chip(points, whose);
      await look(`${points} for ${whose}`);
    }
    for (const turn of [1, 2, 3]) {
      await table.undo();
      await look(`Undo ${turn}`);
    }
    await page.getByRole("button", { name: /^Redo/ }).first().click();
    await look("Redo");
    expect([...found]).toEqual([]);
  });
