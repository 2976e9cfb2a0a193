/** A breach of the rule that every five is discarded, found once the cards are seen. The app only mentions it. */
import { cardsOf, sizeOf } from "./known";
import { dealtAt } from "./entered";
import { isOn, seatOf } from "./sides";
import { type GameState, showing, showOrder } from "./state";
import { fivesIn } from "../rules/cards";
import type { Seat } from "../rules/ruleset";

/**
 * The seats that kept a five, in any hand made from the cards they were dealt, although every five is discarded
 * (rules.md §9.12). A player who keeps a five must have discarded fives only, so the crib shows a breach. Empty until it
 * is certain, which is at the crib.
 */
export function keptFives(state: GameState): readonly Seat[] {
  const { deal, form } = state;
  if (!deal || !isOn(state, "tossFives") || showing(state) !== "crib") return [];
  const crib = cardsOf(state, "crib");
  if (crib.length < sizeOf(form, "crib")) return [];
  const withFive = showOrder(state, deal).filter((owner) => owner !== "crib" && fivesIn(cardsOf(state, owner)) > 0);
  const dealt = new Set(withFive.map((owner) => dealtAt(form, deal, seatOf(state, owner))));
  const holders = [...state.seats.keys()].filter((seat) => dealt.has(seat));
  const discardsOf = (seat: Seat) => deal.shares[seat]?.discards ?? 0;
  const fivesOf = (seat: Seat) => fivesIn(deal.discarded[seat] ?? []);
  // A player without a discard keeps every five by right, and so does one whose discards are known to be fives.
  const isRight = (seat: Seat) => fivesOf(seat) >= discardsOf(seat);
  const kept = holders.filter((seat) => !isRight(seat));
  const others = fivesIn(crib) - sum(holders.filter(isRight).map(fivesOf));
  return others < sum(kept.map(discardsOf)) ? kept : [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
