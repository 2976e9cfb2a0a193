import { describe, expect, it } from "vitest";
import { FORM_NAMES, type FormName, FORMS, formsFor, loneSide, seatsFit, sidesOf, targetsOf } from "./forms";

interface DealRow {
  /** Seat by seat from the dealer's left; in captain B the first seat is the lone player's. */
  readonly dealt: readonly number[];
  readonly discards: readonly number[];
  readonly crib: number;
  readonly used: number;
}

describe("the deal table (rules.md §1.5, §9.4)", () => {
  const TABLE: Readonly<Record<FormName, DealRow>> = {
    sixCard: { dealt: [6, 6], discards: [2, 2], crib: 4, used: 12 },
    fivePlusTwo: { dealt: [5, 5], discards: [1, 1], crib: 4, used: 12 },
    fiveCard: { dealt: [5, 5], discards: [2, 2], crib: 4, used: 10 },
    tenCard: { dealt: [10, 10], discards: [2, 2], crib: 4, used: 20 },
    three: { dealt: [5, 5, 5], discards: [1, 1, 1], crib: 4, used: 16 },
    threeDealerSix: { dealt: [5, 5, 6], discards: [1, 1, 2], crib: 4, used: 16 },
    captainA: { dealt: [5, 5, 5], discards: [1, 1, 1], crib: 4, used: 16 },
    captainB: { dealt: [8, 4, 4], discards: [4, 0, 0], crib: 4, used: 16 },
    four: { dealt: [5, 5, 5, 5], discards: [1, 1, 1, 1], crib: 4, used: 20 },
    canadian: { dealt: [10, 0, 0, 10], discards: [2, 0, 0, 2], crib: 4, used: 20 },
    five1: { dealt: [5, 5, 5, 5, 4], discards: [1, 1, 1, 1, 0], crib: 4, used: 24 },
    five2: { dealt: [5, 5, 5, 5, 5], discards: [1, 1, 1, 1, 1], crib: 5, used: 25 },
    six: { dealt: [5, 5, 4, 5, 5, 4], discards: [1, 1, 0, 1, 1, 0], crib: 4, used: 28 },
  };
  it.each(FORM_NAMES)("%s deals, discards and uses as many cards as the table says", (name) => {
    const { dealt, discards, crib, used } = TABLE[name];
    const form = FORMS[name];
    const shares = dealt.map((_, left) =>
      form.share({ left, dealer: left === dealt.length - 1, lone: left === 0 && form.seatings.includes("lone") }),
    );
    expect(form.players).toBe(dealt.length);
    expect(shares.map((one) => one.dealt)).toEqual(dealt);
    expect(shares.map((one) => one.discards)).toEqual(discards);
    expect(form.crib).toBe(crib);
    const hands = form.players * form.hand * (form.passedTo === "second" ? 2 : 1);
    expect(hands + crib).toBe(used);
    // Crib cards that nobody discards are dealt straight to the crib.
    expect(crib - sum(discards)).toBe(used - sum(dealt));
  });
});

describe("seatings", () => {
  it("every form fits its own seatings and no other number of players", () => {
    for (const name of FORM_NAMES)
      for (const seating of FORMS[name].seatings) {
        expect(seatsFit(FORMS[name], sidesOf(seating, FORMS[name].players))).toBe(true);
        expect(seatsFit(FORMS[name], sidesOf(seating, FORMS[name].players + 1))).toBe(false);
      }
  });

  it("every form is offered for its number of players, the usual one first", () => {
    const offered = [2, 3, 4, 5, 6].map((players) => formsFor(players));
    expect(offered.flat().toSorted()).toEqual([...FORM_NAMES].toSorted());
    expect(offered.map(([usual]) => usual)).toEqual(["sixCard", "three", "four", "five1", "six"]);
    expect(formsFor(7)).toEqual([]);
  });

  it("six can play as three pairs or two teams; captain is one against two, in any seat", () => {
    expect(sidesOf("threePairs", 6)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(sidesOf("twoTeams", 6)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(sidesOf("lone", 3)).toEqual([0, 1, 1]);
    expect(seatsFit(FORMS.captainA, [1, 0, 1])).toBe(true);
    expect(seatsFit(FORMS.captainA, [0, 0, 0])).toBe(false);
    expect(seatsFit(FORMS.three, [0, 1, 1])).toBe(false);
    expect(loneSide(FORMS.captainA, [1, 0, 1])).toBe(0);
    expect(loneSide(FORMS.three, [0, 1, 2])).toBeUndefined();
  });

  it("captain A: the lone player wins at 61, the others at 121 (§9.4)", () => {
    expect(targetsOf(121, FORMS.captainA, [0, 1, 1])).toEqual([61, 121]);
    expect(targetsOf(121, FORMS.captainA, [1, 0, 1])).toEqual([61, 121]);
    expect(targetsOf(121, FORMS.captainB, [0, 1, 1])).toEqual([121, 121]);
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
