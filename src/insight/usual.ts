/** The usual game: two players with six cards each and no twist. The tables hold for it. */
import { type HouseRule, TWISTS } from "../rules/house-rules";
import { type Loss, type Ruleset, skunkLines } from "../rules/ruleset";

/** The length of the usual games. The chances count the points needed, so the shorter game is a part of the longer. */
const TARGETS: ReadonlySet<number> = new Set([121, 61]);

/** With these rules some points cannot win (rules.md §1.8). In the tables every point can. */
const LIMITS_TO_WINS: ReadonlySet<HouseRule> = new Set(["heelsCannotWin", "stinkhole", "stinkholes"]);

export function hasTwist({ house }: Pick<Ruleset, "house">): boolean {
  return house.some((rule) => TWISTS.includes(rule));
}

/** A usual game of any length. */
export function isUsual(rules: Ruleset): boolean {
  return rules.form === "sixCard" && !hasTwist(rules);
}

/** Whether chances to win are known for games with these rules. All others show what holds, and no odds. */
export function hasOdds(rules: Ruleset): boolean {
  return isUsual(rules) && TARGETS.has(rules.target) && !rules.house.some((rule) => LIMITS_TO_WINS.has(rule));
}

/** The points that the loser of a skunk still needs, at least, in the tables. */
const SKUNKED = 31;

/**
 * The bad loss of which the tables know the chance: a skunk in a game to 121, the lurch in one to 61. A table can play
 * without it, or draw another line; then there is none.
 */
export function badLoss({ target, skunks }: Pick<Ruleset, "target" | "skunks">): Loss | undefined {
  return skunkLines(target, skunks).find(({ below }) => target - below + 1 === SKUNKED)?.loss;
}
