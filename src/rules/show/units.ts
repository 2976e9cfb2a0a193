/** A tally in the units players say: a run and its pairs are one unit. rules.md §5.2. */
import { orderOf } from "../cards";
import { type Combination, type CombinationKind, isPair, pointsOf, type Tally } from "./combinations";

type UnitKind = CombinationKind | "doubleRun" | "tripleRun" | "doubleDoubleRun" | "manyRuns" | "twoPair";

/** One item of a spoken count: a fifteen, pairs or runs, a flush or nobs. */
export interface Unit {
  readonly kind: UnitKind;
  /** Indexes into the tally's cards, ascending. */
  readonly places: readonly number[];
  readonly points: number;
  /** The number of runs in it; 0 for other kinds. */
  readonly runs: number;
  /** The length of each run; 0 for other kinds. */
  readonly length: number;
  /** The total up to and including this unit. */
  readonly running: number;
}

type Unsaid = Omit<Unit, "running">;

/** @returns the units in the order they are said; their points add up to the tally's total. */
export function units(tally: Tally): readonly Unit[] {
  const made = (kind: Combination["kind"]) => tally.combinations.filter((one) => one.kind === kind);
  const runs = runUnits(tally);
  const withPairs = runs.filter(({ points, runs: many, length }) => points > many * length);
  const inRuns = new Set(withPairs.flatMap((unit) => unit.places));
  // A pair of a run's rank is wholly inside the run's unit, so checking one of its places is enough.
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

/** Two pairs are one unit; a third, which only six cards can hold, is said separately. */
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
 * One unit for each group of runs over the same ranks; six cards can hold two groups. With three runs (rules.md
 * §9.13) groups can overlap: then all runs are one unit, and the pairs are said separately.
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
    const pairs = combinations.filter((one) => isPair(one) && inside.has(one.places[0]!));
    const points = pointsOf(runs) + pointsOf(pairs);
    const length = runs[0]!.points;
    return { kind: runKind(runs.length, places.length - length), places, points, runs: runs.length, length };
  });
}

/** @param extra cards beyond one of each rank: four runs with two extra cards are a double double run. */
function runKind(runs: number, extra: number): UnitKind {
  if (runs === 1) return "run";
  if (runs === 2) return "doubleRun";
  if (runs === 3) return "tripleRun";
  return runs === 4 && extra === 2 ? "doubleDoubleRun" : "manyRuns";
}

function inOrder(combinations: readonly Combination[]): readonly number[] {
  return [...new Set(combinations.flatMap((one) => one.places))].toSorted((one, other) => one - other);
}
