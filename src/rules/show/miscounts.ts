/** Mistakes people make in counting a hand: for each, what it would have added or left out here. rules.md §4.1. */
import { type Card, rankOf, suitOf, valueOf } from "../cards";
import { asThrees, onceOnly, PAIRS, places, pointsOf, roundTheCorner, type Deviation } from "./run-miscounts";
import type { Topic } from "../topics";
import { type Unit, units } from "./units";
import type { Combination, Tally } from "./combinations";

/** The likeliest first: what needs a special hand says more than what may happen in any. */
export const MISCOUNTS = [
  "cribFlush",
  "starterInFlush",
  "heelsAtShow",
  "nobsTurned",
  "nobsWrongSuit",
  "runOnce",
  "royalAsPair",
  "runTooOften",
  "runAsThrees",
  "aceHigh",
  "pairOfRunAgain",
  "fifteenTwice",
  "tensPaired",
  "flushWithStarter",
  "flushLessStarter",
  "runCutShort",
] as const;
export type MiscountName = (typeof MISCOUNTS)[number];

/** A mistake as it can be made with the cards shown. */
export interface Miscount {
  readonly name: MiscountName;
  readonly topic: Topic;
  /** What it makes of the count: claim less truth, below zero when something was left out. */
  readonly by: number;
  /** The cards it was made with, as places in the tally; none when that cannot be told. */
  readonly places: readonly number[];
  /** The combinations it left out, where it left out whole ones. */
  readonly missed: readonly Combination[];
  /** How often a run, or how many fifteens, were counted so; 0 for other mistakes. */
  readonly times: number;
}

/** The hand as the table below reads it. */
interface Shown {
  readonly of: "hand" | "crib";
  readonly cards: readonly Card[];
  readonly hand: readonly Card[];
  readonly starter: Card;
  /** The starter's place. */
  readonly last: number;
  readonly combinations: readonly Combination[];
  readonly runs: readonly Unit[];
}

/** @returns every mistake of the catalogue that these cards allow, likeliest first. */
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
    const { topic, found } = TABLE[name];
    return found(shown)
      .filter(({ by }) => by !== 0)
      .map((deviation) => Object.assign({ name, topic, missed: [], times: 0 }, deviation));
  });
}

const TABLE: Readonly<
  Record<MiscountName, { readonly topic: Topic; readonly found: (shown: Shown) => readonly Deviation[] }>
> = {
  /** Four of a suit in the crib, the starter of another: rules.md §4.1 wants five. */
  cribFlush: {
    topic: "cribFlush",
    found: ({ of, hand, last, starter }) =>
      of === "crib" && oneSuit(hand) !== undefined && differ(oneSuit(hand), suitOf(starter))
        ? [{ by: hand.length, places: places(last) }]
        : [],
  },
  /** The starter and all but one of the hand: rules.md §4.1 counts it for nothing. */
  starterInFlush: {
    topic: "flush",
    found: ({ hand, last, starter }) => {
      const his = suitOf(starter);
      const inside = places(last).filter((place) => his !== undefined && suitOf(hand[place]!) === his);
      const told = hand.every((card) => suitOf(card) !== undefined);
      return told && inside.length === hand.length - 1 && inside.length >= 3
        ? [{ by: hand.length, places: [...inside, last] }]
        : [];
    },
  },
  /** A flush of the hand alone, counted with a starter of another suit. */
  flushWithStarter: {
    topic: "flush",
    found: ({ of, hand, last, starter }) =>
      of === "hand" && hand.length >= 3 && differ(oneSuit(hand), suitOf(starter))
        ? [{ by: 1, places: places(last + 1) }]
        : [],
  },
  /** The starter makes it five, and only the hand's cards were counted. */
  flushLessStarter: {
    topic: "flush",
    found: ({ of, combinations, last }) =>
      combinations.some((one) => one.kind === "flush" && one.points > last) && of === "hand"
        ? [{ by: -1, places: [last] }]
        : [],
  },
  /** The dealer's two for a turned jack are pegged at the cut, rules.md §1.8. */
  heelsAtShow: { topic: "heels", found: (shown) => (turnedJack(shown) ? [{ by: 2, places: [shown.last] }] : []) },
  /** A turned jack is never nobs, rules.md §1.8. */
  nobsTurned: { topic: "nobs", found: (shown) => (turnedJack(shown) ? [{ by: 1, places: [shown.last] }] : []) },
  /** Nobs is the jack of the starter's suit, rules.md §4.1. */
  nobsWrongSuit: {
    topic: "nobs",
    found: ({ hand, last, starter }) =>
      places(last)
        .filter((place) => rankOf(hand[place]!) === "J" && differ(suitOf(hand[place]!), suitOf(starter)))
        .map((place) => ({ by: 1, places: [place, last] })),
  },
  /** A double run is two runs, a triple three, a double double four. */
  runOnce: { topic: "runs", found: ({ runs, combinations }) => runs.flatMap((run) => onceOnly(run, combinations)) },
  /** Three alike are three pairs, four alike are six. */
  royalAsPair: { topic: "pairs", found: ({ combinations }) => combinations.flatMap(royalDeviations) },
  /** A single run counted twice, a double run three times. */
  runTooOften: {
    topic: "runs",
    found: ({ runs }) => runs.map((run) => ({ by: run.length, places: run.places, times: run.runs + 1 })),
  },
  /** Maximal runs only: four in a row are four, not three and three as well. */
  runAsThrees: { topic: "runs", found: ({ runs, cards }) => runs.flatMap((run) => asThrees(run, cards)) },
  /** A run of four or five counted as one of three or four. */
  runCutShort: {
    topic: "runs",
    found: ({ runs }) =>
      runs.flatMap(({ length, runs: times, places: at }) =>
        [1, 2].filter((less) => length - less >= 3).map((less) => ({ by: -less * times, places: at })),
      ),
  },
  /** Eight for a double run holds its pair already. */
  pairOfRunAgain: {
    topic: "runs",
    found: ({ runs }) =>
      runs
        .filter((run) => run.runs > 1)
        .flatMap((run) => [2, run.points - run.runs * run.length].map((by) => ({ by, places: run.places }))),
  },
  /** Each set of cards is one fifteen. */
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
  /** The ace is low: no run goes round the corner, rules.md §1.1. */
  aceHigh: { topic: "runs", found: ({ cards }) => roundTheCorner(cards) },
  /** Pairs go by rank: a ten and a queen are none, rules.md §3.1. */
  tensPaired: { topic: "pairs", found: tens },
};

function oneSuit(cards: readonly Card[]) {
  const suits = new Set(cards.map(suitOf));
  return cards.length >= 3 && suits.size === 1 ? [...suits][0] : undefined;
}

/** Whether both suits are known, and two different ones. */
function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function turnedJack({ starter }: Shown): boolean {
  return rankOf(starter) === "J";
}

/** As a pair for two, as two pair, as a pair royal; or three alike for three. */
function royalDeviations({ kind, places: at, points }: Combination): readonly Deviation[] {
  const said = kind === "pairRoyal" ? [2, 3] : kind === "doublePairRoyal" ? [6, 2, 4] : [];
  return said.map((counted) => ({ by: counted - points, places: at }));
}

/** Two of the ten-cards, or all of them, taken for alike. */
function tens({ cards, combinations }: Shown): readonly Deviation[] {
  const at = places(cards.length).filter((place) => valueOf(cards[place]!) === 10);
  const [first = -1] = at;
  const other = at.find((place) => rankOf(cards[place]!) !== rankOf(cards[first]!));
  if (other === undefined) return [];
  const paired = combinations.filter((one) => PAIRS.has(one.kind) && valueOf(cards[one.places[0]!]!) === 10);
  return [
    { by: 2, places: [first, other] },
    { by: at.length * (at.length - 1) - pointsOf(paired), places: at },
  ];
}
