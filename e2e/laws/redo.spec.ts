/** Redo appears beside Undo after an undo, and no key moves for it. */
import type { Page } from "playwright/test";
import { expect, test } from "../test";
import { show } from "./display";

/** The places of all buttons but the Redo keys. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main button, .pad button")]
      .filter((key) => !(key.getAttribute("aria-label") ?? key.textContent ?? "").startsWith("Redo"))
      // The title gives its room to Redo.
      .filter((key) => !key.classList.contains("subtitle"))
      .map((key) => {
        const { x, y, width, height } = key.getBoundingClientRect();
        const name = (key.getAttribute("aria-label") ?? key.textContent ?? "").replace(/^Undo.*/, "Undo");
        return `${name} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)} ${Math.round(height)}`;
      }),
  );
}

for (const pad of ["Suits", "Suits in landscape", "Ranks", "Large"])
  test(`the pad names what Undo takes back, and keeps a place for Redo: ${pad}`, async ({ table, page }) => {
    await table.newGame();
    await table.tap("5H");
    if (pad === "Large") await show(page, { size: [360, 640], text: 100, display: "large" });
    else await table.choose(pad.slice(0, 5));
    if (pad === "Suits in landscape") await show(page, { size: [844, 390], text: 100, display: "automatic" });
    await table.tap(pad.startsWith("Suits") ? "JH 5C" : "J 5");
    await expect(table.button(/^Undo 5/).last()).toBeVisible();
    await table.undo();
    await expect(table.button(/^Redo 5/).first()).toBeVisible();
    const undone = await places(page);
    await table
      .button(/^Redo 5/)
      .last()
      .click();
    await expect(table.button(/^Redo/)).toHaveCount(0);
    expect(await places(page)).toEqual(undone);
    await table.expectCount(15);
  });

test("points face to face name what Undo takes back, on both sides", async ({ table, page }) => {
  await table.newGame({ depth: "Points only" });
  await table.chip(2, "Bob");
  await table.chip(3, "Alice");
  const undo = table.button("Undo 3 for Alice");
  await expect(undo.getByText("3 for Alice")).toHaveCount(2);
  const before = await places(page);
  await undo.click();
  await table.expectScores({ Alice: 0, Bob: 2 });
  await expect(table.button("Undo 2 for Bob")).toBeVisible();
  expect(await places(page)).toEqual(before);
  await table.button("Redo 3 for Alice").click();
  await table.expectScores({ Alice: 3, Bob: 2 });
});

for (const size of [
  [360, 640],
  [844, 390],
] as const)
  test(`points side by side name what Undo takes back at ${size.join("×")}`, async ({ table, page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await table.newGame({ depth: "Points only" });
    await table.chip(3, "Alice");
    await table.button("Turn Alice’s half around").click();
    const undo = table.button("Undo 3 for Alice");
    await expect(undo.getByText("Undo 3 for Alice")).toHaveCount(1);
    await expect(undo.getByText("3 for Alice").last()).toBeVisible();
  });
