import { describe, expect, it } from "vitest";
import { started, Table } from "../testing/table";
import type { Counting, FalseGoEnd, TableFact } from "./facts";
import { cardsOf } from "./known";
import { statedCountsNow, phaseOf, showing } from "./state";
import { cardsOfFalseGo } from "./false-go";
import { callOpen, nameOfCount } from "./stated-counts";
import { waitingOf } from "./waiting";

function table(counting: Counting, target = 121, dealer = 0): Table {
  return new Table([started("cards", { target }, ["Alice", "Bob"], counting), { type: "dealerChosen", dealer }]);
}
const says = (points: number): TableFact => ({ type: "claimed", owner: "play", points });
/** A side calls a stated count of this deal: the last one, or the one `back` places before it. */
function calls(one: Table, side: number, what: "missed" | "over", points = 0, back = 0): Table {
  const claims = statedCountsNow(one.state);
  const at = claims.length - 1 - back;
  const claim = claims[at];
  return one.tell({ type: "called", at, of: claim ? nameOfCount(claim) : "", side, for: what, points });
}
/** States the points of the hand or crib that is counted now. */
function counts(one: Table, points: number): Table {
  const owner = showing(one.state);
  if (owner === undefined) throw new Error("no hand is being counted");
  return one.tell({ type: "claimed", owner, points });
}
/** rules.md §2.6a: Alice deals. In the play she pegs 6 and Bob 3. The hands count 9 and 12, the crib 4. */
const GOLDEN = "5H | JH 5C 7S 6D go 2S 6C 4D 4C";

describe("muggins in the play", () => {
  it("pegs the stated points and nothing else", () => {
    const one = table("muggins").tap("5H JH 5C").tell(says(2)).tap("7S 6D").tell(says(1));
    expect(one.scores).toEqual([3, 0]);
  });

  it("points not stated before the next card or go are given up", () => {
    const one = table("muggins").tap("5H JH 5C 7S");
    expect(one.scores).toEqual([0, 0]);
    expect(one.tell(says(0)).refusals).toEqual([]);
    expect(statedCountsNow(one.state).map(({ stated }) => stated)).toEqual([0, 0, 0]);
  });

  it("one for go is stated with the card that earns it, although the go follows later", () => {
    const one = table("muggins").tap("5H JH 5C 7S 6D go 2S").tell(says(1)).tap("6C");
    expect(statedCountsNow(one.state).at(-2)).toMatchObject({ seat: 0, card: "2S", truth: 1, stated: 1 });
    expect(one.scores).toEqual([1, 0]);
    expect(calls(one, 1, "over", 0, 1).scores).toEqual([1, 0]);
  });

  it("a missed one for go can be called", () => {
    const one = table("muggins").tap("5H JH 5C 7S 6D go 2S 6C");
    expect(statedCountsNow(one.state).at(-2)).toMatchObject({ truth: 1, stated: 0, ruling: { left: 1 } });
    expect(calls(one, 1, "missed", 1, 1).scores).toEqual([0, 1]);
  });

  it("one for go after a recorded go is a separate count", () => {
    const one = table("muggins").tap("5H JH 5C 7S 6D").tell(says(3)).tap("go go");
    expect(statedCountsNow(one.state).at(-1)).toMatchObject({ seat: 0, truth: 1, stated: undefined });
    expect(one.tell(says(1)).scores).toEqual([4, 0]);
  });

  it("the app checks one for go too, and pegs it once", () => {
    expect(table("checked").tap("5H JH 5C 7S 6D go 2S").tell(says(1)).tap("6C").scores).toEqual([6, 0]);
    expect(table("checked").tap("5H JH 5C 7S 6D go 2S 6C").scores).toEqual([6, 0]);
  });

  it("only the stated count of a card is shown, without reasons or awards", () => {
    const one = table("muggins").tap(GOLDEN);
    const told = one.now.lines.flatMap((line) => (line.status.is === "fits" ? line.status.happenings : []));
    expect(told.filter((happening) => happening.kind === "award")).toEqual([]);
    expect(told.flatMap((happening) => (happening.kind === "laid" ? happening.reasons : []))).toEqual([]);
  });

  it("the last card waits for its count before the show", () => {
    const one = table("muggins").tap(GOLDEN);
    expect(phaseOf(one.state)).toBe("play");
    expect(phaseOf(one.tell(says(3)).state)).toBe("show");
    expect(one.scores).toEqual([0, 3]);
  });

  it("a card that makes fifteen and a run of three, called “fifteen for two”, leaves muggins for three (rules.md §9.8)", () => {
    const one = table("muggins").tap("KH 4C 5D 6H").tell(says(2));
    // Bob played 4, Alice 5, Bob 6: Bob missed the run.
    calls(one, 0, "missed", 3);
    expect(one.scores).toEqual([3, 2]);
  });

  it.each([
    ["more than was missed takes the points that were missed", 9, [3, 2]],
    ["less than was missed takes the points named", 1, [1, 2]],
  ])("muggins for %s", (_, points, scores) => {
    expect(calls(table("muggins").tap("KH 4C 5D 6H").tell(says(2)), 0, "missed", points).scores).toEqual(scores);
  });

  it("a missed count can be called until its player scores again", () => {
    const late = table("muggins").tap("KH 4C 5D 6H 9S");
    expect(calls(late, 0, "missed", 5, 1).scores).toEqual([5, 0]);
    const gone = table("muggins").tap("KH 4C 5D 6H 9S 4D").tell(says(1));
    expect(calls(gone, 0, "missed", 5, 2).refusals).toEqual(["tooLateToCall"]);
    const { state } = gone;
    expect(statedCountsNow(state).map((claim) => callOpen(state, claim))).toEqual([false, true, false, true, true]);
  });

  it("a called count is settled: one for go that comes later is counted by itself", () => {
    const one = table("muggins").tap("KH QC 9D TS").tell(says(1));
    expect(calls(one, 0, "over").scores).toEqual([1, 0]);
    expect(one.tap("go go").scores).toEqual([1, 0]);
    expect(one.tell(says(1)).scores).toEqual([1, 1]);
  });

  it("a called count is settled: the caller gets no point for a go that comes later", () => {
    const one = table("muggins").tap("KH 9C TD TS").tell(says(0));
    expect(calls(one, 0, "missed", 5).scores).toEqual([2, 0]);
    expect(one.tap("go JH").scores).toEqual([2, 0]);
    expect(calls(one, 0, "missed", 1, 1).scores).toEqual([3, 0]);
  });

  it("a called count is settled: its player adds no go to it that would cost the caller a point", () => {
    const one = table("muggins").tap("KH 9C TD TS").tell(says(0)).tap("go");
    expect(waitingOf(one.state)).toMatchObject({ for: "card", says: 1 });
    calls(one, 0, "missed", 2);
    expect(waitingOf(one.state)).toMatchObject({ for: "card", says: undefined });
  });

  it("the play can no longer be called once a hand is counted", () => {
    const one = table("muggins").tap(GOLDEN).tell(says(0));
    counts(one, 9).tap("peg");
    expect(calls(one, 0, "missed", 3, 1).refusals).toEqual(["tooLateToCall"]);
  });

  it("a called overcount goes back, and the others peg it", () => {
    const one = table("muggins").tap("KH 4C 5D 6H").tell(says(7));
    expect(calls(one, 0, "over").scores).toEqual([2, 5]);
    expect(one.state.sides[1]).toEqual({ front: 5, rear: 7 });
  });

  it("a call on a right count moves nothing", () => {
    const one = table("muggins").tap("KH 4C 5D 6H").tell(says(5));
    expect(calls(one, 0, "missed", 2).scores).toEqual([0, 5]);
    expect(calls(one, 0, "over").refusals).toEqual(["tooLateToCall"]);
  });

  it("a side cannot call its own count", () => {
    const one = table("muggins").tap("KH 4C 5D 6H");
    expect(calls(one, 1, "missed", 3).refusals).toEqual(["ownCount"]);
    expect(calls(one.tell(says(2)), 1, "missed", 3).refusals).toEqual(["ownCount", "ownCount"]);
  });

  it("only with muggins can a card be called before it is counted", () => {
    expect(calls(table("checked").tap("KH 4C 5D 6H"), 0, "over").refusals).toEqual(["countFirst"]);
  });

  it("his heels are pegged without a stated count, because they cannot be mugged (ACC 10.3, 2010)", () => {
    expect(table("muggins").tap("JH").scores).toEqual([2, 0]);
  });

  it("calling an overcount takes back a win that it made (rules.md §6.6)", () => {
    const one = table("muggins", 5).tap("KH 4C 5D 6H").tell(says(5));
    expect(one.state.winner).toBe(1);
    const wrong = table("muggins", 7).tap("KH 4C 5D 6H").tell(says(7));
    expect([wrong.state.winner, phaseOf(wrong.state)]).toEqual([1, "over"]);
    expect(calls(wrong, 0, "over").scores).toEqual([2, 5]);
    expect([wrong.state.winner, phaseOf(wrong.state)]).toEqual([undefined, "play"]);
  });

  it.each([[16], [-1], [1.5], [Number.NaN]])("a card cannot peg %s", (points) => {
    const one = table("muggins").tap("KH 4C").tell(says(points));
    expect([one.refusals, one.scores]).toEqual([["badCount"], [0, 0]]);
  });
});

/** Bob's hand is counted: JH 7S 6C 4C with 5H is worth nine. */
const atShow = (counting: Counting, target = 121) => table(counting, target).tap(GOLDEN).tell(says(0));

describe("muggins at the show: the vectors of rules.md §6.2", () => {
  it.each([
    ["a right count", 9, undefined, [0, 9]],
    ["an undercount nobody calls", 7, undefined, [0, 7]],
    ["an undercount, mugged", 7, ["missed", 2], [2, 7]],
    ["an undercount, mugged for too much", 7, ["missed", 5], [2, 7]],
    ["an overcount nobody calls", 12, undefined, [0, 12]],
    ["an overcount, called", 12, ["over", 0], [3, 9]],
    ["muggins on a right count", 9, ["missed", 2], [0, 9]],
  ] as const)("%s", (_, said, call, scores) => {
    const one = counts(atShow("muggins"), said);
    if (call) calls(one, 0, call[0], call[1]);
    expect(one.tap("peg").scores).toEqual(scores);
  });

  it.each([
    ["counts zero if nobody calls it", undefined, [1, 24]],
    ["does not count zero if its points are taken", 9, [9, 34]],
  ] as const)("a hand of 9 that is stated as zero %s (rules.md §9.15)", (_, missed, scores) => {
    const rules = { house: ["nullPoint", "backTen"] } as const;
    const one = new Table([started("cards", rules, ["Alice", "Bob"], "muggins"), { type: "dealerChosen", dealer: 0 }]);
    one.tap("5H").tell({ type: "playEnded" }).tell({ type: "pegged", side: 1, points: 34, for: "points" });
    for (const card of ["JH", "7S", "6C", "4C"] as const) one.tap(card);
    counts(one, 0);
    if (missed !== undefined) calls(one, 0, "missed", missed);
    expect(one.tap("peg").scores).toEqual(scores);
  });

  it("the true count stays hidden when nobody calls", () => {
    const one = counts(atShow("muggins"), 7).tap("peg");
    const told = one.now.lines.at(-1)?.status;
    expect(told?.is === "fits" && told.happenings).toMatchObject([{ kind: "counted", points: 7, tally: undefined }]);
    expect(one.state.statedCounts.at(-1)?.ruling?.left).toBe(2);
  });

  it("a hand is pegged only after one count is stated", () => {
    const one = atShow("muggins");
    one.tell({ type: "handPegged", owner: 1 });
    counts(one, 30);
    counts(counts(one, 8), 9);
    expect(one.refusals).toEqual(["countFirst", "badCount", "countedAlready"]);
  });

  it.each([19, 25, 26, 27])("a count of %s, which no hand can have, is taken without a word", (said) => {
    const one = counts(atShow("muggins"), said);
    expect([one.refusals, statedCountsNow(one.state).at(-1)]).toMatchObject([[], { stated: said, ruling: undefined }]);
    expect(one.tap("peg").scores).toEqual([0, said]);
    const called = calls(counts(atShow("muggins"), said), 0, "over");
    expect(called.tap("peg").scores).toEqual([said - 9, 9]);
  });

  it("24 counted as 25 is claimed like any overcount", () => {
    const one = table("muggins").tap("6C").tell({ type: "playEnded" });
    for (const card of ["4C", "4D", "5S", "5H"] as const) one.tap(card);
    expect(calls(counts(one, 25), 0, "over").tap("peg").scores).toEqual([1, 24]);
  });

  it("in the five-card game more than 20 can be said of a hand, and as much called as was missed", () => {
    const rules = { form: "fiveCard", target: 61, house: [] } as const;
    const one = new Table([started("cards", rules, ["Alice", "Bob"], "muggins"), { type: "dealerChosen", dealer: 0 }]);
    one.tap("6C").tell({ type: "playEnded" });
    for (const card of ["2C", "KD", "QH"] as const) one.tap(card);
    expect(counts(one, 22).refusals).toEqual([]);
    one.tap("peg");
    for (const card of ["3C", "KH", "QS"] as const) one.tap(card);
    counts(one, 0).tap("peg");
    for (const card of ["4C", "4D", "5S", "5H"] as const) one.tap(card);
    expect(calls(counts(one, 0), 1, "missed", 24).refusals).toEqual([]);
    expect(one.tap("peg").scores[1]).toBe(3 + 22 + 24);
  });

  it("a total that is only entered must be one that a hand can have", () => {
    const one = atShow("muggins").tell({ type: "handTyped", owner: 1, points: 25 });
    expect(one.refusals).toEqual(["impossibleCount"]);
  });

  it("muggins takes at most the holes that were left (at 118, true 9, stated 2: one)", () => {
    const one = atShow("muggins");
    one.tell({ type: "pegged", side: 1, points: 118, for: "points" });
    calls(counts(one, 2), 0, "missed", 7);
    expect(one.tap("peg").scores).toEqual([1, 120]);
  });

  it("muggins that pegs out wins the game", () => {
    const one = atShow("muggins");
    one.tell({ type: "pegged", side: 0, points: 119, for: "points" });
    calls(counts(one, 2), 0, "missed", 7);
    expect(one.tap("peg").state.winner).toBe(0);
  });
});

describe("players who count while the app checks", () => {
  it("a wrong count in the play is corrected at once; the others peg an overcount only when they call it", () => {
    const one = table("checked").tap("KH 4C 5D 6H").tell(says(7));
    expect(one.scores).toEqual([0, 5]);
    expect(calls(one, 0, "over").scores).toEqual([2, 5]);
  });
  it("a count can be called until its player pegs again, not merely counts again", () => {
    const one = table("checked").tap("KH 4C 5D 6H").tell(says(7)).tap("2S AC").tell(says(1));
    expect(calls(one, 0, "over", 0, 2).scores).toEqual([2, 5]);
    const gone = table("checked").tap("KH 4C 5D 6H").tell(says(7)).tap("2S 2C 3H");
    expect(calls(gone, 0, "over", 0, 3).refusals).toEqual(["tooLateToCall"]);
  });
  it("an unstated count is pegged with the next card", () => {
    expect(table("checked").tap("KH 4C 5D 6H 9S").scores).toEqual([0, 5]);
  });
  it("muggins cannot be called", () => {
    expect(calls(table("checked").tap("KH 4C 5D 6H").tell(says(2)), 0, "missed", 3).refusals).toEqual(["badCount"]);
  });
  it.each([
    ["an undercount is corrected", 7, false, [6, 9]],
    ["an overcount is corrected", 12, false, [6, 9]],
    ["an overcount goes to the others when they call it", 12, true, [9, 9]],
  ] as const)("at the show %s", (_, said, asked, scores) => {
    const one = counts(atShow("checked"), said);
    if (asked) calls(one, 0, "over");
    // Alice pegged 6 in the play. Bob's 3 are not in `scores`.
    expect(one.tap("peg").scores).toEqual([scores[0], scores[1] + 3]);
  });
});

describe("the choice of counting during a game", () => {
  it("settles an uncounted card as the next card would", () => {
    const app: TableFact = { type: "countingChosen", counting: "app" };
    expect(table("muggins").tap("KH 4C 5D 6H").tell(app).scores).toEqual([0, 0]);
    expect(table("checked").tap("KH 4C 5D 6H").tell(app).scores).toEqual([0, 5]);
  });
  it("is skipped by undo", () => {
    const one = table("app").tap("KH 4C").tell({ type: "countingChosen", counting: "muggins" }).tap("undo");
    expect([one.state.counting, one.state.deal?.play?.series]).toEqual(["muggins", []]);
  });
});

describe("a false go (rules.md §6.5)", () => {
  /** Bob leads; at 25 Alice says go, and after Bob’s thirty-one she leads an ace. */
  const renege = () => table("app").tap("2H KS 8D 7C go 3S 3D AC");
  const take = (one: Table, end: FalseGoEnd, side = 1) => one.tell({ type: "renegeTaken", go: 0, side, end });
  const found = (one: Table) => {
    const [go] = one.state.deal?.goes ?? [];
    return go && cardsOfFalseGo(one.state, go);
  };

  it("is found when the card that could have been played appears, and not before", () => {
    expect(found(table("app").tap("2H KS 8D 7C go 3S 3D"))).toEqual([]);
    expect(found(renege())).toEqual(["AC"]);
    expect(found(renege().tap("9S 5C"))).toEqual(["AC", "5C"]);
  });
  it("costs two for each card; the play goes back to it, and the card must be played", () => {
    const one = renege();
    expect(one.scores).toEqual([0, 4]);
    take(one, "played");
    expect(one.scores).toEqual([0, 2]);
    expect([one.state.deal?.play?.count, one.state.deal?.play?.turn]).toEqual([25, 0]);
    expect(one.tap("AC 3S").state.deal?.play?.count).toBe(29);
  });
  it("makes a card dead, which cannot be played but counts at the show", () => {
    const one = take(renege(), "dead");
    expect([one.scores, one.state.deal?.play?.count, one.state.deal?.play?.turn]).toEqual([[0, 2], 25, 1]);
    one.tap("3S 3D | 9C QS");
    expect([phaseOf(one.state), one.state.deal?.dead[0]]).toEqual(["show", ["AC"]]);
    expect([cardsOf(one.state, 0), one.refusals]).toEqual([["8D", "9C", "QS", "AC"], []]);
  });
  it("may cost only the points, while the play remains as it is", () => {
    expect(take(renege(), "stands").scores).toEqual([0, 6]);
  });
  it("is also found at the show when the play was not entered to its end, and then costs only the points", () => {
    const one = table("app").tap("2H KS 8D 7C go").tell({ type: "playEnded" }).tap("9H 9D peg AC TD JD");
    expect(found(one)).toEqual(["AC"]);
    const [, before = 0] = one.scores;
    expect(take(one, "played").scores[1]).toBe(before + 2);
  });
  it("is implied by a card past 31 from the last player left", () => {
    const one = table("app").tap("5H JH 5C 7S 6D go 2S 6C AD");
    expect(one.state.deal?.goes.map(({ seat, before }) => [seat, before.count])).toEqual([
      [1, 28],
      [0, 30],
    ]);
    const [, silent] = one.state.deal?.goes ?? [];
    expect(silent && cardsOfFalseGo(one.state, silent)).toEqual(["AD"]);
  });
  it("is claimed once, by another side, and only if a known card could have been played", () => {
    const one = take(renege(), "stands", 0);
    take(one, "stands");
    take(one, "stands");
    expect(one.refusals).toEqual(["nobody", "noFalseGo"]);
  });
  it("costs two in all or nothing under another law", () => {
    const by = (law: "flat2" | "none") => {
      const one = new Table([started("cards", { renege: law }), { type: "dealerChosen", dealer: 0 }]);
      return take(one.tap("2H KS 8D 7C go 3S 3D AC 9S 5C"), "stands").scores;
    };
    expect([by("flat2"), by("none")]).toEqual([
      [3, 6],
      [3, 4],
    ]);
  });
});

describe("penalties (rules.md §6.6)", () => {
  const fault = (over: number, penalty: "looked" | "countRefused" | "falseGame"): TableFact => ({
    type: "penaltyTaken",
    side: 0,
    penalty,
    over,
  });
  const at = (...scores: readonly number[]) => {
    const one = table("app");
    scores.forEach((points, side) => points > 0 && one.tell({ type: "pegged", side, points, for: "points" }));
    return one;
  };
  it("a player who looked at cards gives two to the others", () => {
    expect(at(10, 20).tell(fault(0, "looked")).scores).toEqual([10, 22]);
  });
  it("a refused count goes back ten, never below the start", () => {
    expect(at(30, 20).tell(fault(0, "countRefused")).scores).toEqual([20, 20]);
    expect(at(6, 20).tell(fault(0, "countRefused")).scores).toEqual([0, 20]);
  });
  it("a false claim at 112 with a true 8, pegged to 121, ends at 105, with one for the others", () => {
    const one = at(112, 40).tell({ type: "pegged", side: 0, points: 9, for: "points" });
    expect(one.state.winner).toBe(0);
    one.tell(fault(1, "falseGame"));
    expect([one.scores, one.state.winner]).toEqual([[105, 41], undefined]);
  });
  it("the offender goes back fifteen even when the others go out by it", () => {
    const one = at(112, 120).tell({ type: "pegged", side: 0, points: 9, for: "points" }).tell(fault(1, "falseGame"));
    expect([one.scores, one.state.winner]).toEqual([[105, 121], 1]);
  });
  it("only a false claim of the game has overclaimed holes", () => {
    expect(at(10, 20).tell(fault(3, "looked")).refusals).toEqual(["badPoints"]);
  });
});

describe("rulings that were once wrong", () => {
  const renege = (end: FalseGoEnd, side = 1): TableFact => ({ type: "renegeTaken", go: 0, side, end });
  const typed = (owner: 0 | 1 | "crib", points: number): TableFact => ({ type: "handTyped", owner, points });
  const plus = (side: number, points: number): TableFact => ({ type: "pegged", side, points, for: "points" });
  const falseGame = (over: number): TableFact => ({ type: "penaltyTaken", side: 0, penalty: "falseGame", over });

  it("a false claim of the game at the crib ends the deal, and the next deal begins", () => {
    const one = table("app").tap("5H").tell({ type: "playEnded" }).tell(typed(1, 4)).tell(typed(0, 4));
    one.tell(plus(0, 105)).tell(typed("crib", 12));
    expect(one.state.winner).toBe(0);
    one.tell(falseGame(4));
    expect([one.scores, phaseOf(one.state), one.state.deal?.number]).toEqual([[102, 8], "starter", 2]);
  });

  it("a misdeal after a win that was taken back drops only the points of its own deal", () => {
    const one = table("app").tell(plus(0, 112)).tell(plus(1, 40)).tell(plus(0, 9)).tell(falseGame(1)).tap("5H");
    one.tell({ type: "playEnded" }).tell(typed(1, 4)).tell(typed(0, 4)).tell(typed("crib", 2));
    const before = one.scores;
    one.tap("6H").tell(plus(0, 3)).tell({ type: "dealVoided" });
    expect([one.scores, one.state.winner, phaseOf(one.state)]).toEqual([before, undefined, "starter"]);
  });

  it.each([
    ["app", []],
    ["checked", []],
    ["muggins", [says(2)]],
  ] as const)(
    "a false go takes back only the cards played since, even if an earlier card is counted later (%s)",
    (who, said) => {
      const one = table(who).tap("2H KS 7D 7C go");
      for (const fact of said) one.tell(fact);
      one.tap("3S go AC").tell(renege("played"));
      expect(one.refusals).toEqual([]);
      expect(one.scores).toEqual([0, 4]);
    },
  );

  it("a false go does not take back a penalty for another fault", () => {
    const one = table("app").tap("2H KS 8D 7C go");
    one.tell({ type: "penaltyTaken", side: 0, penalty: "looked", over: 0 }).tap("3S 3D AC").tell(renege("played"));
    expect(one.scores).toEqual([0, 4]);
  });

  it("a hand is limited by the holes left when it is pegged, because a call on the play may have moved the peg", () => {
    const one = table("muggins").tap("KH 4C 5D 6H").tell(says(7)).tell(plus(1, 111)).tell({ type: "playEnded" });
    one.tap("5S 5C");
    counts(one, 10);
    calls(one, 0, "over", 0, 1);
    expect(one.scores).toEqual([2, 116]);
    expect([one.tap("peg").scores, one.state.winner]).toEqual([[2, 121], 1]);
  });

  it("a hand that claims the game falsely goes to its true hole, the others peg one, and then it goes back fifteen (rules.md §6.6)", () => {
    const one = atShow("muggins").tell(plus(1, 111));
    calls(counts(one, 12), 0, "over");
    one.tap("peg");
    expect(one.scores).toEqual([1, 120]);
    one.tell({ type: "penaltyTaken", side: 1, penalty: "falseGame", over: 0 });
    expect([one.scores, one.state.winner]).toEqual([[1, 105], undefined]);
  });

  it("a count and its fifteen are one move: one undo takes both back, and the scores equal those of two moves", () => {
    const one = atShow("muggins").tell(plus(1, 111));
    calls(counts(one, 12), 0, "over");
    const before = one.scores;
    one.tell({ type: "handPegged", owner: 1, falseGame: true });
    expect([one.scores, one.state.winner, one.state.deal?.counted]).toEqual([[1, 105], undefined, [1]]);
    expect(one.tap("undo").scores).toEqual(before);
  });

  it("a false game at the crib goes back fifteen, and the next deal begins", () => {
    const two = (facts: readonly TableFact[]) => {
      const one = atShow("muggins").tell(plus(0, 110));
      for (let hand = 0; hand < 2; hand++) counts(one, 2).tap("peg");
      one.tap("2C 4H 8S KD");
      calls(counts(one, 12), 1, "over");
      for (const fact of facts) one.tell(fact);
      return [one.scores, one.state.winner, one.state.deal?.number, one.refusals];
    };
    const together: TableFact = { type: "handPegged", owner: "crib", falseGame: true };
    const penalty: TableFact = { type: "penaltyTaken", side: 0, penalty: "falseGame", over: 0 };
    expect(two([together])).toEqual(two([{ type: "handPegged", owner: "crib" }, penalty]));
    expect(two([together]).slice(1)).toEqual([undefined, 2, []]);
  });

  it("the fifteen go back even if the overcount takes the others home, and the loss shows it (rules.md §6.6)", () => {
    const one = atShow("muggins").tell(plus(1, 111)).tell(plus(0, 120));
    calls(counts(one, 12), 0, "over");
    one.tell({ type: "handPegged", owner: 1, falseGame: true });
    expect([one.scores, one.state.winner, one.refusals]).toEqual([[121, 105], 0, []]);
    expect(one.state.homes).toEqual([{ side: 0, holes: [121, 105] }]);
  });

  it("the fifteen at the crib belong to its deal, so a misdeal of the next deal does not bring them back", () => {
    const one = atShow("muggins").tell(plus(0, 110));
    for (let hand = 0; hand < 2; hand++) counts(one, 2).tap("peg");
    one.tap("2C 4H 8S KD");
    calls(counts(one, 12), 1, "over").tell({ type: "handPegged", owner: "crib", falseGame: true });
    const { scores } = one;
    expect(one.tell({ type: "dealVoided" }).scores).toEqual(scores);
  });

  it("the overclaimed holes cannot exceed the holes pegged", () => {
    const one = table("app").tell(plus(0, 5)).tell(falseGame(50));
    expect([one.refusals, one.scores]).toEqual([["belowZero"], [5, 0]]);
  });

  it("a win with a card held back by a false go is taken back with that go", () => {
    const one = table("app", 20).tap("2H KS 8D 7C go 3S go").tell(plus(0, 18)).tap("TD 4S AC");
    expect(one.state.winner).toBe(0);
    one.tell(renege("played"));
    expect([one.refusals, one.state.winner, phaseOf(one.state), one.state.deal?.play?.count]).toEqual([
      [],
      undefined,
      "play",
      25,
    ]);
  });

  it("one for go can be added once, after the card itself is counted", () => {
    const one = table("muggins").tap("2H KS TD TC").tell(says(2)).tap("go").tell(says(1));
    expect([one.refusals, one.scores]).toEqual([[], [0, 3]]);
    one.tell(says(1)).tap("9D");
    expect(one.refusals).toEqual(["nothingToCount"]);
    expect(statedCountsNow(one.state)[2]).toMatchObject({ truth: 3, stated: 3, ruling: { left: 0 } });
  });

  it("changing to the scoreboard settles an uncounted card", () => {
    const one = table("checked").tap("KH 4C 5D 6H").tell({ type: "depthChosen", depth: "points" });
    expect(one.scores).toEqual([0, 5]);
  });

  it("a call stays with its card when a correction moves its place", () => {
    const one = table("muggins").tap("2H KS 9D 7C go 2C").tell(says(1)).tap("go QS QD").tell(says(2));
    one.tap("TS go AS").tell(says(0));
    calls(one, statedCountsNow(one.state).at(-1)?.seat === 0 ? 1 : 0, "missed", 1);
    const called = () => statedCountsNow(one.state).find(({ call }) => call !== undefined)?.card;
    expect(called()).toBe("AS");
    const line = one.now.lines.find(({ fact }) => fact.type === "claimed");
    one.do({ do: "correct", entry: line?.id ?? -1, change: { how: "replaced", by: says(0) } });
    expect([one.refusals, called()]).toEqual([[], "AS"]);
  });

  it("a hand cannot be counted before its turn", () => {
    const one = table("muggins");
    for (const card of ["JH", "7S", "6C", "4C", "9D", "9H", "9D", "9H"])
      one.do({ do: "tapHand", seat: 1, card: card as "JH" });
    one.tap("5H JH").tell({ type: "claimed", owner: 1, points: 9 }).tell(says(0));
    expect(one.refusals).toEqual(["playOpen"]);
  });
});
