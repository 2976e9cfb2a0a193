import type { Counting, Depth, TableFact } from "../game/facts";
import type { Ruleset, Seat } from "../rules/ruleset";

/** The facts every game begins with. */
export function firstFacts(
  names: readonly string[],
  rules: Ruleset,
  how: { readonly depth: Depth; readonly counting: Counting },
  dealer: Seat | undefined,
): readonly TableFact[] {
  const seats = names.map((name, side) => ({ name, side }));
  const { depth, counting } = how;
  const start: TableFact = { type: "gameStarted", rules, seats, depth, counting };
  return dealer === undefined ? [start] : [start, { type: "dealerChosen", dealer }];
}
