/** A unit of a count taken apart: a double double run is four runs and two pairs. rules.md §5.2. */
import { orderOf } from "../cards";
import type { Combination, Tally } from "./combinations";
import type { Unit } from "./units";

/** The kinds of unit that are one combination already. */
const SINGLE: ReadonlySet<Unit["kind"]> = new Set(["fifteen", "run", "pair", "flush", "nobs"]);

/** @returns whether the unit is made of several runs or pairs. */
export function hasParts({ kind }: Unit): boolean {
  return !SINGLE.has(kind);
}

/** @returns the single runs and pairs of two that a unit is made of; their points add up to the unit's. */
export function partsOf(
  { cards, combinations }: Tally,
  { places, points, runs: many, length }: Unit,
): readonly Combination[] {
  const inside = new Set(places);
  const runs = combinations.filter((one) => one.kind === "run" && one.places.every((place) => inside.has(place)));
  // Without its pairs, a unit counts its runs alone.
  return points === many * length ? runs : [...runs, ...pairsAmong(places, cards)];
}

function pairsAmong(places: readonly number[], cards: Tally["cards"]): readonly Combination[] {
  return places.flatMap((one, i) =>
    places
      .slice(i + 1)
      .filter((other) => orderOf(cards[other]!) === orderOf(cards[one]!))
      .map((other): Combination => ({ kind: "pair", places: [one, other], points: 2 })),
  );
}
