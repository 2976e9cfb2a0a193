/**
 * `.crib`, a plain-text notation for games of cribbage; `crib.md` is its grammar.
 *
 * A **text** is tags and marks. A **mark** is one entry of the log: a card, `go`, `=8`. A **lead** says whose marks
 * follow, and stays until the next one: a player, `crib`, `play`, `up`, or a player with a verb, as in `Ann dealt`.
 * A **label** is a player as marks name them. A **remark** is worked out when the text is written, and not read.
 */
import { isSame } from "../../base/same";
import type { Fact, SeatSetup } from "../../game/facts";
import { readEntry } from "../../game/upgrade";
import { parseCard } from "../../rules/cards";

/** The format of the facts of a text without the tag `Format`. It never changes. */
export const USUAL_FORMAT = 6;

/** Every mark: the type of its fact, its lead and `|`, the mark with its fields, and what is fixed. Any lead if none. */
const MARKS: readonly (readonly [type: Fact["type"], mark: string, fixed?: object])[] = [
  ["cardPlayed", "play|%card"],
  ["goCalled", "|go"],
  ["playEnded", "play|?"],
  ["claimed", 'play|"%points"', { owner: "play" }],
  ["starterTurned", "up|%card"],
  ["cardShown", "%owner|%card"],
  ["handPegged", "%owner|="],
  ["handPegged", "%owner|=!", { falseGame: true }],
  ["handTyped", "%owner|=%points"],
  ["claimed", '%owner|"%points"'],
  ["suitsTold", "%owner|flush %flush", { nobs: false }],
  ["suitsTold", "%owner|flush %flush+nobs", { nobs: true }],
  ["pegged", "%side|%gain", { for: "points" }],
  ["pegged", "%side|play%gain", { for: "play" }],
  ["pegged", "%side|fix%gain", { for: "correction" }],
  ["called", "%side|calls %of#%at%gain", { for: "missed" }],
  ["called", "%side|disputes %of#%at", { for: "over", points: 0 }],
  ["penaltyTaken", "%side|penalty %penalty", { over: 0 }],
  ["penaltyTaken", "%side|penalty %penalty%over"],
  ["renegeTaken", "%side|falsego %go:%end"],
  ["renegeTaken", "%side|falsego %go:%seat:%end"],
  ["cut", "%seat cuts|%card"],
  ["cardDealt", "%seat dealt|%card"],
  ["discarded", "%seat lays|%card"],
  ["cardPassed", "%seat gives|%card"],
  ["handForgotten", "%seat|forgets"],
  ["dealerChosen", "%dealer|deals"],
  ["bid", "|bid %points"],
  ["bidPassed", "|pass"],
  ["dealEnded", "|end"],
  ["dealVoided", "|misdeal"],
  ["depthChosen", "|depth %depth"],
  ["countingChosen", "|counting %counting"],
  ["undone", "|undo"],
  ["redone", "|redo"],
];
/** The changes of a correction, by their words. */
export const CHANGES = { fix: "replaced", before: "preceded", delete: "removed" } as const;
export type ChangeWord = keyof typeof CHANGES;

const ALL_MARKS = `fix % before % delete % raw crib ${MARKS.map(([, mark]) => mark).join("\n")}`;
/** Words with a value after them, for a pattern. */
export const WITH_VALUE = ALL_MARKS.match(/[a-z]+(?= %)/g)?.join("|");
/** In leads, after a player. */
export const VERB = /^(?:cuts|dealt|lays|gives)$/;
const WORDS = new Set(ALL_MARKS.match(/[a-z]+/g));

/** The players as marks name them. */
export interface Names {
  readonly labels: readonly string[];
  /** The side of each seat. */
  readonly sides: readonly number[];
}
export const NOBODY: Names = { labels: [], sides: [] };

/** The first word of a name. Letters from Hebrew to Arabic would turn the marks around. */
const LABEL = /^(?=\p{L})(?:(?![\u0590-\u08ff])[\p{L}\p{M}\d'’-])+/u;
/** The numbers of players and formats, and second hands. */
const NO_LABEL = /^[Pv]\d+$|-2$/;

/** @returns the first word of each name; or, if one is missing, or looks like a card or a mark, or comes twice, none */
export function namesOf(seats: readonly SeatSetup[]): Names {
  const labels = seats.map(({ name }) => LABEL.exec(name)?.[0] ?? "");
  const clear =
    new Set(labels).size === seats.length &&
    labels.every((one) => one && !parseCard(one) && !NO_LABEL.test(one) && !WORDS.has(one.replace(/[\d'’-].*/, "")));
  return { labels: clear ? labels : [], sides: seats.map(({ side }) => side) };
}

export const seatWord = (seat: unknown, { labels }: Names): string => labels[Number(seat)] ?? `P${Number(seat) + 1}`;

/** @returns the seat of a label, or of P1, P2 …; undefined for any other word */
export function seatOf(word: string, { labels }: Names): number | undefined {
  const seat = labels.indexOf(word);
  return seat >= 0 ? seat : /^P[1-9]\d{0,5}$/.test(word) ? Number(word.slice(1)) - 1 : undefined;
}

/** @returns a seat, `crib` or the second hand of a seat; undefined for any other word */
export function ownerOf(word: string, names: Names): number | string | undefined {
  const seat = seatOf(word.replace(/-2$/, ""), names);
  return word === "crib" ? word : seat !== undefined && word.endsWith("-2") ? `second${seat}` : seat;
}

/** Also for the name of a stated count, where a seat is a text. */
const ownerWord = (owner: unknown, names: Names) =>
  String(owner).replace(/^(second)?(\d)$/, (_, second, seat) => seatWord(seat, names) + (second ? "-2" : ""));

/** A field of a fact in a mark: what it looks like, how it is read, and how it is written. */
interface Field {
  readonly name?: string;
  readonly like?: string;
  readonly read?: (word: string, names: Names) => unknown;
  readonly write?: (value: unknown, names: Names) => string;
}
const NUMBER: Field = { like: String.raw`-?\d+`, read: Number };
const signed = (value: unknown) => (Number(value) < 0 ? "" : "+") + String(value);
const GAIN: Field = { like: String.raw`[+-]\d+`, read: Number, write: signed };
/** Counted from 1 in the text. */
const PLACE: Field = { like: String.raw`\d+`, read: (word) => Number(word) - 1, write: (at) => String(Number(at) + 1) };
const SEAT: Field = { read: seatOf, write: seatWord };
const FIELDS: Readonly<Record<string, Field>> = {
  card: { read: parseCard },
  points: NUMBER,
  flush: NUMBER,
  gain: { ...GAIN, name: "points" },
  over: GAIN,
  at: PLACE,
  go: PLACE,
  seat: SEAT,
  dealer: SEAT,
  side: {
    read: (word, names) => names.sides[seatOf(word, names) ?? -1],
    write: (side, names) => seatWord(names.sides.indexOf(Number(side)), names),
  },
  owner: { read: ownerOf, write: ownerWord },
  of: { read: (word, names) => String(ownerOf(word, names) ?? word), write: ownerWord },
};

const ROWS = MARKS.map(([type, mark, fixed]) => ({
  type,
  mark,
  fixed,
  like: new RegExp(
    `^${mark
      .replace(/^\|/, ".*|")
      .replace(/[?+|]/g, "\\$&")
      .replace(/%([a-z]+)/g, (_, name: string) => `(?<${name}>${FIELDS[name]?.like ?? "[^ |:+]+"})`)}$`,
  ),
}));

export type Built = Readonly<Record<string, unknown>>;

/** UTF-16 units: longer than any mark with its lead. */
const LONGEST = 500;

/** @returns the fact of a mark with this lead, its values unchecked; undefined if it is not a mark */
export function factOf(mark: string, lead: string, names: Names): Built | undefined {
  const text = `${lead}|${mark.replace(/^\/|\/$/, "")}`;
  if (text.length > LONGEST) return undefined;
  for (const { type, like, fixed } of ROWS) {
    const found = like.exec(text);
    const read = Object.entries(found?.groups ?? {}).map(([key, value]) => {
      const { name = key, read: as = String } = FIELDS[key] ?? {};
      return [name, as(value, names)] as const;
    });
    if (found && read.every(([, value]) => value !== undefined))
      return { type, ...fixed, ...Object.fromEntries(read), ...(/^\/|\/$/.test(mark) && { ends: true }) };
  }
  return undefined;
}

/** @returns the lead and the mark of a fact, which `factOf` reads as the same; undefined if no mark stands for it */
export function markOf(fact: Built, names: Names): readonly [lead: string, mark: string] | undefined {
  for (const row of ROWS) {
    if (row.type !== fact["type"]) continue;
    const text = row.mark.replace(/%([a-z]+)/g, (_, key: string) => {
      const { name = key, write = String } = FIELDS[key] ?? {};
      return write(fact[name], names);
    });
    const [lead = "", plain = ""] = text.split("|");
    const mark = !fact["ends"] ? plain : row.type === "pegged" ? `${plain}/` : `/${plain}`;
    if (isSame(factOf(mark, lead, names), fact)) return [lead, mark];
  }
  return undefined;
}

/** @returns the correction of an entry; `by` is the fact it puts in. */
export function correctionOf(word: ChangeWord, entry: number, by: unknown): Built {
  return { type: "corrected", entry, change: { how: CHANGES[word], ...(word !== "delete" && { by }) } };
}

/** Undefined if it throws: a text is no JSON, or a field is an object that is no text. */
export function orNothing<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** An entry of a log, with a fact of this format or a newer one. */
export interface Entry {
  readonly game: string;
  readonly seq: number;
  readonly v: number;
  readonly at: number;
  readonly fact: Fact;
}

/** Whether an entry could be stored. Of one in a newer format only the format is checked. */
export function isReadable(entry: unknown): entry is Entry {
  const read = readEntry(entry);
  return read.ok || read.error === "newer";
}

/** The lead after a fact: the starter comes after the dealer, and the play after the starter. */
export function leadAfter({ type }: Built, lead: string): string {
  return type === "dealerChosen" ? "up" : type === "starterTurned" ? "play" : lead;
}
