/** Whole deals of two usual players, for the tables of `src/insight/tables/`. Cards are places in `PACK`. */
import { DEALER, lay, PONE, type Side, startPegging } from "../../insight/chance/pegging";
import { choose } from "../../insight/chance/pegger";
import { bestDiscard } from "../../insight/discards/policy";
import { cribTotal, handTotal } from "../../rules/show/fast";
import type { Chance } from "../real-deal";

/** The points of one deal in counting order, and the parts they come from. */
export interface SimulatedDeal {
  readonly pegs: readonly { readonly side: Side; readonly points: number }[];
  /** The order of the starter: 1 to 13. */
  readonly starter: number;
  readonly heels: number;
  readonly play: readonly [pone: number, dealer: number];
  /** The points of the play in order, positive for the dealer and negative for the pone. */
  readonly played: readonly number[];
  readonly hands: readonly [pone: number, dealer: number];
  readonly crib: number;
  /** The four cards of each hand and of the crib. */
  readonly cards: { readonly pone: Four; readonly dealer: Four; readonly crib: Four; readonly starter: number };
}

type Four = readonly [number, number, number, number];
type Two = readonly [number, number];

const RANKS = 13;
const JACK = 10;
const rankOf = (card: number) => card % RANKS;
const orderOf = (card: number) => rankOf(card) + 1;

/** The first cards of a shuffled pack. */
function dealt(chance: Chance, cards: number): readonly number[] {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  for (let i = 0; i < cards; i++) {
    const at = i + Math.trunc(chance() * (52 - i));
    [pack[i], pack[at]] = [pack[at]!, pack[i]!];
  }
  return pack.slice(0, cards);
}

function discarded(six: readonly number[], crib: "own" | "theirs"): { readonly keep: Four; readonly away: Two } {
  const places = bestDiscard(six, crib);
  const [a, b, c, d] = six.filter((_, place) => !places.includes(place)) as unknown as Four;
  return { keep: [a, b, c, d], away: [six[places[0]]!, six[places[1]]!] };
}

/** Deals, discards, cuts, plays and counts one deal. */
export function simulatedDeal(chance: Chance): SimulatedDeal {
  const pack = dealt(chance, 13);
  const starter = pack[12]!;
  const { keep: pone, away: poneAway } = discarded(pack.slice(0, 6), "theirs");
  const { keep: dealer, away: dealerAway } = discarded(pack.slice(6, 12), "own");
  const crib: Four = [...poneAway, ...dealerAway];
  const pegs: { side: Side; points: number }[] = [];
  const peg = (side: Side, points: number) => {
    if (points > 0) pegs.push({ side, points });
  };
  const heels = rankOf(starter) === JACK ? 2 : 0;
  peg(DEALER, heels);
  const play: [number, number] = [0, 0];
  const played: number[] = [];
  const pegging = startPegging(pone.map(orderOf), dealer.map(orderOf));
  for (let side = pegging.turn; side !== undefined; side = pegging.turn) {
    const points = lay(pegging, choose(pegging, orderOf(starter), chance()));
    if (points > 0) played.push(side === DEALER ? points : -points);
    play[side] += points;
    peg(side, points);
  }
  const hands = [handTotal(...pone, starter), handTotal(...dealer, starter)] as const;
  const ofCrib = cribTotal(...crib, starter);
  peg(PONE, hands[0]);
  peg(DEALER, hands[1]);
  peg(DEALER, ofCrib);
  return {
    pegs,
    starter: orderOf(starter),
    heels,
    play,
    played,
    hands,
    crib: ofCrib,
    cards: { pone, dealer, crib, starter },
  };
}
