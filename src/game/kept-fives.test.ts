import { expect, it } from "vitest";
import type { HouseRule } from "../rules/house-rules";
import { parseCards } from "../rules/cards";
import { formStarted, Table } from "../testing/table";
import { keptFives } from "./kept-fives";

/** Bob's hand, Alice's hand and the crib, without the cards of the play. */
function shown(house: readonly HouseRule[], hands: readonly string[]): Table {
  const table = new Table([formStarted("sixCard", { house }), { type: "dealerChosen", dealer: 0 }]);
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
