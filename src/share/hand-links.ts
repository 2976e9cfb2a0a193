/** Hands and plays as readable links. Reading accepts any text and never throws. Other links: patience-links.ts, lines.ts; all of them: formats.md. */
import { type Card, clash, parseCard } from "../rules/cards";
import { type CheckedPlay, checkPlay, type Move, type MoveRefusal, TABLE_SIZES } from "../rules/play/check";
import { ok, refuse, type Result } from "../base/result";
import { FORMS } from "../rules/forms";
import { STANDARD } from "../rules/ruleset";
import type { SuitsTold } from "../rules/show/tally";
import { type StatedPoints, readStatedPoints, type Shown } from "../rules/show/verdict";

/** A whole hand or crib, and the count somebody stated for it. */
export interface HandLink extends Shown {
  readonly stated: StatedPoints | undefined;
}

/**
 * `tooLong`: longer than any link of this app. `unreadable`: another format. `notCards`: letters that are not cards.
 * `cardTwice`: the same card twice, or five of a rank. `notAHand`: too few or too many cards. `noSuchCount`: a count
 * outside 0 to 29. `noSuchTable`: not two to six players. `cannotBePlayed`: an impossible play.
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
] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

/** Enough for 24 cards with suits, as many goes and the number of players. */
export const MOST_LETTERS = 160;

const HAND = FORMS[STANDARD.form].hand;

/** @returns "hand/5H5C5DJS-5S/said-29": the hand, a dash, the starter, then the answers about suits and the stated count. */
export function handLink({ hand, starter, of, told, stated }: HandLink): string {
  const said = [
    told && told.flush > 0 ? `flush-${told.flush}` : "",
    told?.nobs ? "nobs" : "",
    stated === undefined ? "" : `said-${stated}`,
  ];
  return [of, `${hand.join("")}-${starter}`, ...said].filter(Boolean).join("/");
}

/** Reads the part after the tool's address. */
export function readHandLink(text: string): Result<HandLink, LinkRefusal> {
  if (text.length > MOST_LETTERS) return refuse("tooLong");
  const [of, line = "", ...said] = text.split("/");
  if (of !== "hand" && of !== "crib") return refuse("unreadable");
  const cards = readCards(line.replace("-", ""));
  if (cards === undefined) return refuse("notCards");
  if (tooMany(cards)) return refuse("cardTwice");
  const starter = cards.at(-1);
  const dash = line.indexOf("-");
  const before = dash < 0 ? undefined : readCards(line.slice(0, dash));
  if (cards.length !== HAND + 1 || before?.length !== HAND || starter === undefined) return refuse("notAHand");
  const rest = readSaid(said);
  return rest.ok ? ok({ hand: cards.slice(0, -1), starter, of, ...rest.value }) : rest;
}

/** @returns "2/THKS2CADg3H4S": the number of players, then cards and goes in order. */
export function playLink({ points, moves }: Pick<CheckedPlay, "points" | "moves">): string {
  return `${points.length}/${moves.map((move) => (move === "go" ? "g" : move)).join("")}`;
}

/** Reads the part after the tool's address, and plays it. */
export function readPlayLink(text: string): Result<CheckedPlay, LinkRefusal> {
  if (text.length > MOST_LETTERS) return refuse("tooLong");
  const [number = "", line, more] = text.split("/");
  const players = TABLE_SIZES.find((size) => String(size) === number);
  if (more !== undefined || line === undefined || !/^\d+$/.test(number)) return refuse("unreadable");
  if (players === undefined) return refuse("noSuchTable");
  const moves = line.split(/(g)/i).flatMap<Move | undefined>((part) => {
    if (part.toLowerCase() === "g") return ["go"];
    return readCards(part) ?? [undefined];
  });
  if (!moves.every((move) => move !== undefined)) return refuse("notCards");
  const played = checkPlay(players, moves);
  return played.ok ? played : refuse(LINK_FAULTS[played.error] ?? "cannotBePlayed");
}

const LINK_FAULTS: Readonly<Partial<Record<MoveRefusal, LinkRefusal>>> = {
  cardSeen: "cardTwice",
  fifthOfRank: "cardTwice",
};

/** A rank and, if known, a suit. No rank is written like a suit, so cards need no separator. */
const CARDS = /(?:10|[a2-9tjqk])[shcd]?/gi;

/** @returns the cards of "5H5CJ10d"; undefined if anything else is in the text. */
function readCards(text: string): readonly Card[] | undefined {
  const words = text.match(CARDS) ?? [];
  const cards = words.map(parseCard).filter((card) => card !== undefined);
  return words.join("") === text && cards.length === words.length ? cards : undefined;
}

function tooMany(cards: readonly Card[]): boolean {
  return cards.some((card, i) => clash(card, cards.slice(0, i)) !== undefined);
}

/** The points of a flush without and with the starter. */
const FLUSHES: ReadonlySet<number> = new Set([HAND, HAND + 1]);

/** The stated count and the answers about suits, in any order. */
function readSaid(words: readonly string[]): Result<Pick<HandLink, "stated" | "told">, LinkRefusal> {
  let stated: StatedPoints | undefined;
  let told: SuitsTold | undefined;
  for (const word of words) {
    const [, what, number] = /^(said|flush)-(\d{1,4})$/.exec(word) ?? [];
    if (what === "said") {
      const read = readStatedPoints(Number(number));
      if (!read.ok || stated !== undefined) return refuse(read.ok ? "unreadable" : read.error);
      stated = read.value;
    } else if (what === "flush" && FLUSHES.has(Number(number)))
      told = { flush: Number(number), nobs: told?.nobs ?? false };
    else if (word === "nobs") told = { flush: told?.flush ?? 0, nobs: true };
    else return refuse("unreadable");
  }
  return ok({ stated, told });
}
