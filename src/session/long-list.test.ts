import { describe, expect, it, vi } from "vitest";
import { rowOf } from "../game/list-row";
import type { LogEntry, GameId, MatchId, TableFact } from "../game/facts";
import type { GameRow } from "../game/log";
import { PRESETS } from "../match/formats";
import { newSession, startSession } from "../testing/start-session";
import { logOf, started } from "../testing/table";
import { Tabs } from "../testing/tabs";
import { lastFinished, matchWaiting } from "./library";

const MATCH = "long" as MatchId;

/** A game of 61 that Alice has won, unless `points` is lower. */
function game(id: string, at: number, points = 61, inMatch = 0): readonly LogEntry[] {
  const format = { name: "games", stakes: PRESETS.games, length: { kind: "points", of: 9 } } as const;
  const start: TableFact = {
    ...started("points", { target: 61 }),
    ...(inMatch > 0 && { match: { id: MATCH, game: inMatch, format } }),
  };
  const facts: TableFact[] = [start, { type: "dealerChosen", dealer: 0 }];
  for (const [side, score] of [[1, 40] as const, [0, points] as const])
    for (let left: number = score; left > 0; left -= 29)
      facts.push({ type: "pegged", side, points: Math.min(29, left), for: "points" });
  return logOf(facts).map((entry) => ({ ...entry, game: id as GameId, at: at * 1000 + entry.seq }));
}

/** Stores games, oldest first: `before`, then `others` finished ones, then `after`. */
async function stored(
  before: readonly (readonly LogEntry[])[],
  others: number,
  after: readonly (readonly LogEntry[])[],
) {
  const tabs = new Tabs();
  const between = Array.from({ length: others }, (_, i) => game(`other-${i}`, 1000 + i));
  for (const log of [...before, ...between, ...after]) await tabs.disk.append(log, rowOf(log) as GameRow);
  return tabs;
}

describe("with many games", () => {
  it("the first screen knows the newest at once, and the list gets all of them", async () => {
    const tabs = await stored([], 80, []);
    const session = newSession(tabs.tab());
    await session.loadRows();
    expect([session.rows.value[0]?.id, session.whole.value]).toEqual(["other-79", false]);
    expect(session.rows.value.length).toBeLessThan(80);
    await vi.waitFor(() => expect(session.whole.value).toBe(true));
    expect(session.rows.value.map(({ id }) => id)).toEqual(Array.from({ length: 80 }, (_, i) => `other-${79 - i}`));
  });

  it("games that were touched in the same millisecond keep their order when the whole list comes", async () => {
    const tabs = await stored([game("a", 5000), game("b", 5000), game("c", 5000)], 30, []);
    const session = newSession(tabs.tab());
    await session.loadRows();
    const newest = session.rows.value.slice(0, 3).map(({ id }) => id);
    await vi.waitFor(() => expect(session.whole.value).toBe(true));
    expect(session.rows.value.slice(0, 3).map(({ id }) => id)).toEqual(newest);
    expect(newest).toEqual(["c", "b", "a"]);
  });

  it("an old game keeps its place, and is not played again first, when its last peg is undone and redone", async () => {
    const old = game("old", 1);
    const steps = (["undone", "redone"] as const).map((type, i) => ({
      ...(old.at(-1) as LogEntry),
      seq: old.length + i,
      at: 9_000_000 + i,
      fact: { type },
    }));
    const tabs = await stored([[...old, ...steps]], 30, []);
    const session = newSession(tabs.tab());
    await session.loadRows();
    expect(lastFinished(session.rows.value)?.id).toBe("other-29");
    await vi.waitFor(() => expect(session.whole.value).toBe(true));
    expect(session.rows.value.at(-1)?.id).toBe("old");
  });

  it("an old game keeps its place already before the list is read again", async () => {
    const tabs = await stored([game("old", 1)], 30, []);
    const session = await startSession(tabs.tab());
    await session.openGame("old");
    expect([await session.undo(), await session.redo()]).toEqual([true, true]);
    const reading = session.loadRows();
    expect(lastFinished(session.rows.value)?.id).toBe("other-29");
    await reading;
    expect(lastFinished(session.rows.value)?.id).toBe("other-29");
  });

  it("a match waits on the first screen, also when an old game was touched after it", async () => {
    const old = game("old", 1);
    const undone = { ...(old.at(-1) as LogEntry), seq: old.length, at: 9_000_000, fact: { type: "undone" } } as const;
    const redone = { ...undone, seq: undone.seq + 1, at: undone.at + 1, fact: { type: "redone" } } as const;
    const tabs = await stored([[...old, undone, redone]], 30, [game("one", 5000, 61, 1)]);
    const session = newSession(tabs.tab());
    await session.loadRows();
    expect([matchWaiting(session)?.next, session.whole.value]).toEqual([2, false]);
  });

  it("a tap never waits for the whole list: opening a game does not read it", async () => {
    const tabs = await stored([], 80, [game("open", 5000, 20)]);
    const ports = tabs.tab();
    const part = vi.spyOn(ports.log, "part");
    const session = newSession(ports);
    await session.openGame("open");
    expect(await session.record({ type: "pegged", side: 0, points: 2, for: "points" })).toBe(true);
    expect(part).not.toHaveBeenCalled();
  });

  it("a game that another tab changes is changed in the whole list too", async () => {
    const tabs = await stored([game("old", 1, 20)], 80, []);
    const session = await startSession(tabs.tab());
    await vi.waitFor(() => expect(session.whole.value).toBe(true));
    const other = newSession(tabs.tab());
    await other.openGame("old");
    await other.record({ type: "pegged", side: 0, points: 2, for: "points" });
    await vi.waitFor(() => expect(session.rows.value[0]).toMatchObject({ id: "old", scores: [22, 40] }));
    expect(session.rows.value).toHaveLength(81);
  });

  const spread = () => stored([game("one", 1, 61, 1)], 80, [game("two", 5000, 61, 2)]);

  it("the score of a match waits until its first game is read too", async () => {
    const tabs = await spread();
    const session = newSession(tabs.tab());
    await session.openGame("two");
    expect(session.match.value).toBeUndefined();
    await vi.waitFor(() => expect(session.match.value).toMatchObject({ score: [2, 0], next: 3 }));
  });

  it("a match whose first game was fixed last has all of its games", async () => {
    const [first = [], ...later] = [1, 2, 3].map((inMatch) => game(`kept-${inMatch}`, inMatch, 61, inMatch));
    const fixed = [...first.slice(0, -1), { ...first.at(-1)!, at: 9_000_000 }];
    const tabs = await stored([fixed, ...later], 80, []);
    const session = await startSession(tabs.tab());
    expect(session.rows.value[0]?.id).toBe("kept-1");
    expect(matchWaiting(session)).toBeUndefined();
    await session.openGame("kept-1");
    await session.nextGame();
    expect(session.state.value?.match?.game).toBe(4);
  });

  it("the next game of a match follows all of its games", async () => {
    const tabs = await spread();
    const session = newSession(tabs.tab());
    const next = await session.nextGame(MATCH);
    expect(session.state.value?.match?.game).toBe(3);
    expect(next).toBe(session.openId.value);
    expect(session.match.value).toMatchObject({ score: [2, 0] });
  });

  it("the first screen offers a match only with its true score", async () => {
    const tabs = await spread();
    const session = await startSession(tabs.tab());
    expect(matchWaiting(session)).toBeUndefined();
    await vi.waitFor(() => expect(matchWaiting(session)).toMatchObject({ score: [2, 0], next: 3 }));
  });
});
