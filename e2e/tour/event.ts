/** The screens of an event: players, rounds, cross-check, standings, playoffs, print. */
import { expect } from "playwright/test";
import { ClubNight } from "../verbs/club-night";
import { eveningFacts, NAMES, plant } from "../verbs/planted";
import type { Table } from "../table";

type Look = (screen: string) => Promise<void>;

/** Thirteen players in round 8: one game open, and two tables whose cards differ. */
export async function evening(table: Table, look: Look): Promise<void> {
  const night = new ClubNight(table.page);
  const facts = eveningFacts({ players: 13, games: 9, entered: 45 });
  const rounds = facts.flatMap((fact) => (fact.type === "roundsDrawn" ? fact.rounds : []));
  const eighth = rounds[7]?.games ?? [];
  const cards = eighth.slice(3, 5).flatMap(([one, other], at) => [
    { type: "slipEntered", round: 8, player: one, slip: { says: "won", column: "plus", spread: 21 } } as const,
    at === 0
      ? ({
          type: "slipEntered",
          round: 8,
          player: other,
          slip: { says: "lost", column: "minus", spread: 16 },
        } as const)
      : ({ type: "slipEntered", round: 8, player: other, slip: { says: "won", column: "plus", spread: 9 } } as const),
  ]);
  await plant(table.page, [...facts, ...cards], "players");
  await expect(night.roster()).toHaveCount(13);
  await look("event-players");
  await night.paste(`${NAMES[0]}\nZebulon, A-9\n<b>`);
  await look("event-paste");
  await table.button("Close").click();

  await night.toPage("Rounds");
  await expect(night.tables()).toHaveCount(6);
  await look("event-rounds");
  await night.press(night.tables().last().getByRole("button").first());
  await night.type(122);
  await look("event-result");
  await table.button("Close").click();
  await night.press(night.button(/^Check the cards/));
  await expect(night.button("Apply").first()).toBeVisible();
  await look("event-check");

  await night.toPage("Standings");
  await expect(table.page.getByRole("table", { name: "Standings" })).toBeVisible();
  await look("event-standings");
  await night.press(table.page.getByRole("table", { name: "Standings" }).getByRole("button").first());
  await look("event-card");
  await table.button("Close").click();
  await night.press(night.button("Print"));
  await look("event-print");
  await table.button("Close").click();

  await night.toPage("Playoffs");
  await look("event-playoffs");

  await table.page.locator("html").evaluate(() => void (location.hash = "#/line"));
  await expect(table.page.locator("main.line-screen textarea")).toBeVisible();
  // The camera has been looked for.
  await expect(table.page.getByLabel("Camera picture")).toBeHidden();
  await look("event-import");
}
evening.shows = ["event", "line"] as const;

export async function playoffs(table: Table, look: Look): Promise<void> {
  const night = new ClubNight(table.page);
  await plant(table.page, eveningFacts({ players: 60, games: 22 }), "rounds");
  await expect(night.tables()).toHaveCount(30);
  await look("event-rounds-60");
  await night.toPage("Standings");
  await look("event-standings-60");
  await night.toPage("Playoffs");
  await night.press(night.button("Draw the bracket"));
  await expect(table.page.getByText("Each match is best of 3")).toBeVisible();
  await look("event-bracket");
}
