/** What games are worth in a match, and how long it lasts. rules.md §7.3, §7.5, §7.6. */
import type { Loss } from "./ruleset";

/** Match (game) points: what a game gives its winner in a match. Not holes, not a count. */
export type MatchPoints = number;

/**
 * `official`, `official234`: 2 for a win, 3 for a skunk, and 3 or 4 for a double one. `free`: 1, 2, 4, and a triple skunk
 * wins the match. `games`: the same without that. `lurch`: 1, and 2 below half the way. `bestOf`: a game is a game.
 * `takesAll`: three players, 2 or 3 to the winner (§7.5). `custom`: as the table says.
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

/** What each kind of loss gives the winner; `match`: the whole match, at once. */
export type Stakes = Readonly<Record<Loss, MatchPoints | "match">>;

/** `points`: first to so many. `bestOf`: the majority of so many games. */
export const MATCH_LENGTHS = ["points", "bestOf"] as const;
export type MatchLengthKind = (typeof MATCH_LENGTHS)[number];

export interface MatchFormat {
  readonly name: StakesName;
  /** Carried whole, so that a log is read the same for ever. */
  readonly stakes: Stakes;
  readonly length: { readonly kind: MatchLengthKind; readonly of: number };
}
