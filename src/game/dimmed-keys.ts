/** Dimmed keys: the cards that would be refused now. */
import type { Card } from "../rules/cards";
import { type Command, decide } from "./decide";
import type { LogEntry } from "./facts";
import { clashHere, openCards } from "./known";
import type { Refusal } from "./refusals";
import type { Replay } from "./replay";
import type { GameState } from "./state";

/** Why a command would be refused now; undefined when it would be accepted. */
export function refusalOf(entries: readonly LogEntry[], now: Replay, command: Command): Refusal | undefined {
  const fact = decide(entries, now, command);
  return fact.ok ? undefined : fact.error;
}

/** Refusals that can follow from a hidden hand. A key dimmed for one of these would show everybody a card of it. */
const FROM_HIDDEN_HANDS: ReadonlySet<Refusal> = new Set(["cardSeen", "fifthOfRank", "outOfTurn", "notInHand"]);

/**
 * Whether a card's key is dimmed: the card would be refused for a reason that everybody at the table can see.
 * @param own the cards of the hand being entered, which the player who enters them sees
 */
export function isSpent(
  state: GameState,
  card: Card,
  refusal: Refusal | undefined,
  own: readonly Card[] = [],
): boolean {
  if (refusal === undefined) return false;
  return !FROM_HIDDEN_HANDS.has(refusal) || clashHere(state, card, [...openCards(state), ...own]) !== undefined;
}
