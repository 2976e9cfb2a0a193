/** What the others say to a count that was stated: rules.md §6.2–6.3. */
import { countsOf } from "../../rules/show/counts";
import { ok, refuse } from "../../base/result";
import type { CallFor } from "../../rules/settle";
import { less, pegRuling, replace } from "./claims";
import type { TableFact } from "../facts";
import { type Applied, type Outcome, quietly, tell, undecided } from "./peg";
import { isHome } from "../sides";
import { type Claim, claimsNow, type GameState } from "../state";
import { nameOfClaim, callOpen, rule, sideAt } from "../claims";

/**
 * Another side calls a claim of this deal, once, before anything of it is shown. A hand that is up is settled when it
 * is pegged; a card of the play at once.
 */
export function callCount(state: GameState, fact: Extract<TableFact, { type: "called" }>): Outcome {
  const claimed = claimNamed(state, fact);
  if (!claimed || state.counting === "app" || !state.sides[fact.side]) return refuse("nobody");
  if (claimed.claimed === undefined) return refuse("claimFirst");
  if (sideAt(state, claimed.seat) === fact.side) return refuse("ownCount");
  if (isHome(state, fact.side)) return refuse("sideHome");
  if (claimed.call || !callOpen(state, claimed)) return refuse("tooLateToCall");
  if (!callable(state, fact.for, fact.points)) return refuse("badClaim");
  const missable = !claimed.putRight && !isHome(state, sideAt(state, claimed.seat));
  if (fact.for === "missed" && !missable) return refuse("tooLateToCall");
  const called = { ...claimed, call: { side: fact.side, for: fact.for, points: fact.points } };
  if (claimed.owner !== "play") return quietly(replace(state, claimed, called));
  return ok(settleCalled(state, claimed, called));
}

/** The claim a call names; after a correction before it, places have moved, and the name finds it again. */
export function claimNamed(state: GameState, { at, of }: Extract<TableFact, { type: "called" }>): Claim | undefined {
  const claims = claimsNow(state);
  const there = claims[at];
  return there && nameOfClaim(there) === of ? there : claims.findLast((one) => nameOfClaim(one) === of);
}

function callable(state: GameState, what: CallFor, points: number): boolean {
  const { highest } = countsOf(state.form, state.rules.house, "hand");
  if (what === "over") return points === 0;
  return state.counting === "muggins" && Number.isInteger(points) && points > 0 && points <= highest;
}

/** The call on a card: its points come back off the board, and are given out as the rules say. */
function settleCalled(state: GameState, claimed: Claim, called: Claim): Applied {
  const settled = rule(state, { ...called, claimed: called.claimed ?? 0 });
  const moves = less(settled.ruling, claimed.ruling);
  // A false game is no game: the peg comes out of the game hole before anything else moves.
  const side = sideAt(state, claimed.seat);
  const falseGame = moves.counter < 0 && isHome(state, side);
  const open = falseGame ? undecided(state, side) : state;
  const pegged = pegRuling(replace(open, claimed, settled), settled, moves, "play", []);
  return tell(pegged, [{ kind: "called", claim: settled, tally: undefined }]);
}
