/** Screens of stated counts, challenges, penalties and false goes. */
import { expect } from "playwright/test";
import type { Table } from "../table";

type Look = (screen: string) => Promise<void>;

/** Muggins in the play and the show, and the summary at the end. */
export async function muggins(table: Table, look: Look): Promise<void> {
  await table.newGame({ to: "11", counting: "Muggins" });
  await table.tap("5H JH 5C");
  await table.says("Alice", 2);
  await table.tap("7S 6D");
  await expect(table.button("Alice says 3")).toBeVisible();
  await look("claim-play");
  await table.press(table.button("Challenge"));
  await expect(table.dialog().getByRole("button", { name: "Counted too much" })).toBeVisible();
  await look("call-play");
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await expect(table.dialog()).toHaveCount(0);
  await table.tap("go 2S 6C 4D 4C");
  await expect(table.button("Bob says 0")).toBeVisible();
  await look("claim-last");
  await table.says("Bob", 1);
  await expect(table.page.getByRole("heading", { name: "Bob counts" })).toBeVisible();
  await look("claim-hand");
  await table.counts("Bob", 7);
  await expect(table.button("No challenge: peg 7 for Bob")).toBeEnabled();
  await look("call-hand");
  await table.press(table.button("Muggins…"));
  await expect(table.dialog().getByRole("button", { name: "22", exact: true })).toBeVisible();
  await look("call-points");
  await table.press(table.dialog().getByRole("button", { name: "1", exact: true }));
  await expect(table.page.getByRole("heading", { name: "Muggins! One for Alice" })).toBeVisible();
  await look("call-shown");
  await table.press(table.button("Peg 7 for Bob, 1 for Alice"));
  await table.counts("Alice", 10);
  await table.noChallenge(10, "Alice");
  await expect(table.page.getByRole("heading", { name: "Alice wins" })).toBeVisible();
  await look("over-muggins");
}

/** A false go and its choices; a penalty from the menu. */
export async function faults(table: Table, look: Look): Promise<void> {
  await table.newGame();
  await table.tap("2H KS 8D 7C go 3S 3D AC");
  await expect(table.button("Claim 2")).toBeVisible();
  await look("false-go");
  await table.press(table.button("Claim 2"));
  await expect(table.button("Replay from the go")).toBeVisible();
  await look("false-go-ends");
  await table.press(table.button("The card stays out"));
  await table.expectCount(25);
  await table.menu(/^A penalty/);
  await expect(table.dialog().getByRole("group", { name: "Faults" })).toBeVisible();
  await look("penalties");
  await table
    .dialog()
    .getByRole("button", { name: /^Claimed a win/ })
    .click();
  await expect(table.dialog().getByRole("group", { name: "Holes too far" })).toBeVisible();
  await look("penalty-false-game");
}
