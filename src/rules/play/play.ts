/** The play as a state machine for any number of seats, with hands known, partly known or unknown. rules.md §2. */
import { type Card, isJoker, isSuited, JOKER, rankOf, valueOf } from "../cards";
import { identify } from "../identify";
import { type PlayReason, pegsFor } from "./pegs";
import {
  canPlay,
  type Held,
  LAST_COUNT_ANY_CARD_FITS,
  lastSeat,
  nextSeat,
  type Play,
  type PlayRules,
  size,
  USUAL_PLAY,
  type Count,
} from "./state";
import { ok, refuse, type Result } from "../../base/result";
import { fromLeftOf, type Seat } from "../ruleset";

/** A result of a move. Points are pegged at once. */
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
 * `playOver`: nobody holds a card. `pastThirtyOne`: the count would pass 31. `outOfTurn`: the card is in another hand.
 * `notInHand`: the hand is known and does not hold the card. `goTooSoon`: up to 21 every card fits. `canPlay`: the
 * hand is known to hold a card that fits.
 */
export const PLAY_REFUSALS = ["playOver", "pastThirtyOne", "outOfTurn", "notInHand", "goTooSoon", "canPlay"] as const;
export type PlayRefusal = (typeof PLAY_REFUSALS)[number];

/**
 * Starts the play of a deal: the first seat after the dealer that holds a card leads.
 * @param held the cards of each seat
 * @param jokers the number of jokers that may be in these hands
 */
export function startPlay(dealer: Seat, held: readonly Held[], rules: PlayRules = USUAL_PLAY, jokers = 0): Play {
  return {
    rules,
    held,
    laid: held.map(() => []),
    series: [],
    ended: [],
    count: 0 as Count,
    said: [],
    goPaid: false,
    goAfter: undefined,
    jokers,
    turn: fromLeftOf(dealer, held.length).find((seat) => size(held[seat]) > 0),
  };
}

/**
 * Plays a card for the seat whose turn it is, scores it and moves the turn. Ends the series by the rules, and says go
 * for every seat whose hand is known to hold no card that fits.
 *
 * If everybody else is out of cards or has said go, a card past 31 shows that the last player could not continue: the
 * series ends and the card leads the next one, without asking for a go (rules.md §2.9).
 */
export function lay(play: Play, card: Card): Result<Step, PlayRefusal> {
  const seat = play.turn;
  if (seat === undefined) return refuse("playOver");
  if (play.count + valueOf(card) > 31) {
    if (!mayEndUnasked(play, seat)) return refuse("pastThirtyOne");
    const ended = endSeries(play);
    const led = lay(ended.play, card);
    return led.ok ? ok(join(ended, led.value)) : led;
  }
  const from = takeFrom(play, seat, card);
  if (!from.ok) return from;
  const { held, laid } = from.value;
  const series = [...play.series, { seat, card: laid }];
  const count = (play.count + valueOf(card)) as Count;
  const { rules } = play;
  const pegs = pegsFor(
    series.map((one) => one.card),
    rules,
  );
  const reasons = paid(play, rules.openAt31 ? pegs.filter(({ kind }) => kind !== "thirtyOne") : pegs);
  const next: Play = {
    ...play,
    held: play.held.with(seat, held),
    laid: play.laid.with(seat, [...(play.laid[seat] ?? []), laid]),
    series,
    count,
    jokers: isJoker(card) ? play.jokers - 1 : play.jokers,
  };
  const here: Step = { play: next, happenings: [{ kind: "laid", seat, card: laid, count, reasons }] };
  if (count !== 31) return ok(join(here, advance(next, seat)));
  if (!rules.openAt31) return ok(join(here, clearSeries(next)));
  const open = next.held.some((_, other) => canPlay(next, other) !== "no");
  return ok(join(here, open ? advance(next, seat) : endSeries(next)));
}

/** @returns the seat that would lay this card: the one whose turn it is, or the next to lead if the card ends the series. */
export function seatToLay(play: Play, card: Card): Seat | undefined {
  const { turn } = play;
  if (turn === undefined || play.count + valueOf(card) <= 31) return turn;
  return mayEndUnasked(play, turn) ? endSeries(play).play.turn : undefined;
}

/**
 * Whether a card past 31 may end the series without a go. Below 31, the player must have played the last card and may
 * hold nothing that fits. At 31, nobody may be known to hold a joker.
 */
function mayEndUnasked(play: Play, seat: Seat): boolean {
  if (play.rules.oneSeries) return false;
  if (play.count === 31) return play.held.every((_, other) => canPlay(play, other) !== "yes");
  return seat === lastSeat(play) && canPlay(play, seat) !== "yes";
}

/** The seat whose turn it is says go; if it is the last player, the series ends. */
export function sayGo(play: Play): Result<Step, PlayRefusal> {
  const seat = play.turn;
  if (seat === undefined) return refuse("playOver");
  if (play.count <= LAST_COUNT_ANY_CARD_FITS) return refuse("goTooSoon");
  if (canPlay(play, seat) === "yes") return refuse("canPlay");
  return ok(passOver(play, seat));
}

/**
 * Names unknown cards of a seat's hand, so that the seat cannot say go with one that fits (rules.md §6.5). The number
 * of cards stays the same.
 */
export function nameCards(play: Play, seat: Seat, cards: readonly Card[]): Play {
  const { known, unknown } = play.held[seat] ?? { known: [], unknown: 0 };
  const named = cards.map((card) => (isJoker(card) ? JOKER : card)).slice(0, unknown);
  const held = { known: [...known, ...named], unknown: unknown - named.length };
  return { ...play, held: play.held.with(seat, held) };
}

/**
 * Takes unknown cards out of a seat's hand: dead cards, which are not played after a false go (rules.md §6.7).
 * @param cards the number of cards; at most the unknown ones are taken
 */
export function killCards(play: Play, seat: Seat, cards: number): Play {
  const held = play.held[seat];
  if (!held) return play;
  return { ...play, held: play.held.with(seat, { ...held, unknown: Math.max(0, held.unknown - cards) }) };
}

/** Thirty-one after a go that is already pegged pays 1, not 2 (rules.md §2.4). */
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
  // At 31 only a joker fits, and a player without one does not say go.
  if (play.count === 31) return advance({ ...play, said: [...play.said, seat] }, seat);
  const stops = play.rules.goStops && play.goAfter === play.series.length;
  const said: Play = { ...play, said: [...play.said, seat], goAfter: play.series.length };
  const go: PlayHappening = { kind: "go", seat, count: play.count };
  const onwards = (from: Play) => (stops ? endSeries(from) : advance(from, seat));
  // Only the first go of a series pays. When the player of the last card cannot go on, nobody gets a point for that go.
  if (play.rules.goTiming !== "atGo" || play.goPaid || seat === lastSeat(play))
    return join({ play: said, happenings: [go] }, onwards(said));
  const to = nextSeat(said, seat) ?? lastSeat(play)!;
  const award: PlayHappening = {
    kind: "award",
    seat: to,
    count: play.count,
    reasons: [{ kind: "go", points: 1, cards: 0 }],
  };
  const after = { ...said, goPaid: true };
  return join({ play: after, happenings: [go, award] }, onwards(after));
}

/** One award per series (rules.md §2.3.4): below 31 the last card pegs 1. Only with `openAt31` is 31 pegged here. */
function endSeries(play: Play): Step {
  const seat = lastSeat(play) as Seat;
  const award: PlayHappening = { kind: "award", seat, count: play.count, reasons: lastReasons(play) };
  return join({ play, happenings: award.reasons.length > 0 ? [award] : [] }, clearSeries(play));
}

function lastReasons(play: Play): readonly PlayReason[] {
  if (play.count === 31) return paid(play, [{ kind: "thirtyOne", points: 2, cards: play.series.length }]);
  const kind = play.held.some((held) => size(held) > 0) ? "go" : "lastCard";
  return play.goPaid ? [] : [{ kind, points: 1, cards: 0 }];
}

/** The next seat with cards, left of the player of the last card, leads next (rules.md §2.3.6). */
function clearSeries(play: Play): Step {
  const cleared: Play = {
    ...play,
    series: [],
    ended: play.series,
    count: 0 as Count,
    said: [],
    goPaid: false,
    goAfter: undefined,
  };
  const turn = play.rules.oneSeries ? undefined : nextSeat(cleared, lastSeat(play) as Seat);
  return { play: { ...cleared, turn }, happenings: [] };
}

/**
 * Takes the card out of the seat's hand. It gets its suit from there if no other card of the hand can be of its
 * rank; otherwise the others of its rank are known by rank alone from now on.
 */
function takeFrom(play: Play, seat: Seat, card: Card): Result<{ held: Held; laid: Card }, PlayRefusal> {
  const { known, unknown } = play.held[seat] ?? { known: [], unknown: 0 };
  const [at] = identify(known, [isJoker(card) ? JOKER : card]) ?? [];
  if (at !== undefined) {
    const inHand = known[at] as Card;
    const left = known.toSpliced(at, 1);
    const alike = (other: Card) => isSuited(other) && other.startsWith(card);
    const sure = isSuited(card) || ((unknown === 0 || !isSuited(inHand)) && !left.some(alike));
    if (sure) return ok({ held: { known: left, unknown }, laid: isSuited(inHand) ? inHand : card });
    const byRank = left.map((other) => (alike(other) ? rankOf(other) : other));
    return ok({ held: { known: byRank, unknown }, laid: card });
  }
  const elsewhere = play.held.some((held, other) => other !== seat && isSuited(card) && held.known.includes(card));
  if (elsewhere) return refuse("outOfTurn");
  return unknown > 0 ? ok({ held: { known, unknown: unknown - 1 }, laid: card }) : refuse("notInHand");
}
