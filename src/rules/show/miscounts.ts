/** Known ways to count a hand wrong, and by how much each changes the count. rules.md §4.1. */
import { keysOf } from "../../base/lists";
import { type Card, rankOf, suitOf, valueOf } from "../cards";
import { aceHighRuns, asThrees, type Deviation, onceOnly, places } from "./run-miscounts";
import type { Topic } from "../topics";
import { type Unit, units } from "./units";
import { type Combination, isPair, pointsOf, type Tally } from "./combinations";

/** A miscount that is possible with these cards. */
export interface Miscount {
  readonly name: MiscountName;
  readonly topic: Topic;
  /** The stated count minus the true count: below 0 when something was left out. */
  readonly by: number;
  /** Indexes of the cards it is about; empty when that cannot be known. */
  readonly places: readonly number[];
  /** The whole combinations it leaves out. */
  readonly missed: readonly Combination[];
  /** How often the run was counted, or how many fifteens were counted twice; 0 for other miscounts. */
  readonly times: number;
}

/** The hand in the form that the table below needs. */
interface Shown {
  readonly of: "hand" | "crib";
  readonly cards: readonly Card[];
  readonly hand: readonly Card[];
  readonly starter: Card;
  /** The index of the starter. */
  readonly last: number;
  readonly combinations: readonly Combination[];
  readonly runs: readonly Unit[];
}

interface Entry {
  readonly topic: Topic;
  /** Every way these cards allow this miscount; one that changes nothing is ignored. */
  readonly found: (shown: Shown) => readonly Deviation[];
}

/** The likeliest first: a miscount that needs a special hand explains more than one that any hand allows. */
const TABLE = {
  /** Four of a suit in the crib with a starter of another suit (rules.md §4.1). */
  cribFlush: {
    topic: "cribFlush",
    found: ({ of, hand, last, starter }) =>
      of === "crib" && oneSuit(hand) !== undefined && differ(oneSuit(hand), suitOf(starter))
        ? [{ by: hand.length, places: places(last) }]
        : [],
  },
  /** The starter and all but one of the hand in one suit, which counts nothing (rules.md §4.1). */
  starterInFlush: {
    topic: "flush",
    found: ({ hand, last, starter }) => {
      const suit = suitOf(starter);
      const inside = places(last).filter((place) => suit !== undefined && suitOf(hand[place]!) === suit);
      const known = hand.every((card) => suitOf(card) !== undefined);
      return known && inside.length === hand.length - 1 && inside.length >= 3
        ? [{ by: hand.length, places: [...inside, last] }]
        : [];
    },
  },
  /** Heels are pegged at the cut, not at the show (rules.md §1.8). */
  heelsAtShow: { topic: "heels", found: (shown) => (turnedJack(shown) ? [{ by: 2, places: [shown.last] }] : []) },
  /** A jack turned up is never nobs (rules.md §1.8). */
  nobsTurned: { topic: "nobs", found: (shown) => (turnedJack(shown) ? [{ by: 1, places: [shown.last] }] : []) },
  /** Nobs is the jack of the starter's suit (rules.md §4.1). */
  nobsWrongSuit: {
    topic: "nobs",
    found: ({ hand, last, starter }) =>
      places(last)
        .filter((place) => rankOf(hand[place]!) === "J" && differ(suitOf(hand[place]!), suitOf(starter)))
        .map((place) => ({ by: 1, places: [place, last] })),
  },
  /** A double run is two runs, a triple run three, a double double run four. */
  runOnce: { topic: "runs", found: ({ runs, combinations }) => runs.flatMap((run) => onceOnly(run, combinations)) },
  /** Three alike are three pairs, four alike are six. */
  royalAsPair: { topic: "pairs", found: ({ combinations }) => combinations.flatMap(royalDeviations) },
  /** A single run counted twice, a double run three times. */
  runTooOften: {
    topic: "runs",
    found: ({ runs }) => runs.map((run) => ({ by: run.length, places: run.places, times: run.runs + 1 })),
  },
  /** Only the longest run counts: four in a row are 4, not 3 and 3. */
  runAsThrees: { topic: "runs", found: ({ runs, cards }) => runs.flatMap((run) => asThrees(run, cards)) },
  /** The ace is low, so Q-K-A is not a run (rules.md §1.1). */
  aceHigh: { topic: "runs", found: ({ cards }) => aceHighRuns(cards) },
  /** The 8 points of a double run already include its pair. */
  pairOfRunAgain: {
    topic: "runs",
    found: ({ runs }) =>
      runs
        .filter((run) => run.runs > 1)
        .flatMap((run) => [2, run.points - run.runs * run.length].map((by) => ({ by, places: run.places }))),
  },
  /** Each set of cards makes only one fifteen. */
  fifteenTwice: {
    topic: "fifteens",
    found: ({ combinations }) => {
      const fifteens = combinations.filter((one) => one.kind === "fifteen");
      return [1, 2]
        .filter((times) => times <= fifteens.length)
        .map((times) => ({
          by: 2 * times,
          places: times === fifteens.length ? fifteens.flatMap((one) => one.places) : [],
          times,
        }));
    },
  },
  /** A pair needs equal ranks: a ten and a queen are not a pair (rules.md §3.1). */
  tensPaired: { topic: "pairs", found: tens },
  /** A flush of the hand counted as if the starter were of its suit. */
  flushWithStarter: {
    topic: "flush",
    found: ({ of, hand, last, starter }) =>
      of === "hand" && hand.length >= 3 && differ(oneSuit(hand), suitOf(starter))
        ? [{ by: 1, places: places(last + 1) }]
        : [],
  },
  /** A flush of five counted as a flush of the hand alone. */
  flushLessStarter: {
    topic: "flush",
    found: ({ of, combinations, last }) =>
      combinations.some((one) => one.kind === "flush" && one.points > last) && of === "hand"
        ? [{ by: -1, places: [last] }]
        : [],
  },
  /** A run of four or five counted as one of three or four. */
  runCutShort: {
    topic: "runs",
    found: ({ runs }) =>
      runs.flatMap(({ length, runs: times, places: at }) =>
        [1, 2].filter((less) => length - less >= 3).map((less) => ({ by: -less * times, places: at })),
      ),
  },
} satisfies Readonly<Record<string, Entry>>;

export type MiscountName = keyof typeof TABLE;

const ENTRIES: Readonly<Record<MiscountName, Entry>> = TABLE;
export const MISCOUNTS: readonly MiscountName[] = keysOf(ENTRIES);

/** @returns every miscount these cards allow, the likeliest first. */
export function miscountsIn({ cards, combinations, ...tally }: Tally, of: "hand" | "crib"): readonly Miscount[] {
  const shown: Shown = {
    of,
    cards,
    hand: cards.slice(0, -1),
    starter: cards.at(-1)!,
    last: cards.length - 1,
    combinations,
    runs: units({ ...tally, cards, combinations }).filter((unit) => unit.runs > 0),
  };
  return MISCOUNTS.flatMap((name) => {
    const { topic, found } = ENTRIES[name];
    return found(shown)
      .filter(({ by }) => by !== 0)
      .map((deviation) => Object.assign({ name, topic, missed: [], times: 0 }, deviation));
  });
}

function oneSuit(cards: readonly Card[]) {
  const suits = new Set(cards.map(suitOf));
  return cards.length >= 3 && suits.size === 1 ? [...suits][0] : undefined;
}

/** @returns whether both suits are known and different. */
function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function turnedJack({ starter }: Shown): boolean {
  return rankOf(starter) === "J";
}

/** A pair royal counted 2 or 3; a double pair royal counted as a pair royal, as one pair or as two. */
function royalDeviations({ kind, places: at, points }: Combination): readonly Deviation[] {
  const said = kind === "pairRoyal" ? [2, 3] : kind === "doublePairRoyal" ? [6, 2, 4] : [];
  return said.map((counted) => ({ by: counted - points, places: at }));
}

/** Two ten-cards of different ranks, or all ten-cards, counted as equal. */
function tens({ cards, combinations }: Shown): readonly Deviation[] {
  const at = places(cards.length).filter((place) => valueOf(cards[place]!) === 10);
  const [first = -1] = at;
  const other = at.find((place) => rankOf(cards[place]!) !== rankOf(cards[first]!));
  if (other === undefined) return [];
  const paired = combinations.filter((one) => isPair(one) && valueOf(cards[one.places[0]!]!) === 10);
  return [
    { by: 2, places: [first, other] },
    { by: at.length * (at.length - 1) - pointsOf(paired), places: at },
  ];
}
