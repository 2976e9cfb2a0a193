/** The next game with the same people and the same rules. */
import type { MatchId, MatchPart, SeatSetup } from "../game/facts";
import { isOn, loneSeat, targetOf } from "../game/sides";
import type { GameState } from "../game/state";
import { type Match } from "./match";
import { never } from "../base/result";
import type { Seat, Side } from "../rules/ruleset";

/** @returns the seats of the next game; in captain games the lone role moves one seat to the left (rules.md §9.4). */
export function nextSeats(state: GameState): readonly SeatSetup[] {
  const next = nextLone(state);
  return next === undefined ? state.seats : state.seats.map((seat, i) => ({ ...seat, side: i === next ? 0 : 1 }));
}

function nextLone(state: GameState): Seat | undefined {
  const lone = loneSeat(state);
  return lone === undefined ? undefined : (lone + 1) % state.seats.length;
}

/** @returns the first dealer of the next game; undefined when the players cut for it (rules.md §1.4). */
export function nextDealer(state: GameState): Seat | undefined {
  const { deal, rules, seats, winner } = state;
  if (isOn(state, "captainDeals")) return nextLone(state);
  switch (rules.firstDealer) {
    case "cut":
      return undefined;
    case "winner":
      return seats.findIndex(({ side }) => side === winner);
    case "alternate":
      return deal && (deal.first + 1) % seats.length;
    case "loser":
      return loser(state);
    default:
      return never(rules.firstDealer);
  }
}

/** The first seat of the side that lost by most; undefined if several are tied, because then the players cut. */
function loser(state: GameState): Seat | undefined {
  const { seats, sides, winner, sharing } = state;
  const losing = [...sides.keys()].filter((side) => side !== winner && !sharing.includes(side));
  const hole = (side: Side) => sides[side]?.front ?? 0;
  const needs = isOn(state, "lowball") ? hole : (side: Side) => targetOf(state, side) - hole(side);
  const most = Math.max(...losing.map(needs));
  const [worst, ...tied] = losing.filter((side) => needs(side) === most);
  return tied.length > 0 ? undefined : seats.findIndex(({ side }) => side === worst);
}

/** @returns the next game of a match, or the first game of a rematch if the match is won. */
export function nextPart({ id, format, next, winner }: Match, newMatchId: () => MatchId): MatchPart {
  return winner === undefined ? { id, game: next, format } : { id: newMatchId(), game: 1, format };
}
