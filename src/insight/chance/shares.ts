/** Points that are still to be counted, as the chance of each total. */

/** At each index the chance of that many points; they add up to 1. */
export type Shares = readonly number[];

/** A total that is known. */
export const exactly = (points: number): Shares =>
  Array.from({ length: points + 1 }, (_, total) => Number(total === points));

export const meanOf = (shares: Shares): number => shares.reduce((sum, chance, points) => sum + chance * points, 0);

/** @returns the chance of each total of both, taken as independent */
export function sumOf(one: Shares, two: Shares): Shares {
  const sum = Array.from({ length: one.length + two.length - 1 }, () => 0);
  for (const [a, first] of one.entries()) {
    if (first === 0) continue;
    for (const [b, second] of two.entries()) sum[a + b]! += first * second;
  }
  return sum;
}

/**
 * Tilts shares until they have the mean: each chance is multiplied by a power of one factor. Totals that cannot be, like
 * 19, stay impossible.
 * @param mean more than the least total and less than the greatest
 */
export function tilted(shares: Shares, mean: number): Shares {
  let [low, high] = [-2, 2];
  let found = shares;
  // 40 halvings of the exponent are far below the last digit of a mean.
  for (let i = 0; i < 40; i++) {
    const power = (low + high) / 2;
    found = powered(shares, power);
    if (meanOf(found) < mean) low = power;
    else high = power;
  }
  return found;
}

function powered(shares: Shares, power: number): Shares {
  const weighed = shares.map((chance, points) => chance * Math.exp(power * points));
  const all = weighed.reduce((sum, chance) => sum + chance, 0);
  return weighed.map((chance) => chance / all);
}
