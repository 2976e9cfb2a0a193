/** An event on the smallest phones: whole names, tabs apart, and the save button in view. */
import type { Page } from "playwright/test";
import { expect, test } from "../test";
import { resize } from "../tour/screens";
import { ClubNight } from "../verbs/club-night";
import { Scorecard, SEVEN } from "../verbs/scorecard";
import { eveningFacts, plant } from "../verbs/planted";

const SIZES = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 844],
  [844, 390],
] as const;

/** The words of names that are broken over two lines. */
function brokenWords(page: Page, where: string): Promise<string[]> {
  return page.evaluate(
    (places) =>
      [...document.querySelectorAll(places)].flatMap((name) => {
        const text = name.firstChild;
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
        });
      }),
    where,
  );
}

test("names stay whole, tabs apart, and a result is fixed without scrolling, on the smallest phones", async ({
  table,
  page,
}) => {
  const night = new ClubNight(page);
  await table.expectTitle("Fifteen Two");
  const facts = eveningFacts({ players: 60, games: 9, entered: 60 });
  await plant(page, facts, "rounds/1");
  await expect(night.tables()).toHaveCount(30);
  const faults: string[] = [];
  const eachSize = async (what: string, look: () => Promise<readonly string[]>) => {
    for (const [width, height] of SIZES) {
      await resize(page, [width, height]);
      for (const fault of await look()) faults.push(`${what} at ${width}×${height}: ${fault}`);
    }
    await resize(page, [390, 844]);
  };

  await eachSize("rounds", () => brokenWords(page, ".table-side bdi"));
  await night.press(night.side("Alexandra von Hohenlohe-Langenburg"));
  await expect(night.dialog()).toBeVisible();
  await eachSize("the sheet", async () => {
    const box = await night.button("Save", night.dialog()).boundingBox();
    const below = Math.round((box?.y ?? 0) + (box?.height ?? 0) - (page.viewportSize()?.height ?? 0));
    return below > 0 ? [`Save is cut by ${below} px`] : [];
  });
  await night.choose("Each card");
  await eachSize("a card", async () => {
    const [field, key] = [night.dialog().getByRole("textbox"), night.button("0", night.dialog())];
    const boxes = await Promise.all([field.boundingBox(), key.boundingBox()]);
    const below =
      Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0))) - (page.viewportSize()?.height ?? 0);
    return below > 0 ? [`the spread is cut by ${Math.round(below)} px`] : [];
  });
  await page.keyboard.press("Escape");

  await night.toPage("Standings");
  await eachSize("tabs", () =>
    page.evaluate(() => {
      const words = [...document.querySelectorAll(".tab")].map((tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        return range.getBoundingClientRect();
      });
      return words.flatMap(({ right }, at) => {
        const gap = (words[at + 1]?.left ?? Infinity) - right;
        return gap < 8 ? [`a gap of ${gap.toFixed(1)} px`] : [];
      });
    }),
  );
  await eachSize("standings", () => brokenWords(page, ".standings tbody bdi"));
  await eachSize("figures", () =>
    page.evaluate(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, which cannot use code of this file
      const edges = (row: Element) =>
        [...row.querySelectorAll(":scope > td, :scope > th:not([scope=row])")]
          .slice(-5)
          .map((cell) => cell.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ right }) => Math.round(right))
          .join(" ");
      const [head, ...rows] = [...document.querySelectorAll(".standings tr:not(.cut)")].map(edges);
      return [...new Set(rows.filter((row) => row !== head))].map((row) => `${row}, under ${head}`);
    }),
  );
  expect(faults).toEqual([]);
});

test("a game of one’s own scorecard is fixed without scrolling, on the smallest phones", async ({ table, page }) => {
  const card = new Scorecard(table);
  await card.open();
  for (const line of SEVEN) await card.enter(line);
  await table.button("Game 2: fix the result").click();
  const sheet = table.dialog();
  for (const [width, height] of SIZES) {
    await resize(page, [width, height]);
    const zero = await sheet.getByRole("button", { name: "0", exact: true }).boundingBox();
    const save = await sheet.getByRole("button", { name: "Save", exact: true }).boundingBox();
    const below = Math.max(...[zero, save].map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
    expect(below, `at ${width}×${height}`).toBeLessThanOrEqual(height);
    // Beside each other in landscape, and otherwise Save below the keys, which it does not cover.
    if (height > width) expect((zero?.y ?? 0) + (zero?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
  }
});
