/** A game as plain data: all that its odds depend on. A worker can be sent it, and needs no engine to weigh it. */
import type { DealPlayed } from "../../game/deals-played";
import { cardsOf } from "../../game/known";
import { lossOf, targetOf } from "../../game/sides";
import type { GameState } from "../../game/state";
import { isSuited, type SuitedCard } from "../../rules/cards";
import type { Seat, Side } from "../../rules/ruleset";
import { type Dealt, sixKnown } from "../discards/six-known";
import { badLoss, hasOdds } from "../usual";
import { isPlayKnown, type PartPegged, partsOf } from "./pegged";

/** Four different cards with their suits. */
export type Four = readonly [SuitedCard, SuitedCard, SuitedCard, SuitedCard];

/** A deal that is over. */
export interface PlayedDeal {
  readonly number: number;
  readonly dealer: Seat;
  /** The holes of each side before and after it. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Undefined if it is not known where the points came from, or if the play was not entered. */
  readonly parts: readonly PartPegged[] | undefined;
  readonly starter: SuitedCard | undefined;
  /** For each seat the cards kept, and all six as they were dealt; undefined unless all are known with their suits. */
  readonly fours: readonly (Four | undefined)[];
  readonly sixes: readonly (Dealt | undefined)[];
  /** The points of the crib; undefined if it was not counted. */
  readonly crib: number | undefined;
}

/** A game of two players with odds. */
export interface PlayedGame {
  /** The side of each seat. */
  readonly sides: readonly Side[];
  /** The game hole of each side. */
  readonly targets: readonly number[];
  readonly winner: Side | undefined;
  /** The loser was skunked, by the line of the tables. */
  readonly skunk: boolean;
  readonly deals: readonly PlayedDeal[];
}

/** @returns undefined for a game without odds */
export function playedGame(state: GameState, deals: readonly DealPlayed[]): PlayedGame | undefined {
  if (!hasOdds(state.rules)) return undefined;
  return {
    sides: state.seats.map(({ side }) => side),
    targets: state.sides.map((_, side) => targetOf(state, side)),
    winner: state.winner,
    skunk: badLoss(state.rules) !== undefined && lossOf(state) !== "plain",
    deals: deals.filter(({ ended }) => ended).map((deal) => playedDeal(state, deal)),
  };
}

function playedDeal(state: GameState, deal: DealPlayed): PlayedDeal {
  const { number, dealer, from, to, last, counted } = deal;
  const starter = last.deal?.starter;
  const parts = partsOf(state, deal);
  return {
    number,
    dealer,
    from,
    to,
    parts: parts && isPlayKnown(state, deal, parts) ? parts : undefined,
    starter: starter && isSuited(starter) ? starter : undefined,
    fours: state.seats.map((_, seat) => fourOf(deal, seat)),
    sixes: state.seats.map((_, seat) => dealtTo(deal, seat)),
    crib: counted.find(({ owner }) => owner === "crib")?.points,
  };
}

function dealtTo(deal: DealPlayed, seat: Seat): Dealt | undefined {
  const six = sixKnown(deal, seat);
  return typeof six === "string" ? undefined : six;
}

function fourOf({ last }: DealPlayed, seat: Seat): Four | undefined {
  const cards = cardsOf(last, seat);
  const [one, two, three, four] = cards.filter(isSuited);
  if (cards.length !== 4 || !one || !two || !three || !four || new Set(cards).size < 4) return undefined;
  return [one, two, three, four];
}
