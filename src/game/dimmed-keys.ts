/** Dimmed keys: the cards that would be refused now. */
import { type Card, isSuited, type Rank, rankOf } from "../rules/cards";
import type { Seat } from "../rules/ruleset";
import { decide } from "./decide";
import type { LogEntry } from "./facts";
import { clashHere, openCards, seenCards } from "./known";
import type { Refusal } from "./refusals";
import type { Replay } from "./replay";
import type { GameState } from "./state";

/** The refusals found so far, by state: most are found while the disk writes, before the state is shown. */
const found = new WeakMap<Replay, Map<Card | Rank, Refusal | undefined>>();

/** Whether a card is refused for its rank: in the play, unless it was seen, or cards of a hand are known. */
function onlyRankDecides(state: GameState | undefined, card: Card): boolean {
  if (state?.depth !== "cards" || state.deal?.play?.turn === undefined || !isSuited(card)) return false;
  return state.deal.play.held.every(({ known }) => known.length === 0) && !seenCards(state).includes(card);
}

/** Why a tapped card would be refused now; undefined if it would be accepted. @param asked the seat whose hand is being entered */
export function cardRefused(entries: readonly LogEntry[], now: Replay, card: Card, asked?: Seat): Refusal | undefined {
  const known = asked === undefined ? (found.get(now) ?? new Map<Card | Rank, Refusal | undefined>()) : undefined;
  const key = onlyRankDecides(now.state, card) ? (rankOf(card) as Rank) : card;
  if (known?.has(key)) return known.get(key);
  const fact = decide(entries, now, { do: "tapCard", card, asked });
  const refusal = fact.ok ? undefined : fact.error;
  if (known) found.set(now, known.set(key, refusal));
  return refusal;
}

/**
 * Refusals that dim only the keys of open cards. Most can follow from a hidden hand: a key dimmed for one of these would
 * show everybody a card of it. `handFull` is here because the hand to count is full while the last card of the play
 * lands: it would dim every key for that moment.
 */
const OPEN_CARDS_ONLY: ReadonlySet<Refusal> = new Set([
  "cardSeen",
  "fifthOfRank",
  "outOfTurn",
  "notInHand",
  "handFull",
]);

/**
 * Whether a card's key is dimmed: the card would be refused for a reason that everybody at the table can see.
 * @param own the cards of the hand being entered, which the player who enters them sees
 */
export function isSpent(state: GameState, card: Card, refusal: Refusal | undefined, own: readonly Card[]): boolean {
  if (refusal === undefined) return false;
  return !OPEN_CARDS_ONLY.has(refusal) || clashHere(state, card, [...openCards(state), ...own]) !== undefined;
}
