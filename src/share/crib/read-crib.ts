/** Reads a `.crib` text: see crib.md. Never throws, and refuses with the line and the column. */
import { crc32 } from "../../base/crc32";
import { parsedJson } from "../../base/json";
import { ok, refuse, type Result } from "../../base/result";
import type { Seq } from "../../game/facts";
import { misfits } from "../../game/replay";
import { isShallow } from "../backup/file-lines";
import { isLogId, type KeptLog, LIMITS } from "../backup/kept";
import type { CribFault, CribMisfits, CribRefusal } from "./faults";
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
import { refusalOf, Stop } from "./stop";
import { startOf, type Tag, TAGS, tagValues } from "./tags";
import { noonOf, setTimes } from "./times";

/** UTF-16 units. */
const MOST_TEXT = 2_000_000;

const BLANK = String.raw`[\s|\ufeff]+|\([^()]*\)|;[^\n]*`;
const TAG = String.raw`\[\s*(\w+)((?:\s+(?:"(?:[^"\\\n]|\\.)*"|[^\s"[\]]+))+)\s*\]`;
const WORD = String.raw`[^\s()[\];|"]+`;
/** Blanks and remarks; a tag; a raw entry; a stated count, a word with a value or a word. */
const TOKEN = new RegExp(
  String.raw`${BLANK}|${TAG}|raw[ \t]+([^\n]*)|("-?\d+"|(?:${WITH_VALUE})\s+${WORD}|${WORD})`,
  "y",
);

/** Whether a text looks like one of these: it begins with a tag. */
export function isCrib(text: string): boolean {
  // One blank at a time: with `\s+` inside the star, the time would double with each blank.
  return /^(?:\s|;[^\n]*\n)*\[\s*[A-Z]\w*\s/.test(text.slice(0, 1000));
}

/** A game, with the entries of the text that do not fit, if there are any. */
export interface CribGame {
  readonly log: KeptLog;
  readonly misfits?: CribMisfits;
}

/** @param at the time of every entry of a text with neither times nor a date */
export function readCrib(typed: string, at = 0): Result<CribGame, CribRefusal> {
  const text = straight(typed);
  let place = 0;
  let piece = "";
  try {
    if (text.length > MOST_TEXT) throw new Stop("tooLong");
    if (!isCrib(text)) throw new Stop("notCrib");
    const reader = reading(text);
    for (; place < text.length; place += piece.length) {
      TOKEN.lastIndex = place;
      const found = TOKEN.exec(text);
      piece = found?.[0] ?? text.slice(place, place + 2);
      if (!found) throw new Stop("badSign");
      const [, tag, values = "", raw, mark] = found;
      if (tag !== undefined) reader.tag(tag, values, place);
      if (raw !== undefined) reader.raw(raw, place);
      if (mark !== undefined) reader.mark(mark.replace(/\s+/, " ").replace(/[,:]+$/, ""), place);
    }
    const { log, first, more } = reader.end(at);
    return ok({ log, ...(first && { misfits: { first: refusalOf(first, text, place, ""), more } }) });
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return refuse(refusalOf(stop, text, place, piece));
  }
}

/** Phones make quotes curly. A line with straight ones keeps the others: they are in a name. */
const straight = (text: string) => text.replace(/^[^"\n]*$/gm, (line) => line.replace(/[“”„‟«»]/g, '"'));

/** Takes the tags and marks of a text one after another. Each part throws a `Stop` where it refuses. */
function reading(text: string) {
  const tags = new Map<Tag, readonly string[]>();
  const places = new Map<Tag, number>();
  const entries: unknown[] = [];
  /** The entries that are not raw. They get their times at the end. */
  const told: { at: number }[] = [];
  const dealers: { readonly of: number; readonly seat: number; readonly place: number }[] = [];
  /** The mark of each entry, or its last fix. */
  const marks = new Map<Seq, readonly [place: number, word: string]>();
  let now: readonly [place: number, word: string] = [0, ""];
  let names = NOBODY;
  let v = USUAL_FORMAT;
  let lead = "";
  let begun = false;
  let id = "";
  /** The number of a deal, until the next word; and the dealer after it, until the next word. */
  let deal: number | undefined;
  let dealer: string | undefined;
  let change: { readonly word: ChangeWord; readonly of: number } | undefined;

  const stopAt = (tag: Tag, code: CribFault, shown: string = tag) => new Stop(code, places.get(tag) ?? 0, shown);

  const keep = (entry: unknown) => {
    marks.set(change?.word === "fix" ? change.of : entries.length, now);
    if (entries.push(entry) > LIMITS.game) throw new Stop("tooLong");
  };

  const entryOf = (fact: unknown) => ({ game: id, seq: entries.length, v, at: 0, fact });

  const put = (fact: unknown) => {
    const entry = entryOf(fact);
    if (!isReadable(entry)) throw new Stop("badMark");
    told.push(entry);
    keep(entry);
    change = undefined;
  };

  /** The first entry, from the tags. Of tags that do not fit, the first without which the others do is refused. */
  const begin = (isRaw = false) => {
    if (begun) return;
    begun = true;
    // The same text always gets the same id.
    id = tags.get("Id")?.[0] ?? `crib-${crc32(Array.from(text.trim(), (sign) => sign.charCodeAt(0)))}`;
    if (tags.has("Players")) {
      const start = (without?: Tag) => startOf(new Map([...tags].filter(([tag]) => tag !== without)), v);
      const fits = (without?: Tag) => isReadable(entryOf(start(without)));
      if (!fits()) throw stopAt([...tags.keys()].find((tag) => tag !== "Players" && fits(tag)) ?? "Players", "badTag");
      names = namesOf(start().seats);
      put(start());
    } else if (!isRaw) throw new Stop("noPlayers");
  };

  return {
    tag: (name: string, list: string, place: number) => {
      const tag = TAGS.find((one) => one === name);
      if (!tag) throw new Stop("notTag");
      if (tags.has(tag)) throw new Stop("tagTwice");
      if (begun && tag !== "Times") throw new Stop("lateTag");
      const values = tagValues(list);
      const [value = ""] = values ?? [];
      if (tag === "Crib" && value !== "1") throw new Stop("newer");
      const wrong =
        (tag === "Date" && Number.isNaN(noonOf(value))) ||
        (tag === "Format" && !/^[1-9]\d{0,5}$/.test(value)) ||
        (tag === "Id" && !isLogId(value));
      if (!values || wrong) throw new Stop("badTag");
      if (tag === "Format") v = Number(value);
      tags.set(tag, values);
      places.set(tag, place);
    },

    raw: (json: string, place: number) => {
      if (change) throw new Stop("badMark");
      begin(true);
      now = [place, `raw ${json}`];
      const raw = parsedJson(json);
      if (raw === undefined || !isShallow(raw, LIMITS.depth)) throw new Stop("badRaw");
      keep(raw);
    },

    mark: (word: string, place: number) => {
      if (word === "") return;
      begin();
      now = [place, word];
      const [number, named] = [deal, dealer];
      deal = dealer = undefined;
      /** The player after the number of the deal is no dealer, but the lead. */
      const leadByNamed = () => {
        if (named === undefined) return;
        dealers.pop();
        lead = named;
      };
      const seat = seatOf(word, names);
      const [first = "", value = ""] = word.split(" ");
      if (/^\d+\.$/.test(word)) {
        deal = Number.parseInt(word, 10);
        lead = "up";
      } else if (number !== undefined && seat !== undefined) {
        dealers.push({ of: number, seat, place });
        dealer = word;
      } else if (word === "up" || word === "play" || ownerOf(word, names) !== undefined) lead = word;
      else if (VERB.test(word)) {
        leadByNamed();
        lead = lead.replace(/ .*|$/, ` ${word}`);
      } else if (/^v[1-9]\d{0,5}$/.test(word)) v = Number(word.slice(1));
      else if (first in CHANGES && value !== "") {
        if (change || !/^\d{1,6}$/.test(value)) throw new Stop("badMark");
        change = { word: first as ChangeWord, of: Number(value) };
        dealer = named;
        if (first === "delete") put(correctionOf("delete", change.of, undefined));
      } else if (word !== "?" || lead === "play") {
        let fact = factOf(word, lead, names);
        if (!fact) {
          leadByNamed();
          fact = factOf(word, lead, names);
        }
        if (!fact) throw new Stop(faultOf(word));
        put(change ? correctionOf(change.word, change.of, fact) : fact);
        lead = leadAfter(fact, lead);
      }
    },

    end: (usual: number) => {
      begin();
      const noon = noonOf(tags.get("Date")?.[0] ?? "");
      if (!setTimes(told, tags.get("Times") ?? [], noon || usual)) throw stopAt("Times", "badTag");
      const outcome = outcomeOf(entries);
      const unfit = outcome ? misfits(outcome.now) : [];
      const first = unfit.slice(0, 1).flatMap(({ id: seq, status }) => {
        const [place, word] = marks.get(seq) ?? [];
        return status.is === "misfit" ? new Stop("misfit", place, word, status.why) : [];
      })[0];
      const right = new Map(outcome?.deals.map((one) => [one.number, one.dealer]));
      for (const { of, seat, place } of dealers)
        if ((right.get(of) ?? seat) !== seat) {
          if (first && (first.place ?? 0) < place) throw first;
          throw new Stop("wrongDealer", place, seatWord(right.get(of), names));
        }
      const result = tags.get("Result")?.join("").replace(/[–—−]/g, "-") ?? outcome?.result;
      if (outcome && plain(result ?? "") !== plain(outcome.result))
        throw first ?? stopAt("Result", "wrongResult", outcome.result);
      return { log: { id, entries }, first, more: unfit.length - 1 };
    },
  };
}

/** A result without blanks and dots. */
const plain = (result: string) => result.replace(/[\s.…]/g, "");

/** The reason why a word is not a mark. */
function faultOf(word: string): CribFault {
  if (factOf(word, "P1", { ...NOBODY, sides: [0] })) return "noName";
  return /^\/?[\dA-Z][\w=♠♥♣♦]{0,4}$/i.test(word) ? "notCard" : "notMark";
}
