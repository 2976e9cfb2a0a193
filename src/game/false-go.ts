/** False goes: a go said with a card that could have been played, and its penalty (rules.md §6.5). */
import { type GameState, type GoSaid, statedCountsNow } from "./state";
import type { Card } from "../rules/cards";
import type { Seat } from "../rules/ruleset";
import { cardsOf, keptHand } from "./known";
import { isHome, sideAt } from "./sides";
import { falseGoPoints, falseGoCards } from "../rules/false-go";

/** A go that turned out false. */
export interface FalseGo {
  /** Its place among the goes of this deal, from 0. */
  readonly go: number;
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly Card[];
  readonly points: number;
}

/** The false goes of this deal that have a penalty. */
export function falseGoes(state: GameState): readonly FalseGo[] {
  return (state.deal?.goes ?? []).flatMap((said, go) => {
    const cards = cardsOfFalseGo(state, said);
    const points = falseGoPoints(state.rules.renege, cards.length);
    const { seat, before } = said;
    return points > 0 ? [{ go, seat, count: before.count, cards, points }] : [];
  });
}

/** The false goes that can still be claimed. After a win, only a claim that takes it back. */
export function claimableFalseGoes(state: GameState): readonly FalseGo[] {
  if (state.winner === undefined) return falseGoes(state);
  return playReturns(state) ? falseGoes(state).filter(({ seat }) => isHome(state, sideAt(state, seat))) : [];
}

/** Whether the play can still go back to a false go: until the other side announces a hand (rules.md §6.5). */
export function playReturns(state: GameState): boolean {
  const { deal } = state;
  if (!deal || deal.playEnded || deal.shown.size > 0 || deal.counted.length > 0) return false;
  return statedCountsNow(state).every(({ owner }) => owner === "play");
}

/**
 * The known cards that a seat could have played when it said go. There are none if its hand was entered before the
 * play, because the app then refuses a false go at once.
 */
export function cardsOfFalseGo(state: GameState, go: GoSaid): readonly Card[] {
  const { deal } = state;
  if (!deal || go.taken || keptHand(state.form, deal, go.seat)) return [];
  const { seat, before, game } = go;
  const laid = deal.play?.laid[seat]?.length ?? 0;
  const gone = before.laid[seat]?.length ?? 0;
  const dead = game.deal?.dead[seat]?.length ?? 0;
  // `cardsOf` gives the cards played, then the dead ones; those played or dead before the go were not in hand.
  const held = cardsOf(state, seat).filter((_, i) => i >= gone && (i < laid || i >= laid + dead));
  return falseGoCards(before.count, held);
}
