import { describe, expect, it } from "vitest";
import { came, draw, eventOf, game, opened } from "../testing/event";
import { roundsBegun } from "./event";
import type { EventFact } from "./event-facts";
import { evolveEvent } from "./evolve";
import { standingsOf } from "./standings";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 } as const;
const eventAfter = (...facts: readonly EventFact[]) => eventOf([opened(HEADER), ...facts]);
const removed = (player: number): EventFact => ({ type: "playerRemoved", player });
const left = (player: number): EventFact => ({ type: "playerLeft", player });
const names = (...facts: readonly EventFact[]) => eventAfter(...facts).players.map(({ id, name }) => `${id} ${name}`);
const refusal = (...facts: readonly EventFact[]) => {
  const next = evolveEvent(eventAfter(...facts.slice(0, -1)), facts.at(-1)!);
  return next.ok ? "taken" : next.error;
};

describe("a name added by mistake", () => {
  it("is removed before the draw, and the next players move up", () => {
    expect(names(came("Ann", "Bob", "Bbo", "Cy"), removed(2))).toEqual(["0 Ann", "1 Bob", "2 Cy"]);
    expect(names(came("Ann", "Bbo"), removed(1), came("bbo", "Dee"))).toEqual(["0 Ann", "1 bbo", "2 Dee"]);
  });

  it("is removed from the standings too", () => {
    const event = eventAfter(came("Ann", "Bob", "Cy"), { type: "grassRootsWritten", player: 2, points: 7 }, removed(0));
    expect(standingsOf(event).map(({ id }) => event.players[id]?.name)).toEqual(["Bob", "Cy"]);
    expect(event.players[1]?.grassRoots).toBe(7);
  });

  it("is removed after the draw as long as nobody has seated them; results stay with their players", () => {
    const night = [came("Ann", "Bob", "Cy"), draw(1, "0v1 2", "0v2 1"), game(1, 1, 9), came("Dan", "Dee")];
    const event = eventAfter(...night, removed(3), draw(2, "0v2 1v3"));
    expect(event.players.map(({ name }) => name)).toEqual(["Ann", "Bob", "Cy", "Dee"]);
    expect(standingsOf(event)[0]).toMatchObject({ id: 1, points: 2, plus: 9 });
    expect(roundsBegun(event)).toBe(1);
  });

  it("can be removed again once they left and the rounds are redrawn without them", () => {
    const night = [came("Bbo", "Ann", "Bob", "Cy", "Dee"), draw(1, "0v1 2v3 4"), left(0)];
    expect(refusal(...night, removed(0))).toBe("seated");
    const event = eventAfter(...night, draw(1, "1v2 3v4"), removed(0), game(1, 3, 5));
    expect(event.rounds[0]?.drawn).toEqual({
      games: [
        [0, 1],
        [2, 3],
      ],
      sitsOut: [],
    });
    expect(event.players[3]?.name).toBe("Dee");
  });

  it.each<[string, readonly EventFact[]]>([
    ["nobody", [came("Ann"), removed(1)]],
    ["seated", [came("Ann", "Bob", "Cy"), draw(1, "0v1 2"), removed(2)]],
    ["bracketOpen", [came("Ann", "Bob"), { type: "bracketDrawn", seeds: [0, 1], bestOf: 3 }, removed(0)]],
  ])("%s: %o", (why, facts) => {
    expect(refusal(...facts)).toBe(why);
  });
});
