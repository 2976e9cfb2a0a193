/** Whether a stated count of a hand is right, and if not, the points it missed or added. rules.md §4. */
import { type Brand, ok, refuse, type Result } from "../../base/result";
import type { Topic } from "../topics";
import { type Card, parseCard } from "../cards";
import type { Combination, CombinationKind, Tally } from "./combinations";
import { type Counts, countsOf, HIGHEST_COUNT, isPossibleCount } from "./counts";
import { type Miscount, miscountsIn } from "./miscounts";
import { missingFor } from "./missing";
import { countsAlone, countShown, type Shown, type ShowRules } from "./shown";
import { highestOf, jokerTallies, type SuitsTold } from "./tally";

/** The points somebody says a hand is worth: 0 to 29, or 40 with wild jokers, including impossible counts. */
export type StatedPoints = Brand<number, "Claim">;

/** `noSuchCount`: not a whole number, or higher than any hand. */
export type StatedPointsRefusal = "noSuchCount";

/** @param highest the highest count that may be stated */
export function readStatedPoints(count: number, highest = HIGHEST_COUNT): Result<StatedPoints, StatedPointsRefusal> {
  return Number.isInteger(count) && count >= 0 && count <= highest ? ok(count as StatedPoints) : refuse("noSuchCount");
}

/** The counts this hand or crib can have by these rules. */
export function possibleCounts({ form, house }: ShowRules, of: Shown["of"]): Counts {
  return countsOf(form, house, of);
}

/** Points that unknown suits may add to the certain ones: no answer, or none yet. */
interface Unless {
  readonly flush: boolean;
  readonly nobs: boolean;
}

/** The error in a count. */
interface Wrong {
  /** The difference from the true count, always above 0. */
  readonly by: number;
  /** No hand can count the stated points by these rules. */
  readonly impossible: boolean;
  /** The likeliest miscount that makes exactly this difference. */
  readonly miscount: Miscount | undefined;
  /** The cards wild jokers stand for in a lower count, which is the stated one; in no other verdict. */
  readonly jokersAs: readonly Card[] | undefined;
  /** The topic of the rules page that explains it. */
  readonly topic: Topic;
}

interface Open {
  readonly unless: Unless;
}

export type Verdict = Open &
  (
    | { readonly is: "right"; readonly topic: Topic }
    /** It depends on unknown suits: right if they are as `told` says. */
    | { readonly is: "open"; readonly told: SuitsTold; readonly topic: Topic }
    | (Wrong & {
        readonly is: "short";
        /**
         * The fewest combinations whose points are the difference; the pairs of a pair royal are listed one by one if
         * all of them would be too much. Empty if no combinations make the difference.
         */
        readonly missed: readonly Combination[];
        /** No other set of that size makes the difference. */
        readonly certain: boolean;
      })
    | (Wrong & { readonly is: "over" })
  );

export function verdict(shown: Shown, stated: StatedPoints, rules: ShowRules): Verdict {
  const { of } = shown;
  const ways = jokerWays(shown, rules);
  const truth = ways ? highestOf(ways) : countShown(shown, rules);
  const unless = unlessIn(truth, shown.told);
  if (truth.total === stated) return { is: "right", topic: "show", unless };
  const suits = suitsFor(shown, truth, stated, rules);
  const flush = flushTopic(rules, of);
  if (suits) return { is: "open", told: suits, topic: suits.flush > 0 ? flush : "nobs", unless };
  const difference = stated - truth.total;
  const found = miscountsIn(truth, of, rules).find((one) => one.by === difference);
  const impossible = !isPossibleCount(stated, possibleCounts(rules, of));
  if (difference > 0) {
    const topic = impossible ? "impossible" : (found?.topic ?? "overcount");
    return { is: "over", by: difference, impossible, miscount: found, jokersAs: undefined, topic, unless };
  }
  const { missed, certain } = missing(truth, -difference, found);
  // Give the miscount only if it is about the same combinations: otherwise the two explanations add up to too much.
  const miscount = missed.length > 0 && found && !explains(found, missed) ? undefined : found;
  const wrong = { is: "short", by: -difference, impossible, certain, unless } as const;
  // A single overlooked combination is likelier than a joker that was taken for a lower card.
  const jokersAs = missed.length === 1 || miscount ? undefined : standsFor(ways?.get(stated), shown);
  if (jokersAs) return { ...wrong, miscount: undefined, missed: [], jokersAs, topic: "jokersWild" };
  const topic = impossible ? "impossible" : (miscount?.topic ?? topicOf(missed[0]?.kind, flush));
  return { ...wrong, miscount, missed, jokersAs, topic };
}

function unlessIn({ open }: Tally, told: SuitsTold | undefined): Unless {
  return { flush: open.flush.length > 0 && (told?.flush ?? 0) === 0, nobs: open.nobs && told?.nobs !== true };
}

/** Every count that wild jokers allow; undefined where jokers are not wild. */
function jokerWays({ hand, starter, of, told, elsewhere }: Shown, { form, count }: ShowRules) {
  if (count.jokers !== "wild") return undefined;
  return jokerTallies(hand, starter, countsAlone(form, of) ? "cribAlone" : of, told, elsewhere, count);
}

/** The cards that the free jokers stand for in this count: "5H" for "X=5H". */
function standsFor(counted: Tally | undefined, { hand, starter }: Shown): readonly Card[] | undefined {
  const cards = [...hand, starter];
  return counted?.cards.flatMap((card, place) =>
    card === cards[place] ? [] : (parseCard(card.slice("X=".length)) ?? []),
  );
}

/** Whether the miscount leaves out exactly these, or they are pairs of a pair royal that it counts as one pair. */
function explains(miscount: Miscount, missed: readonly Combination[]): boolean {
  if (miscount.missed.length > 0)
    return miscount.missed.length === missed.length && missed.every((one) => miscount.missed.includes(one));
  return (
    miscount.name === "royalAsPair" &&
    missed.every(({ kind, places }) => kind === "pair" && places.every((place) => miscount.places.includes(place)))
  );
}

const COMBINATION_TOPICS: Readonly<Record<Exclude<CombinationKind, "flush">, Topic>> = {
  fifteen: "fifteens",
  pair: "pairs",
  pairRoyal: "pairs",
  doublePairRoyal: "pairs",
  fiveAlike: "pairs",
  sixAlike: "pairs",
  run: "runs",
  nobs: "nobs",
};

function topicOf(kind: CombinationKind | undefined, flush: Topic): Topic {
  if (kind === undefined) return "show";
  return kind === "flush" ? flush : COMBINATION_TOPICS[kind];
}

function flushTopic({ form }: ShowRules, of: Shown["of"]): Topic {
  if (countsAlone(form, of)) return "fiveHanded";
  return of === "crib" ? "cribFlush" : "flush";
}

/** The answers about unknown suits that make the stated count right. */
function suitsFor(shown: Shown, { open }: Tally, stated: StatedPoints, rules: ShowRules): SuitsTold | undefined {
  if (open.flush.length === 0 && !open.nobs) return undefined;
  const answers = [0, ...open.flush].flatMap((flush) => [false, true].map((nobs) => ({ flush, nobs })));
  // The tally ignores an impossible answer, so it would not give the stated count.
  return answers.find(
    (told) => (told.flush > 0 || told.nobs) && countShown({ ...shown, told }, rules).total === stated,
  );
}

/** The combinations a low count left out: those of the miscount, where no fewer make the difference. */
function missing({ combinations }: Tally, gap: number, miscount: Miscount | undefined) {
  if (miscount?.ofRules) return { missed: miscount.missed, certain: false };
  const found = missingFor(combinations, gap);
  const isSize = miscount !== undefined && miscount.missed.length > 0 && miscount.missed.length === found.missed.length;
  return isSize ? { ...found, missed: miscount.missed } : found;
}
