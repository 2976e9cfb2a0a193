/** Penalties, which the players claim themselves (rules.md §6.6). */
import { PENALTIES, type PenaltyName } from "../../rules/penalties";
import { ok, refuse } from "../../base/result";
import type { Side } from "../../rules/ruleset";
import { endDeal } from "./deal";
import { pegHand } from "./show";
import type { Owner } from "../facts";
import { type Evolved, type Outcome, peg, withWin, undecided } from "./peg";
import { type Deal, type GameState } from "../state";
import { isHome, isHomeNow, othersFrom, sideOf, targetOf } from "../sides";

/**
 * The others go forward or the offender goes back, never below 0 (ACC 11.1.a, 2010). After a false
 * claim of the game, the offender first goes back the holes overpegged, which the others peg; then the offender goes
 * back fifteen (ACC 8.4.a–b, 2010).
 * @param side the offender
 * @param over the holes overpegged; 0 for every other fault
 */
export function takePenalty(state: GameState, side: Side, name: PenaltyName, over: number): Outcome {
  const { points, how } = PENALTIES[name];
  const most = name === "falseGame" ? targetOf(state, side) : 0;
  const pegs = state.sides[side];
  if (!pegs) return refuse("nobody");
  if (!Number.isInteger(over) || over < 0 || over > most) return refuse("badPoints");
  if (over > pegs.front) return refuse("belowZero");
  const falseGame = name === "falseGame";
  if (isHome(state, side) && !(falseGame && isHomeNow(state, side))) return refuse("sideHome");
  let now: GameState = falseGame ? undecided(state, side) : state;
  // The offender goes back first, because the points of the others may end the game.
  now = peg(peg(now, side, -over, "overcount"), side, how === "back" ? -points : 0, "penalty");
  for (const other of othersFrom(state, side)) {
    now = peg(now, other, over, "overcount");
    now = peg(now, other, how === "forward" ? points : 0, "penalty");
  }
  const taken = withWin(now, [{ kind: "penalty", side, name }]);
  // The false win came with the crib, which ends its deal.
  if (now.winner !== undefined || !now.deal?.counted.includes("crib")) return ok(taken);
  const next = endDeal(now);
  return ok({ state: next.state, happenings: [...taken.happenings, ...next.happenings] });
}

/**
 * Pegs a hand or crib whose count claimed the game falsely, then takes the penalty: fifteen back, even if the overcount
 * takes the others home (rules.md §6.6).
 */
export function pegFalseGame(state: GameState, deal: Deal, owner: Owner): Outcome {
  const side = sideOf(state, owner);
  const pegged = pegHand(state, deal, owner);
  if (!pegged.ok) return pegged;
  const { state: now, happenings } = pegged.value;
  if (now.winner !== undefined && !isHome(now, side)) return ok(backAfterLoss(pegged.value, side));
  // The crib ends its deal, but the penalty belongs to that deal.
  const next = now.deal?.number === deal.number ? undefined : now.deal;
  const taken = takePenalty(next ? { ...now, deal } : now, side, "falseGame", 0);
  if (!taken.ok) return taken;
  const { state: after, happenings: told } = taken.value;
  return ok({ state: next ? { ...after, deal: next } : after, happenings: [...happenings, ...told] });
}

/** The others won by the overcount, and the side that claimed the game still goes back. */
function backAfterLoss({ state, happenings }: Evolved, side: Side): Evolved {
  const { winner, sharing } = state;
  const back = peg(undecided(state), side, -PENALTIES.falseGame.points, "penalty");
  const holes = back.sides.map(({ front }) => front);
  const lost = { ...back, winner, sharing, homes: state.homes.map((home) => ({ ...home, holes })) };
  const told = happenings.filter(({ kind }) => kind !== "won");
  return withWin(lost, [...told, { kind: "penalty", side, name: "falseGame" }]);
}
