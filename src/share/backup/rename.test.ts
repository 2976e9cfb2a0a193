import { expect, test } from "vitest";
import { bookId } from "../../club/book-facts";
import type { GameRow } from "../../game/log";
import { FORMAT } from "../../game/facts";
import { started } from "../../testing/table";
import type { KeptLog } from "./kept";
import { planMerge } from "./merge";
import { renamedPlan } from "./rename";
import { verdictOn } from "./verdict";

const ROB = new Map([["Rob", "Bob"]]);
const none = { copiesOf: async () => [], preferences: {} };
const atOnce = () => undefined;

function log(id: string, facts: readonly object[]): KeptLog {
  return {
    id,
    entries: facts.map((fact, seq) => ({ game: id, seq, v: id.startsWith("book") ? 3 : FORMAT, at: 100 + seq, fact })),
  };
}
const running = (id: string, names: readonly string[], ...more: readonly object[]) =>
  log(id, [started("points", {}, [...names]), { type: "dealerChosen", dealer: 0 }, ...more]);
const pegged = (points: number) => ({ type: "pegged", side: 0, points, for: "points" });
/** A game that is won, by one peg of all its points. */
const game = (id: string, names: readonly string[], ...more: readonly object[]) =>
  running(id, names, pegged(121), ...more);

async function renamed(logs: readonly KeptLog[], preferences = {}) {
  const plan = await planMerge({ logs, preferences }, none, atOnce);
  return renamedPlan(plan, ROB, atOnce);
}

test("a game gets the name here as a correction of its start, replayed, with the same score and the same time", async () => {
  const one = game("a", ["Alice", "Rob"]);
  const { add } = await renamed([one]);
  expect(add[0]?.entries.slice(0, -1)).toEqual(one.entries);
  expect(add[0]?.entries.at(-1)).toMatchObject({ game: "a", seq: 3, at: 102, fact: { type: "corrected", entry: 0 } });
  expect(add[0]?.row).toMatchObject({ names: ["Alice", "Bob"], scores: [121, 0], touchedAt: 102 });
  const verdict = await verdictOn(add[0]!, atOnce);
  expect(verdict.is === "readable" && (verdict.row as GameRow).names).toEqual(["Alice", "Bob"]);
});

test("a start that was corrected before keeps that correction", async () => {
  const by = started("points", { target: 61 }, ["Alicia", "Rob"]);
  const { add } = await renamed([
    running("a", ["Alice", "Rob"], { type: "corrected", entry: 0, change: { how: "replaced", by } }, pegged(61)),
  ]);
  expect(add[0]?.row).toMatchObject({ names: ["Alicia", "Bob"], target: 61 });
});

test.each([
  ["without that player", game("a", ["Alice", "Carol"])],
  ["in which both play", game("a", ["Rob", "Bob"])],
  [
    "of a newer version",
    log("a", [{ type: "later" }]).id === "a" && { id: "a", entries: [{ game: "a", seq: 0, v: 99, at: 0, fact: {} }] },
  ],
])("a game %s stays as it is", async (_, one) => {
  const { add } = await renamed([one as KeptLog]);
  expect(add[0]?.entries).toEqual((one as KeptLog).entries);
});

test("a game that is still played keeps its names, so that the rest of it can come in later", async () => {
  const now = running("a", ["Alice", "Rob"], pegged(7));
  const { add } = await renamed([now]);
  expect(add[0]?.entries).toEqual(now.entries);
  const later = running("a", ["Alice", "Rob"], pegged(7), pegged(4));
  const again = await planMerge({ logs: [later], preferences: {} }, { ...none, copiesOf: async () => add }, atOnce);
  expect([again.add.length, again.extend.length]).toEqual([0, 1]);
});

test("the same file once more adds nothing", async () => {
  const logs = [game("a", ["Alice", "Rob"])];
  const { add } = await renamed(logs);
  const again = await planMerge({ logs, preferences: {} }, { ...none, copiesOf: async () => add }, atOnce);
  expect([again.add, again.extend, again.logs[0]?.fate.is]).toEqual([[], [], "hereLonger"]);
});

test("an event and a scorecard get it too", async () => {
  const header = { name: "Tuesday", date: "2026-11-24", kind: "club", games: 1, bestOf: 1 };
  const night = log(bookId("1"), [
    { type: "clubOpened", header },
    {
      type: "playersCame",
      players: [
        { name: "Ann", seat: "" },
        { name: "Rob", seat: "A-2" },
      ],
    },
    { type: "roundsDrawn", from: 1, rounds: [{ games: [[0, 1]], sitsOut: [] }] },
    { type: "gameEntered", round: 1, winner: 0, spread: 10 },
  ]);
  const card = log(bookId("2"), [
    { type: "cardOpened", header: { player: "Rob", number: "", event: "", date: "2026-11-24", seat: "", games: 1 } },
    { type: "lineWritten", game: 1, line: { won: true, spread: 10, opponent: "Cy", seat: "" } },
  ]);
  const { add } = await renamed([night, card]);
  expect(add.map(({ row }) => row?.names)).toEqual([
    ["Ann", "Bob"],
    ["Bob", "Cy"],
  ]);
});

test("the names that new games suggest are those here", async () => {
  const { preferences } = await renamed([], {
    names: ["Rob", "Alice", "Bob"],
    lastTime: { names: ["Rob"] },
    pad: "ranks",
  });
  expect(preferences).toEqual({ names: ["Bob", "Alice"], lastTime: { names: ["Bob"] }, pad: "ranks" });
});
