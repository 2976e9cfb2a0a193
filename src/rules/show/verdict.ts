/** Whether a stated count of a hand is right, and if not, the points it missed or added. rules.md §4. */
import type { Card } from "../cards";
import { HIGHEST_COUNT, IMPOSSIBLE_COUNTS } from "./counts";
import { type Miscount, miscountsIn } from "./miscounts";
import { type Brand, ok, refuse, type Result } from "../../base/result";
import { type SuitsTold, tally } from "./tally";
import type { Topic } from "../topics";
import type { Combination, CombinationKind, Tally } from "./combinations";

/** The points somebody says a hand is worth: 0 to 29, including impossible counts. */
export type StatedPoints = Brand<number, "Claim">;

/** `noSuchCount`: not a whole number from 0 to 29. */
export type StatedPointsRefusal = "noSuchCount";

export function readStatedPoints(count: number): Result<StatedPoints, StatedPointsRefusal> {
  return Number.isInteger(count) && count >= 0 && count <= HIGHEST_COUNT
    ? ok(count as StatedPoints)
    : refuse("noSuchCount");
}

/** A hand or crib, and the answers about its unknown suits. */
export interface Shown {
  readonly hand: readonly Card[];
  readonly starter: Card;
  readonly of: "hand" | "crib";
  readonly told?: SuitsTold | undefined;
}

/** The error in a count. */
interface Wrong {
  /** The difference from the true count, always above 0. */
  readonly by: number;
  /** No hand can count the stated points. */
  readonly impossible: boolean;
  /** The likeliest miscount that makes exactly this difference. */
  readonly miscount: Miscount | undefined;
  /** The topic of the rules page that explains it. */
  readonly topic: Topic;
}

export type Verdict =
  | { readonly is: "right"; readonly topic: Topic }
  /** It depends on unknown suits: right if they are as `told` says. */
  | { readonly is: "open"; readonly told: SuitsTold; readonly topic: Topic }
  | (Wrong & {
      readonly is: "short";
      /**
       * The fewest combinations whose points are the difference; the pairs of a pair royal are listed one by one if all
       * of them would be too much. Empty if no combinations make the difference.
       */
      readonly missed: readonly Combination[];
      /** No other set of that size makes the difference. */
      readonly certain: boolean;
    })
  | (Wrong & { readonly is: "over" });

export function verdict({ hand, starter, of, told }: Shown, stated: StatedPoints): Verdict {
  const truth = tally(hand, starter, of, told);
  if (truth.total === stated) return { is: "right", topic: "show" };
  const suits = suitsFor({ hand, starter, of, told }, truth, stated);
  if (suits) return { is: "open", told: suits, topic: suits.flush > 0 ? flushTopic(of) : "nobs" };
  const difference = stated - truth.total;
  const miscount = miscountsIn(truth, of).find((one) => one.by === difference);
  const impossible = IMPOSSIBLE_COUNTS.includes(stated);
  if (difference > 0) {
    const topic = impossible ? "impossible" : (miscount?.topic ?? "overcount");
    return { is: "over", by: difference, impossible, miscount, topic };
  }
  const { missed, certain } = missing(truth, -difference, miscount);
  // Give the miscount only if it is about the same combinations: otherwise the two explanations add up to too much.
  const kept = missed.length > 0 && miscount && !explains(miscount, missed) ? undefined : miscount;
  const topic = impossible ? "impossible" : (kept?.topic ?? topicOf(missed[0]?.kind, of));
  return { is: "short", by: -difference, impossible, miscount: kept, missed, certain, topic };
}

/** Whether the miscount leaves out exactly these, or they are pairs of a pair royal that it counts as one pair. */
function explains(miscount: Miscount, missed: readonly Combination[]): boolean {
  if (miscount.missed.length > 0)
    return miscount.missed.length === missed.length && missed.every((one) => has(miscount, one));
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

function topicOf(kind: CombinationKind | undefined, of: "hand" | "crib"): Topic {
  if (kind === undefined) return "show";
  return kind === "flush" ? flushTopic(of) : COMBINATION_TOPICS[kind];
}

function flushTopic(of: "hand" | "crib"): Topic {
  return of === "crib" ? "cribFlush" : "flush";
}

/** The answers about unknown suits that make the stated count right. */
function suitsFor({ hand, starter, of }: Shown, { open }: Tally, stated: StatedPoints): SuitsTold | undefined {
  if (open.flush.length === 0 && !open.nobs) return undefined;
  const answers = [0, ...open.flush].flatMap((flush) => [false, true].map((nobs) => ({ flush, nobs })));
  // The tally ignores an impossible answer, so it would not give the stated count.
  return answers.find((told) => tally(hand, starter, of, told).total === stated && (told.flush > 0 || told.nobs));
}

/** The fewest combinations worth the gap; pairs royal are split into pairs if whole ones do not fit. */
function missing(truth: Tally, gap: number, miscount: Miscount | undefined) {
  const whole = smallestSets(truth.combinations, gap);
  const sets = whole.length > 0 ? whole : smallestSets(truth.combinations.flatMap(takenApart), gap);
  const told = sets.find((set) => set.length === miscount?.missed.length && set.every((one) => has(miscount, one)));
  return { missed: told ?? likeliest(sets), certain: sets.length === 1 };
}

function has({ missed }: Miscount, one: Combination): boolean {
  return missed.includes(one);
}

/** A pair royal is three pairs and a double pair royal six, 2 points each (rules.md §4.1). */
function takenApart(one: Combination): readonly Combination[] {
  if (one.kind !== "pairRoyal" && one.kind !== "doublePairRoyal") return [one];
  return one.places.flatMap((place, i) =>
    one.places.slice(i + 1).map((other): Combination => ({ kind: "pair", places: [place, other], points: 2 })),
  );
}

/** Every set of the smallest size whose points are the gap. Fast enough, as a hand has at most about 15 combinations. */
function smallestSets(all: readonly Combination[], gap: number): readonly (readonly Combination[])[] {
  for (let size = 1; size <= all.length; size++) {
    const sets = setsOf(all, size, gap);
    if (sets.length > 0) return sets;
  }
  return [];
}

function setsOf(all: readonly Combination[], size: number, gap: number): readonly (readonly Combination[])[] {
  if (size === 0) return gap === 0 ? [[]] : [];
  return all.flatMap((one, i) =>
    one.points > gap ? [] : setsOf(all.slice(i + 1), size - 1, gap - one.points).map((rest) => [one].concat(rest)),
  );
}

/** The set that is easiest to overlook: flush and nobs first, then fifteens of many cards. In a tie, the last set. */
function likeliest(sets: readonly (readonly Combination[])[]): readonly Combination[] {
  return sets.reduce<readonly Combination[]>((best, set) => (ease(set) >= ease(best) ? set : best), []);
}

function ease(set: readonly Combination[]): number {
  return set.reduce((sum, one) => sum + overlooked(one), 0);
}

function overlooked({ kind, places }: Combination): number {
  if (kind === "flush" || kind === "nobs") return 6;
  return kind === "fifteen" ? places.length : 1;
}
