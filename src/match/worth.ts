/** The match points one game gives. rules.md §7.2, §7.3, §7.5, §7.6. */
import { type GameRow, type MatchRow, winnersOf } from "../game/log";
import { lossAt, type Loss, type Side } from "../rules/ruleset";
import type { MatchPoints, Stakes } from "../rules/stakes";

/** The part of a game’s row that its worth depends on. */
export type Played = Pick<GameRow, "winner" | "scores" | "target" | "loss"> & {
  readonly match: Pick<MatchRow, "format" | "homes">;
};

/** The points a side gets; `match`: the whole match, whatever the score. */
export type Worth = MatchPoints | "match";

/** The points by place if the others play on: 2, 1, 0 for three players, 4, 2, 1, 0, 0 for five. */
function placePoints(sides: number): readonly MatchPoints[] {
  const paid = Math.ceil(sides / 2);
  return Array.from({ length: sides }, (_, place) => (place < paid ? 2 ** (paid - 1 - place) : 0));
}

/** @returns the highest number of points among the stakes. */
export function mostPoints(stakes: Stakes): MatchPoints {
  return Math.max(...Object.values(stakes).filter((one) => one !== "match"));
}

const inFigures = (stakes: Stakes, loss: Loss): MatchPoints => {
  const one = stakes[loss];
  return one === "match" ? mostPoints(stakes) : one;
};
const bonus = (stakes: Stakes, loss: Loss) => inFigures(stakes, loss) - inFigures(stakes, "plain");

/** @returns the points for each side; all 0 until the game is won. */
export function gamePoints(row: Played): readonly Worth[] {
  const { winner, scores, match } = row;
  if (winner === undefined) return scores.map(() => 0);
  if (match.homes.length > 1) return playedOn(row);
  if (match.format.name === "takesAll") return takenAll(row);
  const winners = winnersOf(row);
  return scores.map((_, side) => (winners.includes(side) ? match.format.stakes[row.loss] : 0));
}

/**
 * The scores at the moment the first player wins decide: each player below a skunk line then gives the winner the
 * bonus of that line. The whole match is won only if every loser is below a line that gives the match (§7.3).
 */
function playedOn({ scores, target, match }: Played): readonly Worth[] {
  const { stakes, name } = match.format;
  const places = match.homes.map(({ side }) => side);
  const [first] = match.homes;
  const losses = scores.flatMap((_, side) =>
    side === first?.side ? [] : [lossAt(first?.holes[side] ?? target, target)],
  );
  if (losses.every((loss) => stakes[loss] === "match")) return winnerOnly(scores.length, first?.side, "match");
  if (name === "bestOf") return winnerOnly(scores.length, first?.side, 1);
  const extras = losses.reduce((sum, loss) => sum + bonus(stakes, loss), 0);
  const base = placePoints(scores.length);
  return scores.map((_, side) => {
    const place = places.indexOf(side);
    return (base[place] ?? 0) + (place === 0 ? extras : 0);
  });
}

function winnerOnly(sides: number, winner: Side | undefined, worth: Worth): readonly Worth[] {
  return Array.from({ length: sides }, (_, side) => (side === winner ? worth : 0));
}

/** §7.5: if a loser is skunked, the winner gets the skunk bonus, and so does a loser who is not skunked. */
function takenAll(row: Played): readonly Worth[] {
  const { scores, target, match } = row;
  const { stakes } = match.format;
  const winners = winnersOf(row);
  const wins = (side: Side) => winners.includes(side);
  const skunked = (side: Side) => !wins(side) && bonus(stakes, lossAt(scores[side] ?? 0, target)) > 0;
  const losers = [...scores.keys()].filter((side) => !wins(side));
  const most = Math.max(0, ...losers.filter(skunked).map((side) => bonus(stakes, lossAt(scores[side] ?? 0, target))));
  const all = losers.every(skunked);
  return scores.map((_, side) => {
    if (wins(side)) return inFigures(stakes, "plain") + most;
    return all || skunked(side) ? 0 : most;
  });
}
