import type { BookFact } from "../../src/club/book-facts";
import { ClubNight } from "../verbs/club-night";
import { eveningFacts, plant } from "../verbs/planted";
import { expect, test } from "../test";

const night = test.extend<{ night: ClubNight }>({
  night: async ({ page, url, hasTouch }, use) => {
    const verbs = new ClubNight(page, hasTouch);
    await verbs.begin(url, "Tuesday");
    await use(verbs);
  },
});

/** The players at each table. Not their inner text: it is empty until the browser has drawn the row. */
async function seats(event: ClubNight): Promise<string[]> {
  const tables = await event.tables().all();
  return Promise.all(tables.map(async (table) => (await table.locator(".who").allTextContents()).join(" – ")));
}

night(
  "a typing error is removed, a late player waits a round, and a leaver’s game is not played",
  async ({ night: event, errors }) => {
    const { page } = event;
    await event.add("Ann", "Bbo", "Ben", "Cy", "Dee", "Eve", "Fay");
    await event.press(event.roster().filter({ hasText: "Bbo" }).getByRole("button"));
    await event.press(event.button("Remove from the list"));
    await expect(page.getByText("6 players: 3 tables")).toBeVisible();
    await expect(event.roster()).toHaveCount(6);
    await event.press(event.button("Draw the rounds"));
    await event.expectRound(1);

    // People are seated for round 1 although it has no result. Gil plays from round 2 on; Hal asks to play at once.
    const before = await seats(event);
    await event.toPage("Players");
    await event.add("Gil");
    await event.press(event.button("Redraw the rest"));
    await event.press(event.button("Redraw from round 2 on", event.dialog()));
    await expect(page.getByText("has joined since the draw")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Pages of this event" }).getByText("Players")).toBeFocused();
    await event.toPage("Rounds");
    expect(await seats(event)).toEqual(before);
    await event.toPage("Players");
    await event.add("Hal");
    await event.press(event.button("Redraw the rest"));
    await event.press(event.button("Redraw round 1 too", event.dialog()));
    await event.toPage("Rounds");
    await expect(event.tables()).toHaveCount(4);
    expect((await seats(event)).slice(0, 3)).toEqual(before);
    expect((await seats(event))[3]).toMatch(/Gil – Hal|Hal – Gil/);

    // Ann goes home in the middle of round 1.
    await event.toPage("Players");
    await event.press(event.roster().filter({ hasText: "Ann" }).getByRole("button"));
    await event.press(event.button("Has left"));
    await event.toPage("Rounds");
    await event.press(event.button("Redraw the rest"));
    await event.press(event.button("Redraw from round 2 on", event.dialog()));
    await expect(event.table("Ann")).toContainText("has left");
    await event.press(event.side("Ann"));
    await event.press(event.button("Not played"));
    await expect(event.table("Ann")).toContainText("not played");
    const winners = (await seats(event))
      .filter((pair) => !pair.includes("Ann"))
      .map((pair) => pair.split(" – ")[0] ?? "");
    for (const [at, winner] of winners.entries()) await event.result(winner, 5 + at);
    await event.press(event.button("Round 2"));
    await event.expectRound(2);
    await expect(event.tables()).toHaveCount(3);
    expect(errors).toEqual([]);
  },
);

/** Sixteen players in their last round: the cards differ at three tables. */
function threeToDecide(): BookFact[] {
  const facts = eveningFacts({ players: 16, games: 3, entered: 21 });
  const last = facts.flatMap((fact) => (fact.type === "roundsDrawn" ? fact.rounds : []))[2]?.games ?? [];
  const cards = last.slice(5).flatMap(([one, other]): BookFact[] => [
    { type: "slipEntered", round: 3, player: one, slip: { says: "won", column: "plus", spread: 21 } },
    { type: "slipEntered", round: 3, player: other, slip: { says: "lost", column: "minus", spread: 16 } },
  ]);
  return [...facts, ...cards];
}

test("a double tap settles one game, and the next does not slide under the finger", async ({ table, page }) => {
  await plant(page, threeToDecide(), "check");
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(3);
  const apply = articles.first().getByRole("button", { name: "Apply" });
  await expect(apply).toBeEnabled();
  const place = await apply.boundingBox();
  if (!place) throw new Error("no button");
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(articles.first()).toContainText("judge’s ruling");
  await expect(articles).toHaveCount(3);
  await expect(table.button("Apply")).toHaveCount(2);

  // With the keyboard, the focus goes to the game that was decided.
  const next = articles.nth(1).getByRole("button", { name: "Apply" });
  await expect(next).toBeEnabled();
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Round 3, table 7/ })).toBeFocused();
});

test("the draw of the bracket with the keyboard leaves the focus on the page’s tab", async ({ table, page }) => {
  await plant(page, eveningFacts({ players: 13, games: 9 }), "playoffs");
  await table.button("Draw the bracket").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Each match is best of 3")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages of this event" }).getByText("Playoffs")).toBeFocused();
});

test("an unknown scorecard opens the list, and the address of a game no scorecard", async ({ table, page }) => {
  await table
    .button(/New game/)
    .first()
    .click();
  await table.start("cut");
  await page.waitForURL(/#\/table\//);
  const game = page.url().split("/").at(-1);
  for (const id of ["unknown", game]) {
    await page.evaluate((to) => void (location.hash = to), `#/card/${id}`);
    await expect(page.getByRole("heading", { name: "Club night", level: 1 })).toBeVisible();
    await expect(page.getByText(/another tab|newer version/)).toHaveCount(0);
  }
});
