/** A match in words: its length, its units and its score. */
import { isolated } from "../../base/isolated";
import type { MatchPart } from "../../game/facts";
import { type Match, pointsToWin } from "../../match/match";
import type { MatchFormat, MatchPoints } from "../../rules/stakes";

/** "first to 5", "best of 7" */
export function lengthWords({ length: { kind, of } }: MatchFormat): string {
  return kind === "bestOf" ? `best of ${of}` : `first to ${of}`;
}

/** "Game 4 · first to 5" */
export function gameOfMatch({ game, format }: MatchPart): string {
  return `Game ${game} · ${lengthWords(format)}`;
}

/** "1 match point", "2 match points"; in a best-of match "1 game", "2 games". */
export function unitsWords({ length }: MatchFormat, points: MatchPoints): string {
  const unit = length.kind === "bestOf" ? "game" : "match point";
  return `${points} ${unit}${points === 1 ? "" : "s"}`;
}

/** "4–2" in the order of the sides, or with `fromTop` the highest first. */
export function scoreWords(score: readonly MatchPoints[], fromTop = false): string {
  return (fromTop ? score.toSorted((one, other) => other - one) : score).join("–");
}

/** The points of a side in the match, as text on screen and for a screen reader. */
export interface Won {
  readonly shown: string;
  readonly said: string;
}

/** The points of one party, or of the two parties that share a side against the third. */
export function wonBy({ format, parties, score }: Match, those: readonly number[]): Won {
  const points = those.map((party) => score[party] ?? 0);
  const [only = 0, ...more] = points;
  const said =
    more.length === 0
      ? unitsWords(format, only)
      : `in the match: ${those.map((party) => `${isolated(parties[party] ?? "")} ${score[party] ?? 0}`).join(", ")}`;
  return { shown: points.join("·"), said };
}

/** "needs one more", "needs 3 more" to win the match. */
export function needWords(match: Match, party: number): string {
  const needs = pointsToWin(match) - (match.score[party] ?? 0);
  return needs === 1 ? "needs one more" : `needs ${needs} more`;
}
