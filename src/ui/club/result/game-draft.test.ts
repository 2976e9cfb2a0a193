import { describe, expect, it } from "vitest";
import { eventOf } from "../../../testing/event";
import { type GameDraft, openIn, readDraft } from "./game-draft";

const CLUB = eventOf([
  { type: "clubOpened", header: { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 } },
  { type: "playersCame", players: ["Ann", "Ben", "Cy"].map((name) => ({ name, seat: "" })) },
  { type: "roundsDrawn", from: 1, rounds: [{ games: [[1, 2]], sitsOut: [0] }] },
]);
const DRAFT: GameDraft = {
  event: "book:1",
  after: 3,
  open: { round: 1, pair: [1, 2], tapped: 2 },
  typed: { way: "each", whose: 2 },
};
const opened = (raw: unknown, event = "book:1", after = 3) => openIn(raw, event, after, CLUB);

describe("the game whose sheet was open", () => {
  it("opens again, with the tapped player", () => {
    expect(opened(DRAFT)).toEqual({ round: 1, pair: [1, 2], tapped: 2 });
    expect(opened({ ...DRAFT, open: { round: 1, pair: [1, 2] } })).toEqual({ round: 1, pair: [1, 2] });
  });

  it.each([
    ["in another event", DRAFT, "book:2", 3],
    ["once something was entered", DRAFT, "book:1", 4],
    ["once an entry was lost", DRAFT, "book:1", 2],
    ["for players who do not meet", { ...DRAFT, open: { round: 1, pair: [0, 1] } }, "book:1", 3],
    ["in a round not drawn", { ...DRAFT, open: { round: 2, pair: [1, 2] } }, "book:1", 3],
    ["in round 0", { ...DRAFT, open: { round: 0, pair: [1, 2] } }, "book:1", 3],
    ["when it was closed", null, "book:1", 3],
  ])("stays closed %s", (_, raw, event, after) => {
    expect(opened(raw, event, after)).toBeUndefined();
  });

  it("drops a winner who is not in the game", () => {
    expect(opened({ ...DRAFT, open: { ...DRAFT.open, tapped: 0 } })?.tapped).toBeUndefined();
  });
});

it.each([
  undefined,
  "draft",
  [DRAFT],
  { ...DRAFT, event: 1 },
  { ...DRAFT, event: "b".repeat(101) },
  { ...DRAFT, after: -1 },
  { ...DRAFT, open: undefined },
  { ...DRAFT, open: { round: 1, pair: "23" } },
  { ...DRAFT, open: { round: 1, pair: [2, "3"] } },
  { ...DRAFT, typed: [] },
])("%j is no draft", (raw) => {
  expect(readDraft(raw)).toBeUndefined();
});
