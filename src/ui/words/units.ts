/** Names of the combinations in a hand: "Fifteen", "Double run of four". */
import { numberWord } from "../../rules/aloud/announce";
import type { CombinationKind } from "../../rules/show/combinations";
import type { Unit } from "../../rules/show/units";
const NAMES: Readonly<Record<Unit["kind"], string>> = {
  fifteen: "Fifteen",
  run: "Run",
  doubleRun: "Double run",
  tripleRun: "Triple run",
  doubleDoubleRun: "Double double run",
  manyRuns: "runs",
  pair: "Pair",
  twoPair: "Two pair",
  pairRoyal: "Pair royal",
  doublePairRoyal: "Double pair royal",
  fiveAlike: "Five of a kind",
  sixAlike: "Six of a kind",
  flush: "Flush",
  nobs: "His nobs",
};

/** One line of a tally: "Pair", "Triple run of three", "6 runs of three". */
export function unitWords({ kind, length, runs }: Unit): string {
  const name = kind === "manyRuns" ? `${runs} ${NAMES[kind]}` : NAMES[kind];
  return length > 0 ? `${name} of ${numberWord(length)}` : name;
}

/** A single combination: "Pair royal", "Run of four". `points` is also the length of a run. */
export function combinationWords(kind: CombinationKind, points: number): string {
  return kind === "run" ? `${NAMES.run} of ${numberWord(points)}` : NAMES[kind];
}
