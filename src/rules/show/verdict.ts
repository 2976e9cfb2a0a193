/** Who is right about a hand: what a claim left out, or what it counted that is not there. rules.md §4. */
import type { Card } from "../cards";
import { HIGHEST_COUNT, IMPOSSIBLE_COUNTS } from "./counts";
import { type Miscount, miscountsIn } from "./miscounts";
import { type Brand, ok, refuse, type Result } from "../../base/result";
import { type SuitsTold, tally } from "./tally";
import type { Topic } from "../topics";
import type { Combination, CombinationKind, Tally } from "./combinations";

/** A count somebody stated: 0 to 29, though no hand may be able to make it. */
export type StatedPoints = Brand<number, "Claim">;

/** `noSuchCount`: no whole number from 0 to 29. */
export type StatedPointsRefusal = "noSuchCount";

/** The door for claims. */
export function readStatedPoints(count: number): Result<StatedPoints, StatedPointsRefusal> {
  return Number.isInteger(count) && count >= 0 && count <= HIGHEST_COUNT
    ? ok(count as StatedPoints)
    : refuse("noSuchCount");
}

/** A hand or crib on the table, and what was said about suits nobody tapped in. */
export interface Shown {
  readonly hand: readonly Card[];
  readonly starter: Card;
  readonly of: "hand" | "crib";
  readonly told?: SuitsTold | undefined;
}

/** A count that is wrong, and by how much. */
interface Wrong {
  /** Points between claim and truth, always above zero. */
  readonly by: number;
  /** No hand at all can make the claim. */
  readonly impossible: boolean;
  /** The likeliest mistake of the catalogue that makes exactly this difference. */
  readonly miscount: Miscount | undefined;
  /** The paragraph of the rules that settles it. */
  readonly topic: Topic;
}

export type Verdict =
  | { readonly is: "right"; readonly topic: Topic }
  /** It hangs on suits nobody told: right if they are as `told`. */
  | { readonly is: "open"; readonly told: SuitsTold; readonly topic: Topic }
  | (Wrong & {
      readonly is: "short";
      /**
       * The fewest combinations that make up the difference; their points are its points. The pairs of a pair royal
       * stand here one by one when the whole of it would be too much. None when no combinations make the difference.
       */
      readonly missed: readonly Combination[];
      /** No other set as small makes it up. */
      readonly certain: boolean;
    })
  | (Wrong & { readonly is: "over" });

/** Settles a claim about a hand or crib. */
export function verdict({ hand, starter, of, told }: Shown, claim: StatedPoints): Verdict {
  const truth = tally(hand, starter, of, told);
  if (truth.total === claim) return { is: "right", topic: "show" };
  const suits = suitsFor({ hand, starter, of, told }, truth, claim);
  if (suits) return { is: "open", told: suits, topic: suits.flush > 0 ? flushTopic(of) : "nobs" };
  const difference = claim - truth.total;
  const miscount = miscountsIn(truth, of).find((one) => one.by === difference);
  const impossible = IMPOSSIBLE_COUNTS.includes(claim);
  if (difference > 0) {
    const topic = impossible ? "impossible" : (miscount?.topic ?? "overcount");
    return { is: "over", by: difference, impossible, miscount, topic };
  }
  const { missed, certain } = missing(truth, -difference, miscount);
  // Beside whole combinations a mistake is told only when it is the same story: two of them would add up to too much.
  const kept = missed.length > 0 && miscount && !tellsOf(miscount, missed) ? undefined : miscount;
  const topic = impossible ? "impossible" : (kept?.topic ?? topicOf(missed[0]?.kind, of));
  return { is: "short", by: -difference, impossible, miscount: kept, missed, certain, topic };
}

/** Whether the mistake left out exactly these: its own list, or the pairs of a royal that was counted as one pair. */
function tellsOf(miscount: Miscount, missed: readonly Combination[]): boolean {
  if (miscount.missed.length > 0)
    return miscount.missed.length === missed.length && missed.every((one) => has(miscount, one));
  return (
    miscount.name === "royalAsPair" &&
    missed.every(({ kind, places }) => kind === "pair" && places.every((place) => miscount.places.includes(place)))
  );
}

const TOPICS: Readonly<Record<Exclude<CombinationKind, "flush">, Topic>> = {
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
  return kind === "flush" ? flushTopic(of) : TOPICS[kind];
}

function flushTopic(of: "hand" | "crib"): Topic {
  return of === "crib" ? "cribFlush" : "flush";
}

/** The answers to the open questions under which the claim is right. */
function suitsFor({ hand, starter, of }: Shown, { open }: Tally, claim: StatedPoints): SuitsTold | undefined {
  if (open.flush.length === 0 && !open.nobs) return undefined;
  const answers = [0, ...open.flush].flatMap((flush) => [false, true].map((nobs) => ({ flush, nobs })));
  // An answer that cannot be is not heard: it would come back as another count.
  return answers.find((told) => tally(hand, starter, of, told).total === claim && (told.flush > 0 || told.nobs));
}

/** The fewest combinations that are worth the gap; with royals taken apart where whole ones do not fit. */
function missing(truth: Tally, gap: number, miscount: Miscount | undefined) {
  const whole = smallestSets(truth.combinations, gap);
  const sets = whole.length > 0 ? whole : smallestSets(truth.combinations.flatMap(takenApart), gap);
  const told = sets.find((set) => set.length === miscount?.missed.length && set.every((one) => has(miscount, one)));
  return { missed: told ?? likeliest(sets), certain: sets.length === 1 };
}

function has({ missed }: Miscount, one: Combination): boolean {
  return missed.includes(one);
}

/** A pair royal is three pairs, a double pair royal six: two points for each (rules.md §4.1). */
function takenApart(one: Combination): readonly Combination[] {
  if (one.kind !== "pairRoyal" && one.kind !== "doublePairRoyal") return [one];
  return one.places.flatMap((place, i) =>
    one.places.slice(i + 1).map((other): Combination => ({ kind: "pair", places: [place, other], points: 2 })),
  );
}

/** Every set of the smallest size whose points are the gap. A hand has at most some fifteen combinations. */
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

/** What is most easily overlooked: flush and nobs, then fifteens of many cards; of equals the last found. */
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
