/** The points games give in a match, and the length of a match. rules.md §7.3, §7.5, §7.6. */
import type { Loss } from "./ruleset";

/** Points toward a match, which are neither holes nor a count. */
export type MatchPoints = number;

/**
 * The match formats, in the order a table chooses from.
 * `games`: 1 for a win, 2 for a skunk, 4 for a double skunk. `free`: the same, and a triple skunk wins the match.
 * `bestOf`: every win counts 1. `lurch`: 1, or 2 if the loser is below half way. `takesAll`: three players, 2 or 3 to
 * the winner (§7.5). `official`, `official234`: 2 for a win, 3 for a skunk, 3 or 4 for a double skunk. `custom`: the
 * table’s own points.
 */
export const STAKES_NAMES = [
  "games",
  "free",
  "bestOf",
  "lurch",
  "takesAll",
  "official",
  "official234",
  "custom",
] as const;
export type StakesName = (typeof STAKES_NAMES)[number];

/** The points each kind of loss gives the winner; `match`: the whole match at once. */
export type Stakes = Readonly<Record<Loss, MatchPoints | "match">>;

/** `points`: first to a number of points. `bestOf`: the majority of a number of games. */
export const MATCH_LENGTHS = ["points", "bestOf"] as const;
export type MatchLengthKind = (typeof MATCH_LENGTHS)[number];

export interface MatchFormat {
  readonly name: StakesName;
  /** Stored in full, so that a later preset cannot change an old log. */
  readonly stakes: Stakes;
  readonly length: { readonly kind: MatchLengthKind; readonly of: number };
}
