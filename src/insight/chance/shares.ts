/** Points that are still to be counted, as the chance of each total. */

/** At each index the chance of that many points; they add up to 1. */
export type Spread = readonly number[];

/** A total that is known. */
export const exactly = (points: number): Spread =>
  Array.from({ length: points + 1 }, (_, total) => Number(total === points));

export const meanOf = (spread: Spread): number => spread.reduce((sum, chance, points) => sum + chance * points, 0);

/** @returns the chance of each total of both, taken as independent */
export function sumOf(one: Spread, two: Spread): Spread {
  const sum = Array.from({ length: one.length + two.length - 1 }, () => 0);
  for (const [a, first] of one.entries()) {
    if (first === 0) continue;
    for (const [b, second] of two.entries()) sum[a + b]! += first * second;
  }
  return sum;
}

/**
 * Tilts a spread until it has the mean: each chance is multiplied by a power of one factor. Totals that cannot be, like
 * 19, stay impossible.
 * @param mean more than the least total of the spread and less than its greatest
 */
export function tilted(spread: Spread, mean: number): Spread {
  let [low, high] = [-2, 2];
  let found = spread;
  // 40 halvings of the exponent are far below the last digit of a mean.
  for (let i = 0; i < 40; i++) {
    const power = (low + high) / 2;
    found = powered(spread, power);
    if (meanOf(found) < mean) low = power;
    else high = power;
  }
  return found;
}

function powered(spread: Spread, power: number): Spread {
  const weighed = spread.map((chance, points) => chance * Math.exp(power * points));
  const all = weighed.reduce((sum, chance) => sum + chance, 0);
  return weighed.map((chance) => chance / all);
}
