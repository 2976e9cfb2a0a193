/** Finished games whose stories are worth reading, written straight into the app’s storage. */
import type { Page } from "playwright/test";
import { rowOf } from "../../src/game/list-row";
import { chanceOf, Robot } from "../../src/testing/robot";
import { formStarted } from "../../src/testing/table";
import { usualGame } from "../../src/testing/usual-games";
import { expect } from "../test";
import { plantGames } from "./many-games";

/** `dealt`: both players entered their six cards in every deal. `hands`: every card, and no hand before the play. */
export type Known = "dealt" | "hands";

/** Plants one game and opens it at its end. The app must be open. */
export async function openFinished(page: Page, known: Known): Promise<void> {
  const entries = known === "hands" ? usualGame(3) : dealtGame();
  const row = rowOf(entries);
  if (!row) throw new Error("the planted facts begin no game");
  await plantGames(page, 0, [{ facts: entries.map(({ fact }) => fact), row }]);
  await page.reload();
  await page.evaluate(() => (location.hash = "#/games"));
  await page.getByRole("button", { name: / beat / }).click();
  await expect(page.getByRole("heading", { name: / wins$/ })).toBeVisible();
}

function dealtGame() {
  const robot = new Robot(formStarted("sixCard"), chanceOf(5), { taps: 1 });
  robot.play();
  return robot.table.entries;
}
