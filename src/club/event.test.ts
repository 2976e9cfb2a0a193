import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventOf } from "../testing/event";
import { seed } from "../testing/seed";
import { type ClubEvent, entryOf, isStale, MOST_PLAYERS, roundsBegun } from "./event";
import { evolveEvent } from "./evolve";
import type { EventFact } from "./event-facts";
import { drawFor } from "./draw/draw";
import { type Drawn, drawRounds, repeats } from "./draw/rounds";
import { slipOf } from "./slips";
import { chancesOf, countsFor, cutOf, findingOf, standingsOf, statusOf } from "./standings";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 9, bestOf: 3 } as const;
const OPEN: EventFact = { type: "clubOpened", header: HEADER };
const came = (...names: readonly string[]): EventFact => ({
  type: "playersCame",
  players: names.map((name) => ({ name, seat: "" })),
});
/** "0v1 2v3 4" – players by their ids; who stands alone sits out. */
const drawn = (text: string): Drawn => {
  const parts = text.split(" ").map((part) => part.split("v").map(Number));
  return {
    games: parts.flatMap(([one = 0, other]) => (other === undefined ? [] : [[one, other] as const])),
    sitsOut: parts.flatMap(([one = 0, other]) => (other === undefined ? [one] : [])),
  };
};
const draw = (from: number, ...rounds: readonly string[]): EventFact => ({
  type: "roundsDrawn",
  from,
  rounds: rounds.map(drawn),
});
/** Round, winner, spread. */
const game = (round: number, winner: number, spread: number): EventFact => ({
  type: "gameEntered",
  round,
  winner,
  spread,
});
const slip = (round: number, player: number, text: string): EventFact => ({
  type: "slipEntered",
  round,
  player,
  slip: slipOf(text.startsWith("+"), Number(text.slice(1))),
});

const told = (...facts: readonly EventFact[]) => eventOf([OPEN, ...facts]);
const refusal = (event: ClubEvent, fact: EventFact) => {
  const next = evolveEvent(event, fact);
  return next.ok ? "taken" : next.error;
};
const FOUR = [came("A", "B", "C", "D"), draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2")];
const places = (event: ClubEvent) =>
  standingsOf(event).map(({ id, place, by }) => [event.players[id]?.name, place, by]);

describe("the standings (rules.md §8.5)", () => {
  it("of the four: A>B 17, A>C 31, D>A 5, B>C 9, B>D 42, C>D 12", () => {
    const event = told(
      came("A", "B", "C", "D"),
      draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2"),
      game(1, 0, 17),
      game(1, 2, 12),
      game(2, 0, 31),
      game(2, 1, 42),
      game(3, 3, 5),
      game(3, 1, 9),
    );
    expect(
      standingsOf(event).map(({ id, points, won, plus, minus, net }) => [
        event.players[id]?.name,
        points,
        won,
        plus,
        minus,
        net,
      ]),
    ).toEqual([
      ["A", 5, 2, 48, 5, 43],
      ["B", 5, 2, 51, 17, 34],
      ["C", 2, 1, 12, 40, -28],
      ["D", 2, 1, 5, 54, -49],
    ]);
    expect(places(event)).toEqual([
      ["A", 1, "points"],
      ["B", 2, "net"],
      ["C", 3, "points"],
      ["D", 4, "net"],
    ]);
  });

  it("games won come before the net spread: 6 points from three wins, from two skunks", () => {
    const event = told(
      ...FOUR,
      game(1, 0, 1),
      game(2, 0, 1),
      game(3, 0, 1),
      game(1, 2, 40),
      game(2, 3, 35),
      game(3, 2, 41),
    );
    expect(places(event).slice(0, 2)).toEqual([
      ["A", 1, "points"],
      ["C", 2, "won"],
    ]);
  });

  it("plus points come after the net spread: A and D both net +1, A with more of it", () => {
    const event = told(...FOUR, game(1, 0, 10), game(2, 2, 9), game(1, 3, 5), game(2, 1, 4));
    expect(standingsOf(event).map(({ net, plus, by }) => [net, plus, by])).toEqual([
      [4, 9, "points"],
      [1, 10, "net"],
      [1, 5, "plus"],
      [-6, 4, "net"],
    ]);
    expect(places(event).map(([name]) => name)).toEqual(["C", "A", "D", "B"]);
  });

  it("then who won of the two, when they have met", () => {
    const pairs = draw(1, "0v1 2v3", "0v2 1v3", "0v3 1v2");
    const results = [game(1, 1, 6), game(2, 0, 6), game(2, 3, 6), game(3, 0, 4), game(3, 1, 4)];
    const event = told(came("A", "B", "C", "D"), pairs, ...results);
    expect(places(event).slice(0, 2)).toEqual([
      ["B", 1, "points"],
      ["A", 2, "headToHead"],
    ]);
  });

  it("and then a playoff of one game, whose order is kept", () => {
    const event = told(came("A", "B", "C", "D"), draw(1, "0v1 2v3"), game(1, 0, 7), game(1, 2, 7));
    expect(places(event)).toEqual([
      ["A", 1, "points"],
      ["C", 1, "level"],
      ["B", 3, "points"],
      ["D", 3, "level"],
    ]);
    const played = evolveEvent(event, { type: "tieBroken", order: [2, 0] });
    expect(played.ok && places(played.value).slice(0, 2)).toEqual([
      ["C", 1, "points"],
      ["A", 2, "playoff"],
    ]);
  });

  it("once again among those whom head to head left level: A and B took two off the others, A beat B", () => {
    // The fourth game of each is against outsiders, and brings all of them to four points, nothing net, plus ten.
    const pairs = draw(1, "0v1 2v3 4v5 6v7", "0v2 1v3 4v6 5v7", "3v0 1v2 4v7 5v6", "0v4 1v5 2v6 3v7");
    const results = [
      game(1, 0, 5),
      game(2, 0, 5),
      game(3, 3, 5),
      game(3, 1, 5),
      game(2, 1, 5),
      game(1, 2, 5),
      game(4, 4, 5),
      game(4, 5, 5),
      game(4, 2, 5),
      game(4, 3, 5),
    ];
    const event = told(came("A", "B", "C", "D", "E", "F", "G", "H"), pairs, ...results);
    const four = places(event).filter(([name]) => ["A", "B", "C", "D"].includes(String(name)));
    expect(four.map(([name, , by]) => [name, by])).toEqual([
      ["A", "points"],
      ["B", "headToHead"],
      ["C", "headToHead"],
      ["D", "headToHead"],
    ]);
  });

  it("does not go by head to head where one of three has not met the others", () => {
    const event = told(
      came("A", "B", "C", "D", "E", "F"),
      draw(1, "0v1 2v3 4v5"),
      game(1, 0, 7),
      game(1, 2, 7),
      game(1, 4, 7),
    );
    expect(
      places(event)
        .slice(0, 3)
        .map(([, place]) => place),
    ).toEqual([1, 1, 1]);
  });

  it("net spreads add up to nothing, and points to two or three a game, whatever is entered", () => {
    const result = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 121 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 14 }),
        fc.array(result, { minLength: 63, maxLength: 63 }),
        (players, results) => {
          const names = Array.from({ length: players }, (_, i) => `P${i}`);
          const rounds = drawRounds(
            names.map((_, i) => i),
            [],
            9,
          );
          let at = 0;
          const games = rounds.flatMap(({ games: pairs }, round) =>
            pairs.map((pair) => {
              const [first, spread] = results[at++ % 63] ?? [true, 1];
              return game(round + 1, pair[first ? 0 : 1], spread);
            }),
          );
          const standings = standingsOf(told(came(...names), { type: "roundsDrawn", from: 1, rounds }, ...games));
          const sum = (of: (one: (typeof standings)[number]) => number) =>
            standings.reduce((all, one) => all + of(one), 0);
          const inOrder = standings.every((one, i) => i === 0 || (standings[i - 1]?.points ?? 0) >= one.points);
          return sum(({ net }) => net) === 0 && sum(({ won }) => won) === games.length && inOrder;
        },
      ),
      { seed: seed("any evening"), numRuns: 60 },
    );
  });
});

describe("the cards of a game", () => {
  const event = told(...FOUR);
  const [pair] = event.rounds[0]?.drawn.games ?? [];
  const status = (...facts: readonly EventFact[]) => {
    const [round] = told(...FOUR, ...facts).rounds;
    return round && pair && statusOf(round, pair);
  };

  it("are waited for, half in, agreed, different, ruled, or given away", () => {
    expect(status()).toBe("waiting");
    expect(status(slip(1, 0, "+12"))).toBe("half");
    expect(status(slip(1, 0, "+12"), slip(1, 1, "-12"))).toBe("agreed");
    expect(status(game(1, 0, 12))).toBe("agreed");
    expect(status(slip(1, 0, "+12"), slip(1, 1, "-13"))).toBe("differ");
    expect(status(slip(1, 0, "+12"), slip(1, 1, "+12"))).toBe("differ");
    expect(status({ type: "forfeited", round: 1, player: 0 })).toBe("forfeit");
  });

  it("count as found once they are ruled, and a new card undoes the finding", () => {
    const differing = told(...FOUR, slip(1, 0, "+21"), slip(1, 1, "-16"));
    const [round] = differing.rounds;
    const found = round && findingOf(round, [0, 1], new Set([0]));
    expect(found?.cases).toEqual(["a"]);
    const ruled = evolveEvent(differing, {
      type: "ruled",
      round: 1,
      player: 0,
      values: found?.values ?? [slipless, slipless],
    });
    const after = ruled.ok ? ruled.value.rounds[0] : undefined;
    expect(after && [countsFor(after, 0)?.plus, countsFor(after, 1)?.minus, statusOf(after, [0, 1])]).toEqual([
      16,
      16,
      "ruled",
    ]);
    const again = ruled.ok && evolveEvent(ruled.value, slip(1, 1, "-21"));
    const last = again && again.ok ? again.value.rounds[0] : undefined;
    expect(last && [statusOf(last, [0, 1]), entryOf(last, 1).struck.length]).toEqual(["agreed", 1]);
  });

  it("of which only one is in, count for both until the other comes", () => {
    const [round] = told(...FOUR, slip(1, 0, "-33")).rounds;
    expect(round && [countsFor(round, 0), countsFor(round, 1)]).toEqual([
      { points: 0, plus: 0, minus: 33 },
      { points: 3, plus: 33, minus: 0 },
    ]);
    expect(round && findingOf(round, [0, 1], new Set())?.cases).toEqual(["c"]);
  });

  it("that make no sense count what the cross-check would make of them, so that nobody falls out before it", () => {
    const nonsense: EventFact = {
      type: "slipEntered",
      round: 1,
      player: 0,
      slip: { says: "won", column: "plus", spread: undefined },
    };
    const [round] = told(...FOUR, slip(1, 1, "-40"), nonsense).rounds;
    expect(round && [countsFor(round, 0), countsFor(round, 1)?.minus]).toEqual([{ points: 3, plus: 40, minus: 0 }, 40]);
  });

  it("Grass Roots Points are typed, put right and taken out; nothing is reckoned from them", () => {
    const write = (points: number, player = 0): EventFact => ({ type: "grassRootsWritten", player, points });
    const typed = (...facts: readonly EventFact[]) => told(...FOUR, ...facts).players[0]?.grassRoots;
    expect([typed(), typed(write(7)), typed(write(7), write(12)), typed(write(7), write(0))]).toEqual([
      undefined,
      7,
      12,
      undefined,
    ]);
    expect(standingsOf(told(...FOUR, write(7)))).toEqual(standingsOf(told(...FOUR)));
    const wrong = [write(-1), write(1000), write(1.5), write(Number.NaN), write(0), write(7, 99)];
    expect(wrong.map((fact) => refusal(told(...FOUR), fact))).toEqual([
      "badGrassRoots",
      "badGrassRoots",
      "badGrassRoots",
      "badGrassRoots",
      "enteredAlready",
      "nobody",
    ]);
  });

  it("both late: both have minus ten", () => {
    const late = (player: number): EventFact => ({ type: "forfeited", round: 1, player });
    const both = told(...FOUR, late(0), late(1));
    const [round] = both.rounds;
    expect(round && [countsFor(round, 0)?.minus, countsFor(round, 1)?.minus]).toEqual([10, 10]);
    expect(refusal(both, { type: "forfeited", round: 2, player: 0 })).toBe("forfeitedOnce");
  });

  it("late after the break: 2 points and +10 against −10, once", () => {
    const late = told(...FOUR, { type: "forfeited", round: 2, player: 3 });
    const round = late.rounds[1];
    expect(round && [countsFor(round, 3), countsFor(round, 1)]).toEqual([
      { points: 0, plus: 0, minus: 10 },
      { points: 2, plus: 10, minus: 0 },
    ]);
    expect(refusal(late, { type: "forfeited", round: 3, player: 3 })).toBe("forfeitedOnce");
    expect(refusal(late, { type: "forfeited", round: 3, player: 2 })).toBe("taken");
  });
});
const slipless = { points: 0, plus: 0, minus: 0 } as const;

describe("refused", () => {
  const event = told(...FOUR, game(1, 0, 12));
  it.each<[string, EventFact]>([
    ["badSpread", game(2, 0, 0)],
    ["badSpread", game(2, 0, 122)],
    ["enteredAlready", game(1, 0, 12)],
    ["enteredAlready", slip(1, 1, "-12")],
    ["noGame", game(1, 7, 12)],
    ["noRound", game(4, 0, 12)],
    ["nothingThere", { type: "gameStruck", round: 2, player: 0 }],
    ["roundPlayed", draw(1, "0v1 2v3")],
    ["badDraw", draw(2, "0v0 2v3")],
    ["badDraw", draw(2, "0v1 0v3")],
    ["badDraw", draw(2, "0v1")],
    ["noRound", draw(5, "0v1 2v3")],
    ["nameTwice", came("a")],
    ["nameTwice", came("E", "e")],
    ["nameEmpty", came("")],
    ["nobody", { type: "playerLeft", player: 9 }],
    ["enteredAlready", { type: "playerBack", player: 0 }],
    ["noTie", { type: "tieBroken", order: [0] }],
    ["noTie", { type: "tieBroken", order: [0, 0] }],
    ["noBracket", { type: "playoffGame", round: 0, slot: 0, winner: 0 }],
    ["nobody", { type: "bracketDrawn", seeds: [0, 44], bestOf: 3 }],
    ["badGames", { type: "clubRenamed", header: { ...HEADER, games: 23 } }],
    ["badDate", { type: "clubRenamed", header: { ...HEADER, date: "someday" } }],
    ["notNow", OPEN],
  ])("%s: %o", (why, fact) => {
    expect(refusal(event, fact)).toBe(why);
  });

  it("a roster of 300, and one name more than there is room for", () => {
    const many = (count: number) => came(...Array.from({ length: count }, (_, i) => `P${i}`));
    expect(refusal(told(), many(300))).toBe("rosterFull");
    expect(refusal(told(), many(MOST_PLAYERS + 1))).toBe("rosterFull");
    expect(refusal(told(), many(MOST_PLAYERS))).toBe("taken");
  });

  it("nobody comes, and no round is drawn, once the playoffs have begun", () => {
    const open = told(...FOUR, { type: "bracketDrawn", seeds: [0, 1], bestOf: 3 });
    expect(refusal(open, came("E"))).toBe("bracketOpen");
    expect(refusal(open, draw(1, "0v1 2v3"))).toBe("bracketOpen");
    expect(refusal(open, { type: "playoffGame", round: 0, slot: 0, winner: 3 })).toBe("notPlaying");
  });

  it("the bracket is drawn again until a playoff game is in", () => {
    const bracket = (...seeds: readonly number[]): EventFact => ({ type: "bracketDrawn", seeds, bestOf: 3 });
    const all = [...FOUR, bracket(0, 1)];
    expect(refusal(told(...all), bracket(0, 1))).toBe("enteredAlready");
    expect(told(...all, bracket(2, 1)).bracket?.seeds).toEqual([2, 1]);
    const begun = [...all, { type: "playoffGame", round: 0, slot: 0, winner: 1 } as const];
    expect(refusal(told(...begun), bracket(2, 1))).toBe("bracketOpen");
    expect(refusal(told(...begun, { type: "playoffStruck", round: 0, slot: 0 }), bracket(2, 1))).toBe("taken");
  });
});

describe("coming and going", () => {
  it("rounds still to come no longer fit when somebody comes or leaves, until they are drawn again", () => {
    const late = told(...FOUR, game(1, 0, 12), came("E"));
    expect([isStale(late), roundsBegun(late), late.players[4]?.missed]).toEqual([true, 1, 1]);
    const again = told(...FOUR, game(1, 0, 12), came("E"), draw(2, "4v1 2v0 3", "4v0 1v2 3"));
    expect([isStale(again), again.rounds.length]).toEqual([false, 3]);
    expect(isStale(told(...FOUR, { type: "playerLeft", player: 2 }))).toBe(true);
    expect(isStale(told(...FOUR, { type: "playerLeft", player: 2 }, { type: "playerBack", player: 2 }))).toBe(false);
  });
});

describe("fewer games", () => {
  it("than were drawn: the rounds behind them go, unless they are begun", () => {
    const shorter: EventFact = { type: "clubRenamed", header: { ...HEADER, games: 2 } };
    expect(told(...FOUR, shorter).rounds).toHaveLength(2);
    expect(refusal(told(...FOUR, game(3, 3, 5)), shorter)).toBe("roundPlayed");
  });
});

describe("the cut", () => {
  it("is a quarter of the entrants: who left before a game was none, who left later was one and cannot qualify", () => {
    const nine = came("A", "B", "C", "D", "E", "F", "G", "H", "I");
    const left: EventFact = { type: "playerLeft", player: 8 };
    expect(cutOf(standingsOf(told(nine))).qualifiers).toHaveLength(3);
    expect(cutOf(standingsOf(told(nine, left))).qualifiers).toHaveLength(2);
    const played = told(nine, draw(1, "0v1 2v3 4v5 6v8 7"), game(1, 8, 60), left);
    const cut = cutOf(standingsOf(played));
    expect([cut.qualifiers.length, cut.qualifiers.includes(8)]).toEqual([3, false]);
  });

  const eight = [came("A", "B", "C", "D", "E", "F", "G", "H"), draw(1, "0v1 2v3 4v5 6v7", "0v2 1v3 4v6 5v7")];
  it("takes a quarter, names the first who is out, and says who is level across the line", () => {
    const event = told(...eight, game(1, 0, 40), game(1, 2, 20), game(1, 4, 20), game(1, 6, 10));
    expect(cutOf(standingsOf(event))).toEqual({ qualifiers: [0, 2], highNonQualifier: 4, open: [2, 4] });
    const decided = evolveEvent(event, { type: "tieBroken", order: [4, 2] });
    expect(decided.ok && cutOf(standingsOf(decided.value))).toEqual({
      qualifiers: [0, 4],
      highNonQualifier: 2,
      open: [],
    });
  });

  it("sorts the cards: nobody is out for sure while there are games to play", () => {
    const event = told(...eight, game(1, 0, 40), game(1, 2, 20), game(1, 4, 20), game(1, 6, 10));
    const chances = [...chancesOf({ ...event, header: { ...event.header, games: 1 } }, standingsOf(event)).values()];
    expect(chances.slice(0, 1)).toEqual(["definite"]);
    expect(chances.at(-1)).toBe("definiteNot");
    expect(new Set(chancesOf(event, standingsOf(event)).values())).toEqual(new Set(["probable", "probableNot"]));
  });
});

describe("the draw of an evening", () => {
  const names = Array.from({ length: 13 }, (_, i) => `P${i}`);
  const pairs = (event: string) => {
    const { rounds } = drawFor(told(came(...names)), event);
    return rounds.map(({ games }) =>
      games
        .map((pair) => pair.toSorted((one, other) => one - other).join("–"))
        .toSorted()
        .join(" "),
    );
  };

  it("is the same for the same evening, and another for the next", () => {
    expect(pairs("book:1")).toEqual(pairs("book:1"));
    expect(pairs("book:2")).not.toEqual(pairs("book:1"));
  });

  it("leaves what is played, and takes it into account: nobody meets twice when three come late and one leaves", () => {
    let event = told(came(...names));
    const tell = (fact: EventFact) => {
      const next = evolveEvent(event, fact);
      if (!next.ok) throw new Error(next.error);
      event = next.value;
    };
    tell(drawFor(event, "book:1"));
    const late: Readonly<Record<number, EventFact>> = {
      2: came("Late 1"),
      4: came("Late 2", "Late 3"),
      6: { type: "playerLeft", player: 5 },
    };
    for (let round = 1; round <= 9; round++) {
      for (const [winner] of event.rounds[round - 1]?.drawn.games ?? []) tell(game(round, winner, round));
      const change = late[round];
      if (!change) continue;
      tell(change);
      tell(drawFor(event, "book:1"));
    }
    expect([event.rounds.length, repeats(event.rounds.map(({ drawn: one }) => one))]).toEqual([9, 0]);
  });
});
