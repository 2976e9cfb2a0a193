import type { Counting, Depth, MatchPart, SeatSetup, TableFact } from "./facts";
import type { Ruleset, Seat } from "../rules/ruleset";

/** The facts every game begins with. */
export function firstFacts(
  seats: readonly SeatSetup[],
  rules: Ruleset,
  { depth, counting }: { readonly depth: Depth; readonly counting: Counting },
  dealer: Seat | undefined,
  match?: MatchPart,
): readonly TableFact[] {
  const start: TableFact = { type: "gameStarted", rules, seats, depth, counting, ...(match && { match }) };
  return dealer === undefined ? [start] : [start, { type: "dealerChosen", dealer }];
}
