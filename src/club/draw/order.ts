/** Which round comes first. The games are the same in any order; what is early and how far apart is not. */
import type { Field, Pairing } from "./field";

/** Longer draws keep the order found at first: nobody plays them, and to try every exchange in them takes its time. */
const MOST_EXCHANGED = 40;

/** How often and when everybody last met, round after round as they are played. */
type Calendar = Pick<Field, "size" | "bye"> & { met: Uint16Array; since: Uint16Array; now: number };

/**
 * Puts rounds in order: nobody sits out again before everybody has as often, then repeats as late and as far from the
 * last meeting as can be, then those who came last sit out last.
 */
export function inOrder(field: Field, rounds: readonly Pairing[]): readonly Pairing[] {
  const order = oneByOne(field, rounds);
  return order.length > MOST_EXCHANGED ? order : exchanged(field, order);
}

/** Takes what is best next, again and again. */
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

/** Lets two rounds change places where meetings come further apart by it: the last ones taken had no choice left. */
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

/** How near all meetings are to the last of the same two; more than any when somebody sits out before his turn. */
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

/** How often who sits out in this round has sat out before. */
function level({ size, bye, met }: Calendar, pairing: Pairing): number {
  return bye < 0 ? 0 : met[bye * size + pairing[bye]!]!;
}

/** 1 for a meeting of two who have just met, 1/4 after one round between, and so on. The empty chair counts like anybody. */
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

/** Sums of the same parts in another order may differ in their last digit. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => Math.abs(value - other[i]!) > 1e-9);
  return at >= 0 && one[at]! < other[at]!;
}
