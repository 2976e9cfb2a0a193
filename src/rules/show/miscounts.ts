/** Known ways to count a hand wrong, and by how much each changes the count. rules.md §4.1. */
import { keysOf } from "../../base/lists";
import { isJoker, JOKER, rankOf, suitOf, valueOf } from "../cards";
import { aceHighRuns, asThrees, type Deviation, onceOnly, places, runsAsUsual } from "./run-miscounts";
import { cribFlushes, differ, jacksIn, type Looked, oneSuit, starterFlushes, wrongNobs } from "./suit-miscounts";
import type { Topic } from "../topics";
import { units } from "./units";
import { type Combination, isPair, pointsOf, type Tally } from "./combinations";
import { countsAlone, type ShowRules } from "./shown";

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
  /** It belongs to these rules alone. */
  readonly ofRules: boolean;
  /** How often the run was counted, or how many fifteens were counted twice; 0 for other miscounts. */
  readonly times: number;
}

interface Entry {
  readonly topic: Topic;
  /** It belongs to these rules alone, so it is likelier than combinations that were overlooked. */
  readonly ofRules?: true;
  /** Every way these cards allow this miscount; one that changes nothing is ignored. */
  readonly found: (looked: Looked) => readonly Deviation[];
}

/** The likeliest first: a miscount that needs a special hand explains more than one that any hand allows. */
const TABLE = {
  /** Four of a suit in the crib with another card of another suit (rules.md §4.1, §9.7). */
  cribFlush: { topic: "cribFlush", found: cribFlushes },
  /** The starter and all but one of the hand in one suit, which counts nothing (rules.md §4.1). */
  starterInFlush: {
    topic: "flush",
    found: starterFlushes,
  },
  /** Heels, and the points for a joker turned up, are pegged at the cut, not at the show (rules.md §1.8, §9.10–9.11). */
  heelsAtShow: {
    topic: "heels",
    found: ({ starter, last }) => {
      if (!starter || !(isJoker(starter) || rankOf(starter) === "J")) return [];
      return [{ by: starter === JOKER ? 1 : 2, places: [last] }];
    },
  },
  /** A jack turned up is never nobs (rules.md §1.8). */
  nobsTurned: {
    topic: "nobs",
    found: ({ starter, last }) =>
      starter && rankOf(starter) === "J" && !isJoker(starter) ? [{ by: 1, places: [last] }] : [],
  },
  /** Nobs is the jack of the starter's suit; there is none when a joker is turned up (rules.md §4.1, §9.11). */
  nobsWrongSuit: {
    topic: "nobs",
    found: wrongNobs,
  },
  /** A crib counted without the starter has no nobs (rules.md §9.7). */
  nobsAlone: {
    topic: "fiveHanded",
    found: ({ cards, starter }) => (starter ? [] : jacksIn(cards).map((place) => ({ by: 1, places: [place] }))),
  },
  /** A run of four counted as four where every three in a row count (rules.md §9.13). */
  runAsUsual: {
    topic: "threeRuns",
    ofRules: true,
    found: ({ cards, runs, count }) => (count.threeRuns ? runsAsUsual(cards, runs) : []),
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
  runAsThrees: {
    topic: "runs",
    found: ({ runs, cards, count }) => (count.threeRuns ? [] : runs.flatMap((run) => asThrees(run, cards))),
  },
  /** The ace is low, so Q-K-A is not a run (rules.md §1.1). */
  aceHigh: { topic: "runs", found: ({ cards }) => aceHighRuns(cards) },
  /** Two naught jokers are no pair (rules.md §9.11). */
  jokersPaired: {
    topic: "jokersNaught",
    found: ({ cards, count }) => {
      const at = places(cards.length).filter((place) => cards[place] === JOKER);
      return at.length === 2 && !count.jokersPair ? [{ by: 2, places: at }] : [];
    },
  },
  /** The 8 points of a double run already include its pair. */
  pairOfRunAgain: {
    topic: "runs",
    found: ({ runs, combinations }) =>
      runs
        .filter((run) => combinations.some((one) => isPair(one) && one.places.every((at) => run.places.includes(at))))
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
      of === "hand" && starter && differ(oneSuit(hand), suitOf(starter)) ? [{ by: 1, places: places(last + 1) }] : [],
  },
  /** A flush of five counted as a flush of the hand alone. */
  flushLessStarter: {
    topic: "flush",
    found: ({ combinations, last }) =>
      combinations.some((one) => one.kind === "flush" && one.places.includes(last)) ? [{ by: -1, places: [last] }] : [],
  },
  /** A fifteen with a naught joker left out: each joker makes every fifteen once more (rules.md §9.11). */
  jokerFifteens: {
    topic: "jokersNaught",
    ofRules: true,
    found: ({ cards, combinations }) => {
      const missed = combinations.filter(
        ({ kind, places: at }) => kind === "fifteen" && at.some((place) => cards[place] === JOKER),
      );
      return [{ by: -pointsOf(missed), places: missed.flatMap((one) => one.places), missed }];
    },
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

/** @returns every miscount these cards allow by these rules, the likeliest first. */
export function miscountsIn(tally: Tally, of: "hand" | "crib", { form, count }: ShowRules): readonly Miscount[] {
  const { cards, combinations } = tally;
  const looked: Looked = {
    of,
    cards,
    hand: cards.slice(0, -1),
    starter: countsAlone(form, of) ? undefined : cards.at(-1),
    last: cards.length - 1,
    combinations,
    runs: units(tally).filter((unit) => unit.runs > 0),
    count,
  };
  return MISCOUNTS.flatMap((name) => {
    const { topic, found, ofRules = false } = ENTRIES[name];
    return found(looked)
      .filter(({ by }) => by !== 0)
      .map((deviation) => Object.assign({ name, topic, ofRules, missed: [], times: 0 }, deviation));
  });
}

/** A pair royal counted 2 or 3; more alike counted as a smaller set, as one pair or as two. */
function royalDeviations({ kind, places: at, points }: Combination): readonly Deviation[] {
  const said = kind === "pairRoyal" ? [2, 3] : kind === "doublePairRoyal" ? [6, 2, 4] : [];
  const five = kind === "fiveAlike" ? [12, 10, 6, 2] : [];
  return [...said, ...five].map((counted) => ({ by: counted - points, places: at }));
}

/** Two ten-cards of different ranks, or all ten-cards, counted as equal. */
function tens({ cards, combinations }: Looked): readonly Deviation[] {
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
