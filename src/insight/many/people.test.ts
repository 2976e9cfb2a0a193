import { expect, test } from "vitest";
import type { GameFacts } from "./facts";
import { asSeated, lastSideOf } from "./people";

/** A game with these players on its sides. */
const game = (...sides: readonly string[]) =>
  ({ sides: sides.map((names) => ({ players: names.split(" and ") })) }) as unknown as GameFacts;

const GAMES = [game("Alice", "Bob"), game("Bob", "Alice"), game("Carol", "Dave", "Alice")];

test("a player keeps the colour of the side they had in their last game", () => {
  expect(["Alice", "Bob", "Nobody"].map((name) => lastSideOf(name, GAMES))).toEqual([2, 0, 0]);
});

test.each([
  ["Alice", "Bob", "Bob", "Alice"],
  ["Bob", "Alice", "Bob", "Alice"],
  ["Nobody", "Alice", "Nobody", "Alice"],
])("the page of %s and %s has %s first, as they sat when they last met", (one, other, first, second) => {
  expect(asSeated([one, other], GAMES)).toEqual([first, second]);
});
