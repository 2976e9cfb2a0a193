/** Seats, sides and the house rules that are on. */
import { isolated } from "../base/isolated";
import { loneSide } from "../rules/forms";
import type { HouseRule } from "../rules/house-rules";
import { fromLeftOf, lossAt, type Loss, type Seat, type Side } from "../rules/ruleset";
import type { Owner } from "./facts";
import type { GameState, Deal } from "./state";

/** The seat that counts a hand or the crib. */
export function seatOf(state: GameState, owner: Owner): Seat {
  if (owner === "crib") return state.deal?.cribOf ?? 0;
  return typeof owner === "number" ? owner : Number(owner.slice("second".length));
}

export function isOn(state: GameState, rule: HouseRule): boolean {
  return state.rules.house.includes(rule);
}

/** The seat that plays alone against two others. */
export function loneSeat(state: GameState): Seat | undefined {
  const sides = state.seats.map(({ side }) => side);
  const lone = loneSide(state.form, sides);
  return lone === undefined ? undefined : sides.indexOf(lone);
}

/** The game hole of a side. */
export function targetOf(state: GameState, side: Side): number {
  return state.targets[side] ?? state.rules.target;
}

/** The side of a seat at this table. */
export function sideAt(state: GameState, seat: Seat): Side {
  return state.seats[seat]?.side ?? 0;
}

/** The side that pegs a hand or the crib. */
export function sideOf(state: GameState, owner: Owner): Side {
  return sideAt(state, seatOf(state, owner));
}

/** Whether a side has got home: it gains and loses nothing more. */
export function isHome(state: GameState, side: Side | undefined): boolean {
  return state.homes.length > 0 && state.homes.some((home) => home.side === side);
}

/** Sides that can still score; `except` leaves one of them out. */
export function otherSides(state: GameState, except?: Side): readonly Side[] {
  return [...state.sides.keys()].filter((side) => side !== except && !isHome(state, side));
}

/** Sides that a penalty can be claimed from: those still in the game, and any that pegged out in this deal. */
export function sidesToPenalise(state: GameState): readonly Side[] {
  return [...state.sides.keys()].filter((side) => !isHome(state, side) || isHomeNow(state, side));
}

/** Whether a side got home in the present deal, so that the win can still turn out false. */
export function isHomeNow(state: GameState, side: Side): boolean {
  return isHome(state, side) && (state.deal?.order.some((seat) => sideAt(state, seat) === side) ?? false);
}

/** How many sides get home before the game is over: one, or up to three where the others play on (rules.md §7.5–7.6). */
export function homesInAll(state: GameState): number {
  return isOn(state, "playOn") ? Math.min(state.sides.length - 1, 3) : 1;
}

/** The names of a side's players, such as "Ann & Ben", to store and to compare. */
export function storedNameOf(state: GameState, side: Side): string {
  return namesOn(state, side).join(" & ");
}

/** The names of a side's players, such as "Ann & Ben", to show and to say. */
export function nameOfSide(state: GameState, side: Side): string {
  return namesOn(state, side).map(isolated).join(" & ");
}

function namesOn({ seats }: GameState, side: Side): readonly string[] {
  return seats.filter((seat) => seat.side === side).map(({ name }) => name);
}

/** The skunk, if any, of the best loser when the winner got home; "plain" while nobody has won. */
export function lossOf(state: GameState): Loss {
  if (state.winner === undefined || isOn(state, "lowball")) return "plain";
  const stood = state.homes[0]?.holes ?? [];
  const holes = stood.flatMap((hole, side) => (side === state.winner ? [] : [[hole, side] as const]));
  const [best = [0, 0] as const] = holes.toSorted(([one], [other]) => other - one);
  return lossAt(best[0], targetOf(state, best[1]), state.rules.skunks);
}

/** Every other side, in the order of play from this one. */
export function othersFrom(state: GameState, side: Side): readonly Side[] {
  const own = state.seats.findIndex((seat) => seat.side === side);
  const round = fromLeftOf(own, state.seats.length).map((seat) => sideAt(state, seat));
  return [...new Set(round)].filter((other) => other !== side);
}
/** The dealer of the next deal. */
export function nextToDeal(state: GameState, deal: Deal): Seat {
  return isOn(state, "captainDeals") ? deal.dealer : (orderFrom(state, deal.dealer)[0] ?? deal.dealer);
}

/** The seats still in the game, from the left of a seat. */
export function orderFrom(state: GameState, seat: Seat): readonly Seat[] {
  const round = fromLeftOf(seat, state.seats.length);
  return isOn(state, "playOn") ? round.filter((one) => !isHome(state, sideAt(state, one))) : round;
}
