/**
 * The equilibrium of discarding with card removal left out, as published tables do: a crib is worth the same whatever
 * else the player holds. The other six come from a whole pack, the starter from all but the four cards of the crib.
 */
import { bestByMean } from "../../insight/discards/policy";
import {
  countsOf,
  type CribSide,
  everySix,
  JACK,
  jacksIn,
  noSplits,
  pointsOfTwos,
  RANK_COUNT,
  splitRanks,
  TWOS,
  twosCounts,
  WAYS,
} from "../../insight/discards/ranks";

/** How often each two is discarded, 0 to 1, by means of the crib in hundredths of a point. */
function discardsBy(side: CribSide, cribs: readonly number[]): Float64Array {
  const often = new Float64Array(TWOS);
  const splits = noSplits();
  let deals = 0;
  everySix((ranks) => {
    const counts = countsOf(ranks);
    splitRanks(ranks, splits);
    const [best = 0] = bestByMean(side, splits, cribs, counts[JACK]!, 1);
    const ways = counts.reduce((product, many) => product * WAYS[20 + many]!, 1);
    often[splits.two[best]!]! += ways;
    deals += ways;
  });
  return often.map((ways) => ways / deals);
}

/** The mean crib for each two against these discards, in hundredths of a point. */
function cribsAgainst(often: Float64Array): readonly number[] {
  const points = pointsOfTwos();
  return Array.from({ length: TWOS }, (_, own) => {
    let sum = 0;
    for (let other = 0; other < TWOS; other++) {
      const left = twosCounts(own, other).map((many) => 4 - many);
      let inCrib = 0;
      for (let starter = 0; starter < RANK_COUNT; starter++) {
        // A jack is nobs with one starter of four, but a jack turned up is heels.
        const nobs = starter === JACK ? 0 : (jacksIn(own) + jacksIn(other)) / 4;
        inCrib += (left[starter]! / 48) * (points[(own * TWOS + other) * RANK_COUNT + starter]! + nobs);
      }
      sum += often[other]! * inCrib;
    }
    return 100 * sum;
  });
}

/** @returns the mean crib for each two, in points */
export function withoutRemoval(rounds: number): Readonly<Record<CribSide, readonly number[]>> {
  let own: readonly number[] = Array.from({ length: TWOS }, () => 450);
  let theirs = own;
  for (let round = 0; round < rounds; round++) {
    theirs = cribsAgainst(discardsBy("own", own));
    own = cribsAgainst(discardsBy("theirs", theirs));
  }
  return { own: own.map((crib) => crib / 100), theirs: theirs.map((crib) => crib / 100) };
}
