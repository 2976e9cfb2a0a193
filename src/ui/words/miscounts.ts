/** Known ways to count wrong, explained as one player would to another. */
import { numberWord } from "../../rules/aloud/announce";
import { type Card, isJoker, JOKER, rankOf, suitOf } from "../../rules/cards";
import type { Miscount, MiscountName } from "../../rules/show/miscounts";
import { countsAlone, type ShowRules } from "../../rules/show/shown";
import type { StatedPoints } from "../../rules/show/verdict";
import { suitName } from "./card-name";
import { capital } from "./common";
import type { Piece } from "./entries";

/** One sentence: words, and cards among them. */
export type Sentence = readonly Piece[];

/** The hand a verdict is about, and the count a player stated for it. */
export interface StatedHand {
  /** The hand, then the starter. */
  readonly cards: readonly Card[];
  readonly of: "hand" | "crib";
  readonly rules: ShowRules;
  readonly stated: StatedPoints;
  readonly total: number;
}

type Say = (miscount: Miscount, about: StatedHand) => Sentence;

export function miscountWords(miscount: Miscount, about: StatedHand): Sentence {
  return MISCOUNT_WORDS[miscount.name](miscount, about);
}

const MISCOUNT_WORDS: Readonly<Record<MiscountName, Say>> = {
  cribFlush: ({ places }, { cards, of, rules }) => {
    const plain = places.map((place) => cards[place]!).find((card) => !isJoker(card));
    const suit = plain && suitOf(plain);
    const four = `${numberWord(places.length)} ${suit ? suitName(suit) : "cards"}`;
    if (countsAlone(rules.form, of)) return [`This crib needs all five cards in one suit: ${four} are not a flush.`];
    if (places.length < 4) return [`A flush in the crib needs the starter too: ${four} without it are nothing.`];
    return [`A crib needs five of a suit: ${four} without the starter are not a flush.`];
  },
  starterInFlush: ({ places }, { cards, of }) => {
    if (of === "crib")
      return [`A crib needs five of a suit: ${numberWord(places.length)} with the starter are not a flush.`];
    const all = cards.includes(JOKER) ? "all the others in hand" : `all ${numberWord(places.length)} cards in hand`;
    return [
      `${capital(numberWord(places.length - 1))} in hand and the starter are not a flush: ${all} must be one suit.`,
    ];
  },
  flushWithStarter: (_, { cards }) => [
    `The flush is ${numberWord(inSuit(cards))}, not ${numberWord(inSuit(cards) + 1)}: `,
    { card: cards.at(-1)! },
    " is another suit.",
  ],
  flushLessStarter: (_, { cards }) => [
    `The flush is ${numberWord(inSuit(cards) + 1)}, not ${numberWord(inSuit(cards))}: `,
    { card: cards.at(-1)! },
    " is the same suit.",
  ],
  heelsAtShow: ({ by }, { cards }) => [
    isJoker(cards.at(-1)!)
      ? `A joker turned up is ${numberWord(by)} for the dealer, pegged as soon as it is turned and not at the show.`
      : "A starter jack is two for his heels, pegged as soon as it is turned. At the show it is worth nothing.",
  ],
  nobsTurned: () => ["The jack is the starter. His nobs is a jack in the hand, in the starter’s suit."],
  nobsWrongSuit: ({ places: [jack = 0, starter = 0] }, { cards }) =>
    cards[starter] === JOKER
      ? ["No nobs: the starter is a joker."]
      : ["No nobs: ", { card: cards[jack]! }, " is not the same suit as ", { card: cards[starter]! }, "."],
  nobsAlone: () => ["No nobs: this crib is counted without the starter."],
  runAsUsual: () => ["In this game every three cards in a row are a run, and no longer run counts."],
  jokerFifteens: () => ["A joker counts nothing, so each fifteen counts again with it."],
  jokersPaired: () => ["Two jokers are not a pair here."],
  runOnce: ({ missed }, about) => {
    const runs = missed.filter(({ kind }) => kind === "run").length + 1;
    const paired = missed.length >= runs;
    const missedToo = paired ? ", and no pair" : "";
    return [`${capital(runsAre(runs, about))}. Only one was counted${missedToo}.`];
  },
  royalAsPair: ({ places: { length: alike }, by }) => {
    const counted = numberWord(alike * (alike - 1) + by);
    if (alike === 3) return [`Three of a kind is three pairs: a pair royal for six, not ${counted}.`];
    if (alike === 4) return [`Four of a kind is six pairs: a double pair royal for twelve, not ${counted}.`];
    return [`Five of a kind is ten pairs: twenty, not ${counted}.`];
  },
  runTooOften: ({ times }, about) => [
    times === 2
      ? "The run was counted twice. There is only one."
      : `${capital(runsAre(times - 1, about))}, not ${numberWord(times)}.`,
  ],
  runAsThrees: ({ places }, { cards }) => [
    `A run of ${runLength(places, cards)} is ${runLength(places, cards)} points: the shorter runs inside it don’t count.`,
  ],
  runCutShort: ({ places }, { cards }) => [`The run is longer: it’s a run of ${runLength(places, cards)}.`],
  pairOfRunAgain: () => ["A double, triple or double double run already includes its pairs."],
  fifteenTwice: ({ places, times }, { cards }) => {
    if (places.length > 0 && times === 1)
      return ["The fifteen ", ...listed(places.map((place) => cards[place]!)), " was counted twice."];
    return [times === 1 ? "One of the fifteens was counted twice." : "Two of the fifteens were counted twice."];
  },
  aceHigh: () => ["The ace is only low: it makes no run with the king."],
  tensPaired: ({ places }, { cards }) =>
    places.length === 2
      ? bothTen(places.map((place) => cards[place]!))
      : ["Ten, jack, queen and king all count ten, but only cards of the same rank pair."],
};

/** The cards of the hand that a flush looks at: naught jokers have no suit. */
function inSuit(cards: readonly Card[]): number {
  return cards.slice(0, -1).filter((card) => card !== JOKER).length;
}

/** "a double run is two runs". With three runs, two runs need not be a double run. */
function runsAre(runs: number, { rules }: StatedHand): string {
  const many = `${numberWord(runs)} runs`;
  return rules.count.threeRuns ? `there are ${many}` : `${runNames(runs)} is ${many}`;
}

/** "a double run" for two runs. */
function runNames(runs: number): string {
  return runs === 2 ? "a double run" : runs === 3 ? "a triple run" : "a double double run";
}

function runLength(places: readonly number[], cards: readonly Card[]): string {
  return numberWord(new Set(places.map((place) => rankOf(cards[place]!))).size);
}

export function bothTen([one, other]: readonly Card[]): Sentence {
  return one && other ? [{ card: one }, " and ", { card: other }, " both count ten, but they aren’t a pair."] : [];
}

/** Cards with spaces between. */
function listed(cards: readonly Card[]): Sentence {
  return cards.flatMap((card, i) => (i === 0 ? [{ card }] : [" ", { card }]));
}
