/** Verdicts on a stated count, in sentences. */
import { listWords } from "../../base/lists";
import { numberWord } from "../../rules/aloud/announce";
import { type Card, valueOf } from "../../rules/cards";
import { isPossibleCount } from "../../rules/show/counts";
import { miscountsIn, type MiscountName } from "../../rules/show/miscounts";
import type { Topic } from "../../rules/topics";
import type { ShowRules } from "../../rules/show/shown";
import type { StatedPoints, Verdict } from "../../rules/show/verdict";
import { cardName } from "./card-name";
import { miscountWords, type Sentence, type StatedHand } from "./miscounts";
import { combinationWords } from "./units";
import { capital } from "./common";
import type { Tally } from "../../rules/show/combinations";

/** Said of a hand without points. Nineteen is a count no hand can have (rules.md §4.5). */
export const NINETEEN_WORDS = "Players call it a nineteen.";

/** "Twenty-four is right.", "Two short.", "Six too many, unless it is a flush." */
export function headline(found: Verdict, about: StatedHand): string {
  if (found.is === "open") return "It depends on the suits.";
  const unless = unlessWords(found);
  if (found.is === "right") return `${capital(numberWord(about.stated))} is right${unless}.`;
  if (isNineteenJoke(found, about)) return `It’s worth nothing${unless}.`;
  // Unknown suits can only add points, and none of them makes the stated count.
  if (found.is === "over" && unless !== "")
    return `Not ${numberWord(about.stated)}, with or without ${unless.replace(", unless it is ", "").replace(" or ", " and ")}.`;
  if (found.is === "over") return `${capital(numberWord(found.by))} too many.`;
  return `${capital(numberWord(found.by))} short${unless.replace("unless it is", "or more with")}.`;
}

/** ", unless it is a flush": unknown suits may change the count. Empty if nothing is open. */
export function unlessWords({ unless }: Verdict): string {
  const open = [unless.flush ? "a flush" : "", unless.nobs ? "nobs" : ""].filter(Boolean);
  return open.length > 0 ? `, unless it is ${open.join(" or ")}` : "";
}

function isNineteenJoke(found: Verdict, { stated, total }: StatedHand): boolean {
  return stated === 19 && total === 0 && "impossible" in found && found.impossible;
}

/** Introduces the list of missed combinations. */
export function missedWords(found: Verdict): string | undefined {
  if (found.is !== "short" || found.missed.length === 0) return undefined;
  return found.certain ? "Missing:" : "Most likely missing:";
}

/** The sentences that explain a verdict, most important first. */
export function explanation(found: Verdict, about: StatedHand): readonly Sentence[] {
  if (found.is === "right") return [];
  if (found.is === "open") return [[openWords(found.told, about)]];
  const joke = isNineteenJoke(found, about);
  const said: Sentence[] = found.impossible ? [[joke ? NINETEEN_JOKE : impossibleWords(about)]] : [];
  if (found.jokersAs) return [...said, jokerWords(found.jokersAs, about)];
  if (found.miscount) return [...said, miscountWords(found.miscount, about)];
  if (found.is === "short" && found.missed.length > 0) return said;
  if (joke) return said;
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

/** Why a hand of no points counts nothing: one reason for each kind of points. */
export function noPointsBecause({ cards }: Tally): readonly { readonly what: string; readonly why: string }[] {
  const even = cards.every((card) => valueOf(card) % 2 === 0);
  return [
    { what: "No fifteen", why: even ? "All the cards count even." : "No cards add up to fifteen." },
    { what: "No pair", why: "No two ranks are the same." },
    { what: "No run", why: "No three ranks are in a row." },
  ];
}

/** Explains points that players often count in such cards by mistake. */
export function notCounted(
  tally: Tally,
  of: "hand" | "crib",
  rules: ShowRules,
): readonly { words: Sentence; topic: Topic }[] {
  const { cards, total } = tally;
  const about: StatedHand = { cards, of, rules, stated: total as StatedPoints, total };
  // One miscount can change a count in several ways, with the same words for each.
  return miscountsIn(tally, of, rules)
    .filter(({ name }, i, all) => NOT_COUNTED.has(name) && all.findIndex((one) => one.name === name) === i)
    .map((one) => ({ words: miscountWords(one, about), topic: one.topic }));
}

const NOT_COUNTED: ReadonlySet<MiscountName> = new Set([
  "cribFlush",
  "starterInFlush",
  "nobsWrongSuit",
  "nobsAlone",
  "aceHigh",
  "jokersPaired",
]);

function openWords({ flush, nobs }: { readonly flush: number; readonly nobs: boolean }, { cards }: StatedHand): string {
  const inHand = flush < cards.length - 1 ? "cards" : "cards in hand";
  const whose = flush === cards.length ? `all ${numberWord(flush)} cards` : `the ${numberWord(flush)} ${inHand}`;
  const only = flush === cards.length - 1 ? " and the starter is not" : "";
  const ifs = [flush > 0 ? `${whose} are one suit${only}` : "", nobs ? "the jack is the starter’s suit" : ""].filter(
    Boolean,
  );
  return `The count is right if ${listWords(ifs)}.`;
}

const NINETEEN_JOKE = "Nineteen can’t be counted: it’s the players’ joke for zero.";

function impossibleWords({ of, stated }: StatedHand): string {
  const count = numberWord(stated);
  return isPossibleCount(stated) ? `In this game no ${of} can count ${count}.` : `No ${of} can ever count ${count}.`;
}

function jokerWords(jokers: readonly Card[], { total, stated }: StatedHand): Sentence {
  const which = jokers.length > 1 ? "With one joker as the " : "With the joker as the ";
  const cards = jokers.map((card, i): Sentence => (i === 0 ? [{ card }] : [" and one as the ", { card }]));
  return [which, ...cards.flat(), ` it counts ${numberWord(stated)}. The best choice makes ${numberWord(total)}.`];
}

/** The whole verdict as one text, for screen readers. */
export function spokenVerdict(found: Verdict, about: StatedHand): string {
  const missing = missedWords(found);
  const named =
    missing !== undefined && found.is === "short"
      ? `${missing} ${found.missed.map(({ kind, points, places }) => `${combinationWords(kind, points)}, ${places.map((at) => cardName(about.cards[at]!)).join(", ")}`).join("; ")}.`
      : "";
  return [headline(found, about), named, ...explanation(found, about).map((one) => capital(spoken(one)))]
    .filter(Boolean)
    .join(" ");
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
  renege: "a false go",
  threeRuns: "three runs",
  jokersWild: "jokers wild",
  jokersNaught: "jokers naught",
  fiveHanded: "five players",
};

/** The words of a link to a rule: "The rule: his nobs". */
export function ruleWords(topic: Topic): string {
  const name = RULE_NAMES[topic];
  return name === undefined ? "The rule" : `The rule: ${name}`;
}
