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
  // A complete name leaves the others on offer.
  ["dee", ["Cy", "Dee", "Bob"]],
])("%j typed: players not met yet, then those met, never the player", (typed, names) => {
  expect(opponentsFor(CARD, KNOWN, typed)).toEqual(names);
});
