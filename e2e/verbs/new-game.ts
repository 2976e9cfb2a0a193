/** The form of a new game, filled in by role and name. */
import { expect, type Locator, type Page } from "playwright/test";
import type { Table } from "../table";

export type Depth = "Every card" | "Hands only" | "Points only";

type Counting = "The app" | "We count" | "Muggins";

export interface NewGame {
  /** One name per player; Alice and Bob if neither players nor a form are given. */
  readonly names?: readonly string[];
  readonly players?: number;
  /** The form's name in the list of games, which shows the number of players. */
  readonly form?: string;
  readonly twists?: readonly string[];
  /** "Partners", "Singles", "Three pairs". */
  readonly seating?: string;
  /** The player alone against the other two. */
  readonly lone?: string;
  /** House rules to turn on, by name. */
  readonly house?: readonly string[];
  /** By default 121, or the form's usual target. */
  readonly to?: string;
  readonly depth?: Depth;
  /** The dealer's name, or "cut" to cut for the deal. */
  readonly dealer?: string;
  readonly counting?: Counting;
  /** A match: its format, and how many points or games it takes. */
  readonly match?: { readonly format: string; readonly of: number };
}

/** Fills in the form from the home screen, without starting the game. */
export async function fillNewGame(table: Table, game: NewGame): Promise<void> {
  const { page } = table;
  const { form, twists = [], players, names = players || form ? [] : ["Alice", "Bob"], counting, match } = game;
  const { to = form ? undefined : "121", depth = "Every card", seating, lone, house = [] } = game;
  await table
    .button(/^New game/)
    .first()
    .click();
  const count = players ?? names.length;
  if (count > 0 && !form) await table.choose(`${count} players`);
  if (form || twists.length > 0) await chooseGame(table, form, twists);
  if (seating) await table.choose(seating);
  for (const [i, name] of names.entries()) await page.getByLabel(`Player ${i + 1}`).fill(name);
  if (lone) await table.choose(`${lone} plays alone`);
  const usual = to === undefined || to === "121" || to === "61";
  if (to !== undefined) await table.choose(usual ? to : "Other");
  if (!usual) await page.getByLabel(/Play to/).fill(to);
  if (match) await chooseMatch(table, match.format, match.of);
  await table.choose(depth);
  if (counting !== undefined) await table.choose(counting);
  if (house.length === 0) return;
  await page.locator("summary", { hasText: "House rules" }).click();
  await switchOn(house, page);
}

/** Chooses a match and its length. */
async function chooseMatch(table: Table, format: string, of: number): Promise<void> {
  await table.button(/^Match: /).click();
  await table.choose(format, table.dialog());
  await table.dialog().getByRole("button", { name: "Done" }).click();
  await expect(table.dialog()).toHaveCount(0);
  const length = table.page.getByRole("group", { name: format === "Best of" ? "Best of" : "First to" });
  const usual = [3, 5, 7].includes(of);
  await table.choose(usual ? String(of) : "Other", length);
  if (!usual) await table.page.getByLabel(/^Number of/).fill(String(of));
}

/** Chooses a form from the list of games. */
export async function chooseGame(
  table: Table,
  form: string | undefined,
  twists: readonly string[] = [],
): Promise<void> {
  await table.button(/^Game: /).click();
  const list = table.dialog();
  if (form) await table.choose(form, list);
  await switchOn(twists, list);
  await list.getByRole("button", { name: "Done" }).click();
  await expect(list).toHaveCount(0);
}

/** Turns on house rules, named by the beginning of their names; those already on stay on. */
export async function switchOn(names: readonly string[], within: Page | Locator): Promise<void> {
  for (const name of names) {
    const key = within.getByRole("switch", { name: new RegExp(`^${name}`) });
    if (!(await key.isChecked())) await key.click();
    await expect(key).toBeChecked();
  }
}
