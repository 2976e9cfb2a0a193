import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../testing/seed";
import {
  clash,
  declared,
  isJoker,
  JOKER,
  orderOf,
  PACK,
  parseCards,
  rankOf,
  suitOf,
  valueOf,
  type Card,
} from "./cards";
import { announceTally } from "./aloud/announce";
import { countsOf, isPossibleCount } from "./show/counts";
import { FORM_NAMES, FORMS, formsFor, loneSide, seatsFit, sidesOf } from "./forms";
import { HOUSE_RULES, houseClash } from "./house";
import { type PegRules, pegsFor } from "./play/pegs";
import { lay, sayGo, startPlay } from "./play/play";
import { type Held, type PlayRules, USUAL_PLAY } from "./play/state";
import { targetsOf } from "./ruleset";
import { type CountOf, type CountRules, tally, USUAL_COUNT } from "./show/tally";
import { units } from "./show/units";

const cards = (line: string): readonly Card[] => parseCards(line) ?? [];

/** "7 8 9 X + K": the hand, then the starter. */
function total(line: string, rules: Partial<CountRules> = {}, of: CountOf = "hand"): number {
  const all = cards(line.replace("+", " "));
  return tally(all.slice(0, -1), all.at(-1)!, of, undefined, undefined, { ...USUAL_COUNT, ...rules }).total;
}

const WILD = { jokers: "wild" } as const;
const NAUGHT = { jokers: "naught" } as const;

describe("the deal table, rules.md §1.5", () => {
  const table: Record<
    string,
    readonly [players: number, dealt: number[], discards: number[], crib: number, used: number]
  > = {
    sixCard: [2, [6, 6], [2, 2], 4, 12],
    fivePlusTwo: [2, [5, 5], [1, 1], 4, 12],
    fiveCard: [2, [5, 5], [2, 2], 4, 10],
    tenCard: [2, [10, 10], [2, 2], 4, 20],
    three: [3, [5, 5, 5], [1, 1, 1], 4, 16],
    threeDealerSix: [3, [5, 5, 6], [1, 1, 2], 4, 16],
    captainA: [3, [5, 5, 5], [1, 1, 1], 4, 16],
    four: [4, [5, 5, 5, 5], [1, 1, 1, 1], 4, 20],
    canadian: [4, [10, 0, 0, 10], [2, 0, 0, 2], 4, 20],
    five1: [5, [5, 5, 5, 5, 4], [1, 1, 1, 1, 0], 4, 24],
    five2: [5, [5, 5, 5, 5, 5], [1, 1, 1, 1, 1], 5, 25],
    six: [6, [5, 5, 4, 5, 5, 4], [1, 1, 0, 1, 1, 0], 4, 28],
  };
  it.each(Object.entries(table))("%s", (name, [players, dealt, discards, crib, used]) => {
    const form = FORMS[name as (typeof FORM_NAMES)[number]];
    const shares = Array.from({ length: players }, (_, left) =>
      form.share({ left, dealer: left === players - 1, lone: false }),
    );
    expect(form.players).toBe(players);
    expect(shares.map((one) => one.dealt)).toEqual(dealt);
    expect(shares.map((one) => one.discards)).toEqual(discards);
    expect(form.crib).toBe(crib);
    const hands = players * form.hand * (form.passedTo === "second" ? 2 : 1);
    expect(hands + crib).toBe(used);
    // Whatever is not laid away is dealt straight to the crib.
    expect(crib - discards.reduce((sum, one) => sum + one, 0)).toBe(used - dealt.reduce((sum, one) => sum + one, 0));
  });

  it("captain B: the lone player holds eight with the crib in his hand, and puts four back (§9.4)", () => {
    const { share } = FORMS.captainB;
    expect(share({ left: 0, dealer: false, lone: true })).toEqual({ dealt: 8, discards: 4, passes: 0 });
    expect(share({ left: 1, dealer: false, lone: false })).toEqual({ dealt: 4, discards: 0, passes: 0 });
  });

  it("every form fits its seatings, and no other number of players", () => {
    for (const name of FORM_NAMES)
      for (const seating of FORMS[name].seatings) {
        expect(seatsFit(FORMS[name], sidesOf(seating, FORMS[name].players))).toBe(true);
        expect(seatsFit(FORMS[name], sidesOf(seating, FORMS[name].players + 1))).toBe(false);
      }
    expect([2, 3, 4, 5, 6, 7].map((players) => formsFor(players).length)).toEqual([4, 4, 2, 2, 1, 0]);
  });

  it("three pairs, two teams of three, and one against two are seatings; two against one beside a third side is none", () => {
    expect(sidesOf("threePairs", 6)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(sidesOf("twoTeams", 6)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(sidesOf("lone", 3)).toEqual([0, 1, 1]);
    expect(seatsFit(FORMS.captainA, [1, 0, 1])).toBe(true);
    expect(seatsFit(FORMS.captainA, [0, 0, 0])).toBe(false);
    expect(seatsFit(FORMS.three, [0, 1, 1])).toBe(false);
    expect(loneSide(FORMS.captainA, [1, 0, 1])).toBe(0);
    expect(loneSide(FORMS.three, [0, 1, 2])).toBeUndefined();
  });

  it("captain A: the lone player is home at 61, the others at 121 (§9.4)", () => {
    expect(targetsOf(121, FORMS.captainA, [0, 1, 1])).toEqual([61, 121]);
    expect(targetsOf(121, FORMS.captainA, [1, 0, 1])).toEqual([61, 121]);
    expect(targetsOf(121, FORMS.captainB, [0, 1, 1])).toEqual([121, 121]);
  });
});

describe("five-card shows, rules.md §9.1", () => {
  it.each([
    ["5C 5D JH + 5H", 15],
    ["7 8 8 + 9", 12],
    ["2H 4H 6H + KC", 3],
    ["2H 4H 6H + KH", 4],
    ["2H 4H JH + KH", 5],
    ["5 5 5 + 5", 20],
  ])("%s = %i", (line, points) => expect(total(line)).toBe(points));
  it.each([
    ["2H 4H 6H 8H + KC", 0],
    ["2H 4H 6H 8H + KH", 5],
  ])("crib %s = %i", (line, points) => expect(total(line, {}, "crib")).toBe(points));
});

describe("the shows of the other deals", () => {
  it.each([
    ["§9.2", "4C 5C 6C JS + 6S", 15],
    ["§9.2", "AC AD 3H 3S + 6S", 4],
    ["§9.2", "7C 8C 8D 9H + 6S", 16],
    ["§9.2", "KC KD KH 2S + 6S", 6],
    ["§9.3", "7C 5D QC 4S + 3H", 7],
    ["§9.3", "7D 5S QD 3C + 3H", 8],
    ["§9.3", "7S 8D KC 9S + 3H", 5],
    ["§9.3 dealer six", "2C 3C 4D KH + AS", 8],
    ["§9.3 dealer six", "9C 9D 9H 6S + AS", 12],
    ["§9.3 dealer six", "5C TD JS QC + AS", 10],
    ["§9.4 B", "5C 5D 5S JH + 5H", 29],
    ["§9.5", "JD 5D 6C 2C + 8S", 4],
    ["§9.5", "7H JS JC 9H + 8S", 8],
    ["§9.5", "KS 5C 3H 7D + 8S", 6],
    ["§9.5", "JH KH AH AD + 8S", 2],
    ["§9.6", "AC 2C 3C 4C + 4H", 14],
    ["§9.6", "5D TD JD QD + 4H", 13],
    ["§9.6", "6S 7S 8S 9H + 4H", 8],
    ["§9.6", "KC KD 2H 3H + 4H", 9],
    ["§9.6", "4D 4S 7C 7D + 4H", 20],
    ["§9.17", "9C 9D 6S 3S + 5H", 6],
    ["§9.17", "6C 7C 8D 4S + 5H", 9],
    ["§9.17", "TC TD AS AD + 5H", 8],
    ["§9.17", "5C 5D JH QS + 5H", 21],
    ["§9.20", "2C 3D 4S 5H + TD", 8],
    ["§9.20", "6C 6D 7S 8H + TD", 10],
  ])("%s %s = %i", (_, line, points) => expect(total(line)).toBe(points));
  it.each([
    ["§9.2", "TS 9S 2D 7D + 6S", 4],
    ["§9.3 dealer six", "8H 7D 7S KD + AS", 8],
    ["§9.5", "4C 4D QH TC + 8S", 2],
    ["§9.6", "9D 6H QC QS + 4H", 4],
    ["§9.17", "4H 2D KC KD + 5H", 6],
    ["§9.20", "JD QD KD 9D + TD", 11],
  ])("%s crib %s = %i", (_, line, points) => expect(total(line, {}, "crib")).toBe(points));
});

describe("a crib of five, counted alone, rules.md §9.7", () => {
  it.each([
    ["9D 6H QC QS 5S", 8],
    ["5C 5D 5S JH KD", 20],
    ["2H 4H 6H 8H TH", 5],
    ["2H 4H 6H 8H TC", 0],
    ["A 2 3 4 5", 7],
    ["JH 2C 4D 6S 9C", 4],
    ["JH 2C 4D 6S 9H", 4],
  ])("%s = %i", (line, points) => expect(total(line, {}, "cribAlone")).toBe(points));
});

describe("jokers wild, rules.md §9.10", () => {
  it.each([
    ["5 5 5 5 + X", 40],
    ["5 5 X X + 5", 40],
    ["5C 5D JH X + 5H", 29],
    ["5C 5D 5S X + JH", 28],
    ["7C 8D 9S X + KH", 12],
    ["7C 7D 8S 9H + X", 24],
    ["KC KD 5S 2H + X", 12],
    ["2H 4H 6H X + 8H", 12],
  ])("%s = %i", (line, points) => expect(total(line, WILD)).toBe(points));

  it("7 8 9 and a joker that was the 6 of diamonds in the play, + K = 8; free again by the house rule: 12", () => {
    expect(total("7C 8D 9S X=6D + KH", WILD)).toBe(8);
    expect(total("7C 8D 9S X=6D + KH", { ...WILD, redeclare: true })).toBe(12);
  });

  it("the joker of 2H 4H 6H X + 8H is the 3 of hearts", () => {
    const all = cards("2H 4H 6H X 8H");
    const found = tally(all.slice(0, -1), "8H", "hand", undefined, undefined, { ...USUAL_COUNT, ...WILD });
    expect(found.cards[3]).toBe("X=3H");
  });

  const pegs = (line: string, rules?: PegRules) => {
    const series = cards(line);
    return series.map((_, i) => pegsFor(series.slice(0, i + 1), rules).reduce((sum, one) => sum + one.points, 0));
  };
  it.each([
    ["8 7 K X=6", [0, 2, 0, 2]],
    ["5 5 5 5 X=5 X=5", [0, 2, 8, 12, 20, 30]],
    ["4 4 4 X=4", [0, 2, 6, 12]],
  ])("the play %s pegs %j", (line, points) => expect(pegs(line)).toEqual(points));

  const hands = fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 });
  it("a joker never counts less than any card in its place", () => {
    const better = (five: readonly Card[], place: number) => {
      const all = five.with(place, JOKER);
      const free = tally(all.slice(0, -1), all.at(-1)!, "hand", undefined, undefined, { ...USUAL_COUNT, ...WILD });
      return free.total >= tally(five.slice(0, -1), five.at(-1)!, "hand").total;
    };
    fc.assert(fc.property(hands, fc.nat({ max: 4 }), better), { seed: seed("joker"), numRuns: 200 });
  });
});

describe("jokers naught, rules.md §9.11", () => {
  it.each([
    ["4H 5H 6H X + X", 14],
    ["4H 6H X X + 5H", 14],
    ["5H 6H X X + 4H", 14],
    ["4H 5H X X + 6H", 14],
    ["7 8 X K + 2", 4],
    ["X A 2 9 + K", 3],
    ["X X A 2 + K", 6],
    ["X X A 2 + 3", 8],
    ["5C 5D JS X + 5H", 22],
    ["2H 4H X X + 8H", 3],
    ["2H 4H X X + 8C", 0],
    ["2H 4H 6H 8H + X", 4],
  ])("%s = %i", (line, points) => expect(total(line, NAUGHT)).toBe(points));
  it("a crib's starter must match as well: 2H 4H 6H X + 8C = 0", () =>
    expect(total("2H 4H 6H X + 8C", NAUGHT, "crib")).toBe(0));
  it("two jokers are a pair only by the house rule: 16, not 14", () =>
    expect(total("4H 5H 6H X + X", { ...NAUGHT, jokersPair: true })).toBe(16));
  it("a joker turned up is no jack's suit", () => expect(total("JH 2C 7D 9S + X", NAUGHT)).toBe(0));

  /** Every seat's cards known; the points of each move, and of what it ends. */
  function pegged(held: Held[], line: string, rules: Partial<PlayRules> = {}): readonly number[] {
    let play = startPlay(0, held, { ...USUAL_PLAY, openAt31: true, ...rules }, 2);
    return line.split(" ").map((word) => {
      const step = word === "go" ? sayGo(play) : lay(play, cards(word)[0]!);
      if (!step.ok) throw new Error(`${word}: ${step.error}`);
      play = step.value.play;
      return step.value.happenings.reduce(
        (sum, one) => sum + (one.kind === "go" ? 0 : one.reasons.reduce((all, { points }) => all + points, 0)),
        0,
      );
    });
  }
  const hidden = (): Held[] => [4, 4].map((unknown) => ({ known: [], unknown }));

  it("fifteen can be scored three times: 8 7 X X K 6", () =>
    expect(pegged(hidden(), "8 7 X X K 6")).toEqual([0, 2, 2, 2, 0, 2]));
  it("the last joker takes the two: K T T A X X", () =>
    expect(pegged(hidden(), "K T T A X X")).toEqual([0, 0, 2, 0, 0, 2]));
  it("a run of four from the joker: 2 A 3 X", () => expect(pegged(hidden(), "2 A 3 X")).toEqual([0, 0, 3, 4]));
  it("31 stays open, and the next lead says that no joker came: its two go to the card that made it", () => {
    expect(pegged(hidden(), "K T T A")).toEqual([0, 0, 2, 0]);
    expect(pegged(hidden(), "K T T A 5")).toEqual([0, 0, 2, 0, 2]);
  });
  it("a known joker must be played: 31 cannot be passed over", () => {
    const held: Held[] = [
      { known: cards("T A"), unknown: 0 },
      { known: cards("K T X"), unknown: 0 },
    ];
    let play = startPlay(0, held, { ...USUAL_PLAY, openAt31: true }, 2);
    for (const card of cards("K T T A")) {
      const step = lay(play, card);
      if (step.ok) play = step.value.play;
    }
    expect([play.count, play.turn]).toEqual([31, 1]);
    expect(sayGo(play)).toEqual({ ok: false, error: "canPlay" });
  });
  it("jokers do not pair in the play, unless the house says so", () => {
    expect(pegsFor(cards("X X"))).toEqual([]);
    expect(pegsFor(cards("X X"), { threeRuns: false, jokersPair: true })).toMatchObject([{ kind: "pair", points: 2 }]);
  });
});

describe("three runs, rules.md §9.13", () => {
  const THREES = { threeRuns: true } as const;
  it.each([
    ["2 3 4 5 + K", 10],
    ["2 3 4 5 + 6", 13],
    ["A A 2 3 + 4", 11],
    ["A 2 2 3 + 4", 14],
    ["4 4 5 5 + 6", 24],
  ])("%s = %i", (line, points) => expect(total(line, THREES)).toBe(points));
  it.each([
    ["2 3 4 5", [0, 0, 3, 3]],
    ["4 2 5 3", [0, 0, 0, 0]],
    ["4 3 5 6", [0, 0, 3, 0]],
  ])("the play %s pegs %j", (line, points) => {
    const series = cards(line);
    const rules = { threeRuns: true, jokersPair: false };
    const found = series.map((_, i) =>
      pegsFor(series.slice(0, i + 1), rules).reduce((sum, one) => sum + one.points, 0),
    );
    expect(found).toEqual(points);
  });
});

describe("counts that can be, rules.md §4.5", () => {
  const impossible = (form: (typeof FORM_NAMES)[number], house: (typeof HOUSE_RULES)[number][], of: "hand" | "crib") =>
    Array.from({ length: 45 }, (_, points) => points).filter(
      (points) => !isPossibleCount(points, countsOf(FORMS[form], house, of)),
    );
  it("the standard", () => expect(impossible("three", [], "hand").slice(0, 5)).toEqual([19, 25, 26, 27, 30]));
  it("a five-card hand", () => expect(impossible("fiveCard", [], "hand").slice(0, 5)).toEqual([16, 17, 18, 19, 21]));
  it("a crib of five", () => expect(impossible("five2", [], "crib").slice(0, 6)).toEqual([1, 19, 25, 26, 27, 29]));
  it("three runs can count nineteen", () =>
    expect(impossible("sixCard", ["threeRuns"], "hand").slice(0, 4)).toEqual([25, 26, 27, 30]));
  it("jokers wild go to forty", () => expect(impossible("sixCard", ["jokersWild"], "hand")[0]).toBe(41));

  it("no hand with jokers of naught counts more than 29", () => {
    const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
    let highest = 0;
    for (const a of ranks)
      for (const b of ranks)
        for (const c of ranks)
          for (const fourth of [JOKER, ...ranks]) {
            if ([a, b, c, fourth].filter((one) => one === a).length > 4) continue;
            highest = Math.max(highest, total(`${a} ${b} ${c} ${fourth} + ${JOKER}`, { ...NAUGHT, jokersPair: true }));
          }
    // A flush of five ranks adds at most five to a hand of different ranks, and nobs one: far below.
    expect(highest).toBeLessThanOrEqual(29);
  });
});

describe("house rules that cannot go together", () => {
  const clashOf = (on: (typeof HOUSE_RULES)[number][], more: Partial<Parameters<typeof houseClash>[0]> = {}) =>
    houseClash({ form: "sixCard", on, muggins: false, ...more });
  it.each([
    [["jokersWild", "jokersNaught"] as const, {}, "twoJokers"],
    [["stinkhole", "stinkholes"] as const, {}, "twoStinkholes"],
    [["lowball"] as const, { muggins: true }, "lowballMuggins"],
    [["lowball", "heelsCannotWin"] as const, {}, "lowballHome"],
    [["tossFives"] as const, { form: "captainB" as const }, "fivesPickedUp"],
    [["lowball", "playOn"] as const, { form: "three" as const }, "lowballPlayOn"],
    [["playOn"] as const, { form: "three" as const, muggins: true }, undefined],
    [["playOn"] as const, { form: "four" as const }, "houseMisplaced"],
    [["playOn"] as const, {}, "houseMisplaced"],
    [["pickUpDealing", "cribAlwaysHis"] as const, { form: "captainB" as const }, "twoPickUps"],
    [["redeclare"] as const, {}, "houseMisplaced"],
    [["goStops"] as const, {}, "houseMisplaced"],
    [["highCut"] as const, {}, "houseMisplaced"],
    [["lowball", "jokersWild", "auction", "nullPoint", "backTen", "threeRuns", "tossFives"] as const, {}, undefined],
  ])("%j %j → %s", (on, more, why) => expect(clashOf([...on], more)).toBe(why));
});

describe("jokers as cards", () => {
  it("a declared joker is read as the card it stands for, and is still a joker", () => {
    const five = declared("5H");
    expect([rankOf(five), suitOf(five), orderOf(five), valueOf(five), isJoker(five)]).toEqual(["5", "H", 5, 5, true]);
    expect([rankOf(JOKER), suitOf(JOKER), orderOf(JOKER), valueOf(JOKER)]).toEqual(["X", undefined, 0, 0]);
  });
  it("a pack has two, or none", () => {
    expect(clash(JOKER, [])).toBe("noJokers");
    expect(clash(JOKER, ["X=5H"], 2)).toBeUndefined();
    expect(clash(JOKER, ["X=5H", "X"], 2)).toBe("thirdJoker");
    expect(clash("5H", ["X=5H"], 2)).toBeUndefined();
    expect(clash("5", cards("5 5 5 X=5"), 2)).toBeUndefined();
  });
});

describe("three runs and five of a kind aloud", () => {
  const said = (line: string, rules: Partial<CountRules>) => {
    const all = cards(line);
    const counted = tally(all.slice(0, -1), all.at(-1)!, "hand", undefined, undefined, { ...USUAL_COUNT, ...rules });
    expect(units(counted).at(-1)?.running ?? 0).toBe(counted.total);
    return announceTally(counted, "no points");
  };
  it.each([
    ["2 3 4 5 K", { threeRuns: true }, "fifteen two, fifteen four, and two runs of three for six, makes ten"],
    ["A 2 2 3 4", { threeRuns: true }, "four runs of three for twelve, and a pair makes fourteen"],
    [
      "4 4 5 5 6",
      { threeRuns: true },
      "fifteen two, fifteen four, fifteen six, fifteen eight, and a double double run for sixteen, makes twenty-four",
    ],
    ["2H 4D 6S 8C K", { threeRuns: true }, "no points"],
  ] as const)("%s", (line, rules, words) => expect(said(line, rules)).toBe(words));
  it("four fives and a joker", () =>
    expect(said("5C 5D 5H 5S X", { jokers: "wild" })).toMatch(
      /fifteen twenty, and five of a kind for twenty, makes forty$/,
    ));
});

describe("what the rules lawyer found, and is mended", () => {
  const free = (line: string, told?: { flush: number; nobs: boolean }, of: CountOf = "hand") => {
    const all = cards(line.replace("+", " "));
    return tally(all.slice(0, -1), all.at(-1)!, of, told, undefined, { ...USUAL_COUNT, ...WILD });
  };
  it.each(["JH QH 6H X + 8C", "8C QH 6H X + JH"])(
    "a crib of five with a joker of naught, one card of another suit: %s = 0",
    (line) => expect(total(line, NAUGHT, "cribAlone")).toBe(0),
  );
  it("a joker under the starter copies a rank of the hand: A 4 T 7 + X with the flush = 13", () =>
    expect(free("A 4 T 7 + X", { flush: 5, nobs: false }).total).toBe(13));
  it("a joker as the jack of the starter's suit is certain, whatever that is: T Q 9 X + 2 = 5", () =>
    expect(free("T Q 9 X + 2").total).toBe(5));
  it("beside a jack that is told as nobs: 8 X J + 4H = 4", () =>
    expect(free("8 X J + 4H", { flush: 0, nobs: true }).total).toBe(4));
  it("a flush that is certain is not asked for: 2H 4H 6H X + 8 = 11", () =>
    expect(free("2H 4H 6H X + 8").total).toBe(11));
  it("a jack whose suit is known counts, though a joker had been the jack of nobs elsewhere", () => {
    const hand = tally(cards("JH 4 6S 8C"), "2H", "hand", undefined, { cards: [], nobsGone: true });
    expect(hand.total).toBe(1);
  });
  it("at 31 two goes do not end the series: a third player's joker may follow", () => {
    const held: Held[] = [4, 4, 4, 4].map((unknown) => ({ known: [], unknown }));
    let play = startPlay(0, held, { ...USUAL_PLAY, openAt31: true, goStops: true }, 2);
    for (const word of ["KC", "QD", "TH", "AS", "go", "go"]) {
      const step = word === "go" ? sayGo(play) : lay(play, cards(word)[0]!);
      if (!step.ok) throw new Error(`${word}: ${step.error}`);
      play = step.value.play;
    }
    expect([play.count, play.turn]).toEqual([31, 3]);
  });
});
