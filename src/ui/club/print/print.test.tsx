import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import type { ClubEvent } from "../../../club/event";
import { standingsOf } from "../../../club/standings";
import { draw, eventOf, game, opened } from "../../../testing/event";
import { scorecardSheet } from "./print-scorecards";
import { pairingSheet, seatingSheet } from "./print-seating";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 2, bestOf: 3 } as const;
const NAMES = ["Ann", "Ben", "Fay-Louise Montgomery-Vanderbilt", "Carl Wolfeschlegelsteinhausen", "Eve"];
const FACTS = [
  opened(HEADER),
  { type: "playersCame", players: NAMES.map((name, at) => ({ name, seat: `A-${at + 1}`, number: `WI04${at}` })) },
  draw(1, "0v1 2v3 4", "2v0 4v1 3"),
] as const;

async function printed(sheet: (event: ClubEvent) => preact.ComponentChild, ...more: Parameters<typeof eventOf>[0]) {
  const place = document.createElement("div");
  await act(() => render(sheet(eventOf([...FACTS, ...more])), place));
  return place;
}
const cards = (event: ClubEvent) => scorecardSheet(event, standingsOf(event));
const cellsOf = (row: Element | null | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent?.trim());

describe("a scorecard on paper", () => {
  it("printed before play has tables, opponents and seats, and nothing where the players write", async () => {
    const card = (await printed(cards)).querySelector(".print-card");
    const rows = [...(card?.querySelectorAll("tbody tr, tfoot tr") ?? [])].map(cellsOf);
    expect(cellsOf(card?.querySelector("thead tr"))).toEqual([
      "Game",
      "Table",
      "GP",
      "+",
      "−",
      "Opponent",
      "Seat",
      "Initials",
    ]);
    expect(rows).toEqual([
      ["1", "1", "", "", "", "Ben", "A-2", ""],
      ["2", "1", "", "", "", "Fay-Louise Montgomery-Vanderbilt", "A-3", ""],
      ["Total", "", "", "", "won lost net"],
    ]);
    expect(card?.querySelector("header")?.textContent).toContain("WI040");
  });

  it("has its totals once a game is in", async () => {
    const card = (await printed(cards, game(1, 0, 33))).querySelector(".print-card");
    expect(cellsOf(card?.querySelector("tfoot tr"))).toEqual(["Total", "3", "33", "0", "1 won, 0 lost, net\u00A0+33"]);
  });
});

describe("the seating on paper", () => {
  const SHY = "\u00AD";
  it("breaks a long word only at a hyphen", async () => {
    const text = (await printed(seatingSheet)).textContent ?? "";
    expect(text).toContain("Fay-Louise Montgomery-Vanderbilt");
    expect(text.replaceAll(SHY, "")).toContain("Carl Wolfeschlegelsteinhausen");
    expect(text).toMatch(/Carl Wolfe\p{L}*\u00AD/u);
  });

  it("names in full the player who sits out", async () => {
    const round = (event: ClubEvent) => pairingSheet(event, 1);
    expect((await printed(round)).textContent?.replaceAll(SHY, "")).toContain("Eve sits out.");
  });
});
