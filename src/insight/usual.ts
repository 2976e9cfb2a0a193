/** The games that odds can be given for. The tables hold for two players with six cards each and no twist. */
import { TWISTS } from "../rules/house-rules";
import type { Ruleset } from "../rules/ruleset";

/** The length of the usual games. The chances count the points needed, so the shorter game is a part of the longer. */
const TARGETS: ReadonlySet<number> = new Set([121, 61]);

/** Whether chances to win are known for games with these rules. All others show what holds, and no odds. */
export function hasOdds({ form, target, house }: Ruleset): boolean {
  return form === "sixCard" && TARGETS.has(target) && !house.some((rule) => TWISTS.includes(rule));
}
