/** Verdicts on a stated count, in sentences. */
import { listWords } from "../../base/lists";
import { numberWord } from "../../rules/aloud/announce";
import { type Card, rankOf, suitOf } from "../../rules/cards";
import { type Miscount, miscountsIn, type MiscountName } from "../../rules/show/miscounts";
import type { Topic } from "../../rules/topics";
import type { StatedPoints, Verdict } from "../../rules/show/verdict";
import type { Piece } from "./entries";
import { cardName, suitName } from "./card-name";
import { combinationWords } from "./units";
import { capital } from "./common";
import type { Tally } from "../../rules/show/combinations";

/** One sentence: words, and cards among them. */
export type Sentence = readonly Piece[];

/** The hand a verdict is about, and the count a player stated for it. */
export interface StatedHand {
  /** The hand, then the starter. */
  readonly cards: readonly Card[];
  readonly of: "hand" | "crib";
  readonly stated: StatedPoints;
  readonly total: number;
}

/** Said of a hand without points. Nineteen is a count no hand can have (rules.md §4.5). */
export const NINETEEN_WORDS = "Players call it a nineteen.";

/** "Twenty-four is right.", "Two short.", "Four too many." */
export function headline(found: Verdict, about: StatedHand): string {
  if (found.is === "right") return `${capital(numberWord(about.stated))} is right.`;
  if (found.is === "open") return "It depends on the suits.";
  if (isNineteenJoke(about)) return "It’s worth nothing.";
  return `${capital(numberWord(found.by))} ${found.is === "short" ? "short" : "too many"}.`;
}

function isNineteenJoke({ stated, total }: StatedHand): boolean {
  return stated === 19 && total === 0;
}

/** Introduces the list of missed combinations. */
export function missedWords(found: Verdict): string | undefined {
  if (found.is !== "short" || found.missed.length === 0) return undefined;
  return found.certain ? "Missing:" : "Most likely missing:";
}

/** The sentences that explain a verdict, most important first. */
export function explanation(found: Verdict, about: StatedHand): readonly Sentence[] {
  if (found.is === "right") return [];
  if (found.is === "open") return [[openWords(found.told)]];
  const said: Sentence[] = found.impossible ? [[impossibleWords(about)]] : [];
  if (found.miscount) return [...said, miscountWords(found.miscount, about)];
  if (found.is === "short" && found.missed.length > 0) return said;
  if (isNineteenJoke(about)) return said;
  const by = numberWord(found.by);
  return [
    ...said,
    [
      found.is === "over"
        ? `It’s not clear where the extra ${by} came from.`
        : `It’s not clear where the other ${by} went.`,
    ],
  ];
}

/** Explains points that players often count in such cards by mistake. */
export function notCounted(tally: Tally, of: "hand" | "crib"): readonly { words: Sentence; topic: Topic }[] {
  const about: StatedHand = { cards: tally.cards, of, stated: tally.total as StatedPoints, total: tally.total };
  return miscountsIn(tally, of)
    .filter(({ name }) => NOT_COUNTED.has(name))
    .map((one) => ({ words: miscountWords(one, about), topic: one.topic }));
}

const NOT_COUNTED: ReadonlySet<MiscountName> = new Set(["cribFlush", "starterInFlush", "nobsWrongSuit", "aceHigh"]);

function openWords({ flush, nobs }: { readonly flush: number; readonly nobs: boolean }): string {
  const ifs = [
    flush > 0 ? `${flush > 4 ? "all five cards" : "the four cards in hand"} are one suit` : "",
    nobs ? "the jack is the starter’s suit" : "",
  ].filter(Boolean);
  return `The count is right if ${listWords(ifs)}.`;
}

function impossibleWords(about: StatedHand): string {
  if (isNineteenJoke(about)) return "Nineteen can’t be counted: it’s the players’ joke for zero.";
  return `No ${about.of} can ever count ${numberWord(about.stated)}.`;
}

type Say = (miscount: Miscount, about: StatedHand) => Sentence;

/** The miscount, explained as one player would to another. */
function miscountWords(miscount: Miscount, about: StatedHand): Sentence {
  return MISCOUNT_WORDS[miscount.name](miscount, about);
}

const MISCOUNT_WORDS: Readonly<Record<MiscountName, Say>> = {
  cribFlush: (_, { cards }) => {
    const suit = suitOf(cards[0]!);
    return [
      `A crib needs five of a suit: four ${suit ? suitName(suit) : "cards"} without the starter are not a flush.`,
    ];
  },
  starterInFlush: (_, { of }) => [
    of === "crib"
      ? "A crib needs five of a suit: four with the starter are not a flush."
      : "Three in hand and the starter are not a flush: all four cards in hand must be one suit.",
  ],
  flushWithStarter: (_, { cards }) => ["The flush is four, not five: ", { card: cards.at(-1)! }, " is another suit."],
  flushLessStarter: (_, { cards }) => ["The flush is five, not four: ", { card: cards.at(-1)! }, " is the same suit."],
  heelsAtShow: () => [
    "A starter jack is two for his heels, pegged as soon as it is turned. At the show it is worth nothing.",
  ],
  nobsTurned: () => ["The jack is the starter. His nobs is a jack in the hand, in the starter’s suit."],
  nobsWrongSuit: ({ places: [jack = 0, starter = 0] }, { cards }) => [
    "No nobs: ",
    { card: cards[jack]! },
    " is not the same suit as ",
    { card: cards[starter]! },
    ".",
  ],
  runOnce: ({ missed }) => {
    const runs = missed.filter(({ kind }) => kind === "run").length + 1;
    const paired = missed.length >= runs;
    const missedToo = paired ? ", and no pair" : "";
    return [`${capital(runNames(runs))} is ${numberWord(runs)} runs. Only one was counted${missedToo}.`];
  },
  royalAsPair: ({ places, by }) => {
    const royal = places.length === 3;
    const counted = numberWord((royal ? 6 : 12) + by);
    return [
      royal
        ? `Three of a kind is three pairs: a pair royal for six, not ${counted}.`
        : `Four of a kind is six pairs: a double pair royal for twelve, not ${counted}.`,
    ];
  },
  runTooOften: ({ times }) => [
    times === 2
      ? "The run was counted twice. There is only one."
      : `${capital(runNames(times - 1))} is ${numberWord(times - 1)} runs, not ${numberWord(times)}.`,
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

/** The whole verdict as one text, for screen readers. */
export function spokenVerdict(found: Verdict, about: StatedHand): string {
  const missing = missedWords(found);
  const named =
    missing !== undefined && found.is === "short"
      ? `${missing} ${found.missed.map(({ kind, points, places }) => `${combinationWords(kind, points)}, ${places.map((at) => cardName(about.cards[at]!)).join(", ")}`).join("; ")}.`
      : "";
  return [headline(found, about), named, ...explanation(found, about).map(spoken)].filter(Boolean).join(" ");
}

/** A sentence with its cards named, for screen readers. */
export function spoken(sentence: Sentence): string {
  return sentence.map((piece) => (typeof piece === "string" ? piece : cardName(piece.card))).join("");
}

const RULE_NAMES: Readonly<Partial<Record<Topic, string>>> = {
  show: "the show",
  fifteens: "fifteens",
  pairs: "pairs",
  runs: "runs",
  flush: "a flush",
  cribFlush: "a flush in the crib",
  nobs: "his nobs",
  heels: "his heels",
  impossible: "impossible counts",
  overcount: "counting too much",
  muggins: "muggins",
  play: "the play",
  playRuns: "runs in the play",
  playPairs: "pairs in the play",
  thirtyOne: "thirty-one",
};

/** The words of a link to a rule: "The rule: his nobs". */
export function ruleWords(topic: Topic): string {
  const name = RULE_NAMES[topic];
  return name === undefined ? "The rule" : `The rule: ${name}`;
}
