/** False goes: a go said with a card that could have been played, and its penalty (rules.md §6.5). */
import { ok, refuse, type Result } from "../base/result";
import type { FalseGoEnd, TableFact } from "./facts";
import type { Refusal } from "./refusals";
import { type Deal, type GameState, type GoSaid, statedCountsNow } from "./state";
import type { Card } from "../rules/cards";
import { cardsOf, keptHand } from "./known";
import { isHome, sideAt } from "./sides";
import type { Seat, Side } from "../rules/ruleset";
import { type FalseGo, falseGoPoints, falseGoCards } from "../rules/false-go";
import { passedOver } from "../rules/play/passed-over";

/** A false go of this deal. */
export interface FalseGoHere extends FalseGo {
  /** Its place among the goes of this deal, from 0. */
  readonly go: number;
  readonly seat: Seat;
}

/** The false goes of this deal that have a penalty. */
export function falseGoes(state: GameState): readonly FalseGoHere[] {
  return (state.deal?.goes ?? []).flatMap((said, go) =>
    goesIn(said).flatMap((one) => {
      const cards = cardsOfFalseGo(state, one);
      const points = falseGoPoints(state.rules.renege, cards.length);
      const { seat, before } = one;
      return points > 0 ? [{ go, seat, count: before.count, cards, points }] : [];
    }),
  );
}

/** A go as it was said. At 31 a silent go is one of every seat that the next series passed over (rules.md §9.11). */
export function goesIn(go: GoSaid): readonly GoSaid[] {
  if (!go.silent) return [go];
  return passedOver(go.before).flatMap((before) =>
    before.turn === undefined ? [] : [{ ...go, seat: before.turn, before }],
  );
}

type Claim = Extract<TableFact, { type: "renegeTaken" }>;

/** The claim of a false go. It names the player only where the same lead passed over others who kept a card. */
export function claimOf(state: GameState, { go, seat }: FalseGoHere, side: Side, end: FalseGoEnd): Claim {
  const several = falseGoes(state).some((one) => one.go === go && one.seat !== seat);
  return { type: "renegeTaken", go, side, end, ...(several && { seat }) };
}

/**
 * Finds the false go of a claim: that of the player it names, otherwise the first by a player of another side.
 * @returns the go of that player, and the go of the log it is part of
 */
export function claimedGo(
  state: GameState,
  deal: Deal,
  { go: at, seat, side }: Claim,
): Result<{ readonly said: GoSaid; readonly go: GoSaid }, Refusal> {
  const said = deal.goes[at];
  if (!said) return refuse("noFalseGo");
  const named = goesIn(said).filter((one) => seat === undefined || one.seat === seat);
  const wrong = named.filter((one) => cardsOfFalseGo(state, one).length > 0);
  const go = wrong.find((one) => sideAt(state, one.seat) !== side) ?? wrong[0];
  return go ? ok({ said, go }) : refuse("noFalseGo");
}

/** The false goes that can still be claimed. After a win, only a claim that takes it back. */
export function claimableFalseGoes(state: GameState): readonly FalseGoHere[] {
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
  if (!deal || go.taken.includes(go.seat) || keptHand(state.form, deal, go.seat)) return [];
  const { seat, before, game } = go;
  const laid = deal.play?.laid[seat]?.length ?? 0;
  const gone = before.laid[seat]?.length ?? 0;
  const dead = game.deal?.dead[seat]?.length ?? 0;
  // `cardsOf` gives the cards played, then the dead ones; those played or dead before the go were not in hand.
  const held = cardsOf(state, seat).filter((_, i) => i >= gone && (i < laid || i >= laid + dead));
  return falseGoCards(before.count, held);
}
