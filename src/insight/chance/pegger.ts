/**
 * A usual player of the play. It knows its own cards, the starter and what was laid, and looks one reply and its own
 * answer ahead over the unseen cards. It plays to peg, never to the board.
 */
import { playPoints } from "../../rules/play/pegs";
import { other, type Pegging, worth } from "./pegging";

/**
 * How much likelier than chance a hidden card is of each order, from 1, because people keep fives and runs: about the
 * shares of the ranks that usual players keep.
 */
const KEPT = [0, 0.9, 0.95, 1.05, 1.1, 1.5, 1.1, 1.1, 1.1, 0.95, 0.95, 1.05, 0.9, 0.85];
/** Points of the next answer count for less, because the other player may lay something else. */
const ANSWER_TO_POINTS = 0.5;
const ANSWER_TO_ANY = 0.5;
const ANSWER_TO_GO = 0.6;
/** Points for laying a ten, and a tenth of it for an ace: small cards are kept for the end of a series. */
const HIGH = 0.15;
/** Cards this many points apart are laid about three to one. */
const CLOSE = 0.1;

const series = new Uint8Array(16);
const replyPoints = new Int8Array(14);
const replyOdds = new Float64Array(14);

/**
 * Rates every card of the side whose turn it is.
 * @param starter the order of the starter; 0 if it is not known
 * @param values receives the value of each order in points, −Infinity where the side has no such card or it does not fit
 */
function rate(play: Pegging, starter: number, values: Float64Array): void {
  const side = play.turn!;
  const held = play.held[side];
  for (let order = 1; order <= 13; order++) {
    const fits = held[order]! > 0 && play.count + worth(order) <= 31;
    values[order] = fits ? valueOf(play, starter, order) : Number.NEGATIVE_INFINITY;
  }
}

function valueOf(play: Pegging, starter: number, order: number): number {
  const side = play.turn!;
  const them = other(side);
  const held = play.held[side];
  for (let i = 0; i < play.length; i++) series[i] = play.series[i]!;
  series[play.length] = order;
  const length = play.length + 1;
  const count = play.count + worth(order);
  const points = playPoints(series, length);
  const high = (HIGH * worth(order)) / 10;
  if (count === 31) return points + high;
  held[order]!--;
  const value =
    play.alone || play.left[them] === 0 ? onAlone(held, length, count) : answered(play, starter, length, count);
  held[order]!++;
  return points + high + value;
}

/** The most the side can still peg in this series if the other says go. */
function onAlone(held: Uint8Array, length: number, count: number): number {
  let best = -1;
  for (let order = 1; order <= 13; order++) {
    if (held[order] === 0 || count + worth(order) > 31) continue;
    series[length] = order;
    const points = playPoints(series, length + 1);
    held[order]!--;
    const total = points + (count + worth(order) === 31 ? 0 : onAlone(held, length + 1, count + worth(order)));
    held[order]!++;
    if (total > best) best = total;
  }
  return best < 0 ? 1 : best;
}

/** The points that follow on average: minus the reply of the other side, plus this side’s answer to it. */
function answered(play: Pegging, starter: number, length: number, count: number): number {
  const side = play.turn!;
  const them = other(side);
  const held = play.held[side];
  const mine = play.laid[side];
  const theirs = play.laid[them];
  const cards = play.left[them];
  let all = 0;
  let fitting = 0;
  for (let order = 1; order <= 13; order++) {
    let odds = 0;
    if (worth(order) > play.above[them]) {
      const unseen =
        4 -
        held[order]! -
        mine[order]! -
        theirs[order]! -
        (starter === order ? 1 : 0) -
        (series[length - 1] === order ? 1 : 0);
      odds = unseen > 0 ? unseen * KEPT[order]! : 0;
    }
    all += odds;
    const fits = count + worth(order) <= 31;
    if (fits) fitting += odds;
    replyOdds[order] = fits ? odds : 0;
    if (!fits || odds === 0) continue;
    series[length] = order;
    replyPoints[order] = playPoints(series, length + 1);
  }
  if (all === 0) return 0;
  const noneOf = (odds: number) => Math.max(0, 1 - odds / all) ** cards;
  const noGo = 1 - noneOf(fitting);
  const go = 1 - noGo;
  let value = go * ANSWER_TO_GO * onAlone(held, length, count);
  // Scoring replies first, the best first; then any card that fits.
  let open = 1;
  let plain = 0;
  for (let order = 1; order <= 13; order++)
    if (replyOdds[order]! > 0 && replyPoints[order] === 0) plain += replyOdds[order]!;
  let best = 0;
  do {
    best = 0;
    for (let order = 1; order <= 13; order++) {
      if (replyOdds[order]! > 0 && replyPoints[order]! > 0 && (best === 0 || replyPoints[order]! > replyPoints[best]!))
        best = order;
    }
    if (best === 0) break;
    const chance = open * (1 - noneOf(replyOdds[best]!));
    open -= chance;
    value += chance * (ANSWER_TO_POINTS * answer(held, length, count, best) - replyPoints[best]!);
    replyOdds[best] = 0;
  } while (best !== 0);
  const rest = Math.max(0, open - go);
  if (plain > 0 && rest > 0) {
    for (let order = 1; order <= 13; order++) {
      if (replyOdds[order]! > 0)
        value += ((rest * replyOdds[order]!) / plain) * ANSWER_TO_ANY * answer(held, length, count, order);
    }
  }
  return value;
}

/** The most points of one card in answer to a reply. */
function answer(held: Uint8Array, length: number, count: number, reply: number): number {
  const now = count + worth(reply);
  if (now === 31) return 0;
  series[length] = reply;
  let best = 0;
  for (let order = 1; order <= 13; order++) {
    if (held[order] === 0 || now + worth(order) > 31) continue;
    series[length + 1] = order;
    const points = playPoints(series, length + 2);
    if (points > best) best = points;
  }
  return best;
}

const values = new Float64Array(14);

/** Sets the odds of each order to be laid: the better a card rates, the likelier, and close ones alike. */
export function oddsOf(play: Pegging, starter: number, odds: Float64Array): void {
  rate(play, starter, odds);
  let best = Number.NEGATIVE_INFINITY;
  for (let order = 1; order <= 13; order++) best = Math.max(best, odds[order]!);
  let sum = 0;
  for (let order = 1; order <= 13; order++) sum += odds[order] = Math.exp((odds[order]! - best) / CLOSE);
  for (let order = 1; order <= 13; order++) odds[order]! /= sum;
}

/** @param chance a random number, at least 0 and less than 1. @returns the order of the card to lay */
export function choose(play: Pegging, starter: number, chance: number): number {
  oddsOf(play, starter, values);
  let left = chance;
  let last = 0;
  for (let order = 1; order <= 13; order++) {
    if (values[order] === 0) continue;
    last = order;
    left -= values[order]!;
    if (left < 0) break;
  }
  return last;
}
