/** The game after this one: the same people by the same rules. */
import type { MatchId, MatchPart, SeatSetup } from "../game/facts";
import type { GameRow } from "../game/log";
import { isOn, loneSeat, targetOf } from "../game/sides";
import type { GameState } from "../game/state";
import { isMatched, type Match, matchOf } from "./match";
import { never } from "../base/result";
import type { Seat, Side } from "../rules/ruleset";

/** @returns the seats of the next game. Where one plays alone, the next on the left does then (rules.md §9.4). */
export function nextSeats(state: GameState): readonly SeatSetup[] {
  const next = nextLone(state);
  return next === undefined ? state.seats : state.seats.map((seat, i) => ({ ...seat, side: i === next ? 0 : 1 }));
}

function nextLone(state: GameState): Seat | undefined {
  const lone = loneSeat(state);
  return lone === undefined ? undefined : (lone + 1) % state.seats.length;
}

/** @returns who deals the next game, by the rule the table plays; undefined when it is cut for (rules.md §1.4). */
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

/** The side furthest from winning; of several equal ones nobody is it, and they cut. */
function loser(state: GameState): Seat | undefined {
  const { seats, sides, winner, sharing } = state;
  const losing = [...sides.keys()].filter((side) => side !== winner && !sharing.includes(side));
  const hole = (side: Side) => sides[side]?.front ?? 0;
  const needs = isOn(state, "lowball") ? hole : (side: Side) => targetOf(state, side) - hole(side);
  const most = Math.max(...losing.map(needs));
  const [worst, ...tied] = losing.filter((side) => needs(side) === most);
  return tied.length > 0 ? undefined : seats.findIndex(({ side }) => side === worst);
}

/** @returns the match a game belongs to. @param now its row as it stands, which the list of games may not know yet */
export function matchWith(rows: readonly GameRow[], now: GameRow | undefined): Match | undefined {
  if (!now || !isMatched(now)) return undefined;
  const others = rows.filter(isMatched).filter(({ id, match }) => match.id === now.match.id && id !== now.id);
  return matchOf([...others, now]);
}

/** @returns the next game of a match, or the first one of the match that gives revenge for it. */
export function nextPart({ id, format, next, winner }: Match, newMatchId: () => MatchId): MatchPart {
  return winner === undefined ? { id, game: next, format } : { id: newMatchId(), game: 1, format };
}
