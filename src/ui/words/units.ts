/** What a line of the tally is called: "Fifteen", "Double run of four". */
import { never } from "../../base/result";
import type { Unit } from "../../rules/show/units";
import { numberWord } from "../../rules/aloud/announce";

export function unitWords({ kind, length, runs }: Unit): string {
  switch (kind) {
    case "fifteen":
      return "Fifteen";
    case "run":
      return `Run of ${numberWord(length)}`;
    case "doubleRun":
      return `Double run of ${numberWord(length)}`;
    case "tripleRun":
      return `Triple run of ${numberWord(length)}`;
    case "doubleDoubleRun":
      return `Double double run of ${numberWord(length)}`;
    case "manyRuns":
      return `${runs} runs of ${numberWord(length)}`;
    case "pair":
      return "Pair";
    case "twoPair":
      return "Two pair";
    case "pairRoyal":
      return "Pair royal";
    case "doublePairRoyal":
      return "Double pair royal";
    case "fiveAlike":
      return "Five of a kind";
    case "sixAlike":
      return "Six of a kind";
    case "flush":
      return "Flush";
    case "nobs":
      return "His nobs";
    default:
      return never(kind);
  }
}
