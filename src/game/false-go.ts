/** A false go: a go said with a card that would have fitted. Which goes were false, and what each costs: rules.md §6.6. */
import { type GameState, playOpen, type GoSaid } from "./state";
import type { Card } from "../rules/cards";
import { falseGoPoints, falseGoCards } from "../rules/penalties";
import type { Seat } from "../rules/ruleset";
import { cardsOf, keptHand } from "./known";
import { isHome } from "./sides";

/** A go that turned out false, and what it costs by the rules in use. */
export interface FalseGo {
  /** Its place among the goes of this deal. */
  readonly go: number;
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly Card[];
  readonly points: number;
  /** The play is still open, so it can be taken back to the go. */
  readonly open: boolean;
}

/** @returns the false goes of this deal that somebody could ask for. */
export function falseGoes(state: GameState): readonly FalseGo[] {
  return (state.deal?.goes ?? []).flatMap((said, go) => {
    const cards = cardsOfFalseGo(state, said);
    const points = falseGoPoints(state.rules.renege, cards.length);
    const { seat, before } = said;
    return points > 0 ? [{ go, seat, count: before.count, cards, points, open: playOpen(state) }] : [];
  });
}

/** The false goes that can still be claimed. A win ends all but those of a side that has pegged out. */
export function claimableFalseGoes(state: GameState): readonly FalseGo[] {
  return falseGoes(state).filter(({ seat }) => state.winner === undefined || isHome(state, state.seats[seat]?.side));
}

/**
 * The cards a seat is now known to have held, and could have played, when it said go. Cards of a hand behind its
 * curtain are not counted: a go against a known hand is refused when it is said.
 */
export function cardsOfFalseGo(state: GameState, go: GoSaid): readonly Card[] {
  const { deal } = state;
  if (!deal || go.taken || keptHand(state.form, deal, go.seat)) return [];
  const before = go.before.laid[go.seat]?.length ?? 0;
  return falseGoCards(go.before.count, cardsOf(state, go.seat).slice(before));
}
