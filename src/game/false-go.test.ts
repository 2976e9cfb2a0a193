import { describe, expect, it } from "vitest";
import { formStarted, logOf, started, Table } from "../testing/table";
import type { Counting, FalseGoEnd, TableFact } from "./facts";
import { claimableFalseGoes, falseGoes, playReturns } from "./false-go";
import type { GoTiming } from "../rules/ruleset";
import { lastHeard } from "./last-heard";
import { replay } from "./replay";
import { phaseOf } from "./state";

const says = (points: number): TableFact => ({ type: "claimed", owner: "play", points });
const plus = (side: number, points: number): TableFact => ({ type: "pegged", side, points, for: "points" });
const take = (go: number, side: number, end: FalseGoEnd = "played"): TableFact => ({
  type: "renegeTaken",
  go,
  side,
  end,
});
/** Alice deals, Bob leads. */
function two(counting: Counting = "app", goTiming: GoTiming = "lastCard"): Table {
  const start = started("cards", { goTiming }, ["Alice", "Bob"], counting);
  return new Table([start, { type: "dealerChosen", dealer: 0 }]);
}
/** Seat 2 deals, seat 0 leads. */
function three(): Table {
  return new Table([formStarted("three"), { type: "dealerChosen", dealer: 2 }]);
}

describe("a card that is dead after a false go", () => {
  it("is not held against a later honest go", () => {
    const table = three()
      .tap("4H | QD 9C 9S go go go | KD 2S")
      .tell(take(1, 0, "dead"));
    table.tap("go | KD 7C QC go go");
    expect(falseGoes(table.state)).toEqual([]);
  });

  it("also makes an earlier go of that player false", () => {
    const table = two()
      .tap("4H | KS 8D 7C go go | 9H TD 8S go go | QC AC")
      .tell(take(3, 1, "dead"));
    expect(falseGoes(table.state).map(({ go, cards }) => [go, cards])).toEqual([[0, ["AC"]]]);
  });

  it("can be played again when the play goes back before its death", () => {
    const table = three()
      .tap("4D | KH 2H TC AS go AC go 5H go | 7C 2S")
      .tell(take(1, 2, "dead"));
    table.tap("5H go | 3C 2S").tell(take(0, 0)).tap("2S 5H go go AC | 7C");
    expect(table.refusals).toEqual([]);
    expect(table.state.deal?.dead.flat()).toEqual([]);
  });
});

describe("two false goes in a deal", () => {
  it("taken back, the later first: points are retracted once", () => {
    const table = three().tap("4D | KH 2H TC AS go AC go 5H go | 7C 2S").tell(take(1, 2)).tap("7C 2S");
    table.tell(take(0, 0));
    expect([table.refusals, table.scores]).toEqual([[], [2, 0, 2]]);
  });
});

it("a dead go pays its point although the app counts now", () => {
  const table = two("checked").tap("4H | QH TD 4C").tell(says(0)).tap("go 8C");
  table
    .tell({ type: "countingChosen", counting: "app" })
    .tap("9S TS go AD | 2H")
    .tell(take(1, 0, "dead"));
  expect([table.refusals, table.scores]).toEqual([[], [2, 1]]);
});

describe("a false go that the last card of the play shows", () => {
  it("is taken back until a hand is counted, and its card is played (rules.md §6.5)", () => {
    const table = two().tap("4H | KS 9D 8C go 2D go QD | KD 7S AC");
    expect(falseGoes(table.state).map(({ count, cards }) => [count, cards])).toEqual([[27, ["AC"]]]);
    table.tell(take(0, 1)).tap("AC");
    expect([table.refusals, table.state.deal?.play?.count, table.scores]).toEqual([[], 28, [0, 2]]);
  });
});

describe("a call made since a false go", () => {
  it("holds for the count it was made on, not for the next one after the play went back", () => {
    const table = two("muggins").tap("8C | KC QD 9C").tell(says(0)).tap("go JH").tell(says(1));
    table.tell({ type: "called", at: 3, of: "JH", side: 1, for: "missed", points: 2 }).tap("2C");
    table.tell(take(1, 0, "dead"));
    expect([table.refusals, table.tell(says(1)).refusals, table.scores]).toEqual([[], [], [2, 1]]);
  });
});

describe("points for go that a false go takes back", () => {
  it("include one for go that was counted with its own card", () => {
    const table = two("muggins").tap("4D | TH KC QH go").tell(says(1)).tap("go AS").tell(take(0, 1));
    expect([table.refusals, table.scores]).toEqual([[], [0, 2]]);
  });

  it.each(["app", "checked", "muggins"] as const)("do not include the true go before it (%s)", (counting) => {
    const table = two(counting, "atGo").tap("4H | 7S 6C 4C 4D 8C go");
    const [muggins] = counting === "muggins" ? [says(1)] : [];
    if (muggins) table.tell(muggins);
    table.tap("go | KD 2H").tell(take(1, 0)).tap("2H");
    table.tell(muggins ?? { type: "countingChosen", counting: "app" });
    expect(table.scores[1]).toBe(2);
  });
});

describe("after the penalty, the card must be played now:", () => {
  it("any other card is refused", () => {
    const table = two().tap("2H KS 8D 7C go 3S 3D AC").tell(take(0, 1));
    table.do({ do: "tapCard", card: "2C" });
    expect(table.refusals).toEqual(["cardHeldBack"]);
    table.tap("AC 3S");
    expect(table.state.deal?.play?.count).toBe(29);
  });

  it("but a log with another card, which older versions accepted, still replays", () => {
    const table = two().tap("2H KS 8D 7C go 3S 3D AC").tell(take(0, 1));
    const log = [...table.entries.map(({ fact }) => fact), { type: "cardPlayed", card: "2C" } as const];
    expect(replay(logOf(log)).lines.at(-1)?.status.is).toBe("fits");
  });

  it("one of them, if there were several", () => {
    const table = two().tap("2H KS 8D 7C go 3S go AC 9S 5C").tell(take(0, 1));
    for (const card of ["4C", "TC"] as const) table.do({ do: "tapCard", card });
    expect(table.refusals).toEqual(["cardHeldBack", "cardHeldBack"]);
    expect(table.tap("5C AS").scores).toEqual([0, 4 + 2]);
  });
});

describe("a card known since a false go was taken back", () => {
  it("is not tied to its suit when it is laid by rank alone", () => {
    for (const other of ["3S", "3C"]) {
      const table = two().tap("5H | KS 8D 9C go go | QH JD 3S go 3C").tell(take(0, 1));
      table.tap(`3 go go | JD ${other}`);
      expect(table.refusals).toEqual([]);
    }
  });

  it("is not held for another of its rank, of which the suit is known", () => {
    const table = two().tap("5H | KS 8D 9C go go | QH JD 3S go 3").tell(take(0, 1));
    expect(table.tap("3 go go | JD 3C 2D QH").refusals).toEqual([]);
  });
});

describe("one for go that is stated before the go", () => {
  it("is announced with the go when the app checks, and so is the win", () => {
    const table = two("checked").tell(plus(1, 120)).tap("4H | KS 9D JC").tell(says(1)).tap("go");
    expect([table.scores, table.state.winner]).toEqual([[0, 120], undefined]);
    table.tap("go");
    expect([table.scores, table.state.winner]).toEqual([[0, 121], 1]);
    expect(lastHeard(table.now).happenings.map(({ kind }) => kind)).toEqual(["go", "award", "won"]);
  });

  it("is pegged once when the app takes over the counting", () => {
    for (const counting of ["app", "checked"] as const) {
      const table = two("muggins").tap("4H | KS 9D JC").tell(says(1)).tell({ type: "countingChosen", counting });
      expect([counting, table.tap("go go").scores]).toEqual([counting, [0, 1]]);
    }
  });

  it("does not join a count of an earlier card", () => {
    const app: TableFact = { type: "countingChosen", counting: "app" };
    const muggins: TableFact = { type: "countingChosen", counting: "muggins" };
    const table = two("muggins").tap("4H | KS 9D").tell(says(1)).tap("2C").tell(app).tap("8D");
    expect(table.tell(muggins).tap("go go").scores).toEqual([1, 0]);
    expect(table.tell(says(1)).scores).toEqual([2, 0]);
  });
});

describe("the play goes back to a false go", () => {
  it("after the last card, until a hand is counted", () => {
    const table = two().tap("2H KS 8D 7C go 3S 3D | 9D QC AC");
    expect([phaseOf(table.state), playReturns(table.state)]).toEqual(["show", true]);
    table.tell(take(0, 1));
    expect([phaseOf(table.state), table.scores, table.state.deal?.play?.count]).toEqual(["play", [0, 2], 25]);
    expect(table.tap("AC 3S").refusals).toEqual([]);
  });

  it("not after that, and then only the penalty is pegged", () => {
    const counted = two().tap("2H KS 8D 7C go 3S 3D | 9D QC AC peg");
    const stated = two("checked").tap("2H KS 8D 7C go 3S 3D | 9D QC AC").tell(says(0));
    stated.tell({ type: "claimed", owner: 1, points: 2 });
    for (const table of [counted, stated]) {
      const [, before = 0] = table.scores;
      expect([playReturns(table.state), table.tell(take(0, 1)).scores[1]]).toEqual([false, before + 2]);
    }
  });

  it("and takes a win with the last card back", () => {
    const table = two().tell(plus(0, 120)).tap("2H KS 8D 7C go 3S 3D | 9D QC AC");
    expect([table.state.winner, claimableFalseGoes(table.state).length]).toEqual([0, 1]);
    expect(table.tell(take(0, 1)).state.winner).toBeUndefined();
  });

  it("but after a win no points alone are offered, because none can be pegged", () => {
    const inPlay = two().tell(plus(0, 120)).tap("2H KS 8D 7C go 3S 3D | 9D QC AC");
    expect(inPlay.tell(take(0, 1, "stands")).refusals).toEqual(["gameOver"]);
    const atShow = two().tell(plus(0, 112)).tap("2H KS 8D 7C go 3S 3D | 9D QC AC peg");
    atShow.tell({ type: "handTyped", owner: 0, points: 8 });
    expect([atShow.state.winner, claimableFalseGoes(atShow.state)]).toEqual([0, []]);
    expect(atShow.tell(take(0, 1)).refusals).toEqual(["gameOver"]);
  });
});

describe("a naught joker kept at thirty-one (rules.md §9.11)", () => {
  const naught = (form: "sixCard" | "three") =>
    new Table([
      formStarted(form, { house: ["jokersNaught"] }),
      { type: "dealerChosen", dealer: form === "three" ? 2 : 0 },
    ]);
  const offenders = (table: Table) => falseGoes(table.state).map(({ seat, count, cards }) => [seat, count, ...cards]);

  it("makes a go at thirty-one false", () => {
    const table = naught("sixCard").tap("2C | KC TC TD AH go go | X");
    expect(offenders(table)).toEqual([[1, 31, "X"]]);
  });

  it("is held against the player who was passed over when the next series was led", () => {
    expect(offenders(naught("sixCard").tap("2C | KC TC TD AH | 5C X"))).toEqual([[0, 31, "X"]]);
    expect(offenders(naught("sixCard").tap("2C | KC TC TD AH | 5C 6C X"))).toEqual([[1, 31, "X"]]);
  });

  it("of three players is held against each of them who kept one", () => {
    const table = naught("three").tap("2C | KC TC TD AH | 5C X 7D X");
    expect(offenders(table)).toEqual([
      [1, 31, "X"],
      [2, 31, "X"],
    ]);
    table.tell(take(0, 1, "stands"));
    expect([table.refusals, table.scores[1], offenders(table)]).toEqual([[], 2, [[1, 31, "X"]]]);
    table.tell(take(0, 2, "stands"));
    expect([table.refusals, table.scores[2], offenders(table)]).toEqual([[], 4, []]);
  });

  it.each([
    ["dead", "9S 8S X"],
    ["played", "X 9S 8S X"],
  ] as const)("is still held against the player passed over before one whose joker is %s", (end, then) => {
    const table = naught("sixCard").tap("2C | KH KD TH AH | 9S X");
    table.tell(take(0, 1, end)).tap(then);
    expect([table.refusals, offenders(table)]).toEqual([[], [[1, 31, "X"]]]);
    table.tell(take(0, 0));
    expect([table.refusals, table.state.deal?.play?.turn, offenders(table)]).toEqual([[], 1, []]);
  });

  it("by two players is claimed from the one named, not from the first", () => {
    const table = naught("three").tap("2C | KC TC TD AH | 5C X 7D X");
    const from = (seat: number, side: number): TableFact => ({ type: "renegeTaken", go: 0, seat, side, end: "stands" });
    expect([table.tell(from(2, 0)).refusals, offenders(table)]).toEqual([[], [[1, 31, "X"]]]);
    expect(table.tell(from(2, 0)).refusals).toEqual(["noFalseGo"]);
    expect(table.tell(from(1, 1)).refusals).toEqual(["noFalseGo", "nobody"]);
  });

  it("takes a win back although another player was passed over first", () => {
    const table = naught("sixCard").tell(plus(0, 117)).tap("2C | KC TC TD AH | 5C X 8D 2S");
    expect([table.state.winner, claimableFalseGoes(table.state).length]).toEqual([0, 1]);
    expect([table.tell(take(0, 1)).refusals, table.state.winner]).toEqual([[], undefined]);
  });

  it("is played when the play goes back to the thirty-one, and takes the two", () => {
    const table = naught("sixCard").tap("2C | KC TC TD AH | 5C X");
    expect(table.scores).toEqual([2, 2]);
    table.tell(take(0, 1));
    expect([table.state.deal?.play?.count, table.state.deal?.play?.turn]).toEqual([31, 0]);
    table.tap("X 5C");
    expect([table.refusals, table.scores]).toEqual([[], [2, 4]]);
  });
});
