/** Reads a `.crib` text: see crib.md. Never throws, and refuses with the line and the column. */
import { crc32 } from "../../base/crc32";
import { ok, refuse, type Result } from "../../base/result";
import { type KeptLog, LIMITS } from "../backup/kept";
import type { CribFault, CribRefusal } from "./faults";
import {
  CHANGES,
  type ChangeWord,
  correctionOf,
  factOf,
  isReadable,
  leadAfter,
  namesOf,
  NOBODY,
  ownerOf,
  seatOf,
  seatWord,
  USUAL_FORMAT,
  VERB,
  WITH_VALUE,
} from "./marks";
import { outcomeOf } from "./outcome";
import { startOf, type Tag, TAGS, tagValues } from "./tags";
import { NOON, timesOf } from "./times";

/** UTF-16 units. */
const MOST_TEXT = 2_000_000;
const MOST_SHOWN = 40;

const BLANK = String.raw`[\s|\ufeff]+|\([^()\n]*\)|;[^\n]*`;
const TAG = String.raw`\[\s*(\w+)((?:\s+(?:"(?:[^"\\\n]|\\.)*"|[^\s"[\]]+))+)\s*\]`;
const WORD = String.raw`[^\s()[\];|"]+`;
/** Blanks and remarks; a tag; a raw entry; a stated count, a word with a value or a word. */
const TOKEN = new RegExp(
  String.raw`${BLANK}|${TAG}|raw[ \t]+([^\n]*)|("-?\d+"|(?:${WITH_VALUE})\s+${WORD}|${WORD})`,
  "y",
);

/** Ends the reading. */
class Stop extends Error {
  override readonly name = "Stop";
  readonly code: CribFault;
  /** Undefined where the reading ended. */
  readonly place: number | undefined;
  readonly shown: string | undefined;
  constructor(code: CribFault, place?: number, shown?: string) {
    super();
    this.code = code;
    this.place = place;
    this.shown = shown;
  }
}

/** Whether a text looks like one of these: it begins with a tag. */
export function isCrib(text: string): boolean {
  return /^(?:[\s\ufeff]+|;[^\n]*\n)*\[\s*[A-Z]\w*\s/.test(text.slice(0, 1000));
}

/** @param at the time of every entry of a text with neither times nor a date */
export function readCrib(text: string, at = 0): Result<KeptLog, CribRefusal> {
  let place = 0;
  let piece = "";
  try {
    if (text.length > MOST_TEXT) throw new Stop("tooLong");
    if (!isCrib(text)) throw new Stop("notCrib");
    const reader = new Reader();
    for (; place < text.length; place += piece.length) {
      TOKEN.lastIndex = place;
      const found = TOKEN.exec(text);
      piece = found?.[0] ?? text.slice(place, place + 2);
      if (!found) throw new Stop("badSign");
      const [, tag, values = "", raw, mark] = found;
      if (tag !== undefined) reader.tag(tag, values, place);
      if (raw !== undefined) reader.raw(raw);
      if (mark !== undefined) reader.mark(mark.replace(/\s+/, " ").replace(/[,:]+$/, ""), place);
    }
    return ok(reader.end(at, text));
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    const before = text.slice(0, stop.place ?? place).split("\n");
    const shown = Array.from((stop.shown ?? piece).slice(0, 5 * MOST_SHOWN).trim())
      .slice(0, MOST_SHOWN)
      .join("");
    return refuse({
      code: stop.code,
      line: before.length,
      column: Array.from(before.at(-1) ?? "").length + 1,
      text: shown,
    });
  }
}

/** Raw entries as they are; the others without their place and time. */
type Told = { readonly raw: unknown } | { readonly v: number; readonly fact: unknown };

class Reader {
  readonly tags = new Map<Tag, readonly string[]>();
  readonly places = new Map<Tag, number>();
  readonly told: Told[] = [];
  readonly dealers: { readonly deal: number; readonly seat: number; readonly place: number }[] = [];
  names = NOBODY;
  v = USUAL_FORMAT;
  lead = "";
  begun = false;
  /** The number of a deal, until the next word; and the dealer after it, until the next word. */
  deal: number | undefined;
  dealer: string | undefined;
  change: { readonly word: ChangeWord; readonly of: number } | undefined;

  tag(name: string, text: string, place: number): void {
    const tag = TAGS.find((one) => one === name);
    if (!tag) throw new Stop("notTag");
    if (this.tags.has(tag)) throw new Stop("tagTwice");
    if (this.begun && tag !== "Times") throw new Stop("lateTag");
    const values = tagValues(text);
    const [value = ""] = values ?? [];
    if (tag === "Crib" && value !== "1") throw new Stop("newer");
    const wrong =
      (tag === "Date" && Number.isNaN(Date.parse(value + NOON))) ||
      (tag === "Format" && !/^[1-9]\d{0,5}$/.test(value)) ||
      (tag === "Id" && value.length > LIMITS.id);
    if (!values || wrong) throw new Stop("badTag");
    if (tag === "Format") this.v = Number(value);
    this.tags.set(tag, values);
    this.places.set(tag, place);
  }

  /** The first entry, from the tags. Of tags that do not fit, the first without which the others do is refused. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    const { tags, v } = this;
    if (!tags.has("Players")) throw new Stop("noPlayers");
    const fact = startOf(tags, v);
    if (!isReadable(fact, v)) {
      const fits = (without: Tag) => isReadable(startOf(new Map([...tags].filter(([tag]) => tag !== without)), v), v);
      throw this.at([...tags.keys()].find((tag) => tag !== "Players" && fits(tag)) ?? "Players", "badTag");
    }
    this.names = namesOf(fact.seats);
    this.keep({ v, fact });
  }

  at(tag: Tag, code: CribFault, shown: string = tag): Stop {
    return new Stop(code, this.places.get(tag) ?? 0, shown);
  }

  keep(told: Told): void {
    if (this.told.length >= LIMITS.entries) throw new Stop("tooLong");
    this.told.push(told);
  }

  fact(fact: unknown): void {
    const { v } = this;
    if (!isReadable(fact, v)) throw new Stop("badMark");
    this.change = undefined;
    this.keep({ v, fact });
  }

  raw(text: string): void {
    if (this.change) throw new Stop("badMark");
    if (this.tags.has("Players")) this.begin();
    this.begun = true;
    const raw = json(text);
    if (raw === undefined || !isShallow(raw, LIMITS.depth)) throw new Stop("badRaw");
    this.keep({ raw });
  }

  mark(word: string, place: number): void {
    if (word === "") return;
    this.begin();
    const { names, deal, dealer } = this;
    this.deal = undefined;
    this.dealer = undefined;
    const seat = seatOf(names, word);
    const [first = "", value = ""] = word.split(" ");
    if (/^\d+\.$/.test(word)) {
      this.deal = Number.parseInt(word, 10);
      this.lead = "up";
    } else if (deal !== undefined && seat !== undefined) {
      this.dealers.push({ deal, seat, place });
      this.dealer = word;
    } else if (word === "up" || word === "play" || ownerOf(names, word) !== undefined) this.lead = word;
    else if (VERB.test(word)) this.lead = this.lead.replace(/ .*|$/, ` ${word}`);
    else if (/^v[1-9]\d{0,5}$/.test(word)) this.v = Number(word.slice(1));
    else if (first in CHANGES && value !== "") {
      if (this.change || !/^\d{1,6}$/.test(value)) throw new Stop("badMark");
      const change = { word: first as ChangeWord, of: Number(value) };
      if (change.word === "delete") this.fact(correctionOf(change.word, change.of, undefined));
      else this.change = change;
    } else if (word !== "?" || this.lead === "play") {
      // A dealer who is named here is no remark.
      const named = word === "deals" && dealer !== undefined;
      if (named) this.dealers.pop();
      const fact = factOf(word, named ? dealer : this.lead, names);
      if (!fact) throw new Stop(faultOf(word));
      const { change } = this;
      this.fact(change ? correctionOf(change.word, change.of, fact) : fact);
      this.lead = leadAfter(fact, this.lead);
    }
  }

  /** Times are given to the entries in order; raw entries have their own. The same text always gets the same id. */
  end(usual: number, text: string): KeptLog {
    this.begin();
    const { tags, told, names } = this;
    const id = tags.get("Id")?.[0] ?? `crib-${crc32(Array.from(text.trim(), (sign) => sign.charCodeAt(0)))}`;
    const noon = Date.parse(`${tags.get("Date")?.[0]}${NOON}`);
    const times = timesOf(tags.get("Times") ?? [], told.filter((one) => "v" in one).length, noon || usual);
    if (!times) throw this.at("Times", "badTag");
    let next = 0;
    const entries = told.map((one, seq) =>
      "raw" in one ? one.raw : { game: id, seq, v: one.v, at: times[next++], fact: one.fact },
    );
    const outcome = outcomeOf(entries);
    for (const { deal, seat, place } of this.dealers) {
      const right = outcome?.deals.find(({ number }) => number === deal)?.dealer ?? seat;
      if (right !== seat) throw new Stop("wrongDealer", place, seatWord(names, right));
    }
    const result = tags.get("Result")?.join("").replace(/[–—−]/g, "-") ?? outcome?.result;
    if (outcome && plain(result ?? "") !== plain(outcome.result))
      throw this.at("Result", "wrongResult", outcome.result);
    return { id, entries };
  }
}

/** A result without blanks and dots. */
const plain = (result: string) => result.replace(/[\s.…]/g, "");

/** The reason why a word is not a mark. */
function faultOf(word: string): CribFault {
  if (factOf(word, "P1", { ...NOBODY, sides: [0] })) return "noName";
  return /^\/?[\dA-Z][\w=♠♥♣♦]{0,4}$/i.test(word) ? "notCard" : "notMark";
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether the lists and objects inside each other are few enough. */
function isShallow(value: unknown, depth: number): boolean {
  return (
    typeof value !== "object" ||
    value === null ||
    (depth > 0 && Object.values(value).every((one) => isShallow(one, depth - 1)))
  );
}
