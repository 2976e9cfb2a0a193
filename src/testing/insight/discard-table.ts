/** Makes `src/insight/tables/discards.ts`. */
import { bestByMean, EXCEPTION_STEP } from "../../insight/discards/policy";
import { countsOf, type CribSide, everySix, JACK, noSplits, splitRanks } from "../../insight/discards/ranks";
import { equilibrium, type Reply } from "./equilibrium";

export const ROUNDS = 25;

/** The mean cribs, and every six whose discard they do not give, with its place in their order. */
function packed(side: CribSide, { policy, cribs }: Reply) {
  const means = [...cribs].map((points) => Math.round(points * 100));
  const exceptions: string[] = [];
  const splits = noSplits();
  let last = 0;
  everySix((ranks, six) => {
    splitRanks(ranks, splits);
    const order = bestByMean(side, splits, means, countsOf(ranks)[JACK]!, splits.many);
    const place = order.findIndex((i) => splits.two[i] === policy[six]);
    if (place === 0) return;
    exceptions.push(((six - last) * EXCEPTION_STEP + place - 1).toString(36));
    last = six;
  });
  return { cribs: means.join(" "), exceptions: exceptions.join(" ") };
}

/** @returns the data alone, the same on every machine */
export function discardTable(): unknown {
  const { own, theirs } = equilibrium(ROUNDS);
  return { own: packed("own", own), theirs: packed("theirs", theirs) };
}
