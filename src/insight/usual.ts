/** The usual game: two players with six cards each and no twist. The tables hold for it. */
import { TWISTS } from "../rules/house-rules";
import type { Ruleset } from "../rules/ruleset";

/** The length of the usual games. The chances count the points needed, so the shorter game is a part of the longer. */
const TARGETS: ReadonlySet<number> = new Set([121, 61]);

export function hasTwist({ house }: Pick<Ruleset, "house">): boolean {
  return house.some((rule) => TWISTS.includes(rule));
}

/** A usual game of any length. */
export function isUsual(rules: Ruleset): boolean {
  return rules.form === "sixCard" && !hasTwist(rules);
}

/** Whether chances to win are known for games with these rules. All others show what holds, and no odds. */
export function hasOdds(rules: Ruleset): boolean {
  return isUsual(rules) && TARGETS.has(rules.target);
}
