/** Writes a game as a `.crib` text: see crib.md. */
import { keysOf } from "../../base/lists";
import { isSame } from "../../base/same";
import { isRecord, time } from "../../base/shape";
import type { Fact } from "../../game/facts";
import type { KeptLog } from "../backup/kept";
import {
  type Built,
  CHANGES,
  correctionOf,
  type Entry,
  isReadable,
  leadAfter,
  markOf,
  type Names,
  namesOf,
  NOBODY,
  orNothing,
  seatWord,
  USUAL_FORMAT,
} from "./marks";
import { outcomeOf } from "./outcome";
import { remarksOf } from "./remarks";
import { TAGS, tagsOf, tagText } from "./tags";
import { noonOf, timesText } from "./times";

/** Formats have at most six digits in a text. */
const NO_FORMAT = 1e6;
/** The fields of an entry. One with more is written raw. */
const FIELDS = 5;

/**
 * Writes every entry of a log, so that `readCrib` gives the same log. An entry that no mark stands for is written raw.
 * @param dateOf the date of a time on this phone, as in "2026-11-21"
 */
export function writeCrib({ id, entries }: KeptLog, dateOf: (at: number) => string): string {
  const isPlain = (raw: unknown, seq: number): raw is Entry =>
    isReadable(raw) &&
    Object.keys(raw).length === FIELDS &&
    raw.game === id &&
    raw.seq === seq &&
    raw.v < NO_FORMAT &&
    time(raw.at) &&
    isRecord(raw.fact);
  const first = isPlain(entries[0], 0) ? entries[0] : undefined;
  let v = first?.v ?? USUAL_FORMAT;
  const start = first?.fact.type === "gameStarted" ? first.fact : undefined;
  const tags = new Map(start && orNothing(() => tagsOf(start, v)));
  const names = start && tags.size > 0 ? namesOf(start.seats) : NOBODY;
  if (v !== USUAL_FORMAT) tags.set("Format", [`${v}`]);
  const outcome = outcomeOf(entries);
  const remarks = remarksOf(outcome, names);
  const times: number[] = [];
  const marks = new Map<number, string>();
  const lines: string[][] = [[]];
  const put = (...words: readonly string[]) => lines.at(-1)?.push(...words);
  let lead = "";

  /** The number and the dealer at the start of a deal, after the scores at the end of the line before. */
  const begin = (seq: number, isNamed: boolean) => {
    const head = remarks.heads.get(seq);
    if (!head) return;
    if (head.scores !== "") put(`; ${head.scores}`);
    lines.push([`${head.number}.`, ...(isNamed ? [] : [`${seatWord(head.dealer, names)},`])]);
    lead = "up";
  };

  /** @param change the correction that puts the fact in, or empty */
  const mark = (fact: Built, [own, word]: readonly [string, string], seq: number, change: string) => {
    const leads = own !== "" && own !== lead;
    const last = leads ? lines.at(-1)?.pop() : undefined;
    if (last !== undefined) put(/[,.:]$/.test(last) ? last.replace(/,$/, ":") : `${last},`);
    if (!leads && remarks.series.has(seq)) put("|");
    if (change !== "") put(change);
    if (leads) put((lead = own));
    const after = leadAfter(fact, lead);
    put(word + (after === lead ? "" : after === "up" ? "," : ":"));
    marks.set(seq, word);
    const points = remarks.points(seq, lead);
    // Typed points say it themselves.
    if (points !== "" && Number(points) !== Number(/-?\d+/.exec(word)?.[0])) put(`(${points})`);
    lead = after;
  };

  /** @returns false if no mark stands for the entry */
  const entry = (raw: unknown, seq: number): boolean => {
    if (!isPlain(raw, seq)) return false;
    const { at, fact } = raw;
    if (seq === 0) return tags.has("Players") && times.push(at) > 0;
    const parts = orNothing(() => partsOf(fact, names));
    if (!parts) return false;
    const { how, of, inner, own } = parts;
    begin(seq, fact.type === "dealerChosen");
    if (v !== raw.v) put(`v${(v = raw.v)}`);
    const change = how ? `${how} ${of}` : "";
    if (inner && own) mark(inner, own, seq, change);
    else put(change);
    if (how) put(`(${marks.get(of) ?? "?"} before)`);
    return times.push(at) > 0;
  };

  for (const [seq, raw] of entries.entries()) if (!entry(raw, seq)) lines.push([`raw ${JSON.stringify(raw)}`], []);
  if (remarks.scores !== "") put(`; ${remarks.scores}`);
  const date = times[0] === undefined ? "" : dateOf(times[0]);
  tags.set("Crib", ["1"]).set("Id", [id]);
  if (date !== "") tags.set("Date", [date]);
  if (outcome) tags.set("Result", [outcome.result]);
  const isNoon = times.every((at) => at === noonOf(date));
  return [
    ...TAGS.flatMap((tag) => (tags.has(tag) ? [tagText(tag, tags.get(tag) ?? [])] : [])),
    "",
    ...lines.filter((line) => line.length > 0).map((line) => line.join(" ")),
    ...(isNoon ? [] : ["", timesText(times)]),
    "",
  ].join("\n");
}

/** A fact with its mark; of a correction also its word, the entry, and the fact it puts in. Undefined without a mark. */
function partsOf(fact: Fact, names: Names) {
  const { entry, change } = fact as Partial<Extract<Fact, { type: "corrected" }>>;
  const how = keysOf(CHANGES).find((one) => CHANGES[one] === change?.how);
  const inner = (change ? ("by" in change ? change.by : undefined) : fact) as Built | undefined;
  const own = isRecord(inner) ? markOf(inner, names) : undefined;
  const of = Number(entry);
  const again = how ? correctionOf(how, of, own && inner) : own && fact;
  return isSame(again, fact) ? { how, of, inner, own } : undefined;
}
