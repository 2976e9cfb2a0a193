/** The names of the sources of points. */
import type { SummaryRow } from "../../game/summary";

export const ROW_WORDS: Readonly<Record<SummaryRow, string>> = {
  play: "The play",
  hands: "Hands",
  cribs: "Cribs",
  heels: "Heels",
  muggins: "Muggins",
  overcounts: "Counted too much",
  penalties: "Penalties",
  entered: "Points entered",
  corrections: "Corrections",
  headStart: "Head start",
  bids: "Bids",
  nullPoints: "Null points",
  backTen: "Back ten",
  misdeals: "Misdeals",
};
