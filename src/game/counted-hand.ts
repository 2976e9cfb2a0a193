/** A hand or crib that is counted and ready to peg: the points of every side, and the mistake in a wrong count. */
import type { Card } from "../rules/cards";
import type { Side } from "../rules/ruleset";
import type { Tally } from "../rules/show/combinations";
import type { ShowRules } from "../rules/show/shown";
import { highestStated } from "../rules/show/counts";
import { readStatedPoints, type StatedPoints, type Verdict, verdict } from "../rules/show/verdict";
import type { Owner } from "./facts";
import { showRulesIn, shownOf } from "./known";
import { isHome, sideOf } from "./sides";
import type { GameState } from "./state";
import type { Settled } from "./waiting";

export interface HandPegs {
  /** Points of the side that counts the hand, from 0. */
  readonly counter: number;
  /** Sides that get points for a wrong count, each with its points, all above 0. */
  readonly others: readonly { readonly side: Side; readonly points: number }[];
}

/**
 * The points that pegging a hand gives. A side that has pegged out gets nothing.
 * @param settled the stated count and its ruling, where the players count
 */
export function handPegs(state: GameState, owner: Owner, tally: Tally, settled: Settled | undefined): HandPegs {
  const counter = sideOf(state, owner);
  if (isHome(state, counter)) return { counter: 0, others: [] };
  if (!settled) return { counter: tally.total, others: [] };
  const { caller, opponents } = settled.ruling;
  const others = [...state.sides.keys()].flatMap((side) => {
    const points = opponents + (side === settled.called ? caller : 0);
    return side === counter || points === 0 || isHome(state, side) ? [] : [{ side, points }];
  });
  return { counter: settled.ruling.counter, others };
}

export interface Judged {
  readonly verdict: Verdict;
  readonly cards: readonly Card[];
  readonly of: "hand" | "crib";
  readonly rules: ShowRules;
  readonly stated: StatedPoints;
  readonly total: number;
}

/** The verdict on a stated count, by the rules of this deal. */
export function judge(state: GameState, owner: Owner, tally: Tally, stated: number): Judged | undefined {
  const shown = shownOf(state, owner);
  const rules = showRulesIn(state);
  const read = readStatedPoints(stated, highestStated(rules));
  if (!shown || !read.ok) return undefined;
  const { of } = shown;
  return {
    verdict: verdict(shown, read.value, rules),
    cards: tally.cards,
    of,
    rules,
    stated: read.value,
    total: tally.total,
  };
}
