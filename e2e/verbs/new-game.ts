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
  if (to !== undefined) await chooseTarget(table, to);
  if (match) await chooseMatch(table, match.format, match.of);
  await chooseScoring(table, depth, counting);
  if (house.length === 0) return;
  await page.locator("summary", { hasText: "House rules" }).click();
  await switchOn(house, page);
}

/** Chooses one game to a hole, from the row or, if it is unusual, from all lengths. */
async function chooseTarget(table: Table, to: string): Promise<void> {
  if (to === "121" || to === "61") return table.choose(to);
  await otherLengths(table, async (list) => {
    await table.choose("One game", list);
    await table.choose("Other", list.getByRole("group", { name: "Game to" }));
    await list.getByLabel(/Play to/).fill(to);
  });
}

/** Chooses the level of detail and, if given, who counts. */
export async function chooseScoring(table: Table, depth: Depth, counting?: Counting): Promise<void> {
  const row = table.button(/^Scoring/);
  if (counting === undefined && (await row.innerText()).includes(depth)) return;
  await row.click();
  await table.choose(depth, table.dialog());
  if (counting !== undefined) await table.choose(counting, table.dialog());
  await done(table);
}

/** Opens the list of all lengths, and closes it again. */
export async function otherLengths(table: Table, choose: (list: Locator) => Promise<void>): Promise<void> {
  await table.button("More lengths").click();
  await choose(table.dialog());
  await done(table);
}

async function done(table: Table): Promise<void> {
  await table.dialog().getByRole("button", { name: "Done" }).click();
  await expect(table.dialog()).toHaveCount(0);
}

/** Chooses a match and its length. */
async function chooseMatch(table: Table, format: string, of: number): Promise<void> {
  await otherLengths(table, (list) => table.choose(format, list));
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
  const list = table.dialog();
  if (form) {
    await table.button(/^Game: /).click();
    await expect(list).toBeVisible();
    if (!(await list.getByRole("radio", { name: form, exact: true }).isVisible()))
      await list.locator("summary", { hasText: "Rarer games" }).click();
    await table.choose(form, list);
    await done(table);
  }
  if (twists.length === 0) return;
  await table.button(/^Twists/).click();
  await switchOn(twists, list);
  await done(table);
}

/** Chooses the dealer, or "cut", and starts the game. */
export async function start(table: Table, dealer: string): Promise<void> {
  const cut = dealer === "cut";
  const ready = table.button(cut ? "Start: cut for deal" : `Start: ${dealer} deals`);
  await expect(table.button(/^Start: /)).toBeVisible();
  if (!(await ready.isVisible())) {
    await table.choose(cut ? "Cut for it" : dealer, table.page.getByRole("group", { name: "Who deals" }));
    table.taps += 1;
  }
  await table.press(ready);
}

/** Turns on house rules, named by the beginning of their names; those already on stay on. */
export async function switchOn(names: readonly string[], within: Page | Locator): Promise<void> {
  for (const name of names) {
    const key = within.getByRole("switch", { name: new RegExp(`^${name}`) });
    if (!(await key.isChecked())) await key.click();
    await expect(key).toBeChecked();
  }
}
