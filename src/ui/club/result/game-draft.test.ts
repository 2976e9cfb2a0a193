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

describe("the game whose sheet was up", () => {
  it("is open again, with who was tapped", () => {
    expect(opened(DRAFT)).toEqual({ round: 1, pair: [1, 2], tapped: 2 });
    expect(opened({ ...DRAFT, open: { round: 1, pair: [1, 2] } })).toEqual({ round: 1, pair: [1, 2] });
  });

  it.each([
    ["in another event", DRAFT, "book:2", 3],
    ["after something was entered since", DRAFT, "book:1", 4],
    ["after something was lost since", DRAFT, "book:1", 2],
    ["for two who do not meet", { ...DRAFT, open: { round: 1, pair: [0, 1] } }, "book:1", 3],
    ["in a round that is not drawn", { ...DRAFT, open: { round: 2, pair: [1, 2] } }, "book:1", 3],
    ["in no round", { ...DRAFT, open: { round: 0, pair: [1, 2] } }, "book:1", 3],
    ["when it was closed", null, "book:1", 3],
  ])("is not, %s", (_, raw, event, after) => {
    expect(opened(raw, event, after)).toBeUndefined();
  });

  it("forgets a winner who is no player of it", () => {
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
])("what is no draft is none: %j", (raw) => {
  expect(readDraft(raw)).toBeUndefined();
});
