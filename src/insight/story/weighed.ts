/** The odds of a game: how the chance of each side moved, and the discards that are known. */
import type { SuitedCard } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import type { Dealt } from "../discards/six-known";
import type { Chance } from "../chance/chance";
import type { DiscardValue } from "../discards/values";
import { type Why, whyOf } from "../discards/why";
import { type Odds, seenFrom, type UsualPoints } from "./chances";
import type { PlayedDeal, PlayedGame } from "./played";
import type { View } from "./steps";
import { discardKnown, seatOf, viewOf } from "./view";

/** Everything of a story that needs the tables, for each side. */
export interface Weighed {
  readonly usual: UsualPoints;
  /** Empty before the end of the first deal. */
  readonly views: readonly View[];
  /** The discards in the order of the deals. */
  readonly discards: readonly (readonly JudgedDiscard[])[];
}

export function weigh(game: PlayedGame, given: Odds): Weighed {
  const sides = [...game.targets.keys()];
  const odds = { ...given, discards: onceEach(given.discards) };
  return {
    usual: odds.usual,
    views: sides.flatMap((side) => viewOf(game, side, odds) ?? []),
    discards: sides.map((side) => game.deals.flatMap((deal) => judged(game, deal, side, odds) ?? [])),
  };
}

/** The views of both sides and the list of discards ask for the same six cards, and that is the slow part of a story. */
function onceEach(discards: Odds["discards"]): Odds["discards"] {
  const found = new Map<readonly SuitedCard[], readonly DiscardValue[]>();
  return (six, crib) => {
    const values = found.get(six) ?? discards(six, crib);
    found.set(six, values);
    return values;
  };
}

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

function judged(game: PlayedGame, deal: PlayedDeal, side: Side, odds: Odds): JudgedDiscard | undefined {
  const { dealer, from, number, crib } = deal;
  const seat = seatOf(game, side);
  const dealt = deal.sixes[seat];
  if (!dealt) return undefined;
  const own = dealer === seat;
  const need = (of: Side) => (game.targets[of] ?? 0) - (from[of] ?? 0);
  const needs = { dealer: need(own ? side : 1 - side), pone: need(own ? 1 - side : side) };
  const values = odds.discards(dealt.six, own ? "own" : "theirs").map((value) => {
    const known = discardKnown(own ? "dealer" : "pone", dealt.six, value);
    return { value, chance: seenFrom(odds.within(needs, "heels", known), own) };
  });
  const chosen = values.findIndex(({ value: { discard } }) => discard.every((card) => dealt.discard.includes(card)));
  const all = values.map(({ value }) => value);
  const why = whyOf(all, dealt.discard, own ? "own" : "theirs");
  return why && { ...dealt, deal: number, own, holes: from, values, chosen, why, crib };
}
