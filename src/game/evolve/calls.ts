/** Calls on a stated count (rules.md §6.2–6.3). */
import { ok, refuse } from "../../base/result";
import type { CallFor } from "../../rules/wrong-counts";
import { less, passCount, pegRuling, replace } from "./stated-counts";
import type { TableFact } from "../facts";
import { highestStated } from "../../rules/show/counts";
import { showRulesIn } from "../known";
import { type Evolved, type Outcome, quietly, withWin, undecided } from "./peg";
import { isHome, sideAt } from "../sides";
import { type StatedCount, statedCountsNow, type GameState } from "../state";
import { nameOfCount, callOpen, rule } from "../stated-counts";

/**
 * Another side calls a stated count of this deal, once, before its worth is shown. A call on a hand is settled when
 * the hand is pegged; a call on a card of the play is settled at once. A card that its player has not counted yet
 * counts nothing first.
 */
export function callCount(state: GameState, fact: Extract<TableFact, { type: "called" }>): Outcome {
  const stated = countNamed(state, fact);
  if (!stated || state.counting === "app" || !state.sides[fact.side]) return refuse("nobody");
  if (stated.stated === undefined && (fact.for === "over" || !callOpen(state, stated))) return refuse("countFirst");
  if (sideAt(state, stated.seat) === fact.side) return refuse("ownCount");
  if (isHome(state, fact.side)) return refuse("sideHome");
  if (stated.call || !callOpen(state, stated)) return refuse("tooLateToCall");
  if (!callable(state, fact.for, fact.points)) return refuse("badCount");
  const missable = !stated.corrected && !isHome(state, sideAt(state, stated.seat));
  if (fact.for === "missed" && !missable) return refuse("tooLateToCall");
  if (stated.stated === undefined) return callCount(passCount(state).state, fact);
  const called = { ...stated, call: { side: fact.side, for: fact.for, points: fact.points } };
  if (stated.owner !== "play") return quietly(replace(state, stated, called));
  return ok(settleCalled(state, stated, called));
}

/** The stated count that a call refers to. A correction may have moved its place; then the name finds it. */
export function countNamed(
  state: GameState,
  { at, of }: Extract<TableFact, { type: "called" }>,
): StatedCount | undefined {
  const claims = statedCountsNow(state);
  const there = claims[at];
  return there && nameOfCount(there) === of ? there : claims.findLast((one) => nameOfCount(one) === of);
}

function callable(state: GameState, what: CallFor, points: number): boolean {
  if (what === "over") return points === 0;
  return (
    state.counting === "muggins" &&
    Number.isInteger(points) &&
    points > 0 &&
    points <= highestStated(showRulesIn(state))
  );
}

/** Settles a call on a card: the points pegged for it move as the ruling says. */
export function settleCalled(state: GameState, stated: StatedCount, called: StatedCount): Evolved {
  const settled = rule(state, { ...called, stated: called.stated ?? 0 });
  const moves = less(settled.ruling, stated.ruling);
  // After a false game the peg leaves the game hole before anything else moves.
  const side = sideAt(state, stated.seat);
  const falseGame = moves.counter < 0 && isHome(state, side);
  const open = falseGame ? undecided(state, side) : state;
  const pegged = pegRuling(replace(open, stated, settled), settled, moves, "play", []);
  return withWin(pegged, [{ kind: "called", statedCount: settled, tally: undefined }]);
}
