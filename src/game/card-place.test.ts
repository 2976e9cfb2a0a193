import { expect, it } from "vitest";
import { formStarted, started, Table } from "../testing/table";
import { placeOf } from "./card-place";

const place = (table: Table, asked?: number) => placeOf(table.state, asked);
const dealt = (table: Table, line: string) => {
  for (const card of line.split(" ")) table.do({ do: "tapHand", seat: 1, card: card as "5H" });
  return table;
};

it("the first card is the cut of the first player who has yet to cut", () => {
  const table = new Table([started()]);
  expect(place(table)).toEqual({ type: "cut", seat: 0 });
  expect(place(table.tap("KH"))).toEqual({ type: "cut", seat: 1 });
});

it("after the cut for deal the next card is the starter, and after the starter it is played", () => {
  const table = new Table();
  expect(place(table)).toEqual({ type: "starterTurned" });
  expect(place(table.tap("5H"))).toEqual({ type: "cardPlayed" });
});

it("a hand that somebody asks to enter comes before the starter and the play", () => {
  const table = new Table();
  expect(place(table, 1)).toEqual({ type: "cardDealt", seat: 1 });
  expect(place(table.tap("5H"), 1)).toEqual({ type: "cardDealt", seat: 1 });
});

it("a partly entered hand takes its dealt cards and then its discards before anything else", () => {
  const table = dealt(new Table(), "5C 6D");
  expect(place(table)).toEqual({ type: "cardDealt", seat: 1 });
  expect(place(dealt(table, "2S 4D 9C 9D"))).toEqual({ type: "discarded", seat: 1 });
  expect(place(dealt(table, "9C 9D"))).toEqual({ type: "starterTurned" });
});

it("at the show a card belongs to the hand being counted: the pone's, then the dealer's, then the crib", () => {
  const table = new Table().tap("5H").tell({ type: "playEnded" });
  expect(place(table)).toEqual({ type: "cardShown", owner: 1 });
  expect(place(table.tell({ type: "handTyped", owner: 1, points: 8 }))).toEqual({ type: "cardShown", owner: 0 });
  table.tell({ type: "handTyped", owner: 0, points: 2 });
  expect(place(table, 1)).toEqual({ type: "cardShown", owner: "crib" });
});

it("no card is expected on a scoreboard, in a play pegged by hand, during an auction or after the game", () => {
  const dealer = { type: "dealerChosen", dealer: 0 } as const;
  expect(place(new Table([started("points"), dealer]))).toBeUndefined();
  const hands = new Table([started("hands"), dealer]);
  expect(place(hands)).toEqual({ type: "starterTurned" });
  expect(place(hands.tap("5H"))).toBeUndefined();
  const auction = new Table([formStarted("sixCard", { house: ["auction"] }), dealer]);
  expect(place(auction)).toBeUndefined();
  expect(auction.do({ do: "tapCard", card: "5H" }).refusals).toEqual(["auctionOpen"]);
  const over = new Table().tell({ type: "pegged", side: 0, points: 121, for: "points" });
  expect(place(over)).toBeUndefined();
  expect(over.do({ do: "tapCard", card: "5H" }).refusals).toEqual(["gameOver"]);
});
