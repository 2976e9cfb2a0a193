/** The play as rules.md §2 describes it: turns, series, go and the last card. It pegs nothing. */
import type { Card, SuitedCard } from "../../rules/cards";
import type { Seat } from "../../rules/ruleset";
import { type Cards, playPoints, sumOf, worthOf } from "./points";

export interface Play {
  readonly held: readonly Cards[];
  /** The cards each seat has played in this deal. */
  readonly laid: readonly Cards[];
  /** Cards that are out of the play (rules.md §6.7). */
  readonly dead: readonly Cards[];
  readonly series: readonly { readonly seat: Seat; readonly card: SuitedCard }[];
  /** The seats that said go in this series. */
  readonly said: readonly Seat[];
  /** How many cards the series had when the last go was said. */
  readonly goAfter: number;
  /** The go of this series was paid when it was said. */
  readonly paid: boolean;
  /** Undefined once nobody holds a card. */
  readonly turn: Seat | undefined;
  /** The cards of a false go that is being played after all: the next card must be one of them. */
  readonly must: Cards;
  /** The cards that a seat is known to hold since a false go with them was taken back, some by rank alone. */
  readonly named: readonly (readonly Card[])[];
}

/** The part of the agreement that the play depends on. */
export interface Turns {
  /** Whether the hand of a seat was entered before the play, so that nobody is asked for its go (rules.md §2.9). */
  readonly known: readonly boolean[];
  /** rules.md §2.4. */
  readonly goTiming: "lastCard" | "atGo";
  /** Two goes in a row end the series (rules.md §2.4). */
  readonly goStops: boolean;
}

/** `card`: for the card itself, thirty-one included. `atGo`: for the go of somebody else. `end`: the last of a series. */
interface Earned {
  readonly seat: Seat;
  readonly points: number;
  readonly by: "card" | "atGo" | "end";
}

export interface Step {
  readonly play: Play;
  readonly earned: readonly Earned[];
}

const none = (hands: readonly Cards[]): readonly never[][] => hands.map(() => []);

export function firstLead(hands: readonly Cards[], dealer: Seat): Play {
  const nothing = {
    laid: none(hands),
    dead: none(hands),
    named: none(hands),
    series: [],
    said: [],
    goAfter: 0,
    paid: false,
    must: [],
  };
  return { held: hands, ...nothing, turn: (dealer + 1) % hands.length };
}

export function countOf({ series }: Play): number {
  return sumOf(series.map(({ card }) => card));
}

/** The cards of a seat that the count leaves room for. */
export function fitting(play: Play, seat: Seat): Cards {
  return (play.held[seat] ?? []).filter((card) => countOf(play) + worthOf(card) <= 31);
}

/** @returns the lists with one of them changed */
export function changed(lists: readonly Cards[], at: Seat, to: (cards: Cards) => Cards): readonly Cards[] {
  return lists.map((cards, seat) => (seat === at ? to(cards) : cards));
}

function lastSeat({ series }: Play): Seat {
  return series.at(-1)!.seat;
}

/** The first seat clockwise after this one that holds a card and has not said go; the seat itself comes last. */
function nextAfter(play: Play, from: Seat): Seat | undefined {
  const players = play.held.length;
  const clockwise = play.held.map((_, i) => (from + 1 + i) % players);
  return clockwise.find((seat) => (play.held[seat] ?? []).length > 0 && !play.said.includes(seat));
}

/** The series is over: the seat left of the last card leads the next one (rules.md §2.2.6). */
function newSeries(play: Play): Play {
  const fresh: Play = { ...play, series: [], said: [], goAfter: 0, paid: false };
  return { ...fresh, turn: nextAfter(fresh, lastSeat(play)) };
}

/** One point for the last card of a series below 31 (rules.md §2.2.5), unless its go was paid at once. */
function endSeries(play: Play): Step {
  const earned: readonly Earned[] = play.paid ? [] : [{ seat: lastSeat(play), points: 1, by: "end" }];
  return { play: newSeries(play), earned };
}

/** The turn passes on (rules.md §2.2.4). A hand that is known and stuck is not asked. */
function pass(turns: Turns, play: Play, from: Seat): Step {
  const next = nextAfter(play, from);
  if (next === undefined) return endSeries(play);
  const known = turns.known[next] === true || play.named[next]!.length === play.held[next]!.length;
  const stuck = known && fitting(play, next).length === 0;
  if (!stuck) return { play: { ...play, turn: next }, earned: [] };
  return next === lastSeat(play) ? endSeries(play) : sayGo(turns, play, next);
}

export function sayGo(turns: Turns, play: Play, seat: Seat): Step {
  const cards = play.series.length;
  const said: Play = { ...play, said: [...play.said, seat], goAfter: cards };
  if (turns.goStops && play.goAfter === cards) return endSeries(said);
  if (turns.goTiming === "lastCard" || play.paid) return pass(turns, said, seat);
  const atOnce: Earned = { seat: nextAfter(said, seat) ?? lastSeat(play), points: 1, by: "atGo" };
  const rest = pass(turns, { ...said, paid: true }, seat);
  return { ...rest, earned: [atOnce, ...rest.earned] };
}

/** The named cards without the one that is seen now. Seen by rank alone, it can have been any other of its rank. */
function namedLeft(named: readonly Card[], seen: Card): readonly Card[] {
  const alike = (card: Card) => card.charAt(0) === seen.charAt(0) && (card.length === 1 || seen.length === 1);
  const same = named.indexOf(seen);
  const at = same >= 0 ? same : named.findIndex(alike);
  if (at < 0) return named;
  const left = named.toSpliced(at, 1);
  return seen.length === 2 ? left : left.map((card) => (alike(card) ? seen : card));
}

/** @param seen the card as it is tapped, perhaps by rank alone */
export function lay(turns: Turns, play: Play, card: SuitedCard, seen: Card): Step {
  const seat = play.turn!;
  const series = [...play.series, { seat, card }];
  const cards = series.map((one) => one.card);
  const after: Play = {
    ...play,
    held: changed(play.held, seat, (held) => held.filter((one) => one !== card)),
    laid: changed(play.laid, seat, (laid) => [...laid, card]),
    named: play.named.map((named, at) => (at === seat ? namedLeft(named, seen) : named)),
    series,
    must: [],
  };
  const thirtyOne = sumOf(cards) === 31;
  const forEnd = thirtyOne ? (play.paid ? 1 : 2) : 0;
  const rest = thirtyOne ? { play: newSeries(after), earned: [] } : pass(turns, after, seat);
  return { ...rest, earned: [{ seat, points: playPoints(cards) + forEnd, by: "card" }, ...rest.earned] };
}
