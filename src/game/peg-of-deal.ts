import type { Side } from "../rules/ruleset";
import type { GameState, Peg } from "./state";

/** The last peg a side moved in the deal that is played; undefined after the next deal begins, and before the first. */
export function pegOfDeal({ pegs, deal }: GameState, side: Side): Peg | undefined {
  return pegs.findLast((peg) => peg.side === side && peg.deal === deal?.number);
}
