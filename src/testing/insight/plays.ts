/** The commonest ways in which plays go, for the table of a usual deal. */

/** The ways in the table; rarer ones count as the most like them. */
const WAYS = 300;
const SHARES = 10_000;
/** The way is as good as another if the first points differ, but then it is the last to be taken. */
const OTHER_FIRST = 3;

interface Way {
  readonly pegs: readonly number[];
  times: number;
}

const key = (pegs: readonly number[]) => pegs.join();
/** The points of a side: 1 for the dealer, -1 for the pone. */
const total = (pegs: readonly number[], sign: 1 | -1) =>
  pegs.reduce((sum, points) => (points * sign > 0 ? sum + points * sign : sum), 0);

/** The first points as they were, then the rest of each side at once, in the order in which the sides went on. */
function short(pegs: readonly number[]): readonly number[] {
  const [first, ...rest] = pegs;
  if (first === undefined) return [];
  const sign = (rest[0] ?? 0) > 0 ? 1 : -1;
  const both = [sign * total(rest, sign), -sign * total(rest, sign > 0 ? -1 : 1)];
  return [first, ...both.filter((points) => points !== 0)];
}

function unlike(one: readonly number[], two: readonly number[]): number {
  const far = (sign: 1 | -1) => Math.abs(total(one, sign) - total(two, sign));
  return far(1) + far(-1) + (one[0] === two[0] ? 0 : OTHER_FIRST);
}

export class Plays {
  private readonly ways = new Map<string, Way>();
  private all = 0;

  add(pegs: readonly number[]): void {
    this.all++;
    const way = short(pegs);
    const found = this.ways.get(key(way)) ?? { pegs: way, times: 0 };
    found.times++;
    this.ways.set(key(way), found);
  }

  /** Each way as letters, capital ones for the dealer, "A" for one point, and how often of 10,000 it comes. */
  text(): string {
    const sorted = [...this.ways.values()].toSorted(
      (a, b) => b.times - a.times || (key(a.pegs) < key(b.pegs) ? -1 : 1),
    );
    const kept = sorted.slice(0, WAYS).map(({ pegs, times }) => ({ pegs, times }));
    for (const { pegs, times } of sorted.slice(WAYS)) {
      let nearest = kept[0]!;
      for (const one of kept) if (unlike(one.pegs, pegs) < unlike(nearest.pegs, pegs)) nearest = one;
      nearest.times += times;
    }
    return kept.map(({ pegs, times }) => pegs.map(letter).join("") + Math.round((times / this.all) * SHARES)).join(" ");
  }
}

const letter = (points: number) => String.fromCharCode(points > 0 ? 64 + points : 96 - points);
