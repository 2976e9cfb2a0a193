/** Dimmed keys: the cards that would be refused now. */
import { type Card, isSuited, type Rank, rankOf } from "../rules/cards";
import type { Seat } from "../rules/ruleset";
import { decide } from "./decide";
import type { LogEntry } from "./facts";
import { clashHere, openCards, seenCards } from "./known";
import type { Refusal } from "./refusals";
import type { Replay } from "./replay";
import type { GameState } from "./state";

interface Found {
  /** In the play, the seen cards: a card that is not among them is refused for its rank. Undefined if a hand is known. */
  readonly seen: ReadonlySet<Card> | undefined;
  readonly refusals: Map<Card | Rank, Refusal | undefined>;
}
/** The refusals found so far, by state: most are found while the disk writes, before the state is shown. */
const found = new WeakMap<Replay, Found>();

function seenInPlay(state: GameState | undefined): ReadonlySet<Card> | undefined {
  const play = state?.depth === "cards" ? state.deal?.play : undefined;
  if (!state || play?.turn === undefined || play.held.some(({ known }) => known.length > 0)) return undefined;
  return new Set(seenCards(state));
}

function foundFor(now: Replay): Found {
  const known = found.get(now) ?? { seen: seenInPlay(now.state), refusals: new Map() };
  found.set(now, known);
  return known;
}

/** Why a tapped card would be refused now; undefined if it would be accepted. @param asked the seat whose hand is being entered */
export function cardRefused(entries: readonly LogEntry[], now: Replay, card: Card, asked?: Seat): Refusal | undefined {
  const decided = () => {
    const fact = decide(entries, now, { do: "tapCard", card, asked });
    return fact.ok ? undefined : fact.error;
  };
  if (asked !== undefined) return decided();
  const { seen, refusals } = foundFor(now);
  const key = seen && isSuited(card) && !seen.has(card) ? (rankOf(card) as Rank) : card;
  if (!refusals.has(key)) refusals.set(key, decided());
  return refusals.get(key);
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
