/** The chance to win within a deal: the table of `chance.ts`, and what this deal has still to count. */
import { type Chance, chances, MOST_NEEDED, type Needs, placeOf } from "./chance";
import { exactly, type Shares, sumOf } from "./shares";

/** One way the play may go: the points in order, positive for the dealer and negative for the pone. */
export interface Way {
  readonly chance: number;
  readonly pegs: readonly number[];
}

/**
 * The parts that a deal has still to count, after the heels. Parts that are pegged are left out; each that is here needs
 * all those after it. The next deal is a usual one.
 */
export interface Within {
  readonly play?: readonly Way[];
  readonly pone?: Shares;
  readonly dealer?: Shares;
  readonly crib: Shares;
}

const NO_PLAY: readonly Way[] = [{ chance: 1, pegs: [] }];

/**
 * @param needs what both need at this stage, after everything that is pegged before it
 * @returns the dealer’s chance
 */
export function chanceWithin(needs: Needs, { play, pone, dealer, crib }: Within): Chance {
  // Nothing is pegged between the dealer’s hand and crib.
  const shown = dealer ? sumOf(dealer, crib) : crib;
  return counted(needs, play ?? NO_PLAY, pone ?? exactly(0), shown);
}

/** @param hand of the pone. @param shown what the dealer still counts after it */
function counted(needs: Needs, play: readonly Way[], hand: Shares, shown: Shares): Chance {
  const sum = { win: 0, skunk: 0, skunked: 0 };
  const before = chances();
  // By the dealer’s needs after the play, the chance of each need of the pone after the pone’s hand.
  const left = new Map<number, Float64Array>();
  const over = (weight: number, dealer: number, still: number) => {
    const place = placeOf(dealer, still);
    sum.win += weight * before.win[place]!;
    sum.skunk += weight * before.skunk[place]!;
    sum.skunked += weight * before.skunked[place]!;
  };
  const start = { dealer: Math.min(needs.dealer, MOST_NEEDED), pone: Math.min(needs.pone, MOST_NEEDED) };
  for (const { chance, pegs } of play) {
    const { dealer, pone: still } = pegged(start, pegs);
    if (dealer <= 0 || still <= 0) {
      over(chance, dealer, still);
      continue;
    }
    const row = left.get(dealer) ?? new Float64Array(MOST_NEEDED + 1);
    left.set(dealer, row);
    for (let points = 0; points < hand.length; points++) row[Math.max(0, still - points)]! += chance * hand[points]!;
  }
  const dealt = Float64Array.from(shown);
  for (const [dealer, row] of left) {
    over(row[0]!, dealer, 0);
    for (let still = 1; still < row.length; still++) {
      const weight = row[still]!;
      if (weight > 0) over(weight * shownAt(before, dealer, still, dealt, weight, sum), 0, still);
    }
  }
  return sum;
}

/**
 * Adds what follows if the dealer does not get home with hand and crib. The pone deals next.
 * @returns the chance that the dealer gets home
 */
function shownAt(
  { win, skunk, skunked }: ReturnType<typeof chances>,
  dealer: number,
  still: number,
  dealt: Float64Array,
  weight: number,
  sum: { win: number; skunk: number; skunked: number },
): number {
  const place = placeOf(still, dealer);
  const most = Math.min(dealt.length, dealer);
  let [goesOn, wins, skunks, skunkeds] = [0, 0, 0, 0];
  for (let points = 0; points < most; points++) {
    const odds = dealt[points]!;
    goesOn += odds;
    wins += odds * win[place - points]!;
    skunks += odds * skunked[place - points]!;
    skunkeds += odds * skunk[place - points]!;
  }
  sum.win += weight * (goesOn - wins);
  sum.skunk += weight * skunks;
  sum.skunked += weight * skunkeds;
  let home = 0;
  for (let points = most; points < dealt.length; points++) home += dealt[points]!;
  return home;
}

function pegged({ dealer, pone }: Needs, pegs: readonly number[]): Needs {
  for (const points of pegs) {
    if (points > 0) dealer -= points;
    else pone += points;
    if (dealer <= 0 || pone <= 0) break;
  }
  return { dealer, pone };
}
