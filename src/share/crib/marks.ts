/**
 * `.crib`, a plain-text notation for games of cribbage; `crib.md` is its grammar.
 *
 * A **text** is tags and marks. A **mark** is one entry of the log: a card, `go`, `=8`. A **lead** says whose marks
 * follow, and ends in a colon: `Ann:`, `crib:`, `play:`, `Ann lays:`. Blanks and **remarks** are not read.
 */
import { parsedJson } from "../../base/json";
import { readEntry } from "../../game/upgrade";
import { parseCard } from "../../rules/cards";
import { isShallow } from "../backup/file-lines";
import { LIMITS } from "../backup/kept";
import type { CribFault } from "./faults";

/**
 * The words of marks: the type of the fact, the field that says whose it is, and fields that are fixed. `%` stands for
 * the points. A word with a colon ends a lead of cards. A fact without a word is written by its type and its fields.
 */
export const WORDS: readonly (readonly [word: string, type: string, whose?: string, fixed?: object])[] = [
  ["play:", "cardPlayed"],
  ["up:", "starterTurned"],
  [":", "cardShown", "owner"],
  [" cuts:", "cut", "seat"],
  [" dealt:", "cardDealt", "seat"],
  [" lays:", "discarded", "seat"],
  [" gives:", "cardPassed", "seat"],
  ["=", "handPegged", "owner"],
  ["=%", "handTyped", "owner"],
  ['"%"', "claimed", "owner"],
  ["+%", "pegged", "side", { for: "points" }],
  ["play+%", "pegged", "side", { for: "play" }],
  ["fix%", "pegged", "side", { for: "correction" }],
  ["calls+%", "called", "side", { for: "missed" }],
  ["disputes", "called", "side", { for: "over", points: 0 }],
  ["fined", "penaltyTaken", "side"],
  ["falsego", "renegeTaken", "side"],
  ["suits", "suitsTold", "owner"],
  ["forgets", "handForgotten", "seat"],
  ["deals", "dealerChosen", "dealer"],
  ["go", "goCalled"],
  ["bid%", "bid"],
  ["pass", "bidPassed"],
  ["end", "dealEnded"],
  ["misdeal", "dealVoided"],
  ["undo", "undone"],
  ["redo", "redone"],
  ["delete", "corrected", "", { change: { how: "removed" } }],
];
const NUMBER = /-?\d+/;

const WORD = String.raw`[^\s,|?()[\];:]+`;
const VERBS = WORDS.map(([word]) => word).filter((word) => /^[ :]/.test(word));
/**
 * Blanks and remarks, and six groups: a tag and its values; a raw entry; the two parts of a lead; a word and its fields;
 * any other sign.
 */
export const TOKEN = new RegExp(
  [
    String.raw`[\s,|?]+|\d+\.\s|\([^()]*\)|;[^\n]*`,
    String.raw`\[(\w+)\s([^\]]*)\]`,
    String.raw`raw ([^\n]*)`,
    `(${WORD})(${VERBS.join("|")})`,
    String.raw`(${WORD})((?:\s+[a-z]\w+=${WORD})*)`,
    "([^])",
  ].join("|"),
  "gu",
);

/** A piece of a text. */
export type Piece = Readonly<Pick<RegExpExecArray, "index" | 0>>;

/** A log that grows as marks are read. */
export interface Reading {
  readonly id: string;
  /** The owner of the marks after each name in a lead. */
  readonly owners: ReadonlyMap<string, unknown>;
  /** The side of each seat. */
  readonly sides: readonly number[];
  readonly entries: unknown[];
  /** The mark of each entry, or the last that has replaced it. */
  readonly pieces: Map<number, Piece>;
  /** For each entry that is not raw, the milliseconds since the one before it. */
  readonly times: readonly number[];
  /** The number of entries that are not raw. */
  told: number;
  /** The format and the time of the last of them. */
  v: number;
  at: number;
  /** The lead. */
  name: string;
  verb: string;
}

function keep({ entries }: Reading, entry: unknown): CribFault | undefined {
  if (entry === undefined || !isShallow(entry, LIMITS.depth)) return "badMark";
  return entries.push(entry) > LIMITS.game ? "tooLong" : undefined;
}

/** Adds the entry of a fact. @returns why it is refused */
export function put(now: Reading, fact: unknown): CribFault | undefined {
  const { id: game, v, entries, times } = now;
  now.at += times[now.told++] ?? 0;
  // Without the fields that are undefined.
  const entry = parsedJson(JSON.stringify({ game, seq: entries.length, v, at: now.at, fact }));
  const read = readEntry(entry);
  return read.ok ? keep(now, entry) : read.error === "newer" ? "newer" : "badMark";
}

const rowOf = (word: string) => WORDS.find(([one]) => one === word);

/** Adds the mark of a word and its fields. @returns why it is refused */
function putWord(now: Reading, word: string, fields: string): CribFault | undefined {
  const { name, verb, owners, sides } = now;
  const plain = word.replace("/", "");
  const card = parseCard(plain);
  const row = card ? (rowOf(name + verb) ?? rowOf(verb)) : rowOf(plain.replace(NUMBER, "%"));
  const [, type = plain, whose, fixed] = row ?? [];
  const owner = owners.get(name);
  const {
    format,
    replaced,
    preceded = replaced,
    ...others
  } = Object.fromEntries(
    Array.from(fields.matchAll(/(\w+)=(\S+)/g), ([, field = "", value]) => [field, parsedJson(value) ?? value]),
  ) as Readonly<Record<string, unknown>>;
  const fact = {
    type,
    ...(whose && { [whose]: whose === "side" ? sides[Number(owner)] : owner }),
    card,
    points: card ? undefined : NUMBER.exec(plain)?.map(Number)[0],
    ...fixed,
    ...others,
    ends: word.includes("/") || undefined,
  };
  const how = replaced === undefined ? "preceded" : "replaced";
  now.v = Number(format ?? now.v);
  return put(now, preceded === undefined ? fact : { type: "corrected", entry: preceded, change: { how, by: fact } });
}

/** Reads the marks of a text. @returns the first that is refused, and why */
export function readMarks(now: Reading, text: string): { code: CribFault; piece: Piece } | undefined {
  for (const piece of text.matchAll(TOKEN)) {
    const [, , , raw, name, verb = "", word, fields = "", sign] = piece;
    const seq = now.entries.length;
    let code: CribFault | undefined = sign === undefined ? undefined : "badMark";
    if (raw !== undefined) code = keep(now, parsedJson(raw));
    if (word !== undefined) code = seq > 0 ? putWord(now, word, fields) : "noPlayers";
    if (name !== undefined) {
      Object.assign(now, { name, verb });
      if (!now.owners.has(name)) code = "badMark";
    }
    if (code) return { code, piece };
    if (seq < now.entries.length) now.pieces.set(Number(/\breplaced=(\d+)/.exec(fields)?.[1] ?? seq), piece);
  }
  return undefined;
}
