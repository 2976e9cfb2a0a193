/** The entry of the log that put a card on the table, so that a tap on a misread card can fix it. */
import { isJoker, JOKER, rankOf, suitOf, type Card, without } from "../rules/cards";
import { isSpent } from "./dimmed-keys";
import type { Owner, TableFact } from "./facts";
import { clashHere, keptHand, openCards } from "./known";
import type { LogLine, Replay } from "./replay";
import { fits, stateBefore } from "./retold";
import { seatOf } from "./sides";

/** The entry of one card. */
export interface EntryOfCard {
  readonly line: LogLine;
  /** The entry that takes its place when the card was another one. */
  readonly fix: (card: Card) => TableFact;
  /** Whether everybody has seen a card elsewhere in this deal. Two cards that were swapped are fixed in the record. */
  readonly onTable: (card: Card) => boolean;
  /** Whether the key of a card is dimmed: it is the one entered, it is on the table, or it would be refused. */
  readonly spent: (card: Card) => boolean;
}

/**
 * @param cards the hand or crib, and then the starter if it counts with them
 * @param place the place of the card among them
 * @returns the entry of that card; undefined if it needs more than one correction, like a card of an entered hand that
 * was also played
 */
export function entryOfCard(now: Replay, owner: Owner, cards: readonly Card[], place: number): EntryOfCard | undefined {
  const { state, lines } = now;
  const deal = state?.deal;
  const card = cards[place];
  if (!state || !deal || card === undefined) return undefined;
  const seat = seatOf(state, owner);
  const isStarter = place === cards.length - 1 && cards.length > (owner === "crib" ? state.form.crib : state.form.hand);
  const entered = owner !== "crib" && keptHand(state.form, deal, seat) !== undefined;
  const played = (deal.play?.laid[seat] ?? []).some((one) => isSame(one, card));
  const mine = lines.filter(({ deal: number, fact, status }) => {
    if (number !== deal.number || status.is !== "fits") return false;
    if (isStarter || fact.type === "starterTurned") return isStarter && fact.type === "starterTurned";
    if (fact.type === "cardShown") return fact.owner === owner;
    if (fact.type === "cardDealt") return entered && !played && fact.seat === owner;
    if (fact.type !== "cardPlayed" || owner !== seat || entered) return false;
    return status.happenings.some((one) => one.kind === "laid" && one.seat === seat);
  });
  // The same rank may be there twice when suits are not entered: the first card is the first entry.
  const nth = cards.slice(0, place).filter((one) => isSame(one, card)).length;
  const line = mine.filter(({ fact }) => "card" in fact && isSame(fact.card, card))[isStarter ? 0 : nth];
  if (!line) return undefined;
  const others = without(openCards(state), [card]);
  const before = stateBefore(now, line);
  const fix = (other: Card) => ({ ...line.fact, card: other }) as TableFact;
  const isRefused = (other: Card) => {
    // A wild joker still has to stand for a card.
    if (other === JOKER) return false;
    const outcome = fits(before, fix(other));
    return before !== undefined && !outcome.ok && isSpent(before, other, outcome.error, []);
  };
  const onTable = (other: Card) => clashHere(state, other, others) !== undefined;
  return { line, fix, onTable, spent: (other) => other === card || onTable(other) || isRefused(other) };
}

/** Whether an entry can be this card. Its suit may have followed from a count. */
function isSame(one: Card, other: Card): boolean {
  if (isJoker(one) || isJoker(other)) return isJoker(one) && isJoker(other);
  return (
    rankOf(one) === rankOf(other) &&
    (suitOf(one) === undefined || suitOf(other) === undefined || suitOf(one) === suitOf(other))
  );
}
