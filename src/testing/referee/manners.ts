/** How one random game is played: its rules, and the habits of the people at the table. */
import type { Seating } from "../../rules/forms";
import type { Side } from "../../rules/ruleset";
import type { Chance } from "../real-deal";
import type { House } from "./game";
import { type DISCARDS, oneOf } from "./real-cards";

export interface Manners {
  readonly form: keyof typeof DISCARDS;
  readonly seating: Seating;
  readonly house: House;
  /** Each is how often it happens, 0 to 1. */
  readonly entersHand: number;
  readonly ranksOnly: number;
  readonly falseGo: number;
  readonly claims: number;
  readonly counts: number;
  readonly miscounts: number;
  readonly calls: number;
}

interface Form {
  readonly form: keyof typeof DISCARDS;
  readonly seating: Seating;
  readonly sides: readonly Side[];
}

const TWO: Form = { form: "sixCard", seating: "solo", sides: [0, 1] };
/** Mostly two players at the usual game. */
const FORMS: readonly Form[] = [
  ...Array.from({ length: 7 }, () => TWO),
  { ...TWO, form: "fivePlusTwo" },
  { form: "three", seating: "solo", sides: [0, 1, 2] },
  { form: "three", seating: "solo", sides: [0, 1, 2] },
  { form: "four", seating: "partners", sides: [0, 1, 0, 1] },
  { form: "four", seating: "partners", sides: [0, 1, 0, 1] },
  { form: "four", seating: "solo", sides: [0, 1, 2, 3] },
  { form: "five1", seating: "solo", sides: [0, 1, 2, 3, 4] },
  { form: "six", seating: "twoTeams", sides: [0, 1, 0, 1, 0, 1] },
  { form: "six", seating: "threePairs", sides: [0, 1, 2, 0, 1, 2] },
];

/** Many games are short, so that they are won in the play. */
export function mannersOf(chance: Chance): Manners {
  const { form, seating, sides } = oneOf(chance, FORMS);
  const house: House = {
    sides,
    target: oneOf(chance, [121, 121, 61, 31, 20, 12]),
    goTiming: oneOf(chance, ["lastCard", "lastCard", "lastCard", "atGo"] as const),
    goStops: sides.length > 2 && chance() < 0.2,
    falseGo: oneOf(chance, ["acc", "acc", "acc", "flat2", "none"] as const),
    counting: oneOf(chance, ["app", "checked", "muggins"] as const),
  };
  return {
    form,
    seating,
    house,
    entersHand: oneOf(chance, [0, 0, 0.3, 0.6]),
    ranksOnly: oneOf(chance, [0, 0.3, 1]),
    falseGo: oneOf(chance, [0.2, 0.5, 0.9]),
    claims: oneOf(chance, [0.1, 0.3, 0.6]),
    counts: oneOf(chance, [0.6, 0.9]),
    miscounts: oneOf(chance, [0.1, 0.4]),
    calls: oneOf(chance, [0.1, 0.3]),
  };
}
