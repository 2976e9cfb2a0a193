/** Quick taps on different keys all count: a guard against double taps must not lose one of them. */
import { type Locator, type Page } from "playwright/test";
import { expect, test } from "../test";
import type { Table } from "../table";
import { sampled } from "./sample";

/** Milliseconds between two taps. */
const APART = [0, 60, 150, 250] as const;

/** Taps each key with a finger, one after the other. The keys must be on the screen already. */
async function inTurn(page: Page, keys: readonly Locator[], apart: number): Promise<void> {
  const spots = await Promise.all(keys.map(async (key) => centre(await key.boundingBox())));
  const cdp = await page.context().newCDPSession(page);
  for (const spot of spots) {
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await new Promise((done) => setTimeout(done, apart));
  }
  await cdp.detach();
}

function centre(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error("a key is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const CASES: Readonly<Record<string, (table: Table, apart: number) => Promise<void>>> = {
  "cards of the suits pad": async (table, apart) => {
    await table.newGame();
    await table.tap("5H");
    await expect(table.button("Go")).toBeVisible();
    await inTurn(table.page, [table.key("4C"), table.key("5C"), table.key("6C"), table.key("6D")], apart);
    await table.expectCount(21);
  },
  "ranks of the rank pad": async (table, apart) => {
    await table.newGame();
    await table.choose("Ranks");
    await table.tap("5");
    await expect(table.button("Go")).toBeVisible();
    await inTurn(table.page, [table.key("4"), table.key("5"), table.key("6")], apart);
    await table.expectCount(15);
  },
  "chips of both players": async (table, apart) => {
    await table.newGame({ depth: "Points only" });
    await inTurn(
      table.page,
      [table.button("2 for Alice"), table.button("3 for Alice"), table.button("4 for Bob")],
      apart,
    );
    await table.expectScores({ Alice: 5, Bob: 4 });
  },
};

const ALL = Object.entries(CASES).flatMap(([name, play]) => APART.map((apart) => ({ name, play, apart })));

for (const { name, play, apart } of sampled(ALL, 0.25, "neighbours"))
  test(`quick taps on different keys all count: ${name}, ${apart} ms apart`, async ({ table }) => play(table, apart));
