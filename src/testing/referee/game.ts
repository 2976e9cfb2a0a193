/** A game at the referee's table: the real cards, the pegs, the counts and the goes. */
import type { Card, SuitedCard } from "../../rules/cards";
import type { Seat, Side } from "../../rules/ruleset";
import { type Count, type Counting, ruling } from "./counts";
import { type Kind, type Peg, type Standing, standing } from "./pegs";
import { firstLead, type Play, type Turns } from "./play";
import type { Cards } from "./points";

export interface House {
  /** The side of each seat. */
  readonly sides: readonly Side[];
  readonly target: number;
  readonly goTiming: Turns["goTiming"];
  readonly goStops: boolean;
  readonly falseGo: "acc" | "flat2" | "none";
  readonly counting: Counting;
}

/** A go, with the game as it was before. */
export interface Go {
  readonly seat: Seat;
  readonly before: Game;
  /** The penalty for it was taken, and the go was not taken back. */
  readonly settled: boolean;
}

/** The cards of one deal, after the discards. */
export interface Dealt {
  readonly dealer: Seat;
  readonly hands: readonly Cards[];
  readonly crib: Cards;
  readonly starter: SuitedCard;
}

export interface Game {
  readonly house: House;
  readonly pegs: readonly Peg[];
  /** How many of them were pegged in earlier deals. */
  readonly start: number;
  readonly dealt: Dealt;
  readonly play: Play;
  /** Whether the hand of a seat was entered before the play. */
  readonly known: readonly boolean[];
  /** The cards that have been seen, each as it was tapped last. */
  readonly seenAs: ReadonlyMap<SuitedCard, Card>;
  /** The counts of this deal, in order. */
  readonly counts: readonly Count[];
  /** The count of the play that its player may state now. */
  readonly open: number | undefined;
  /** The goes of this deal that were not taken back. */
  readonly goes: readonly Go[];
  /** How many hands, the crib included, have been pegged. */
  readonly shown: number;
}

/** Deals, and pegs two for his heels (rules.md §1.8). */
export function dealCards(house: House, pegs: readonly Peg[], dealt: Dealt): Game {
  const { hands, dealer, starter } = dealt;
  const heels: Peg = { side: house.sides[dealer]!, points: 2, kind: "heels", seat: dealer };
  return {
    house,
    pegs: starter.startsWith("J") ? [...pegs, heels] : pegs,
    start: pegs.length,
    dealt,
    play: firstLead(hands, dealer),
    known: hands.map(() => false),
    seenAs: new Map(),
    counts: [],
    open: undefined,
    goes: [],
    shown: 0,
  };
}

/** A misdeal: the points of the deal are taken back, except penalties, and the same dealer deals again (rules.md §1.9). */
export function dealAgain({ house, pegs, start }: Game, dealt: Dealt): Game {
  const penalties = pegs.slice(start).filter(({ kind }) => kind === "penalty");
  return { ...dealCards(house, [...pegs.slice(0, start), ...penalties], dealt), start };
}

/** A hand is entered before the first card. */
export function enterHand(game: Game, seat: Seat): Game {
  return { ...game, known: game.known.map((known, other) => known || other === seat) };
}

export function turnsOf({ house, known }: Game): Turns {
  return { known, goTiming: house.goTiming, goStops: house.goStops };
}

const standings = new WeakMap<readonly Peg[], Standing>();

/** Kept for each list of pegs, because it is asked for after every step. */
function standingOf({ house, pegs }: Game): Standing {
  const known = standings.get(pegs) ?? standing(pegs, new Set(house.sides).size, house.target);
  standings.set(pegs, known);
  return known;
}

export function holesOf(game: Game): readonly number[] {
  return standingOf(game).holes;
}

/** Every peg of the game with the holes it really moved. */
export function movedOf(game: Game): readonly Peg[] {
  return standingOf(game).moved;
}

export function winnerOf(game: Game): Side | undefined {
  return standingOf(game).winner;
}

export function peg(game: Game, ...pegs: readonly Peg[]): Game {
  return { ...game, pegs: [...game.pegs, ...pegs] };
}

/** The holes that the side of a seat still has to go. */
export function roomOf(game: Game, seat: Seat): number {
  return game.house.target - holesOf(game)[game.house.sides[seat]!]!;
}

export function withCount(game: Game, at: number, change: Partial<Count>): Game {
  return { ...game, counts: game.counts.map((count, i) => (i === at ? { ...count, ...change } : count)) };
}

/** Pegs the difference between the ruling on a count and what was pegged for it before. */
export function settle(game: Game, at: number): Game {
  const { counting, sides } = game.house;
  const wanted = ruling(game.counts[at]!, counting, sides);
  const pegged = game.pegs.slice(game.start).filter(({ count }) => count === at);
  const sum = (pegs: readonly Peg[], side: Side, kind: Kind) =>
    pegs.filter((one) => one.side === side && one.kind === kind).reduce((all, { points }) => all + points, 0);
  const named = new Map([...pegged, ...wanted].map((one) => [`${one.side} ${one.kind}`, one]));
  const moves = [...named.values()].map((one): Peg => {
    const points = sum(wanted, one.side, one.kind) - sum(pegged, one.side, one.kind);
    return { ...one, points, count: at };
  });
  // A peg that goes back does so before the others move (rules.md §6.6).
  return peg(
    game,
    ...moves.filter(({ points }) => points !== 0).toSorted((a, b) => Number(a.points > 0) - Number(b.points > 0)),
  );
}

/** The hands in the order of the show, from the left of the dealer; the last is the crib (rules.md §4.2). */
export function showOrder({ dealt }: Game): readonly (Seat | "crib")[] {
  const players = dealt.hands.length;
  return [...dealt.hands.map((_, i) => (dealt.dealer + 1 + i) % players), "crib"];
}
