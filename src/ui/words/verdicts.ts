/** What the two tools say: verdicts on a count, reasons in the play, links that cannot be read. */
import { numberWord } from "../../rules/aloud/announce";
import { type Card, rankOf, suitOf } from "../../rules/cards";
import { type Miscount, miscountsIn, type MiscountName } from "../../rules/show/miscounts";
import { never } from "../../base/result";
import type { Topic } from "../../rules/topics";
import type { StatedPoints, Verdict } from "../../rules/show/verdict";
import type { Why } from "../../rules/play/why";
import type { LinkRefusal } from "../../share/links";
import type { Piece } from "./entries";
import { cardName, suitName } from "./card-name";
import { capital } from "./words";
import type { CombinationKind, Tally } from "../../rules/show/combinations";

/** Words and cards of one sentence. */
export type Sentence = readonly Piece[];

/** What a verdict is about. */
export interface About {
  /** The hand, then the starter. */
  readonly cards: readonly Card[];
  readonly of: "hand" | "crib";
  readonly claim: StatedPoints;
  readonly total: number;
}

/** "Twenty-four is right.", "Two short.", "Four too many." */
export function headline(found: Verdict, { claim }: About): string {
  if (found.is === "right") return `${capital(numberWord(claim))} is right.`;
  if (found.is === "open") return "It hangs on the suits.";
  return `${capital(numberWord(found.by))} ${found.is === "short" ? "short" : "too many"}.`;
}

/** What comes before the list of what was missed. */
export function missedWords(found: Verdict): string | undefined {
  if (found.is !== "short" || found.missed.length === 0) return undefined;
  return found.certain ? "Missing:" : "Most likely missing:";
}

const MISSED_NAMES: Readonly<Record<CombinationKind, string>> = {
  fifteen: "Fifteen",
  pair: "Pair",
  pairRoyal: "Pair royal",
  doublePairRoyal: "Double pair royal",
  fiveAlike: "Five of a kind",
  sixAlike: "Six of a kind",
  run: "Run",
  flush: "Flush",
  nobs: "His nobs",
};

/** The name of one thing that was missed: "Run of four". */
export function missedName({ kind, points }: { readonly kind: CombinationKind; readonly points: number }): string {
  return kind === "run" ? `Run of ${numberWord(points)}` : MISSED_NAMES[kind];
}

/** The sentences that explain a verdict, the weightiest first. */
export function explanation(found: Verdict, about: About): readonly Sentence[] {
  if (found.is === "right") return [];
  if (found.is === "open") return [[openWords(found.told)]];
  const said: Sentence[] = found.impossible ? [[impossibleWords(about)]] : [];
  if (found.miscount) return [...said, miscountWords(found.miscount, about)];
  if (found.is === "short" && found.missed.length > 0) return said;
  if (about.claim === 19 && about.total === 0) return said;
  return [...said, [`No usual mistake makes a difference of ${numberWord(found.by)}.`]];
}

/** What players most often count in these cards though it is not there, said before anybody does. */
export function notCounted(tally: Tally, of: "hand" | "crib"): readonly { words: Sentence; topic: Topic }[] {
  const about: About = { cards: tally.cards, of, claim: tally.total as StatedPoints, total: tally.total };
  return miscountsIn(tally, of)
    .filter(({ name }) => NOT_COUNTED.has(name))
    .map((one) => ({ words: miscountWords(one, about), topic: one.topic }));
}

const NOT_COUNTED: ReadonlySet<MiscountName> = new Set(["cribFlush", "starterInFlush", "nobsWrongSuit", "aceHigh"]);

function openWords({ flush, nobs }: { readonly flush: number; readonly nobs: boolean }): string {
  const ifs = [
    flush > 0 && `${flush > 4 ? "all five" : "the four in hand"} are of one suit`,
    nobs && "the jack is of the starter’s suit",
  ].filter(Boolean);
  return `The count is right if ${ifs.join(" and ")}.`;
}

function impossibleWords({ claim, total, of }: About): string {
  if (total === 0 && claim === 19) return "No hand can count nineteen: it is what players call a hand of nothing.";
  return `No ${of} can ever count ${numberWord(claim)}.`;
}

type Say = (miscount: Miscount, about: About) => Sentence;

/** The mistake as one would explain it across the table. */
function miscountWords(miscount: Miscount, about: About): Sentence {
  return MISCOUNT_WORDS[miscount.name](miscount, about);
}

const MISCOUNT_WORDS: Readonly<Record<MiscountName, Say>> = {
  cribFlush: (_, { cards }) => {
    const suit = suitOf(cards[0]!);
    return [`A crib needs five of a suit: four ${suit ? suitName(suit) : "alike"} without the starter are no flush.`];
  },
  starterInFlush: (_, { of }) => [
    of === "crib"
      ? "A crib needs five of a suit: four with the starter are no flush."
      : "The starter makes no flush with three: all four cards of the hand must be of one suit.",
  ],
  flushWithStarter: (_, { cards }) => ["A flush for four: ", { card: cards.at(-1)! }, " is of another suit."],
  flushLessStarter: (_, { cards }) => ["A flush for five: ", { card: cards.at(-1)! }, " is of the same suit."],
  heelsAtShow: () => ["A turned jack is two for his heels, pegged at the cut. At the show it is worth nothing."],
  nobsTurned: () => ["The jack was turned up. His nobs is a jack in the hand, of the starter’s suit."],
  nobsWrongSuit: ({ places: [jack = 0, starter = 0] }, { cards }) => [
    "No nobs: ",
    { card: cards[jack]! },
    " is not of the same suit as ",
    { card: cards[starter]! },
    ".",
  ],
  runOnce: ({ missed }) => {
    const runs = missed.filter(({ kind }) => kind === "run").length + 1;
    const paired = missed.length >= runs;
    return [`${capital(runNames(runs))} is ${numberWord(runs)} runs; one was counted${paired ? ", and no pair" : ""}.`];
  },
  royalAsPair: ({ places, by }) => {
    const royal = places.length === 3;
    const counted = numberWord((royal ? 6 : 12) + by);
    return [
      royal
        ? `Three of a kind are three pairs: a pair royal for six, not ${counted}.`
        : `Four of a kind are six pairs: a double pair royal for twelve, not ${counted}.`,
    ];
  },
  runTooOften: ({ times }) => [
    times === 2
      ? "The run was counted twice; there is only one."
      : `${capital(runNames(times - 1))} is ${numberWord(times - 1)} runs; ${numberWord(times)} were counted.`,
  ],
  runAsThrees: ({ places }, { cards }) => [
    `A run of ${runLength(places, cards)} is ${runLength(places, cards)}: the shorter runs inside it do not count.`,
  ],
  runCutShort: ({ places }, { cards }) => [`The run goes on: it is a run of ${runLength(places, cards)}.`],
  pairOfRunAgain: () => ["The count of a double, triple or double double run has its pairs in it already."],
  fifteenTwice: ({ places, times }, { cards }) => {
    if (places.length > 0 && times === 1)
      return ["The fifteen ", ...listed(places.map((place) => cards[place]!)), " was counted twice."];
    return [times === 1 ? "One of the fifteens was counted twice." : "Two of the fifteens were counted twice."];
  },
  aceHigh: () => ["The ace is low: no run goes round the corner from the king."],
  tensPaired: ({ places }, { cards }) =>
    places.length === 2
      ? bothTen(places.map((place) => cards[place]!))
      : ["Ten, jack, queen and king all count ten, but only equal ranks pair."],
};

/** "A double run" for two. */
function runNames(runs: number): string {
  return runs === 2 ? "a double run" : runs === 3 ? "a triple run" : "a double double run";
}

function runLength(places: readonly number[], cards: readonly Card[]): string {
  return numberWord(new Set(places.map((place) => rankOf(cards[place]!))).size);
}

function bothTen([one, other]: readonly Card[]): Sentence {
  return one && other ? [{ card: one }, " and ", { card: other }, " both count ten, but they are no pair."] : [];
}

/** Cards with a blank between. */
function listed(cards: readonly Card[]): Sentence {
  return cards.flatMap((card, i) => (i === 0 ? [{ card }] : [" ", { card }]));
}

/** Why a card of the play pegs no more. */
export function whyWords(why: Why): Sentence {
  switch (why.code) {
    case "oneAward":
      return [`Thirty-one is two in all: nothing more for ${why.besides === "go" ? "the go" : "last card"}.`];
    case "reset":
      return [`No ${why.kind}: nothing reaches back over a new count.`];
    case "foreign":
      return ["No run: ", { card: why.between }, " is in between."];
    case "duplicate":
      return [`No run: there are two ${rankNames(why.twice)} in it.`];
    case "aceLow":
      return ["No run: the ace is low."];
    case "tens":
      return bothTen(why.cards);
    case "apart":
      return ["No pair: ", { card: why.between }, " is in between."];
    case "lead":
      return ["The first card of a count pegs nothing."];
    case "plain":
      return ["No fifteen, no pair, no run."];
    default:
      return never(why);
  }
}

/** "sevens" as figures: "7s", "kings". */
function rankNames(card: Card): string {
  return `${cardName(rankOf(card))}s`;
}

/** The whole verdict for the ear. */
export function spokenVerdict(found: Verdict, about: About): string {
  const missing = missedWords(found);
  const named =
    missing !== undefined && found.is === "short"
      ? `${missing} ${found.missed.map((one) => `${missedName(one)}, ${one.places.map((at) => cardName(about.cards[at]!)).join(", ")}`).join("; ")}.`
      : "";
  return [headline(found, about), named, ...explanation(found, about).map(spoken)].filter(Boolean).join(" ");
}

/** A sentence for the ear. */
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
  play: "the play",
  playRuns: "runs in the play",
  playPairs: "pairs in the play",
  thirtyOne: "thirty-one",
};

/** "The rule: his nobs". */
export function ruleWords(topic: Topic): string {
  return `The rule: ${RULE_NAMES[topic] ?? topic}`;
}

export const LINK_WORDS: Readonly<Record<LinkRefusal, string>> = {
  tooLong: "That link is too long to be one of ours; tap the cards in instead.",
  unreadable: "That link is damaged; tap the cards in instead.",
  notCards: "That link names cards there are not; tap them in instead.",
  cardTwice: "That link has more of a card than a pack holds; tap the cards in instead.",
  notAHand: "That link does not hold four cards and a starter; tap them in instead.",
  noSuchCount: "That link claims a count outside 0 to 29; tap the cards in instead.",
  noSuchTable: "That link is not for two to six players; tap the cards in instead.",
  cannotBePlayed: "No play can go as that link says; tap the cards in instead.",
};
