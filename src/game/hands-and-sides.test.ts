import { describe, expect, it } from "vitest";
import { formStarted, started, Table } from "../testing/table";
import { claimableFalseGoes } from "./false-go";
import { handsHidden, holdsCrib, passesTo, seatsToEnter } from "./known";
import { otherSides, sidesToPenalise } from "./sides";

const DEALER = { type: "dealerChosen", dealer: 0 } as const;
const pegs = (side: number, points: number) => ({ type: "pegged", side, points, for: "points" }) as const;

describe("hands entered before the play", () => {
  it("can be entered by every seat that was dealt cards, until a card is played", () => {
    expect(seatsToEnter(new Table([formStarted("canadian"), DEALER]).state)).toEqual([0, 1]);
    expect(seatsToEnter(new Table().tap("5H JH").state)).toEqual([]);
    expect(seatsToEnter(new Table([started("points"), DEALER]).state)).toEqual([]);
  });

  it("are hidden until the show, and in the current deal only", () => {
    const table = new Table().tap("5H | JH 5C 7S 6D go 2S 6C 4D");
    expect([handsHidden(table.state, 1), handsHidden(table.state, 0)]).toEqual([true, false]);
    expect(handsHidden(table.tap("4C").state, 1)).toBe(false);
  });

  it("are the partner's in Canadian doubles", () => {
    const { state } = new Table([formStarted("canadian"), DEALER]);
    expect([0, 1, 2, 3].map((seat) => passesTo(state, seat))).toEqual([2, 3, undefined, undefined]);
    expect(passesTo(new Table().state, 0)).toBeUndefined();
  });

  it("include the crib for the lone player of form B (rules.md §9.4)", () => {
    const { state } = new Table([formStarted("captainB"), DEALER]);
    expect([0, 1, 2].map((seat) => holdsCrib(state, seat))).toEqual([true, false, false]);
  });
});

describe("a side that has pegged out while the others play on", () => {
  const table = new Table([formStarted("three", { house: ["playOn"] }), DEALER, pegs(2, 121)]);

  it("scores nothing more", () => {
    expect([otherSides(table.state), otherSides(table.state, 0)]).toEqual([[0, 1], [1]]);
  });

  it("can be penalised until the deal is over", () => {
    expect(sidesToPenalise(table.state)).toEqual([0, 1, 2]);
  });
});

it("a win ends the false goes of the other side", () => {
  const table = new Table().tap("2H KS 8D 7C go 3S 3D AC");
  expect(claimableFalseGoes(table.state).map(({ seat }) => seat)).toEqual([0]);
  expect(claimableFalseGoes(table.tell(pegs(1, 121)).state)).toEqual([]);
});
