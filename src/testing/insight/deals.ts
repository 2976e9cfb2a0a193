/** Whole deals of two usual players, for the tables of `src/insight/tables/`. Cards are places in `PACK`. */
import { DEALER, lay, PONE, type Side, startPegging } from "../../insight/chance/pegging";
import { choose } from "../../insight/chance/pegger";
import { cribTotal, handTotal } from "../../rules/show/fast";
import type { Chance } from "../real-deal";

/** The points of one deal in counting order, and the parts they come from. */
export interface SimulatedDeal {
  readonly pegs: readonly { readonly side: Side; readonly points: number }[];
  /** The order of the starter: 1 to 13. */
  readonly starter: number;
  readonly heels: number;
  readonly play: readonly [pone: number, dealer: number];
  readonly hands: readonly [pone: number, dealer: number];
  readonly crib: number;
  /** The four cards of each hand and of the crib. */
  readonly cards: { readonly pone: Four; readonly dealer: Four; readonly crib: Four; readonly starter: number };
}

type Four = readonly [number, number, number, number];
type Two = readonly [number, number];

/** The average of a crib by the two discards, `low × 13 + high` in ranks from 0. */
export interface CribAverages {
  readonly own: Float64Array;
  readonly theirs: Float64Array;
}

const RANKS = 13;
const JACK = 10;
const rankOf = (card: number) => card % RANKS;
const orderOf = (card: number) => rankOf(card) + 1;

const SPLITS: readonly { readonly keep: Four; readonly away: Two }[] = [0, 1, 2, 3, 4, 5].flatMap((a) =>
  [0, 1, 2, 3, 4, 5]
    .filter((b) => b > a)
    .map((b) => ({
      keep: [0, 1, 2, 3, 4, 5].filter((i) => i !== a && i !== b) as unknown as Four,
      away: [a, b] as const,
    })),
);

/** The first cards of a shuffled pack. */
function dealt(chance: Chance, cards: number): readonly number[] {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  for (let i = 0; i < cards; i++) {
    const at = i + Math.trunc(chance() * (52 - i));
    [pack[i], pack[at]] = [pack[at]!, pack[i]!];
  }
  return pack.slice(0, cards);
}

const two = (a: number, b: number) => Math.min(rankOf(a), rankOf(b)) * RANKS + Math.max(rankOf(a), rankOf(b));

/** Keeps the best average hand over the 46 starters, with the average of the crib added or taken off. */
function discarded(
  six: readonly number[],
  cribs: Float64Array,
  sign: 1 | -1,
): { readonly keep: Four; readonly away: Two } {
  let best = Number.NEGATIVE_INFINITY;
  let found = SPLITS[0]!;
  for (const split of SPLITS) {
    const [a, b, c, d] = split.keep;
    let hand = 0;
    for (let starter = 0; starter < 52; starter++) {
      if (!six.includes(starter)) hand += handTotal(six[a]!, six[b]!, six[c]!, six[d]!, starter);
    }
    const value = hand / 46 + sign * cribs[two(six[split.away[0]]!, six[split.away[1]]!)]!;
    if (value > best) [best, found] = [value, split];
  }
  const [a, b, c, d] = found.keep;
  return { keep: [six[a]!, six[b]!, six[c]!, six[d]!], away: [six[found.away[0]]!, six[found.away[1]]!] };
}

/** The averages of cribs between players who discard by them, found by playing: each round discards by the last one. */
export function learnCribs(chance: Chance, deals: number, rounds: number): CribAverages {
  let cribs: CribAverages = { own: new Float64Array(169).fill(4.7), theirs: new Float64Array(169).fill(4.7) };
  for (let round = 0; round < rounds; round++) {
    const sums = { own: new Float64Array(169), theirs: new Float64Array(169) };
    const times = { own: new Float64Array(169), theirs: new Float64Array(169) };
    // Each deal is counted with a prior of a few average cribs, so that a rare discard has no wild average.
    for (const one of ["own", "theirs"] as const) {
      sums[one].fill(4.7 * 5);
      times[one].fill(5);
    }
    for (let deal = 0; deal < deals; deal++) {
      const pack = dealt(chance, 13);
      const starter = pack[12]!;
      const pone = discarded(pack.slice(0, 6), cribs.theirs, -1);
      const dealer = discarded(pack.slice(6, 12), cribs.own, 1);
      // Every discard of each hand meets the other's real one, so rare discards are seen as well.
      for (const [six, side, theirs] of [
        [pack.slice(0, 6), "theirs", dealer.away],
        [pack.slice(6, 12), "own", pone.away],
      ] as const) {
        for (const { away } of SPLITS) {
          const [x, y] = [six[away[0]]!, six[away[1]]!];
          sums[side][two(x, y)]! += cribTotal(x, y, theirs[0], theirs[1], starter);
          times[side][two(x, y)]!++;
        }
      }
    }
    cribs = {
      own: sums.own.map((sum, i) => sum / times.own[i]!),
      theirs: sums.theirs.map((sum, i) => sum / times.theirs[i]!),
    };
  }
  return cribs;
}

/** Deals, discards, cuts, plays and counts one deal. */
export function simulatedDeal(chance: Chance, cribs: CribAverages): SimulatedDeal {
  const pack = dealt(chance, 13);
  const starter = pack[12]!;
  const { keep: pone, away: poneAway } = discarded(pack.slice(0, 6), cribs.theirs, -1);
  const { keep: dealer, away: dealerAway } = discarded(pack.slice(6, 12), cribs.own, 1);
  const crib: Four = [...poneAway, ...dealerAway];
  const pegs: { side: Side; points: number }[] = [];
  const peg = (side: Side, points: number) => {
    if (points > 0) pegs.push({ side, points });
  };
  const heels = rankOf(starter) === JACK ? 2 : 0;
  peg(DEALER, heels);
  const play: [number, number] = [0, 0];
  const pegging = startPegging(pone.map(orderOf), dealer.map(orderOf));
  for (let side = pegging.turn; side !== undefined; side = pegging.turn) {
    const points = lay(pegging, choose(pegging, orderOf(starter), chance()));
    play[side] += points;
    peg(side, points);
  }
  const hands = [handTotal(...pone, starter), handTotal(...dealer, starter)] as const;
  const ofCrib = cribTotal(...crib, starter);
  peg(PONE, hands[0]);
  peg(DEALER, hands[1]);
  peg(DEALER, ofCrib);
  return { pegs, starter: orderOf(starter), heels, play, hands, crib: ofCrib, cards: { pone, dealer, crib, starter } };
}
