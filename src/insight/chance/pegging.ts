/**
 * The play of two hands of four, fast enough for millions of deals. Cards are orders: 1 for the ace to 13 for the king,
 * because suits do not matter in the play. The points are those of `src/rules/play/`, which a test compares.
 */
import { playPoints } from "../../rules/play/pegs";

export const PONE = 0;
export const DEALER = 1;
export type Side = typeof PONE | typeof DEALER;

/** A play in progress. `lay` changes it. */
export interface Pegging {
  /** The number of cards of each order that each side holds, at 1 to 13. */
  readonly held: readonly [Uint8Array, Uint8Array];
  /** The number of cards of each order that each side has laid. */
  readonly laid: readonly [Uint8Array, Uint8Array];
  /** How many cards each side holds. */
  readonly left: [number, number];
  /** The orders of the cards since the last 31 or go; later entries are old. */
  readonly series: Uint8Array;
  length: number;
  count: number;
  /** Undefined once the play is over. */
  turn: Side | undefined;
  /** The other side has said go in this series. */
  alone: boolean;
  /** By its goes, a side is known to hold only cards that count more than this. */
  readonly above: [number, number];
}

export const other = (side: Side): Side => (side === PONE ? DEALER : PONE);
export const worth = (order: number): number => (order > 10 ? 10 : order);

/** Starts the play: the pone leads, if there is a card to lead. */
export function startPegging(pone: ArrayLike<number>, dealer: ArrayLike<number>): Pegging {
  const held = [new Uint8Array(14), new Uint8Array(14)] as const;
  for (let i = 0; i < pone.length; i++) held[PONE][pone[i]!]!++;
  for (let i = 0; i < dealer.length; i++) held[DEALER][dealer[i]!]!++;
  return {
    held,
    laid: [new Uint8Array(14), new Uint8Array(14)],
    left: [pone.length, dealer.length],
    series: new Uint8Array(16),
    length: 0,
    count: 0,
    turn: pone.length > 0 ? PONE : dealer.length > 0 ? DEALER : undefined,
    alone: false,
    above: [0, 0],
  };
}

export function copyOf(play: Pegging): Pegging {
  const { held, laid, left, series, length, count, turn, alone, above } = play;
  return {
    held: [held[0].slice(), held[1].slice()],
    laid: [laid[0].slice(), laid[1].slice()],
    left: [left[0], left[1]],
    series: series.slice(),
    length,
    count,
    turn,
    alone,
    above: [above[0], above[1]],
  };
}

/** Whether a side holds a card that fits under 31. */
export function canLay(play: Pegging, side: Side): boolean {
  const held = play.held[side];
  for (let order = 1; order <= 13; order++) if (held[order]! > 0 && play.count + worth(order) <= 31) return true;
  return false;
}

/**
 * Lays a card of the side whose turn it is and moves the turn; a card that the side does not hold, or that does not
 * fit, is a mistake of the caller.
 * @returns the points the side pegs, with the point for go or last card
 */
export function lay(play: Pegging, order: number): number {
  const side = play.turn!;
  const them = other(side);
  play.held[side][order]!--;
  play.laid[side][order]!++;
  play.left[side]--;
  play.series[play.length++] = order;
  play.count += worth(order);
  const points = playPoints(play.series, play.length);
  if (play.count === 31) return startSeries(play, side, points);
  if (!play.alone && play.left[them] > 0) {
    if (canLay(play, them)) {
      play.turn = them;
      return points;
    }
    play.above[them] = Math.max(play.above[them], 31 - play.count);
  }
  play.alone = true;
  if (canLay(play, side)) return points;
  if (play.left[side] > 0) play.above[side] = Math.max(play.above[side], 31 - play.count);
  return startSeries(play, side, points + 1);
}

function startSeries(play: Pegging, side: Side, points: number): number {
  const them = other(side);
  play.length = 0;
  play.count = 0;
  play.alone = false;
  play.turn = play.left[them] > 0 ? them : play.left[side] > 0 ? side : undefined;
  return points;
}
