import { describe, expect, it } from "vitest";
import { came, eventOf, game, opened } from "../../testing/event";
import { rematches } from "../../testing/rematches";
import { type ClubEvent, roundsBegun } from "../event";
import type { EventFact } from "../event-facts";
import { evolveEvent } from "../evolve";
import { drawFor } from "./draw";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 9, bestOf: 3 } as const;
const eventAfter = (...facts: readonly EventFact[]) => eventOf([opened(HEADER), ...facts]);

describe("the draw of an event", () => {
  const names = Array.from({ length: 13 }, (_, i) => `P${i}`);
  const pairs = (id: string) => {
    const { rounds } = drawFor(eventAfter(came(...names)), id, 1);
    return rounds.map(({ games }) =>
      games
        .map((pair) => pair.toSorted((one, other) => one - other).join("–"))
        .toSorted()
        .join(" "),
    );
  };

  it("is the same for the same event and differs for the next", () => {
    expect(pairs("book:1")).toEqual(pairs("book:1"));
    expect(pairs("book:2")).not.toEqual(pairs("book:1"));
  });

  it("keeps the rounds played and repeats no pairing when three come late and one leaves", () => {
    let event = eventAfter(came(...names));
    const record = (fact: EventFact) => {
      const next = evolveEvent(event, fact);
      if (!next.ok) throw new Error(next.error);
      event = next.value;
    };
    record(drawFor(event, "book:1", roundsBegun(event) + 1));
    const late: Readonly<Record<number, EventFact>> = {
      2: came("Late 1"),
      4: came("Late 2", "Late 3"),
      6: { type: "playerLeft", player: 5 },
    };
    for (let round = 1; round <= 9; round++) {
      for (const [winner] of event.rounds[round - 1]?.drawn.games ?? []) record(game(round, winner, round));
      const change = late[round];
      if (!change) continue;
      record(change);
      record(drawFor(event, "book:1", roundsBegun(event) + 1));
    }
    expect([event.rounds.length, rematches(event.rounds.map(({ drawn: one }) => one))]).toEqual([9, 0]);
  });
});

describe("a redraw", () => {
  const start = (count: number) => {
    const event = eventAfter(came(...Array.from({ length: count }, (_, i) => `P${i}`)));
    return evolved(event, drawFor(event, "book:1", 1));
  };
  const evolved = (event: ClubEvent, ...facts: readonly EventFact[]) =>
    facts.reduce((now, fact) => {
      const next = evolveEvent(now, fact);
      if (!next.ok) throw new Error(`${fact.type}: ${next.error}`);
      return next.value;
    }, event);
  const left = (player: number): EventFact => ({ type: "playerLeft", player });
  /** The tables of a round, as "3: 4–7". */
  const tables = ({ rounds }: ClubEvent, number: number) =>
    (rounds[number - 1]?.drawn.games ?? []).map((pair, at) => `${at + 1}: ${pair.join("–")}`);
  const changed = (before: ClubEvent, after: ClubEvent, number: number) =>
    tables(after, number).filter((table) => !tables(before, number).includes(table)).length;

  it("from the next round on leaves the round people are seated for as it is", () => {
    const before = start(13);
    const late = evolved(before, came("Late"));
    const after = evolved(late, drawFor(late, "book:1", 2));
    expect(after.rounds[0]).toEqual(before.rounds[0]);
    expect(after.rounds.slice(1).map(({ drawn }) => drawn.games.length)).toEqual(Array.from({ length: 8 }, () => 7));
  });

  it.each<[string, number, readonly EventFact[], number]>([
    ["one comes to 13: the late player meets the one who sat out", 13, [came("X")], 1],
    ["one comes to 14: the late player sits out", 14, [came("X")], 0],
    ["two come to 14: they meet each other", 14, [came("X", "Y")], 1],
    ["two come to 20: they meet each other", 20, [came("X", "Y")], 1],
    ["three come to 13", 13, [came("X", "Y", "Z")], 2],
    ["one of 14 leaves: the opponent sits out, and at most one game moves to the free table", 14, [left(3)], 1],
    ["two of 14 leave", 14, [left(3), left(9)], 3],
    ["one of 14 leaves and one comes: they take the seat", 14, [left(3), came("X")], 1],
  ])("of the seated round keeps the games, at their tables: %s", (_, count, facts, most) => {
    const before = start(count);
    const changedPeople = evolved(before, ...facts);
    const after = evolved(changedPeople, drawFor(changedPeople, "book:1", 1));
    expect(changed(before, after, 1)).toBeLessThanOrEqual(most);
  });

  it("does not give the bye to a player whose game was not played", () => {
    // Of eleven players, one has left in the middle of round 1: their opponent had no game.
    const before = start(11);
    const [one, other] = before.rounds[0]!.drawn.games[2]!;
    const out = before.rounds[0]!.drawn.sitsOut[0]!;
    const played = before.rounds[0]!.drawn.games.flatMap(([winner], at) => (at === 2 ? [] : [game(1, winner, 5 + at)]));
    for (const facts of [[{ type: "gameNotPlayed", round: 1, player: one } as const], []]) {
      const night = evolved(before, ...played, left(one), ...facts, came("X"));
      const after = evolved(night, drawFor(night, "book:1", 2));
      const byes = after.rounds.slice(1).flatMap(({ drawn }) => drawn.sitsOut);
      expect(byes).toHaveLength(8);
      expect([byes.includes(other), byes.includes(out)]).toEqual([false, false]);
    }
  });
});
