/** The hand or crib that is counted now: taps and replays both ask here (rules.md §4.2). */
import { ok, refuse, type Result } from "../base/result";
import type { Owner } from "./facts";
import type { Refusal } from "./refusals";
import { type GameState, type Phase, phaseOf, showing, showOrder } from "./state";

const WHY_NOT_NOW: Readonly<Record<Phase, Refusal>> = {
  cut: "noDealer",
  auction: "auctionOpen",
  starter: "noStarter",
  play: "playOpen",
  show: "notItsTurn",
  over: "gameOver",
};

/**
 * @returns the hand or crib that is counted now, or why none is. A recorded owner is not asked: after a correction of
 * the dealer, the recorded counts go to the hands whose turn it is.
 */
export function countedNow(state: GameState): Result<Owner, Refusal> {
  const owner = showing(state);
  return owner === undefined ? refuse(WHY_NOT_NOW[phaseOf(state)]) : ok(owner);
}

/** @returns why a fact names the wrong hand; undefined if it names the right one, or none is counted now. */
export function outOfOrder(state: GameState, owner: Owner | "play"): Refusal | undefined {
  const now = countedNow(state);
  if (!now.ok || !state.deal || now.value === owner) return undefined;
  return owner !== "play" && showOrder(state, state.deal).includes(owner) ? "notItsTurn" : "nobody";
}
