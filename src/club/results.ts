/** The result of one game in a round, read from its two slips and any ruling (rules.md §8.7). */
import { crossCheck, type Finding } from "./cross-check";
import type { Pair, PlayerId } from "./draw/rounds";
import { type EventRound, entryOf, pairOf } from "./event";
import { faceOf, reciprocal, type Slip, type Value } from "./slips";

/**
 * `waiting`: no slip is in. `half`: one is. `agreed`: the two mirror each other. `differ`: they do not, and there is no
 * ruling yet. `ruled`: a judge has ruled. `forfeit`: a player was late. `notPlayed`: it counts for nobody.
 */
export type GameStatus = "waiting" | "half" | "agreed" | "differ" | "ruled" | "forfeit" | "notPlayed";

export function statusOf(round: EventRound, [one, other]: Pair): GameStatus {
  const [mine, theirs] = [entryOf(round, one), entryOf(round, other)];
  if (mine.mark === "notPlayed") return "notPlayed";
  if (mine.mark ?? theirs.mark) return "forfeit";
  if (mine.ruled || theirs.ruled) return "ruled";
  if (!mine.slip && !theirs.slip) return "waiting";
  if (!mine.slip || !theirs.slip) return "half";
  const [face, otherFace] = [faceOf(mine.slip), faceOf(theirs.slip)];
  return face && otherFace && reciprocal(face, otherFace) ? "agreed" : "differ";
}

/**
 * @returns the value that a player gets for a round now: the ruling, or else the player's own slip. While that slip is
 * missing or contradicts itself, the cross-check of both slips supplies a provisional value. Undefined when the game is
 * open or not played.
 */
export function countsFor(round: EventRound, player: PlayerId): Value | undefined {
  const { ruled, slip, mark } = entryOf(round, player);
  if (mark === "notPlayed") return undefined;
  const value = ruled ?? (slip && faceOf(slip));
  const pair = pairOf(round, player);
  if (value || !pair) return value;
  return findingOf(round, pair, NOBODY)?.values[pair[0] === player ? 0 : 1];
}
const NOBODY: ReadonlySet<PlayerId> = new Set();

/**
 * Cross-checks one game. A missing slip is treated as the mirror of the other, without a number.
 * @param apparent the players who seem to qualify
 * @returns undefined when there is nothing to rule on
 */
export function findingOf(round: EventRound, pair: Pair, apparent: ReadonlySet<PlayerId>): Finding | undefined {
  const slips = pair.map((id) => entryOf(round, id).slip);
  const [one, other] = [slips[0] ?? mirrored(slips[1]), slips[1] ?? mirrored(slips[0])];
  if (!one || !other) return undefined;
  return crossCheck([one, other], [apparent.has(pair[0]), apparent.has(pair[1])]);
}

function mirrored(slip: Slip | undefined): Slip | undefined {
  return (
    slip && {
      says: slip.says === "won" ? "lost" : "won",
      column: slip.column === "plus" ? "minus" : "plus",
      spread: undefined,
    }
  );
}

/** @returns the likely slip, to prefill the form: the slip already entered, or else the mirror of the opponent's */
export function likelySlip(round: EventRound, pair: Pair, player: PlayerId, winner: PlayerId | undefined): Slip {
  const { slip } = entryOf(round, player);
  if (slip) return slip;
  const other = entryOf(round, pair.find((id) => id !== player) ?? player).slip;
  const won = other ? other.says === "lost" : winner === undefined || winner === player;
  return { says: won ? "won" : "lost", column: won ? "plus" : "minus", spread: undefined };
}

/** @returns the result both slips agree on; undefined when they do not */
export function agreedIn(
  round: EventRound,
  pair: Pair,
): { readonly winner: PlayerId; readonly spread: number } | undefined {
  if (statusOf(round, pair) !== "agreed") return undefined;
  for (const winner of pair) {
    const { slip } = entryOf(round, winner);
    const face = slip && faceOf(slip);
    if (face && face.points > 0) return { winner, spread: face.plus };
  }
  return undefined;
}
