/** The story of a game: everything that its log shows once it is over. */
import { type DealPlayed, dealsPlayed } from "../../game/deals-played";
import type { Replay } from "../../game/replay";
import { targetOf } from "../../game/sides";
import type { GameState } from "../../game/state";
import { bestHand, scoreRace } from "../../game/summary";
import type { Seat, Side } from "../../rules/ruleset";
import { gapsOf, type SixGaps } from "../discards/six-known";
import { hasOdds } from "../usual";
import { type Chance, type DiscardValue, type Odds, seenFrom, sidesOf, type Usual } from "./chances";
import { type Why, whyOf } from "../discards/why";
import { type Dealt, dealtTo } from "./hands";
import { type Leads, leadsOf, type Mistake, mistakesOf, type PointRow, pointsOf } from "./points";
import type { View } from "./steps";
import { discardKnown, viewOf } from "./view";

export interface Story {
  /** The holes of each side at the start and after every deal that is over. */
  readonly race: readonly (readonly number[])[];
  /** The dealer of each deal that is over. */
  readonly dealers: readonly Seat[];
  readonly leads: Leads;
  readonly points: readonly PointRow[];
  readonly best: ReturnType<typeof bestHand>;
  readonly mistakes: Readonly<Record<Mistake, readonly number[]>>;
  /** For each side how its chance moved; undefined for a game without odds. */
  readonly views: readonly View[] | undefined;
  /** For each side its discards, in the order of the deals; undefined for a game without odds. */
  readonly discards: readonly (readonly JudgedDiscard[])[] | undefined;
  /** For each side its hands without a discard to judge; undefined for a game without odds. */
  readonly gaps: readonly SixGaps[] | undefined;
}

type PlainStory = Omit<Story, "views" | "discards" | "gaps">;

function plainStory(now: Replay, state: GameState, deals: readonly DealPlayed[], usual: Usual): PlainStory {
  const ended = deals.filter((deal) => deal.ended);
  const race = scoreRace(state).map((holes) => holes.slice(0, ended.length + 1));
  return {
    race,
    dealers: ended.map(({ dealer }) => dealer),
    leads: leadsOf(state, race),
    points: pointsOf(state, deals, usual),
    best: bestHand(now),
    mistakes: mistakesOf(now),
  };
}

/** @returns undefined for a log without a game */
export function storyOf(now: Replay, odds: Odds): Story | undefined {
  const { state } = now;
  if (!state) return undefined;
  const deals = dealsPlayed(now);
  const plain = plainStory(now, state, deals, odds.usual);
  if (!hasOdds(state.rules)) return { ...plain, views: undefined, discards: undefined, gaps: undefined };
  const sides = [...state.sides.keys()];
  const views = sides.flatMap((side) => viewOf(state, deals, side, odds) ?? []);
  const over = deals.filter(({ ended }) => ended);
  const gaps = sides.map((side) => gapsOf(over, seatOf(state, side)));
  return { ...plain, views, discards: sides.map((side) => discardsOf(deals, side, odds)), gaps };
}

const seatOf = (state: GameState, side: Side): Seat => state.seats.findIndex((one) => one.side === side);

/** A discard beside the fourteen others. */
export interface JudgedDiscard extends Dealt {
  readonly deal: number;
  /** The crib was the player’s own. */
  readonly own: boolean;
  readonly holes: readonly number[];
  /** The best first, each with the chance to win that goes with it. */
  readonly values: readonly { readonly value: DiscardValue; readonly chance: Chance }[];
  /** The place of the one chosen, from 0. */
  readonly chosen: number;
  readonly why: Why;
  /** The points of the crib; undefined if it was not counted. */
  readonly crib: number | undefined;
}

/** The discards of a side whose six cards are known, of deals that are over. */
function discardsOf(deals: readonly DealPlayed[], side: Side, odds: Odds): readonly JudgedDiscard[] {
  return deals.flatMap((deal) => (deal.ended ? (judged(deal, side, odds) ?? []) : []));
}

function judged(deal: DealPlayed, side: Side, odds: Odds): JudgedDiscard | undefined {
  const { last, dealer, from, number } = deal;
  const seat = seatOf(last, side);
  const dealt = dealtTo(deal, seat);
  if (!dealt) return undefined;
  const own = dealer === seat;
  const sides = sidesOf(last, dealer);
  const need = (of: Side) => targetOf(last, of) - (from[of] ?? 0);
  const needs = { dealer: need(sides.dealer), pone: need(sides.pone) };
  const values = odds.discards(dealt.six, own ? "own" : "theirs").map((value) => {
    const known = discardKnown(own ? "dealer" : "pone", dealt.six, value);
    return { value, chance: seenFrom(odds.within(needs, "heels", known), own) };
  });
  const chosen = values.findIndex(({ value: { discard } }) => discard.every((card) => dealt.discard.includes(card)));
  const crib = deal.counted.find(({ owner }) => owner === "crib")?.points;
  const all = values.map(({ value }) => value);
  const why = whyOf(all, dealt.discard, own ? "own" : "theirs");
  return why && { ...dealt, deal: number, own, holes: from, values, chosen, why, crib };
}
