/** The story of a game: everything that its log shows once it is over. */
import type { DealPlayed } from "../../game/deals-played";
import type { Replay } from "../../game/replay";
import { type BestHand, bestHand, bestOf, scoreRace } from "../../game/summary";
import type { Seat } from "../../rules/ruleset";
import { gapsOf, type SixGaps } from "../discards/six-known";
import { type HandCounted, handsOf } from "../many/hands";
import { type Leads, leadsOf, type LostKind, lostPoints, type PointRow, pointsOf } from "./points";
import type { Weighed } from "./weighed";

export interface Story {
  /** The holes of each side at the start and after every deal that is over. */
  readonly race: readonly (readonly number[])[];
  /** The dealer of each deal that is over. */
  readonly dealers: readonly Seat[];
  /** Undefined for a lowball. */
  readonly leads: Leads | undefined;
  readonly points: readonly PointRow[];
  /** Also where nobody was shown what it was worth; undefined where no cards are known. */
  readonly best: BestHand | undefined;
  /** Every hand and crib that was counted, with what it was worth. */
  readonly hands: readonly HandCounted[];
  readonly lost: Readonly<Record<LostKind, readonly number[]>>;
  /** For each side how its chance moved, and its discards; undefined for a game without odds. */
  readonly views: Weighed["views"] | undefined;
  readonly discards: Weighed["discards"] | undefined;
  /** For each side its hands without a discard to judge; undefined for a game without odds. */
  readonly gaps: readonly SixGaps[] | undefined;
}

/**
 * @param deals of the game (`dealsPlayed`)
 * @param weighed its odds; undefined for a game without (`playedGame`)
 * @returns undefined for a log without a game
 */
export function storyOf(now: Replay, deals: readonly DealPlayed[], weighed: Weighed | undefined): Story | undefined {
  const { state } = now;
  if (!state) return undefined;
  const ended = deals.filter((deal) => deal.ended);
  const race = scoreRace(state).map((holes) => holes.slice(0, ended.length + 1));
  const hands = handsOf(now, deals);
  const shown = bestHand(now);
  const best = bestOf(hands);
  const seatOf = (side: number) => state.seats.findIndex((one) => one.side === side);
  return {
    race,
    dealers: ended.map(({ dealer }) => dealer),
    leads: leadsOf(state, race),
    points: pointsOf(state, deals, weighed?.usual),
    // Of several, the one that the end of the game shows.
    best: shown && shown.points === best?.points ? shown : best,
    hands,
    lost: lostPoints(now),
    views: weighed?.views,
    discards: weighed?.discards,
    gaps: weighed && state.sides.map((_, side) => gapsOf(ended, seatOf(side))),
  };
}
