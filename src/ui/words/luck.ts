/** Words of luck and skill over many games. */
import { isolated } from "../../base/isolated";
import { isEarly } from "../../insight/many/figures";
import type { Luck, LuckPart } from "../../insight/many/luck";
import type { Nature } from "../../insight/story/ledger";
import { inPercent } from "./percents";
import { figureWords, gamesWords } from "./people";

export const LUCK_PART_WORDS: Readonly<Record<Nature, string>> = {
  skill: "Skill",
  both: "Luck and skill together",
  luck: "Luck",
};

/** "+2.1", "−0.4", "0.0" */
export function signedWords(value: number): string {
  const words = figureWords(value);
  return value > 0 && Number(words) > 0 ? `+${words}` : words;
}

/** How much a part brought in a game, with its interval. */
export function eachWords({ total, each }: LuckPart): string {
  const { value, low, high, of, fewest } = each;
  const sum = `${signedWords(total)} in ${gamesWords(of)}.`;
  if (isEarly(each)) return `${sum} It is too early to say how much that is a game: it takes ${fewest} games.`;
  const [lowest, highest] = [signedWords(100 * low), inPercent(signedWords(100 * high))];
  return `${sum} That is ${inPercent(signedWords(100 * value))} of the chance to win a game, likely between ${lowest} and ${highest}.`;
}

interface Of {
  readonly name: string;
  readonly luck: Luck;
}

/** A smaller difference in luck, in games, is none. */
const SAME_LUCK = 0.5;

/** Sentences on the better player and the luckier one. */
export function luckVerdict([one, two]: readonly [Of, Of]): string {
  return `${skillVerdict(one, two)} ${luckiest(one, two)}`.trim();
}

function skillVerdict(one: Of, two: Of): string {
  const [own, theirs] = [one.luck.parts.skill?.each, two.luck.parts.skill?.each];
  if (!own || !theirs)
    return "Skill shows where the six cards of a hand are entered, or the players state their counts.";
  if (!isEarly(own) && !isEarly(theirs)) {
    if (own.low > theirs.high) return `${isolated(one.name)} discards and counts better.`;
    if (theirs.low > own.high) return `${isolated(two.name)} discards and counts better.`;
  }
  return "These games do not show who plays better.";
}

function luckiest(one: Of, two: Of): string {
  const [own, theirs] = [one.luck.parts.luck, two.luck.parts.luck];
  if (!own || !theirs || isEarly(own.each) || isEarly(theirs.each)) return "";
  if (Math.abs(own.total - theirs.total) < SAME_LUCK) return "Luck was even.";
  return `${isolated((own.total > theirs.total ? one : two).name)} had more luck.`;
}

/** Games whose luck and skill are still unknown. */
export function waitingWords(games: number): string {
  return `Luck and skill of ${gamesWords(games)} ${games === 1 ? "is" : "are"} still to be worked out.`;
}
