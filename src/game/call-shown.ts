/** The outcome of a challenge in the play, with the cards that it is about. */
import { valueOf, type Card } from "../rules/cards";
import type { PlayReason } from "../rules/play/pegs";
import type { Seat, Side } from "../rules/ruleset";
import type { CallFor, Ruling } from "../rules/wrong-counts";
import { lastHeard } from "./last-heard";
import type { LogLine, Replay } from "./replay";
import { sideAt } from "./sides";
import { missedReasons } from "./missed-reasons";
import type { StatedCount } from "./state";
import type { Settled } from "./waiting";

type Laid = { readonly seat: Seat; readonly card: Card; readonly count: number };

export interface CallShown {
  /** The side that challenged. */
  readonly side: Side;
  readonly counter: Side;
  readonly seat: Seat;
  readonly for: CallFor;
  readonly stated: number;
  /** Points that the challenger named; 0 for an overcount. */
  readonly named: number;
  /** Points that the challenger, or after an overcount each of the others, gets. 0: the challenge was wrong. */
  readonly points: number;
  readonly ruling: Ruling;
  readonly count: number;
  /** The series up to the challenged card, oldest first. */
  readonly series: readonly Laid[];
  /** Places in the series of the missed cards; empty if the challenge was wrong. */
  readonly lit: readonly number[];
  /** The reasons for the missed points if they are certain, otherwise all reasons of the card. */
  readonly missed: readonly PlayReason[];
}

/** @returns the challenge that was the last move of the game; undefined after any other move. */
export function callShown(now: Replay): CallShown | undefined {
  const called = lastHeard(now).happenings.find((one) => one.kind === "called");
  const count = called?.kind === "called" ? called.statedCount : undefined;
  const { state } = now;
  if (!state || !count?.call || !count.ruling || count.owner !== "play") return undefined;
  const { call, ruling, seat, stated = 0 } = count;
  const series = seriesOf(now, count);
  const missed = call.for === "missed" ? missedReasons(count) : [];
  return {
    side: call.side,
    counter: sideAt(state, seat),
    seat,
    for: call.for,
    stated,
    named: call.points,
    points: call.for === "missed" ? ruling.caller : ruling.opponents,
    ruling,
    count: count.count,
    series,
    lit: litIn(series, missed),
    missed,
  };
}

/** @returns the entry of the challenge to the count of a hand in this deal; undefined if nobody challenged it */
export function lineOfCall({ state, lines }: Replay, { at, of, called }: Settled): LogLine | undefined {
  // A deal that was dealt again has the number of the one that was voided, and its challenges are in the log, too.
  if (called === undefined) return undefined;
  return lines.findLast(
    ({ fact, status, deal }) =>
      fact.type === "called" &&
      fact.at === at &&
      fact.of === of &&
      status.is === "fits" &&
      deal === state?.deal?.number,
  );
}

/** The cards at the end of the series that make the points. A go or the last card is earned by the card itself. */
function litIn(series: readonly Laid[], missed: readonly PlayReason[]): readonly number[] {
  const most = Math.max(0, ...missed.map(({ cards }) => Math.max(1, cards)));
  return series.map((_, place) => place).slice(Math.max(0, series.length - most));
}

/** The series as it was when the card was played. The next series may have begun since. */
function seriesOf({ lines, state }: Replay, { seat, card, count }: StatedCount): readonly Laid[] {
  const laid = lines.flatMap((line) =>
    line.deal === state?.deal?.number && line.status.is === "fits"
      ? line.status.happenings.flatMap((one) => (one.kind === "laid" ? [one] : []))
      : [],
  );
  // One for go is counted without a card: the last card of the series earned it.
  const at = laid.findLastIndex((one) => one.seat === seat && one.count === count && (card ?? one.card) === one.card);
  let from = at;
  while (from > 0 && (laid[from]?.count ?? 0) > valueOf(laid[from]!.card)) from -= 1;
  return laid
    .slice(Math.max(0, from), at + 1)
    .map(({ seat: by, card: face, count: sum }) => ({ seat: by, card: face, count: sum }));
}
