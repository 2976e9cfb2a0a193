/** Which round comes first. The games are the same in any order; what is early and how far apart is not. */
import type { Field, Mates } from "./field";

/** Longer draws keep the order found at first: nobody plays them, and to try every exchange in them takes its time. */
const MOST_EXCHANGED = 40;

/** How often and when everybody last met, round after round as they are played. */
type Calendar = Pick<Field, "size" | "chair"> & { met: Uint16Array; since: Uint16Array; now: number };

/**
 * Puts rounds in order: nobody sits out again before everybody has as often, then repeats as late and as far from the
 * last meeting as can be, then those who came last sit out last.
 */
export function inOrder(field: Field, rounds: readonly Mates[]): readonly Mates[] {
  const order = oneByOne(field, rounds);
  return order.length > MOST_EXCHANGED ? order : exchanged(field, order);
}

/** Takes what is best next, again and again. */
function oneByOne(field: Field, rounds: readonly Mates[]): Mates[] {
  const calendar = calendarOf(field);
  const left = [...rounds];
  const late = (mates: Mates) => (field.chair < 0 ? 0 : -field.present[mates[field.chair]!]!);
  return rounds.map(() => {
    const ranks = left.map((mates) => [level(calendar, mates), nearness(calendar, mates), late(mates)]);
    const first = ranks.reduce((best, one, i) => (isBefore(one, ranks[best]!) ? i : best), 0);
    const mates = left.splice(first, 1)[0]!;
    play(calendar, mates);
    return mates;
  });
}

/** Lets two rounds change places where meetings come further apart by it: the last ones taken had no choice left. */
function exchanged(field: Field, rounds: Mates[]): Mates[] {
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
function cost(field: Field, rounds: readonly Mates[]): number {
  const calendar = calendarOf(field);
  let sum = 0;
  let before = 0;
  for (const mates of rounds) {
    const now = level(calendar, mates);
    if (now < before) return Infinity;
    before = now;
    sum += nearness(calendar, mates);
    play(calendar, mates);
  }
  return sum;
}

const calendarOf = ({ size, chair, met, since, gone }: Field): Calendar => ({
  size,
  chair,
  met: met.slice(),
  since: since.slice(),
  now: gone + 1,
});

/** How often who sits out in this round has sat out before. */
function level({ size, chair, met }: Calendar, mates: Mates): number {
  return chair < 0 ? 0 : met[chair * size + mates[chair]!]!;
}

/** 1 for a meeting of two who have just met, 1/4 after one round between, and so on. The empty chair counts like anybody. */
function nearness({ size, met, since, now }: Calendar, mates: Mates): number {
  let sum = 0;
  for (let a = 0; a < size; a++) {
    const at = a * size + mates[a]!;
    if (met[at]! > 0) sum += 1 / (now - since[at]!) ** 2;
  }
  return sum / 2;
}

function play(calendar: Calendar, mates: Mates): void {
  for (const [a, b] of mates.entries()) {
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
