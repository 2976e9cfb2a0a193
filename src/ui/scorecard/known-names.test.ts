import { expect, it } from "vitest";
import type { Scorecard } from "../../club/scorecard";
import { opponentsFor } from "./known-names";

const CARD: Scorecard = {
  header: { player: "Ann", number: "", event: "", date: "2026-11-14", seat: "", games: 2 },
  rows: [
    { line: { won: true, spread: 5, opponent: "Bob", seat: "" }, struck: [] },
    { line: undefined, struck: [] },
  ],
};
const KNOWN = ["bob", "Cy", "ANN", "Dee", "cy"];

it.each([
  ["", ["Cy", "Dee", "Bob"]],
  ["e", ["Dee"]],
  ["B", ["Bob"]],
  ["xyz", []],
  // One that is chosen leaves the others in reach.
  ["dee", ["Cy", "Dee", "Bob"]],
])("with %j typed: who was not met yet, then who was, and never the player", (typed, names) => {
  expect(opponentsFor(CARD, KNOWN, typed)).toEqual(names);
});
