import { expect, it } from "vitest";
import type { FormName } from "../rules/forms";
import type { HouseRule } from "../rules/house-rules";
import { parseCards } from "../rules/cards";
import { formStarted, Table } from "../testing/table";
import { keptFives } from "./kept-fives";

/** The hands in the order of the show, and the crib, without the cards of the play. Alice deals. */
function shown(house: readonly HouseRule[], hands: readonly string[], form: FormName = "sixCard"): Table {
  const table = new Table([formStarted(form, { house }), { type: "dealerChosen", dealer: 0 }]);
  table.tap("KD").tell({ type: "playEnded" });
  for (const [i, hand] of hands.entries()) {
    for (const card of parseCards(hand) ?? []) table.do({ do: "tapCard", card });
    if (i < hands.length - 1) table.tap("peg");
  }
  return table;
}

it("a kept five is reported when the crib shows fewer than two fives (rules.md §9.12)", () => {
  const table = shown(["tossFives"], ["5C 6C 7D 8D", "AC AD 9H TS", "2C 3D QS JH"]);
  expect(keptFives(table.state)).toEqual([1]);
});

it("a player who was dealt three fives may keep one, because the crib holds the other two", () => {
  const table = shown(["tossFives"], ["5C 6C 7D 8D", "AC AD 9H TS", "5D 5S QS JH"]);
  expect(keptFives(table.state)).toEqual([]);
});

it("nothing is reported before the crib is seen, or when fives may be kept", () => {
  expect(keptFives(shown(["tossFives"], ["5C 6C 7D 8D", "AC AD 9H TS", "2C 3D"]).state)).toEqual([]);
  expect(keptFives(shown([], ["5C 6C 7D 8D", "AC AD 9H TS", "2C 3D QS JH"]).state)).toEqual([]);
});

it("of ten cards a five kept in either hand is reported, when the crib shows fewer than two (§9.2)", () => {
  const hands = ["2C 3C 7D 8D", "5C 6C 9H TS", "AC AD 9D TD", "2S 3S 7C 8C"];
  const tenCard = (crib: string) => shown(["tossFives"], [...hands, crib], "tenCard");
  expect(keptFives(tenCard("2D 3D QS JH").state)).toEqual([1]);
  expect(keptFives(tenCard("5D 5S QS JH").state)).toEqual([]);
});

it("a five given to the partner was kept by the player who was dealt it (§9.17)", () => {
  const hands = ["2C 3C 7D 8D", "AC AD 9D TD", "5C 6C 9H TS", "2S 3S 7C 8C"];
  const canadian = (crib: string) => shown(["tossFives"], [...hands, crib], "canadian");
  expect(keptFives(canadian("2D 3D QS JH").state)).toEqual([1]);
  expect(keptFives(canadian("5D 5S QS JH").state)).toEqual([]);
});

it("a player without a discard keeps every five by right (§9.12)", () => {
  const five = ["5D 3C 4C 6C", "2D 3D 4D 6D", "2S 3S 4S 6S", "7C 7D 8C 8D", "5C 8S 9S TS", "9C 9D TC TD 2C"];
  expect(keptFives(shown(["tossFives"], five, "five1").state)).toEqual([1]);
  const six = ["5C 2C 3C 4C", "2D 3D 4D 6D", "5S 2S 3S 4S", "7C 7D 8C 8D", "9C 9S TC TS", "7S 8S JD QD", "JC QC KC 9D"];
  expect(keptFives(shown(["tossFives"], six, "six").state)).toEqual([1]);
});

it("a player who is known to have discarded fives only keeps the third by right", () => {
  const table = new Table([formStarted("sixCard", { house: ["tossFives"] }), { type: "dealerChosen", dealer: 0 }]);
  for (const card of parseCards("5C 5D 5H JC 2D 8S 5C 5D") ?? []) table.do({ do: "tapHand", seat: 1, card });
  table.tap("KH").tell({ type: "playEnded" }).tap("peg");
  for (const card of parseCards("5S 3C 4C 9D") ?? []) table.do({ do: "tapCard", card });
  table.tap("peg");
  for (const card of parseCards("7C 7D") ?? []) table.do({ do: "tapCard", card });
  expect(keptFives(table.state)).toEqual([0]);
});
