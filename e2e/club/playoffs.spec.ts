import { readFile } from "node:fs/promises";
import type { BookFact } from "../../src/club/book-facts";
import type { EventHeader } from "../../src/club/event-facts";
import { axe } from "../machine/axe";
import { begun, eveningFacts, NAMES, plant } from "../verbs/planted";
import type { Table } from "../table";
import { expect, test } from "../test";

const ONE_ROUND: EventHeader = { name: "Short one", date: "2026-11-21", kind: "tournament", games: 1, bestOf: 3 };

const won = (winner: number, spread: number): BookFact => ({ type: "gameEntered", round: 1, winner, spread });

/** Eight players, four games: one player wins by a skunk, and the other three winners are tied for second place. */
function threeLevel(): BookFact[] {
  const games = [0, 2, 4, 6].map((id) => [id, id + 1] as const);
  return [...begun(ONE_ROUND, 8, [{ games, sitsOut: [] }]), won(0, 40), won(2, 20), won(4, 20), won(6, 20)];
}

/** A player's row in the standings. */
function lineOf({ page }: Table, name: string) {
  return page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
}
/** The button that gives a player a playoff game. */
function party({ page }: Table, name: string | undefined) {
  return page.locator(".bracket-round.shown").getByRole("button", { name: `a game for ${name}` });
}

test("the standings show places, the cut and each player’s scorecard, and can be hidden", async ({
  table,
  page,
  errors,
}) => {
  await plant(page, eveningFacts({ players: 13, games: 9, entered: 50 }));
  await expect(page.getByText("Still open: 4 games not in yet.")).toBeVisible();
  const rows = page.getByRole("table", { name: "Standings" }).getByRole("row");
  await expect(rows).toHaveCount(15);
  await expect(rows.nth(1)).toContainText(/^1Gus.*12\/6.*132/);
  await expect(rows.nth(2)).toContainText("net spread");
  await expect(rows.nth(5)).toHaveText("4 of 13 qualify");
  await expect(rows.nth(6)).toContainText("High non-qualifier");

  await lineOf(table, "Gus").getByRole("button").click();
  const card = table.dialog().getByRole("table", { name: "Scorecard of Gus" });
  await expect(card.getByRole("row")).toHaveCount(11);
  await expect(card.getByRole("row").last()).toContainText("6 won, 1 lost, net +121");
  await expect(card.getByText("sits out")).toHaveCount(1);
  await table.button("Close").click();

  await table.choose("Cards to check");
  const pile = (name: string) => page.getByRole("group", { name, exact: true }).getByRole("button");
  await expect(pile("Sure to qualify")).toHaveCount(2);
  await expect(pile("Would qualify")).toHaveCount(2);
  await table.button("Hide").click();
  await expect(page.getByText("Gus")).toHaveCount(0);
  await table.button("Show the standings").click();
  await expect(page.getByText("Gus")).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a club night has no cut, but marks scorecards of 12 points or more", async ({ table, page }) => {
  await plant(page, eveningFacts({ players: 13, games: 9, kind: "club" }));
  await expect(page.getByText("12 or more", { exact: true })).toHaveCount(2);
  await expect(table.button("Gus")).toBeVisible();
  await expect(page.getByText("qualify")).toHaveCount(0);
});

test("players tied for the last place play one game for it", async ({ table, page }) => {
  await plant(page, threeLevel(), "playoffs");
  await expect(page.getByText("8 entrants: 2 qualify.")).toBeVisible();
  await expect(page.getByText("Tied players must first play for the last place.")).toBeVisible();
  await expect(page.getByText(/Cy, .+ and Fay are tied on everything, and not all of them qualify/)).toBeVisible();
  await expect(page.getByText("tied – playoff needed")).toHaveCount(3);
  await expect(page.getByText("High non-qualifier")).toHaveCount(0);
  await table.button("Who won it?").click();
  await table
    .dialog()
    .getByRole("button", { name: NAMES[4] ?? "" })
    .click();
  await expect(table.dialog().getByRole("listitem")).toHaveText(`1. ${NAMES[4]}`);
  await table.dialog().getByRole("button", { name: "Fay" }).click();
  await expect(table.dialog()).toHaveCount(0);
  await expect(page.getByText("tied on everything")).toHaveCount(0);
  await table.button("Standings").click();
  await expect(page.getByRole("row").nth(2)).toContainText(NAMES[4] ?? "");
  await expect(lineOf(table, "Fay")).toContainText("playoff");

  // The result was wrong: a player's scorecard offers to fix it.
  await lineOf(table, "Cy").getByRole("button").click();
  await table.button("Fix the playoff game").click();
  await table.dialog().getByRole("button", { name: "Cy" }).click();
  await table.dialog().getByRole("button", { name: "Fay" }).click();
  await expect(page.getByRole("row").nth(2)).toContainText("Cy");

  await table.button("Playoffs").click();
  await table.button("Draw the bracket").click();
  await party(table, "Cy").click();
  await party(table, "Cy").click();
  await expect(page.getByRole("heading", { name: "Cy is the champion" })).toBeVisible();
});

test("after a correction the bracket is marked out of date and can be redrawn", async ({ table, page }) => {
  const drawn: BookFact[] = [
    { type: "tieBroken", order: [2, 4, 6] },
    { type: "bracketDrawn", seeds: [0, 4], bestOf: 3 },
  ];
  await plant(page, [...threeLevel(), ...drawn]);
  const stale = page.getByText("The standings have changed since the bracket was drawn.");
  await expect(stale).toBeVisible();
  await table.button("Playoffs").click();
  await party(table, "Ann").click();
  await expect(stale).toContainText("Take back the playoff games first");
  await expect(table.button("Redraw it")).toHaveCount(0);
  await page.getByRole("button", { name: /^Take back the last game/ }).click();
  await table.button("Redraw it").click();
  await expect(stale).toHaveCount(0);
  await expect(party(table, "Cy")).toBeVisible();
});

test("hidden standings hide the playoffs page too", async ({ table, page }) => {
  await plant(page, eveningFacts({ players: 13, games: 9 }));
  await table.button("Hide").click();
  await expect(table.button("Print")).toHaveCount(0);
  await table.button("Playoffs").click();
  await expect(page.getByText("13 entrants: 4 qualify.")).toBeVisible();
  await expect(page.getByText("Gus")).toHaveCount(0);
  await expect(table.button("Print")).toHaveCount(0);
  await table.button("Show the standings").click();
  await expect(page.getByText("Gus")).toBeVisible();
});

test("sixty players: fifteen qualify, one bye, best of three to the champion, and the rest play the consolation", async ({
  table,
  page,
  errors,
}) => {
  await plant(page, eveningFacts({ players: 60, games: 22 }), "playoffs");
  await expect(page.getByText("60 entrants: 15 qualify. A bracket of 16, 1 bye.")).toBeVisible();
  await table.button("Draw the bracket").click();
  await expect(page.getByText("Each match is best of 3")).toBeVisible();
  const matches = page.locator(".bracket-round.shown .playoff-match");
  await expect(matches).toHaveCount(8);
  await expect(matches.first()).toHaveText("1BenBye");

  // A decided match accepts no game, and its last game can be taken back.
  const first = matches.nth(1);
  await first.getByRole("button").first().click();
  await first.getByRole("button").first().click();
  await expect(first.getByRole("button").first()).toHaveAccessibleName(/2 won, goes through$/);
  await first.getByRole("button", { name: /^Take back/ }).click();
  await expect(first.getByRole("button").first()).toHaveAccessibleName(/1 won: a game for/);

  for (const round of ["Round of 16", "Quarter-finals", "Semi-finals", "Final"]) {
    await expect(page.getByRole("radio", { name: round, exact: true })).toBeChecked();
    for (const _game of [1, 2]) {
      for (const match of await matches.all()) {
        const open = match.getByRole("button", { name: /a game for/ }).first();
        if ((await open.count()) > 0) await open.click();
      }
    }
  }
  await expect(page.getByRole("heading", { name: "is the champion" })).toBeVisible();

  await table.button("Start the consolation").click();
  await expect(table.dialog()).toContainText("45 players who are here did not qualify.");
  await table.choose("7", table.dialog());
  await table.button("Start").click();
  await expect(page.getByText("Consolation ·")).toBeVisible();
  await table.button("Standings").click();
  await expect(page.getByText("7 rounds not drawn")).toBeVisible();
  await table.button("Playoffs").click();
  await expect(page.getByText("45 entrants: 12 qualify. A bracket of 16, 4 byes.")).toBeVisible();
  await table.button("Back to the main event").click();
  await expect(page.getByText("Tournament ·")).toBeVisible();
  expect(errors).toEqual([]);
});

test("prints, and saves as CSV", async ({ table, page }) => {
  await page.evaluate(() => (window.print = () => document.body.setAttribute("data-printed", "")));
  await plant(page, eveningFacts({ players: 13, games: 9 }));
  await table.button("Print").click();
  const part = (name: string) => table.dialog().getByRole("region", { name });
  const download = page.waitForEvent("download");
  await part("Standings").getByRole("button", { name: "Save as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("2026-11-21-autumn-open-standings.csv");
  const text = await readFile(await file.path(), "utf8");
  expect(text.split("\r\n").slice(0, 2)).toEqual([
    "\ufeffEvent,Date,Place,Player,Seat,ACC number,Game points,Won,Lost,Plus,Minus,Net,Played,Tie-break,Qualifies",
    "Autumn open,2026-11-21,1,Gus,B-3,,14,7,1,148,11,137,8,game points,qualifies",
  ]);

  await part("All scorecards").getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator(".print-card")).toHaveCount(13);
  await expect(page.locator(".print-card").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Print and share" })).toBeHidden();
  await expect(page.locator(".print-card").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.emulateMedia({ media: "screen" });
  // The sheet disappears at the first touch after printing.
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await table.button("Close").click();
  await expect(page.locator(".print-out")).toHaveCount(0);
});

for (const at of ["standings", "playoffs"])
  test(`no accessibility violation: ${at}`, async ({ table, page }) => {
    await plant(page, eveningFacts({ players: 13, games: 9 }), at);
    await expect(table.button("Print")).toBeVisible();
    const found: string[] = [];
    const look = async (what: string) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const { id, nodes } of await axe(page)) found.push(`${what}: ${id}: ${nodes[0]?.target.join(" ")}`);
      }
    };
    await look("before");
    await table.button("Print").click();
    await look("print");
    await table.button("Close").click();
    await (at === "standings" ? table.button("Gus") : table.button("Draw the bracket")).click();
    await look("after");
    expect(found).toEqual([]);
  });
