/** A tally as players say it: runs with their pairs are one unit. rules.md §5.2. */
import { orderOf } from "../cards";
import type { Combination, CombinationKind, Tally } from "./combinations";

type UnitKind = CombinationKind | "doubleRun" | "tripleRun" | "doubleDoubleRun" | "manyRuns" | "twoPair";

/** One thing said: each fifteen, then what the ranks make, then flush and nobs. */
export interface Unit {
  readonly kind: UnitKind;
  /** Indexes into the tally's cards, low to high. */
  readonly places: readonly number[];
  readonly points: number;
  /** How many runs are in it; 0 for other kinds. */
  readonly runs: number;
  /** How long each of them is; 0 for other kinds. */
  readonly length: number;
  /** The total once this is said. */
  readonly running: number;
}

type Unsaid = Omit<Unit, "running">;

/** @returns the units in the order they are said; their points are the tally's, and the last `running` is its total. */
export function units(tally: Tally): readonly Unit[] {
  const made = (kind: Combination["kind"]) => tally.combinations.filter((one) => one.kind === kind);
  const runs = runUnits(tally);
  const withPairs = runs.filter(({ points, runs: many, length }) => points > many * length);
  const inRuns = new Set(withPairs.flatMap((unit) => unit.places));
  // A pair of a run's rank is wholly inside the run's unit, so one of its places tells.
  const apart = (one: Combination) => !inRuns.has(one.places[0]!);
  const unsaid = [
    ...made("fifteen").map(alone),
    ...runs,
    ...[...made("sixAlike"), ...made("fiveAlike"), ...made("doublePairRoyal")].filter(apart).map(alone),
    ...made("pairRoyal").filter(apart).map(alone),
    ...pairUnits(made("pair").filter(apart)),
    ...made("flush").map(alone),
    ...made("nobs").map(alone),
  ];
  let running = 0;
  return unsaid.map((unit) => {
    running += unit.points;
    return Object.assign(unit, { running });
  });
}

function alone({ kind, places, points }: Combination): Unsaid {
  return { kind, places, points, runs: 0, length: 0 };
}

/** Two pairs are said in one breath; a third, which only six cards can hold, follows alone. */
function pairUnits(pairs: readonly Combination[]): readonly Unsaid[] {
  const [one, two, ...others] = pairs;
  if (one === undefined || two === undefined) return pairs.map(alone);
  const both: Unsaid = {
    kind: "twoPair",
    places: inOrder([one, two]),
    points: one.points + two.points,
    runs: 0,
    length: 0,
  };
  return [both, ...others.map(alone)];
}

/**
 * One unit for each stretch of ranks; six cards can hold two of them. Where every three ranks in a row are a run of
 * their own (rules.md §9.13) stretches overlap: then all runs are said together, and pairs by themselves.
 */
function runUnits({ cards, combinations }: Tally): readonly Unsaid[] {
  const stretches = new Map<number, Combination[]>();
  for (const run of combinations) {
    if (run.kind !== "run") continue;
    const low = Math.min(...run.places.map((place) => orderOf(cards[place]!)));
    stretches.set(low, [...(stretches.get(low) ?? []), run]);
  }
  const all = [...stretches.values()];
  const distinct = new Set(all.flatMap(inOrder)).size;
  if (all.reduce((sum, runs) => sum + inOrder(runs).length, 0) > distinct) {
    const runs = all.flat();
    return [{ kind: "manyRuns", places: inOrder(runs), points: pointsOf(runs), runs: runs.length, length: 3 }];
  }
  return all.map((runs) => {
    const places = inOrder(runs);
    const inside = new Set(places);
    const pairs = combinations.filter((one) => PAIR_KINDS.has(one.kind) && inside.has(one.places[0]!));
    const points = pointsOf(runs) + pointsOf(pairs);
    const length = runs[0]!.points;
    return { kind: runKind(runs.length, places.length - length), places, points, runs: runs.length, length };
  });
}

const PAIR_KINDS: ReadonlySet<Combination["kind"]> = new Set([
  "pair",
  "pairRoyal",
  "doublePairRoyal",
  "fiveAlike",
  "sixAlike",
]);

/** @param extra cards beyond one of each rank: four runs are double-double by two of them, not by three. */
function runKind(runs: number, extra: number): UnitKind {
  if (runs === 1) return "run";
  if (runs === 2) return "doubleRun";
  if (runs === 3) return "tripleRun";
  return runs === 4 && extra === 2 ? "doubleDoubleRun" : "manyRuns";
}

function inOrder(combinations: readonly Combination[]): readonly number[] {
  return [...new Set(combinations.flatMap((one) => one.places))].toSorted((one, other) => one - other);
}

function pointsOf(combinations: readonly Combination[]): number {
  return combinations.reduce((sum, one) => sum + one.points, 0);
}
