/**
 * Hands to practise counting: those that a player counted wrong, and new ones with the same kinds of points. A player
 * without mistakes gets hands of every kind that is easily overlooked.
 */
import { RANKS, type SuitedCard, SUITS, suitOf } from "../../rules/cards";
import { STANDARD } from "../../rules/ruleset";
import { showRulesOf } from "../../rules/scoring";
import type { Combination } from "../../rules/show/combinations";
import { countShown, type Shown } from "../../rules/show/shown";
import type { MissedHand } from "./counting";
import type { MistakeKind } from "./facts";

export const DRILL_RULES = showRulesOf(STANDARD);

/** The kinds that are practised; a mistake in the play has no hand. */
const KINDS = ["fifteens", "runs", "pairs", "flush", "nobs"] as const satisfies readonly MistakeKind[];
type Kind = (typeof KINDS)[number];

/** Nearly always a hand that fits is found in a few tries. After this many, the last one is taken as it is. */
const TRIES = 500;

/** A hand to count. `missed`: the player counted these cards wrong once. */
export interface DrillHand extends Shown {
  readonly missed: boolean;
}

/**
 * @param turn from 0: every second hand is one that was missed, as long as there are any
 * @param chance a number from 0 to 1, below 1, each time
 */
export function drillHand(missed: readonly MissedHand[], turn: number, chance: () => number): DrillHand {
  const known = missed.filter(({ cards }) => cards.length === 5 && cards.every(suitOf));
  const again = turn % 2 === 0 ? known[turn / 2] : undefined;
  if (again) return { hand: again.cards.slice(0, -1), starter: again.cards.at(-1)!, of: again.of, missed: true };
  const kinds = KINDS.filter((kind) => missed.some((hand) => hand.kinds.includes(kind)));
  const kind = pick(kinds.length > 0 ? kinds : KINDS, chance);
  let made = made5(kind, chance);
  for (let tries = 0; tries < TRIES && !isAbout(kind, countShown(made, DRILL_RULES).combinations); tries++)
    made = made5(kind, chance);
  return { ...made, missed: false };
}

const pick = <T>(all: readonly T[], chance: () => number) => all[Math.floor(chance() * all.length)] as T;

const anyCard = (chance: () => number, suit = pick(SUITS, chance)): SuitedCard => `${pick(RANKS, chance)}${suit}`;

/** Four cards and a starter. A flush is too rare to wait for. */
function made5(kind: Kind, chance: () => number): Shown {
  const suit = kind === "flush" ? pick(SUITS, chance) : undefined;
  const hand: SuitedCard[] = [];
  while (hand.length < 4) {
    const card = anyCard(chance, suit);
    if (!hand.includes(card)) hand.push(card);
  }
  let starter: SuitedCard;
  do starter = anyCard(chance);
  while (hand.includes(starter));
  return { hand, starter, of: "hand" };
}

/** Whether the hand has something of this kind that is easily overlooked. */
function isAbout(kind: Kind, combinations: readonly Combination[]): boolean {
  const many = (of: Combination["kind"]) => combinations.filter((one) => one.kind === of).length;
  if (kind === "fifteens") return many("fifteen") >= 3;
  if (kind === "runs") return many("run") >= 2 || combinations.some((one) => one.kind === "run" && one.points >= 4);
  if (kind === "pairs") return many("pairRoyal") + many("doublePairRoyal") > 0 || many("pair") >= 2;
  return many(kind) > 0;
}
