/** The combinations that a count left out, worked out from the points that are missing. rules.md §4.1. */
import type { Combination } from "./combinations";

/** The fewest combinations whose points are the gap. */
export interface Missing {
  /** The set that is easiest to overlook; empty if none makes the gap. */
  readonly missed: readonly Combination[];
  /** No other set of that size makes the gap. */
  readonly certain: boolean;
}

/** The fewest combinations worth the gap; many of a kind are split into pairs if whole ones do not fit. */
export function missingFor(combinations: readonly Combination[], gap: number): Missing {
  const whole = fewest(combinations, gap);
  return whole.missed.length > 0 ? whole : fewest(combinations.flatMap(takenApart), gap);
}

const MANY: ReadonlySet<string> = new Set(["pairRoyal", "doublePairRoyal", "fiveAlike"]);

/** Three alike are three pairs, four are six and five are ten, 2 points each (rules.md §4.1). */
function takenApart(one: Combination): readonly Combination[] {
  if (!MANY.has(one.kind)) return [one];
  return one.places.flatMap((place, i) =>
    one.places.slice(i + 1).map((other): Combination => ({ kind: "pair", places: [place, other], points: 2 })),
  );
}

/** The best set of one size and sum, as a list from its first combination on. */
interface Best {
  readonly ease: number;
  /** How many sets there are; 2 for any number above 1. */
  readonly ways: number;
  readonly first: Combination | undefined;
  readonly rest: Best | undefined;
}

const NONE: Best = { ease: 0, ways: 1, first: undefined, rest: undefined };

/**
 * The smallest sets whose points are the gap, by adding one combination at a time: the work grows with their number,
 * not with that of all their sets. Of sets that are equally easy to overlook, the one with the last combinations wins.
 */
function fewest(all: readonly Combination[], gap: number): Missing {
  /** By size, then by sum. */
  const best: (Best | undefined)[][] = Array.from({ length: all.length + 1 }, () => []);
  best[0]![0] = NONE;
  for (const one of all.toReversed()) {
    for (let size = all.length; size > 0; size--) {
      for (let sum = gap; sum >= one.points; sum--) {
        const rest = best[size - 1]![sum - one.points];
        if (!rest) continue;
        const now = best[size]![sum];
        const ease = rest.ease + overlooked(one);
        const ways = Math.min(2, rest.ways + (now?.ways ?? 0));
        best[size]![sum] = now && now.ease >= ease ? { ...now, ways } : { ease, ways, first: one, rest };
      }
    }
  }
  const found = best.slice(1).find((sums) => sums[gap])?.[gap];
  const missed: Combination[] = [];
  for (let now = found; now?.first; now = now.rest) missed.push(now.first);
  return { missed, certain: found?.ways === 1 };
}

/** A flush and nobs are overlooked first, then fifteens of many cards. */
function overlooked({ kind, places }: Combination): number {
  if (kind === "flush" || kind === "nobs") return 6;
  return kind === "fifteen" ? places.length : 1;
}
