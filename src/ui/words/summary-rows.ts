/** The names of the sources of points. */
import type { SummaryRow } from "../../game/summary";

export const ROW_WORDS: Readonly<Record<SummaryRow, string>> = {
  play: "The play",
  hands: "Hands",
  cribs: "Cribs",
  heels: "Heels",
  muggins: "Taken by muggins",
  overcounts: "Taken for overcounts",
  penalties: "Penalties",
  entered: "Points entered",
  corrections: "Corrections",
  headStart: "Head start",
  bids: "Bids",
  nullPoints: "Null points",
  backTen: "Back ten",
  misdeals: "Misdeals",
};

/** The points that a side missed and that nobody took. */
export const LEFT_ON_TABLE = "Left on the table";
