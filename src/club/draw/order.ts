/** Orders the drawn rounds: the games stay the same, but rematches should be late and far apart. */
import type { Field, Pairing } from "./field";

/** Longer draws keep their first order: nobody plays them, and trying every exchange would take too long. */
const MOST_EXCHANGED = 40;

/** For every two players, how often they have met and when they last did, updated round by round. */
type Calendar = Pick<Field, "size" | "bye"> & { met: Uint16Array; since: Uint16Array; now: number };

/**
 * Orders rounds by three criteria: nobody gets another bye before everyone has had as many; rematches come as late and as far
 * from the last meeting as possible; players who came last get the bye last.
 */
export function inOrder(field: Field, rounds: readonly Pairing[]): readonly Pairing[] {
  const order = oneByOne(field, rounds);
  return order.length > MOST_EXCHANGED ? order : exchanged(field, order);
}

/** Greedy: takes the best next round each time. */
function oneByOne(field: Field, rounds: readonly Pairing[]): Pairing[] {
  const calendar = calendarOf(field);
  const left = [...rounds];
  const late = (pairing: Pairing) => (field.bye < 0 ? 0 : -field.attended[pairing[field.bye]!]!);
  return rounds.map(() => {
    const ranks = left.map((pairing) => [level(calendar, pairing), nearness(calendar, pairing), late(pairing)]);
    const first = ranks.reduce((best, one, i) => (isBefore(one, ranks[best]!) ? i : best), 0);
    const pairing = left.splice(first, 1)[0]!;
    play(calendar, pairing);
    return pairing;
  });
}

/** Swaps two rounds while that moves meetings further apart. The greedy order has no choice left for the last rounds. */
function exchanged(field: Field, rounds: Pairing[]): Pairing[] {
  let best = cost(field, rounds);
  for (let found = best > 0; found;) {
    found = false;
    for (let i = 0; i < rounds.length; i++) {
      for (let j = i + 1; j < rounds.length; j++) {
        const other = rounds.with(i, rounds[j]!).with(j, rounds[i]!);
        const now = cost(field, other);
        if (!(now < best - 1e-9)) continue;
        best = now;
        rounds = other;
        found = true;
      }
    }
  }
  return rounds;
}

/** The sum of all `nearness`; infinite when somebody gets a bye before their turn. */
function cost(field: Field, rounds: readonly Pairing[]): number {
  const calendar = calendarOf(field);
  let sum = 0;
  let before = 0;
  for (const pairing of rounds) {
    const now = level(calendar, pairing);
    if (now < before) return Infinity;
    before = now;
    sum += nearness(calendar, pairing);
    play(calendar, pairing);
  }
  return sum;
}

const calendarOf = ({ size, bye, met, since, gone }: Field): Calendar => ({
  size,
  bye,
  met: met.slice(),
  since: since.slice(),
  now: gone + 1,
});

/** How many byes the player with this round's bye has had before. */
function level({ size, bye, met }: Calendar, pairing: Pairing): number {
  return bye < 0 ? 0 : met[bye * size + pairing[bye]!]!;
}

/** A rematch adds 1 if the two met in the round before, 1/4 after one round between, and so on. So does another bye. */
function nearness({ size, met, since, now }: Calendar, pairing: Pairing): number {
  let sum = 0;
  for (let a = 0; a < size; a++) {
    const at = a * size + pairing[a]!;
    if (met[at]! > 0) sum += 1 / (now - since[at]!) ** 2;
  }
  return sum / 2;
}

function play(calendar: Calendar, pairing: Pairing): void {
  for (const [a, b] of pairing.entries()) {
    calendar.met[a * calendar.size + b]!++;
    calendar.since[a * calendar.size + b] = calendar.now;
  }
  calendar.now++;
}

/** Compares with a tolerance: sums of the same parts in another order may differ in their last digit. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => Math.abs(value - other[i]!) > 1e-9);
  return at >= 0 && one[at]! < other[at]!;
}
