import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FormName, FORMS } from "../rules/forms";
import type { HouseRule } from "../rules/house-rules";
import { PENALTY_NAMES } from "../rules/penalties";
import { chanceOf, Robot } from "../testing/robot";
import { seed } from "../testing/seed";
import { formStarted, Table } from "../testing/table";
import { type Counting, type Depth, FALSE_GO_ENDS, type TableFact } from "./facts";
import { rowOf } from "./list-row";
import { homesInAll, lossOf, targetOf, nextToDeal } from "./sides";
import { statedCountsNow, type GameState, phaseOf, showing, showOrder } from "./state";
import { nameOfCount } from "./stated-counts";

interface How {
  readonly depth?: Depth;
  readonly counting?: Counting;
  readonly house?: readonly HouseRule[];
  readonly target?: number;
  readonly dealer?: number;
}

/** A table where the others play on; Alice deals. */
function sat(form: FormName, { house = [], target = 121, dealer = 0, ...how }: How = {}): Table {
  const start = formStarted(form, { house: ["playOn", ...house], target }, "solo", how);
  return new Table([start, { type: "dealerChosen", dealer }]);
}

const pegs = (side: number, points: number): TableFact => ({ type: "pegged", side, points, for: "points" });

/** Pegs each side to its hole. */
function at(table: Table, holes: readonly number[]): Table {
  holes.forEach((hole, side) => {
    if (hole > 0) table.tell(pegs(side, hole));
  });
  return table;
}

/** Types the counts of the remaining hands, in order. */
function shown(table: Table, ...counts: readonly number[]): Table {
  for (const points of counts) table.tell({ type: "handTyped", owner: showing(table.state) ?? "crib", points });
  return table;
}

const homes = (table: Table) => table.state.homes.map(({ side }) => side);
/** The effects of the last entry, by kind. */
const told = (table: Table) => {
  const status = table.now.lines.at(-1)?.status;
  return status?.is === "fits" ? status.happenings.map(({ kind }) => kind) : [];
};

/** rules.md §2.6-b, three players: Bob leads, Alice deals. In the play Alice pegs 7, Bob nothing, Carol 10. */
const PLAY = "3H 7C 7D 7S 5D 5S 8D QC QD go go 3C KC 4S 9S";

describe("three players, rules.md §7.5", () => {
  /** Bob gets home with the first hand of the show: 114 and 7. */
  const shows = () => at(sat("three"), [20, 114, 30]).tap(PLAY).tap("peg");

  it("a side gets home at the show, and the others finish the deal", () => {
    const table = shows();
    expect([table.scores, homes(table), table.state.winner, phaseOf(table.state)]).toEqual([
      [27, 121, 40],
      [1],
      undefined,
      "show",
    ]);
    expect(told(table)).toEqual(["counted", "home"]);
    expect(table.tap("peg peg").scores).toEqual([32, 121, 48]);
    expect(told(table)).toEqual(["counted"]);
  });

  it("the last two players get six cards each, and the player who is home is not dealt in", () => {
    const table = shown(shows().tap("peg peg"), 4);
    const { deal, form } = table.state;
    expect([form, deal?.dealer, deal?.order, deal?.first]).toEqual([FORMS.sixCard, 2, [0, 2], 0]);
    expect(deal?.shares.map(({ dealt, discards }) => [dealt, discards])).toEqual([
      [6, 2],
      [0, 0],
      [6, 2],
    ]);
    expect(deal && showOrder(table.state, deal)).toEqual([0, 2, "crib"]);
    expect(deal && nextToDeal(table.state, deal)).toBe(0);
    // rules.md §2.6a for the last two players. Nothing is asked of the player who is home.
    table.tap("5H JH 5C 7S 6D go 2S 6C 4D 4C");
    expect([table.scores, phaseOf(table.state)]).toEqual([[39, 121, 54], "show"]);
    shown(table, 9, 12, 4);
    expect(table.scores).toEqual([48, 121, 70]);
    expect([table.state.deal?.dealer, table.state.deal?.order]).toEqual([0, [2, 0]]);
  });

  it("the second side home ends the game: the first has won, by the holes of that moment", () => {
    const table = shown(shows().tap("peg peg"), 4).tell(pegs(2, 73));
    expect([table.state.winner, homes(table), phaseOf(table.state)]).toEqual([1, [1, 2], "over"]);
    expect(told(table)).toEqual(["typed", "home", "won"]);
    expect(table.state.homes.map(({ holes }) => holes)).toEqual([
      [27, 121, 40],
      [36, 121, 121],
    ]);
    expect(lossOf(table.state)).toBe("doubleSkunk");
    expect(rowOf(table.entries)).toMatchObject({ winner: 1, scores: [36, 121, 121], loss: "doubleSkunk" });
  });

  it("cards of a player who got home in the play count in the series, and nobody pegs their points", () => {
    // Carol gets home with the pair of sevens. Alice’s third seven still makes a pair royal.
    const table = at(sat("three"), [0, 0, 119]).tap("3H 7C 7D");
    expect([table.scores, told(table)]).toEqual([
      [0, 0, 121],
      ["laid", "home"],
    ]);
    table.tap("7S 5D 5S");
    expect([table.scores, table.state.deal?.play?.count]).toEqual([[6, 0, 121], 0]);
    // The points that Carol’s card would have scored are not shown.
    expect(table.now.lines.at(-1)?.status).toMatchObject({ happenings: [{ kind: "laid", card: "5S", reasons: [] }] });
    table.tap("8D QC QD go go 3C");
    expect(table.scores).toEqual([6, 0, 121]);
    expect(table.tap("KC 4S 9S").scores).toEqual([7, 0, 121]);
    expect([phaseOf(table.state), showing(table.state)]).toEqual(["show", 1]);
    // Carol shows her hand for no points, then the dealer shows hand and crib.
    expect(shown(table, 7, 8, 5, 4).scores).toEqual([16, 7, 121]);
    expect([table.state.deal?.dealer, table.state.deal?.order]).toEqual([1, [0, 1]]);
  });

  it.each(["lastCard", "atGo"] as const)("nobody pegs the go or last card of a player who is home: %s", (goTiming) => {
    const start = formStarted("three", { house: ["playOn"], goTiming });
    const table = at(new Table([start, { type: "dealerChosen", dealer: 0 }]), [115, 0, 0]);
    // Alice gets home with the third seven. Carol says go at 30, and Alice makes thirty-one.
    table.tap("3H 7C 7D 7S 5D 5S KD QC 4S 2H 4C go");
    expect(table.now.lines.at(-1)?.status).toMatchObject({ happenings: [{ kind: "go", seat: 2 }] });
    expect([table.tap("AC").scores, told(table)]).toEqual([[121, 0, 6], ["laid"]]);
    // Carol pegs her own last card.
    expect(table.tap("9H").scores).toEqual([121, 0, 7]);
  });

  it("of two who peg out in the same deal, the first to do so is placed first", () => {
    const table = at(sat("three"), [116, 114, 0]).tap(PLAY);
    // Alice played the last card, so nobody pegs one for it.
    expect([table.scores, homes(table)]).toEqual([[121, 114, 10], [0]]);
    table.tap("peg");
    expect([table.state.winner, homes(table)]).toEqual([0, [0, 1]]);
    expect(table.state.homes.map(({ holes }) => holes)).toEqual([
      [121, 114, 2],
      [121, 121, 10],
    ]);
  });

  it("his heels take the dealer home, and the deal goes on", () => {
    const table = at(sat("three"), [119, 0, 0]).tap("JC");
    expect([homes(table), phaseOf(table.state), told(table)]).toEqual([[0], "play", ["heels", "home"]]);
    // The dealer still shows the crib, and nobody pegs it.
    table.tell({ type: "playEnded" });
    expect(shown(table, 2, 4, 6, 8).scores).toEqual([121, 2, 4]);
    expect(table.state.deal?.dealer).toBe(1);
  });

  it("only a dealer among three players gets six cards", () => {
    const table = at(sat("threeDealerSix", { depth: "points" }), [0, 0, 121]).tell({ type: "dealEnded" });
    expect([table.state.form, table.state.deal?.order]).toEqual([FORMS.sixCard, [0, 1]]);
  });
});

describe("five players, rules.md §7.6", () => {
  const next = { type: "dealEnded" } as const;
  const dealing = ({ deal, form }: GameState) => ({
    form,
    order: deal?.order,
    dealt: deal?.shares.map(({ dealt }) => dealt),
    crib: form.crib - (deal?.shares ?? []).reduce((sum, { discards }) => sum + discards, 0),
  });

  it.each(["five1", "five2"] as const)(
    "%s: five play, then four, then three; the third side home ends the game",
    (form) => {
      const table = sat(form, { depth: "points" }).tell(pegs(3, 121));
      expect(dealing(table.state).order).toEqual([1, 2, 3, 4, 0]);
      table.tell(next);
      expect(dealing(table.state)).toEqual({ form: FORMS.four, order: [2, 4, 0, 1], dealt: [5, 5, 5, 0, 5], crib: 0 });
      table.tell(next).tell(pegs(1, 121)).tell(pegs(0, 60)).tell(next);
      // Carol dealt, and Dave on her left is home, so Eve deals. One card goes straight to the crib.
      expect(dealing(table.state)).toEqual({ form: FORMS.three, order: [0, 2, 4], dealt: [5, 0, 5, 0, 5], crib: 1 });
      expect(table.tell(next).state.deal?.dealer).toBe(0);
      table.tell(pegs(4, 121));
      expect([phaseOf(table.state), table.state.winner, homes(table)]).toEqual(["over", 3, [3, 1, 4]]);
      expect(table.state.homes[0]?.holes).toEqual([0, 0, 0, 121, 0]);
    },
  );

  it("after two get home in one deal, five players become three", () => {
    const table = sat("five1", { depth: "points" }).tell(pegs(1, 121)).tell(pegs(2, 121)).tell(next);
    expect(dealing(table.state)).toMatchObject({ form: FORMS.three, order: [4, 0, 3] });
  });

  it("points for all the others can take two home at once, in seating order, and the last place ends the game", () => {
    const table = at(sat("five1", { house: ["nullPoint"] }), [121, 0, 120, 120, 120]).tap("2H");
    table.tell({ type: "playEnded" });
    shown(table, 0);
    expect([table.scores, homes(table), table.state.winner]).toEqual([[121, 0, 121, 121, 120], [0, 2, 3], 0]);
  });
});

describe("a side that is home", () => {
  const home = () => at(sat("three", { depth: "points" }), [121, 50, 60]);

  it("has no cards, pegs or penalties in later deals", () => {
    const table = home().tell({ type: "dealEnded" });
    table.do({ do: "tapHand", seat: 0, card: "5H" });
    table.tell(pegs(0, 2)).tell({ type: "pegged", side: 0, points: -2, for: "correction" });
    table.tell({ type: "penaltyTaken", side: 0, penalty: "looked", over: 0 });
    table.tell({ type: "penaltyTaken", side: 0, penalty: "falseGame", over: 0 });
    expect(table.refusals).toEqual(["sideHome", "sideHome", "sideHome", "sideHome", "sideHome"]);
    expect(table.tell({ type: "penaltyTaken", side: 1, penalty: "looked", over: 0 }).scores).toEqual([121, 50, 62]);
  });

  it("cannot call a count, or be called for a missed one", () => {
    const table = at(sat("three", { counting: "muggins" }), [0, 0, 117]).tap("3H 7C 7D");
    table.tell({ type: "claimed", owner: "play", points: 2 }).tap("7S");
    table.tell({ type: "claimed", owner: "play", points: 2 });
    const call = (side: number, place: number, points: number): TableFact => {
      const claim = statedCountsNow(table.state)[place];
      return { type: "called", at: place, of: claim ? nameOfCount(claim) : "", side, for: "missed", points };
    };
    expect(table.tell(call(2, 2, 2)).scores).toEqual([2, 0, 121]);
    expect(
      table
        .tell(call(1, 2, 4))
        .tell(call(2, 2, 4))
        .tell(call(0, 1, 1)).refusals,
    ).toEqual(["tooLateToCall", "sideHome", "tooLateToCall"]);
    // Carol’s next card is not counted, and her hand is shown without a stated count.
    table.tap("5D 5S");
    expect(statedCountsNow(table.state).at(-1)).toMatchObject({ card: "5D" });
    table.tap("8D QC QD go go 3C KC 4S 9S").tell({ type: "claimed", owner: "play", points: 1 });
    table.tell({ type: "claimed", owner: 1, points: 7 }).tap("peg");
    expect(showing(table.state)).toBe(2);
    table.tell({ type: "claimed", owner: 2, points: 8 }).tap("peg");
    expect([table.scores, table.refusals.at(-1), showing(table.state)]).toEqual([[3, 7, 121], "sideHome", 0]);
  });

  it("does not go back for a hand of 0, but the others still peg one", () => {
    const table = at(sat("three", { house: ["nullPoint", "backTen"] }), [20, 121, 30]).tap("3H");
    expect(shown(table.tell({ type: "playEnded" }), 0).scores).toEqual([21, 121, 31]);
    expect(shown(table, 0).scores).toEqual([22, 121, 21]);
  });

  it("does not bid for the crib", () => {
    const table = at(sat("three", { house: ["auction"], dealer: 2 }), [121, 5, 6]);
    expect(homes(table)).toEqual([0]);
    // Alice was asked first, but she is home and can only pass.
    table.tell({ type: "bidPassed" }).tell({ type: "bid", points: 2 }).tell({ type: "bidPassed" });
    expect([table.scores, table.state.deal?.cribOf]).toEqual([[121, 3, 6], 1]);
    table.tap("2H").tell({ type: "playEnded" });
    shown(table, 4, 4, 4, 4);
    expect([table.scores, table.state.deal?.auction?.turn]).toEqual([[121, 11, 10], 2]);
    table.tell({ type: "bid", points: 1 }).tell({ type: "bid", points: 2 });
    expect([table.state.deal?.auction?.turn, table.refusals]).toEqual([2, []]);
  });
});

describe("a win or place is taken back", () => {
  it("by undo, and restored by redo", () => {
    const table = at(sat("three"), [20, 114, 30]).tap(PLAY).tap("peg undo");
    expect([homes(table), table.scores]).toEqual([[], [27, 114, 40]]);
    expect(homes(table.tap("redo"))).toEqual([1]);
  });

  it("by a correction, which takes the first side out of home and changes nothing for the others", () => {
    const table = at(sat("three", { depth: "points" }), [121, 121]);
    expect([table.state.winner, homes(table)]).toEqual([0, [0, 1]]);
    table.do({ do: "correct", entry: 2, change: { how: "replaced", by: pegs(0, 12) } });
    expect([table.state.winner, homes(table), table.scores]).toEqual([undefined, [1], [12, 121, 0]]);
    table.tell({ type: "dealEnded" });
    expect(table.state.deal?.order).toEqual([0, 2]);
  });

  it("by a correction in an earlier deal: the player is dealt in, and everything is scored again", () => {
    const table = at(sat("three"), [20, 114, 30]).tap(PLAY).tap("peg peg peg");
    shown(table, 4).tap("5H");
    const first = table.entries.find(({ fact }) => fact.type === "pegged" && fact.side === 1);
    table.do({ do: "correct", entry: first?.seq ?? 0, change: { how: "replaced", by: pegs(1, 14) } });
    expect([table.scores, homes(table), table.refusals]).toEqual([[36, 21, 48], [], []]);
    expect([table.state.deal?.dealer, table.state.deal?.order]).toEqual([1, [2, 0, 1]]);
  });

  it("by a misdeal, unless the side got home in an earlier deal", () => {
    const table = at(sat("five1", { depth: "points" }), [0, 121]).tell({ type: "dealEnded" });
    table.tell(pegs(2, 121)).tell({ type: "dealVoided" });
    expect([table.scores, homes(table)]).toEqual([[0, 121, 0, 0, 0], [1]]);
    expect(table.state.deal).toMatchObject({ dealer: 2, number: 2, first: 0, order: [3, 4, 0, 2] });
    expect(table.state.homes[0]?.holes).toEqual([0, 121, 0, 0, 0]);
  });

  it("not when the two points of a misdeal take a side home, which is then not dealt in", () => {
    const table = at(sat("three", { depth: "points", house: ["misdealTwo"] }), [0, 119]).tell({ type: "dealEnded" });
    expect(table.tell({ type: "dealEnded" }).state.deal?.dealer).toBe(2);
    table.tell({ type: "dealVoided" });
    expect([table.scores, homes(table), table.state.deal?.order]).toEqual([[2, 121, 0], [1], [0, 2]]);
  });

  it("by a false game, in the deal in which the side got home", () => {
    const table = at(sat("three", { depth: "points" }), [121, 50, 60]);
    table.tell({ type: "penaltyTaken", side: 0, penalty: "falseGame", over: 2 });
    expect([table.scores, homes(table)]).toEqual([[104, 52, 62], []]);
  });

  it("by a false game at the end, and the second side is then first", () => {
    const table = at(sat("three", { depth: "points" }), [121, 121, 60]);
    table.tell({ type: "penaltyTaken", side: 0, penalty: "falseGame", over: 0 });
    expect([table.scores, homes(table), table.state.winner]).toEqual([[106, 121, 0], [1], undefined]);
  });

  it("by a call on the count that took the side home", () => {
    const table = at(sat("three", { counting: "muggins" }), [0, 0, 117]).tap("3H 7C 7D");
    table.tell({ type: "claimed", owner: "play", points: 4 });
    expect(homes(table)).toEqual([2]);
    table.tell({ type: "called", at: 1, of: "7D", side: 0, for: "over", points: 0 });
    expect([homes(table), table.scores]).toEqual([[], [2, 2, 119]]);
  });

  it("by such a call, but not from a side that was home before it", () => {
    const table = at(sat("five1", { counting: "muggins" }), [0, 121, 117]).tap("3H 7C 7D");
    table.tell({ type: "claimed", owner: "play", points: 4 });
    table.tell({ type: "called", at: 0, of: "7D", side: 0, for: "over", points: 0 });
    expect([homes(table), table.scores]).toEqual([[1], [2, 121, 119, 2, 2]]);
  });

  it("by a false go, but not from a side that was home before it", () => {
    // Eve says go at 29, though she holds an ace. Dave gets home with a pair of aces and thirty-one.
    const table = at(sat("five1"), [0, 121, 0, 118, 0]).tap("2H KC QD 9S go AC go go AD");
    expect(homes(table)).toEqual([1, 3]);
    table.tap("AS").tell({ type: "renegeTaken", go: 0, side: 1, end: "played" });
    table.tell({ type: "renegeTaken", go: 0, side: 2, end: "played" });
    expect([table.scores, homes(table), table.refusals]).toEqual([[0, 121, 2, 118, 0], [1], ["sideHome"]]);
    expect(table.state.deal?.play).toMatchObject({ count: 29, turn: 4 });
  });
});

describe("laws", () => {
  const forms = ["three", "threeDealerSix", "five1", "five2"] as const;

  /** The sides in the game hole are exactly those that are home. The game is over when the last place is taken. */
  const isSound = (state: GameState): boolean => {
    const there = state.sides.flatMap(({ front }, side) => (front === targetOf(state, side) ? [side] : []));
    const home = state.homes.map(({ side }) => side);
    const over = home.length >= homesInAll(state);
    const { deal } = state;
    const dealt = deal?.shares.every((share, seat) => deal.order.includes(seat) || share.dealt === 0) ?? true;
    return (
      dealt &&
      home.toSorted((a, b) => a - b).join() === there.join() &&
      state.winner === (over ? home[0] : undefined) &&
      home.length <= homesInAll(state)
    );
  };

  it("games are played to the last place, with any way of counting and any depth", () => {
    const first = seed("the others play on");
    const wrong = forms.flatMap((form, i) =>
      (["app", "checked", "muggins"] as const).flatMap((counting) =>
        [[], ["jokersNaught"], ["auction", "nullPoint"], ["goStops", "backTen"]].flatMap((more) => {
          const house = ["playOn", ...more] as HouseRule[];
          const start = formStarted(form, { target: 61, house }, "solo", { counting });
          const robot = new Robot(start, chanceOf(first + i), { taps: 0.5, ranksOnly: 0.2, wanders: 0.05 });
          const state = robot.play();
          const fits = robot.table.now.lines.every(({ status }) => status.is === "fits");
          return isSound(state) && fits && state.homes.length === homesInAll(state)
            ? []
            : [`${form} ${house.join("+")}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  const sides = fc.nat({ max: 4 });
  const odd: fc.Arbitrary<TableFact> = fc.oneof(
    fc.record({
      type: fc.constant("penaltyTaken" as const),
      side: sides,
      penalty: fc.constantFrom(...PENALTY_NAMES),
      over: fc.nat({ max: 3 }),
    }),
    fc.record({
      type: fc.constant("renegeTaken" as const),
      go: fc.nat({ max: 2 }),
      side: sides,
      end: fc.constantFrom(...FALSE_GO_ENDS),
    }),
    fc.record({
      type: fc.constant("pegged" as const),
      side: sides,
      points: fc.integer({ min: -6, max: 8 }),
      for: fc.constantFrom("points" as const, "correction" as const),
    }),
    fc.record({
      type: fc.constant("claimed" as const),
      owner: fc.constant("play" as const),
      points: fc.nat({ max: 9 }),
    }),
    fc.record({
      type: fc.constant("called" as const),
      at: fc.nat({ max: 6 }),
      of: fc.constant("go"),
      side: sides,
      for: fc.constantFrom("missed" as const, "over" as const),
      points: fc.nat({ max: 5 }),
    }),
    fc.record({
      type: fc.constant("cardDealt" as const),
      seat: sides,
      card: fc.constantFrom("AC" as const, "KD" as const),
    }),
    fc.constant<TableFact>({ type: "dealVoided" }),
    fc.constant<TableFact>({ type: "playEnded" }),
    fc.constantFrom<TableFact>(
      ...(["5", "A", "T", "2", "J"] as const).map((card) => ({ type: "cardPlayed", card }) as const),
    ),
    fc.constant<TableFact>({ type: "goCalled" }),
    fc.constant<TableFact>({ type: "starterTurned", card: "9" }),
    fc.record({
      type: fc.constant("handTyped" as const),
      owner: fc.constant("crib" as const),
      points: fc.nat({ max: 12 }),
    }),
  );
  it("after any facts in any order, the sides that are home are those in the game hole", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        fc.constantFrom("app" as const, "checked" as const, "muggins" as const),
        fc.constantFrom<HouseRule[]>([], ["misdealTwo"], ["nullPoint", "backTen"]),
        fc.array(odd, { maxLength: 60 }),
        (form, counting, house, facts) => {
          const table = sat(form, { counting, house, target: 21 });
          return facts.every((fact) => {
            const called = fact.type === "called" ? statedCountsNow(table.state)[fact.at] : undefined;
            table.tell(called && fact.type === "called" ? { ...fact, of: nameOfCount(called) } : fact);
            return isSound(table.state);
          });
        },
      ),
      { seed: seed("homes"), numRuns: 2000 },
    );
  });
});
