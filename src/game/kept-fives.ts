/** What the rules of this table would not have allowed, found once the cards are seen. Said, and never acted on. */
import { cardsOf, sizeOf } from "./known";
import { isOn } from "./sides";
import { type GameState, showing } from "./state";
import { type Card, rankOf } from "../rules/cards";
import type { Seat } from "../rules/ruleset";

/**
 * Who kept a five although every five is thrown (rules.md §9.12): whoever keeps one must have thrown nothing but fives,
 * so the crib holds as many. Told when the crib is up, and only when it is certain.
 * @returns the seats, none when all is well or nothing is certain
 */
export function keptFives(state: GameState): readonly Seat[] {
  const { deal, form } = state;
  if (!deal || !isOn(state, "tossFives") || showing(state) !== "crib") return [];
  const crib = cardsOf(state, "crib");
  if (crib.length < sizeOf(form, "crib")) return [];
  const kept = [...state.seats.keys()].filter((seat) => fives(cardsOf(state, seat)) > 0);
  const thrown = kept.reduce((sum, seat) => sum + (deal.shares[seat]?.discards ?? 0), 0);
  return fives(crib) < thrown ? kept : [];
}

function fives(cards: readonly Card[]): number {
  return cards.filter((card) => rankOf(card) === "5").length;
}
