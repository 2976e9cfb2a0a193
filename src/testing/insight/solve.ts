/** The chance to win before a deal, backward over the total of both needs, from simulated deals. */
import { MOST_NEEDED, SKUNKED_AT } from "../../insight/chance/chance";
import { DEALER } from "../../insight/chance/pegging";
import type { SimulatedDeal } from "./deals";

/** A copy, because Vitest reads every import through a getter, which is slow in a loop. */
const MOST = MOST_NEEDED;
const SIZE = MOST + 2;
const MOST_IN_DEAL = 128;

/** For the dealer, at `dealer’s needs × 122 + pone’s needs`; row and column 0 are not used. */
export interface Solved {
  readonly win: Float64Array;
  readonly skunk: Float64Array;
  readonly skunked: Float64Array;
}

export const at = (dealer: number, pone: number) => dealer * (MOST + 1) + pone;

/** Rectangles of needs that end in this deal, as differences of a sum table. */
class Ends {
  readonly steps = new Float64Array(SIZE * SIZE);

  /** Needs from `d1` to `d2` of the dealer and from `p1` to `p2` of the pone. */
  add(d1: number, d2: number, p1: number, p2: number): void {
    const [dTo, pTo] = [Math.min(d2, MOST), Math.min(p2, MOST)];
    if (d1 > dTo || p1 > pTo) return;
    const { steps } = this;
    steps[d1 * SIZE + p1]! += 1;
    steps[d1 * SIZE + pTo + 1]! -= 1;
    steps[(dTo + 1) * SIZE + p1]! -= 1;
    steps[(dTo + 1) * SIZE + pTo + 1]! += 1;
  }

  /** How often each pair of needs ended so. */
  sums(): Float64Array {
    const sums = this.steps.slice();
    for (let d = 0; d < SIZE; d++) for (let p = 1; p < SIZE; p++) sums[d * SIZE + p]! += sums[d * SIZE + p - 1]!;
    for (let d = 1; d < SIZE; d++) for (let p = 0; p < SIZE; p++) sums[d * SIZE + p]! += sums[(d - 1) * SIZE + p]!;
    return sums;
  }
}

/** Collects deals; `solve` makes the chances from them. */
export class Solver {
  private readonly ends = { win: new Ends(), skunk: new Ends(), skunked: new Ends() };
  private readonly totals = new Float64Array(MOST_IN_DEAL * MOST_IN_DEAL);
  private deals = 0;

  add({ pegs }: Pick<SimulatedDeal, "pegs">): void {
    this.deals++;
    let dealer = 0;
    let pone = 0;
    for (const { side, points } of pegs) {
      if (side === DEALER) {
        this.ends.win.add(dealer + 1, dealer + points, pone + 1, MOST);
        this.ends.skunk.add(dealer + 1, dealer + points, pone + SKUNKED_AT, MOST);
        dealer += points;
      } else {
        this.ends.skunked.add(dealer + SKUNKED_AT, MOST, pone + 1, pone + points);
        pone += points;
      }
    }
    this.totals[dealer * MOST_IN_DEAL + pone]!++;
  }

  solve(): Solved {
    const ended = { win: this.ends.win.sums(), skunk: this.ends.skunk.sums(), skunked: this.ends.skunked.sums() };
    const outcomes: { dealer: number; pone: number; share: number }[] = [];
    for (const [key, times] of this.totals.entries()) {
      if (times > 0)
        outcomes.push({ dealer: Math.trunc(key / MOST_IN_DEAL), pone: key % MOST_IN_DEAL, share: times / this.deals });
    }
    const size = (MOST + 1) ** 2;
    const solved = { win: new Float64Array(size), skunk: new Float64Array(size), skunked: new Float64Array(size) };
    for (let total = 2; total <= 2 * MOST; total++) {
      for (let dealer = Math.max(1, total - MOST); dealer <= Math.min(MOST, total - 1); dealer++) {
        const pone = total - dealer;
        const here = dealer * SIZE + pone;
        let win = ended.win[here]! / this.deals;
        let skunk = ended.skunk[here]! / this.deals;
        let skunked = ended.skunked[here]! / this.deals;
        for (const one of outcomes) {
          if (one.dealer >= dealer || one.pone >= pone) continue;
          // The pone deals next.
          const next = at(pone - one.pone, dealer - one.dealer);
          win += one.share * (1 - solved.win[next]!);
          skunk += one.share * solved.skunked[next]!;
          skunked += one.share * solved.skunk[next]!;
        }
        const key = at(dealer, pone);
        solved.win[key] = win;
        solved.skunk[key] = skunk;
        solved.skunked[key] = skunked;
      }
    }
    return solved;
  }
}
