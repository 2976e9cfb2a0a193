import { describe, expect, it } from "vitest";
import { came, eventOf, game, opened } from "../../testing/event";
import { rematches } from "../../testing/rematches";
import type { EventFact } from "../event-facts";
import { evolveEvent } from "../evolve";
import { drawFor } from "./draw";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 9, bestOf: 3 } as const;
const eventAfter = (...facts: readonly EventFact[]) => eventOf([opened(HEADER), ...facts]);

describe("the draw of an event", () => {
  const names = Array.from({ length: 13 }, (_, i) => `P${i}`);
  const pairs = (id: string) => {
    const { rounds } = drawFor(eventAfter(came(...names)), id);
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
    record(drawFor(event, "book:1"));
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
      record(drawFor(event, "book:1"));
    }
    expect([event.rounds.length, rematches(event.rounds.map(({ drawn: one }) => one))]).toEqual([9, 0]);
  });
});
