/** The other styles of counting a hand aloud, loaded only when chosen. rules.md §5.2. */
import { announceTally, fifteen, nameOf, numberWord } from "./announce";
import { type AnnounceStyle } from "./voices";
import { never } from "../../base/result";
import { units, type Unit } from "../show/units";
import type { Combination, Tally } from "../show/combinations";

export function announceInStyle(tally: Tally, style: AnnounceStyle): string {
  if (style !== "canonical" && tally.combinations.length === 0) return "no points";
  switch (style) {
    case "canonical":
      return announceTally(tally);
    case "long":
      return long(tally);
    case "bicycle":
      return bicycle(units(tally));
    default:
      return never(style);
  }
}

/** Pairs before runs, each with the total after it: "fifteen two, fifteen four, and a pair is six, and a run is nine". */
function long(tally: Tally): string {
  let running = 0;
  return tally.combinations
    .map((one, i) => {
      running += one.points;
      if (one.kind === "fifteen") return `fifteen ${numberWord(running)}`;
      return `${i > 0 ? "and " : ""}${LONG_NAMES[one.kind]} is ${numberWord(running)}`;
    })
    .join(", ");
}

const LONG_NAMES: Readonly<Record<Exclude<Combination["kind"], "fifteen">, string>> = {
  pair: "a pair",
  pairRoyal: "a pair royal",
  doublePairRoyal: "a double pair royal",
  fiveAlike: "five of a kind",
  sixAlike: "six of a kind",
  run: "a run",
  flush: "a flush",
  nobs: "his nobs",
};

/** The points of each item before its name: "fifteen two, and eight for double run is ten". */
function bicycle(said: readonly Unit[]): string {
  return said
    .map((unit, i) => {
      if (unit.kind === "fifteen") return fifteen(unit);
      const item = `${numberWord(unit.points)} for ${nameOf(unit).replace(/ of \S+$/, "")}`;
      return i > 0 ? `and ${item} is ${numberWord(unit.running)}` : item;
    })
    .join(", ");
}
