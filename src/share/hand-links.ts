/** Hands and plays as readable links. Reading accepts any text and never throws. Other links: patience-links.ts, lines.ts; all of them: formats.md. */
import { type Card, clash, isDeclared, parseCard } from "../rules/cards";
import { type CheckedPlay, checkPlay, type Move, type MoveRefusal, TABLE_SIZES } from "../rules/play/check";
import { ok, refuse, type Result } from "../base/result";
import { FORMS } from "../rules/forms";
import { cardsToCount, type ScoringRules, showRulesOf, USUAL_SCORING, usualFor } from "../rules/scoring";
import { countsAlone, type Shown, type ShowRules } from "../rules/show/shown";
import { SMALLEST_FLUSH } from "../rules/show/suits";
import type { SuitsTold } from "../rules/show/tally";
import { highestStated } from "../rules/show/counts";
import { type StatedPoints, readStatedPoints } from "../rules/show/verdict";
import { jokersIn } from "../rules/table-rules";
import { isRulesWord, readRulesWord, rulesWord } from "./rules-word";

/** A whole hand or crib, the count somebody stated for it, and the rules it is counted by. */
export interface HandLink extends Omit<Shown, "elsewhere"> {
  readonly stated: StatedPoints | undefined;
  readonly rules: ScoringRules;
}

/**
 * `tooLong`: longer than any link of this app. `unreadable`: another format. `notCards`: letters that are not cards.
 * `cardTwice`: the same card twice, or five of a rank. `notAHand`: too few or too many cards. `noSuchCount`: a count
 * higher than any hand. `noSuchTable`: not two to six players. `cannotBePlayed`: an impossible play. `unknownRules`:
 * rules of another version, or rules that contradict each other.
 */
export const LINK_REFUSALS = [
  "tooLong",
  "unreadable",
  "notCards",
  "cardTwice",
  "notAHand",
  "noSuchCount",
  "noSuchTable",
  "cannotBePlayed",
  "unknownRules",
] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

/** Enough for 24 cards with suits, as many goes, the number of players and every rule that can be named. */
export const MOST_LETTERS = 240;

/** @returns "hand/5H5C5DJS-5S/said-29": the hand, a dash, the starter, the answers about suits, the stated count, the rules. */
export function handLink({ hand, starter, of, told, stated, rules }: HandLink): string {
  const dash = countsAlone(FORMS[rules.form], of) ? "" : "-";
  const said = [
    told && told.flush > 0 ? `flush-${told.flush}` : "",
    told?.nobs ? "nobs" : "",
    stated === undefined ? "" : `said-${stated}`,
    rulesWord(rules),
  ];
  return [of, `${hand.join("")}${dash}${starter}`, ...said].filter(Boolean).join("/");
}

/** Reads the part after the tool's address. */
export function readHandLink(text: string): Result<HandLink, LinkRefusal> {
  if (text.length > MOST_LETTERS) return refuse("tooLong");
  const [of, line = "", ...words] = text.split("/");
  if (of !== "hand" && of !== "crib") return refuse("unreadable");
  const ruled = readRules(words, USUAL_SCORING);
  if (!ruled.ok) return ruled;
  const { rules, rest } = ruled.value;
  const show = showRulesOf(rules);
  const cards = readCards(line.replace("-", ""));
  if (cards === undefined) return refuse("notCards");
  const fault = faultIn(cards, show);
  if (fault) return refuse(fault);
  const starter = cards.at(-1);
  const size = cardsToCount(show, of);
  const dash = line.indexOf("-");
  const before = dash < 0 ? undefined : readCards(line.slice(0, dash));
  const isSplit = countsAlone(show.form, of) ? dash < 0 : before?.length === size - 1;
  if (cards.length !== size || !isSplit || starter === undefined) return refuse("notAHand");
  const said = readSaid(rest, show, size);
  return said.ok ? ok({ hand: cards.slice(0, -1), starter, of, rules, ...said.value }) : said;
}

/** @returns "2/THKS2CADg3H4S": the number of players, then cards and goes in order, then the rules. */
export function playLink({ rules, moves }: Pick<CheckedPlay, "rules" | "moves">): string {
  const { players } = FORMS[rules.form];
  const line = moves.map((move) => (move === "go" ? "g" : move)).join("");
  return [`${players}/${line}`, rulesWord(rules, usualFor(players))].filter(Boolean).join("/");
}

/** Reads the part after the tool's address, and plays it. */
export function readPlayLink(text: string): Result<CheckedPlay, LinkRefusal> {
  if (text.length > MOST_LETTERS) return refuse("tooLong");
  const [number = "", line, ...words] = text.split("/");
  if (line === undefined || !/^\d+$/.test(number)) return refuse("unreadable");
  const players = TABLE_SIZES.find((size) => String(size) === number);
  if (players === undefined) return refuse("noSuchTable");
  const ruled = readRules(words, usualFor(players));
  if (!ruled.ok) return ruled;
  const { rules, rest } = ruled.value;
  if (rest.length > 0 || FORMS[rules.form].players !== players) return refuse("unreadable");
  const moves = readMoves(line);
  if (moves === undefined) return refuse("notCards");
  const played = checkPlay(rules, moves);
  return played.ok ? played : refuse(LINK_FAULTS[played.error] ?? "cannotBePlayed");
}

const LINK_FAULTS: Readonly<Partial<Record<MoveRefusal, LinkRefusal>>> = {
  cardSeen: "cardTwice",
  fifthOfRank: "cardTwice",
  thirdJoker: "cardTwice",
  noJokers: "notCards",
  declareJoker: "notCards",
};

/** The rules of a link, and its other words. Without a word for them they are the usual ones. */
function readRules(
  words: readonly string[],
  usual: ScoringRules,
): Result<{ readonly rules: ScoringRules; readonly rest: readonly string[] }, LinkRefusal> {
  const [word, another] = words.filter(isRulesWord);
  const rules = word === undefined ? usual : readRulesWord(word, usual);
  if (another !== undefined) return refuse("unreadable");
  return rules ? ok({ rules, rest: words.filter((one) => one !== word) }) : refuse("unknownRules");
}

/** A joker, what it stands for, or a rank and, if known, a suit. No rank is written like a suit, so cards need no separator. */
const CARDS = /(?:x=)?(?:10|[a2-9tjqk])[shcd]?|x/gi;
const MOVES = /g|(?:x=)?(?:10|[a2-9tjqk])[shcd]?|x/gi;

/** @returns the cards of "5H5CJ10dX"; undefined if anything else is in the text. */
function readCards(text: string): readonly Card[] | undefined {
  return readWords(text, CARDS, parseCard);
}

function readMoves(text: string): readonly Move[] | undefined {
  return readWords(text, MOVES, (word) => (word.toLowerCase() === "g" ? "go" : parseCard(word)));
}

/** One pass over the text; undefined if the words do not fill it or one has no meaning. */
function readWords<Word>(text: string, pattern: RegExp, read: (word: string) => Word | undefined) {
  const words = text.match(pattern) ?? [];
  const found = words.map(read).filter((word) => word !== undefined);
  return words.join("") === text && found.length === words.length ? found : undefined;
}

/** Cards that cannot be together, or jokers where there are none. The starter is never declared. */
function faultIn(cards: readonly Card[], { count }: ShowRules): LinkRefusal | undefined {
  const starter = cards.at(-1);
  if (starter && isDeclared(starter)) return "notCards";
  if (count.jokers !== "wild" && cards.some(isDeclared)) return "notCards";
  for (const [i, card] of cards.entries()) {
    const why = clash(card, cards.slice(0, i), jokersIn(count));
    if (why) return why === "noJokers" ? "notCards" : "cardTwice";
  }
  return undefined;
}

/** The stated count and the answers about suits, in any order. @param size the number of cards counted */
function readSaid(
  words: readonly string[],
  rules: ShowRules,
  size: number,
): Result<Pick<HandLink, "stated" | "told">, LinkRefusal> {
  let stated: StatedPoints | undefined;
  let told: SuitsTold | undefined;
  for (const word of words) {
    const [, what, digits] = /^(said|flush)-(\d{1,4})$/.exec(word) ?? [];
    const number = Number(digits);
    if (what === "said") {
      const read = readStatedPoints(number, highestStated(rules));
      if (!read.ok || stated !== undefined) return refuse(read.ok ? "unreadable" : read.error);
      stated = read.value;
    } else if (what === "flush" && number >= SMALLEST_FLUSH && number <= size)
      told = { flush: number, nobs: told?.nobs ?? false };
    else if (word === "nobs") told = { flush: told?.flush ?? 0, nobs: true };
    else return refuse("unreadable");
  }
  return ok({ stated, told });
}
