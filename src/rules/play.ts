/** The play as a state machine for any number of seats, hands known, partly known or unknown: rules.md §2. */
import { type Card, isSuited, rankOf, valueOf } from "./cards";
import { type PlayReason, pegsFor } from "./pegs";
import { type Count, ok, refuse, type Result } from "./result";
import { fromLeftOf, type GoTiming, type Seat } from "./ruleset";

/** What a seat still holds, as far as we know: some cards by name and some only by number. */
export interface Held {
  readonly known: readonly Card[];
  readonly unknown: number;
}

interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

export interface Play {
  readonly goTiming: GoTiming;
  readonly held: readonly Held[];
  /** Every card each seat has played this deal, in order. */
  readonly laid: readonly (readonly Card[])[];
  /** The cards since the last 31 or go. */
  readonly series: readonly Laid[];
  readonly count: Count;
  /** Who said go, or was known to have nothing that fits, in this series. */
  readonly said: readonly Seat[];
  /** The go of this series is pegged already; only ever true with `atGo`. */
  readonly goPaid: boolean;
  /** Whose move it is; undefined once no card is held and the play is over. */
  readonly turn: Seat | undefined;
}

/** What a move brought about, in the order it happened. Points are pegged the moment they are told. */
export type PlayHappening =
  | {
      readonly kind: "laid";
      readonly seat: Seat;
      readonly card: Card;
      readonly count: Count;
      readonly reasons: readonly PlayReason[];
    }
  | { readonly kind: "go"; readonly seat: Seat; readonly count: Count }
  | { readonly kind: "award"; readonly seat: Seat; readonly count: Count; readonly reasons: readonly PlayReason[] };

export interface Step {
  readonly play: Play;
  readonly happenings: readonly PlayHappening[];
}

/**
 * `playOver`: nobody holds a card. `pastThirtyOne`: the card would pass 31. `outOfTurn`: the card is in another hand.
 * `notInHand`: the hand is known and the card is not in it. `goTooSoon`: any card fits up to 21, so does one now.
 * `canPlay`: the hand is known and a card of it fits.
 */
export const PLAY_REFUSALS = ["playOver", "pastThirtyOne", "outOfTurn", "notInHand", "goTooSoon", "canPlay"] as const;
export type PlayRefusal = (typeof PLAY_REFUSALS)[number];

/** Any card fits up to here, so nobody can go (rules.md §2.3.8). */
const LAST_COUNT_ANY_CARD_FITS = 21;

/**
 * Opens the play of a deal: the first seat after the dealer that holds a card leads.
 * @param held what each seat holds, seat by seat
 */
export function startPlay(dealer: Seat, held: readonly Held[], goTiming: GoTiming): Play {
  return {
    goTiming,
    held,
    laid: held.map(() => []),
    series: [],
    count: 0 as Count,
    said: [],
    goPaid: false,
    turn: fromLeftOf(dealer, held.length).find((seat) => size(held[seat]) > 0),
  };
}

/**
 * Plays a card for the seat whose turn it is, scores it and moves the turn; ends the series where the rules do, and
 * passes over every seat whose known hand has nothing that fits.
 *
 * When everybody else is out or has said go, a card past 31 says that the last player could not go on either: the
 * series ends and the card leads the next. Nobody has to be asked what cannot be otherwise (rules.md §2.9).
 */
export function lay(play: Play, card: Card): Result<Step, PlayRefusal> {
  const seat = play.turn;
  if (seat === undefined) return refuse("playOver");
  if (play.count + valueOf(card) > 31) {
    if (seat !== lastSeat(play) || canPlay(play, seat) === "yes") return refuse("pastThirtyOne");
    const ended = endSeries(play);
    const led = lay(ended.play, card);
    return led.ok ? ok(join(ended, led.value)) : led;
  }
  const from = takeFrom(play, seat, card);
  if (!from.ok) return from;
  const { held, laid } = from.value;
  const series = [...play.series, { seat, card: laid }];
  const count = (play.count + valueOf(card)) as Count;
  const reasons = paid(play, pegsFor(series.map((one) => one.card)));
  const next: Play = {
    ...play,
    held: play.held.with(seat, held),
    laid: play.laid.with(seat, [...(play.laid[seat] ?? []), laid]),
    series,
    count,
  };
  const here: Step = { play: next, happenings: [{ kind: "laid", seat, card: laid, count, reasons }] };
  return ok(count === 31 ? join(here, clearSeries(next)) : join(here, advance(next, seat)));
}

/** The seat whose turn it is has no card that fits and says go; for the last player it ends the series. */
export function sayGo(play: Play): Result<Step, PlayRefusal> {
  const seat = play.turn;
  if (seat === undefined) return refuse("playOver");
  if (play.count <= LAST_COUNT_ANY_CARD_FITS) return refuse("goTooSoon");
  if (canPlay(play, seat) === "yes") return refuse("canPlay");
  return ok(passOver(play, seat));
}

/**
 * Takes so many cards nobody has named out of a seat's hand: they are dead, and played no more (rules.md §6.7).
 * @returns the play with the seat holding that many fewer, never below none
 */
export function bury(play: Play, seat: Seat, cards: number): Play {
  const held = play.held[seat];
  if (!held) return play;
  return { ...play, held: play.held.with(seat, { ...held, unknown: Math.max(0, held.unknown - cards) }) };
}

/** @returns whether the seat has a card that fits, as far as anybody can know. */
export function canPlay(play: Play, seat: Seat): "yes" | "no" | "unknown" {
  const { known, unknown } = play.held[seat] ?? { known: [], unknown: 0 };
  if (known.some((card) => play.count + valueOf(card) <= 31)) return "yes";
  if (unknown === 0) return "no";
  return play.count <= LAST_COUNT_ANY_CARD_FITS ? "yes" : "unknown";
}

/** @returns whether "go" can be true for the seat whose turn it is. */
export function mayGo(play: Play): boolean {
  return play.turn !== undefined && play.series.length > 0 && canPlay(play, play.turn) !== "yes";
}

/** @returns whether only the seat of the last card is left to go on in this series. */
export function isAlone(play: Play): boolean {
  return play.turn !== undefined && play.turn === lastSeat(play);
}

function lastSeat(play: Play): Seat | undefined {
  return play.series.at(-1)?.seat;
}

function size(held: Held | undefined): number {
  return held ? held.known.length + held.unknown : 0;
}

function nextSeat(play: Play, after: Seat): Seat | undefined {
  const players = play.held.length;
  for (let step = 1; step <= players; step++) {
    const seat = (after + step) % players;
    if (size(play.held[seat]) > 0 && !play.said.includes(seat)) return seat;
  }
  return undefined;
}

/** A 31 after a go that is pegged already pays one more, not two (rules.md §2.4). */
function paid(play: Play, reasons: readonly PlayReason[]): readonly PlayReason[] {
  return play.goPaid ? reasons.map((r) => (r.kind === "thirtyOne" ? { ...r, points: 1 } : r)) : reasons;
}

function join(first: Step, then: Step): Step {
  return { play: then.play, happenings: [...first.happenings, ...then.happenings] };
}

function advance(play: Play, from: Seat): Step {
  const seat = nextSeat(play, from);
  if (seat === undefined) return endSeries(play);
  const next = { ...play, turn: seat };
  if (canPlay(next, seat) !== "no") return { play: next, happenings: [] };
  return seat === lastSeat(play) ? endSeries(play) : passOver(next, seat);
}

function passOver(play: Play, seat: Seat): Step {
  const said: Play = { ...play, said: [...play.said, seat] };
  const go: PlayHappening = { kind: "go", seat, count: play.count };
  // Only the first go of a series pays, and the last player who cannot go on gives nobody a go.
  if (play.goTiming !== "atGo" || play.goPaid || seat === lastSeat(play))
    return join({ play: said, happenings: [go] }, advance(said, seat));
  const to = nextSeat(said, seat) ?? lastSeat(play)!;
  const award: PlayHappening = {
    kind: "award",
    seat: to,
    count: play.count,
    reasons: [{ kind: "go", points: 1, cards: 0 }],
  };
  const after = { ...said, goPaid: true };
  return join({ play: after, happenings: [go, award] }, advance(after, seat));
}

/** One award a series: 31 was pegged with its card; below it the last card takes one (rules.md §2.3.4). */
function endSeries(play: Play): Step {
  const seat = lastSeat(play) as Seat;
  const kind = play.held.some((held) => size(held) > 0) ? "go" : "lastCard";
  const award: PlayHappening = { kind: "award", seat, count: play.count, reasons: [{ kind, points: 1, cards: 0 }] };
  return join({ play, happenings: play.goPaid ? [] : [award] }, clearSeries(play));
}

/** The next lead is on the left of the last card (rules.md §2.3.6). */
function clearSeries(play: Play): Step {
  const cleared: Play = { ...play, series: [], count: 0 as Count, said: [], goPaid: false };
  return { play: { ...cleared, turn: nextSeat(cleared, lastSeat(play) as Seat) }, happenings: [] };
}

/** Takes the card out of the seat's hand, filling in a suit that was known there and not tapped. */
function takeFrom(play: Play, seat: Seat, card: Card): Result<{ held: Held; laid: Card }, PlayRefusal> {
  const { known, unknown } = play.held[seat] ?? { known: [], unknown: 0 };
  const at = findCard(known, card);
  if (at >= 0) {
    const inHand = known[at] as Card;
    return ok({ held: { known: known.toSpliced(at, 1), unknown }, laid: isSuited(inHand) ? inHand : card });
  }
  const elsewhere = play.held.some((held, other) => other !== seat && isSuited(card) && held.known.includes(card));
  if (elsewhere) return refuse("outOfTurn");
  return unknown > 0 ? ok({ held: { known, unknown: unknown - 1 }, laid: card }) : refuse("notInHand");
}

/** @returns where `card` is among `cards`: itself, or one of its rank when either is known by rank alone; else −1. */
export function findCard(cards: readonly Card[], card: Card): number {
  const same = cards.indexOf(card);
  if (same >= 0) return same;
  return cards.findIndex((other) => rankOf(other) === rankOf(card) && !(isSuited(other) && isSuited(card)));
}
