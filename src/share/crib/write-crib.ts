/** Writes a game as a `.crib` text: see crib.md. */
import { parsedJson } from "../../base/json";
import { isSame } from "../../base/same";
import type { LogEntry } from "../../game/facts";
import { dealsOf } from "../../game/record";
import { readEntry } from "../../game/upgrade";
import type { KeptLog } from "../backup/kept";
import { type Reading, readMarks, WORDS } from "./marks";
import { outcomeOf, scoresOf } from "./outcome";
import { begun, type Tags, tagsOf } from "./start";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes every entry of a log, so that `readCrib` gives the same log. An entry that no mark stands for is written raw.
 * @param dateOf the date of a time on this phone, as in "2026-11-21"
 */
export function writeCrib({ id, entries }: KeptLog, dateOf: (at: number) => string): string {
  const { lines, state } = outcomeOf(entries);
  const scores = new Map(lines.map((line) => [line.late ? -1 : line.id, scoresOf(line.after).join("-")]));
  const deals = new Map(dealsOf(lines).map((deal) => [deal.lines.find(({ late }) => !late)?.id, deal]));
  const { tags, now } = opened(id, entries[0]);
  const times = tags.size > 0 ? [now.at] : [];
  let body = "";
  let between = "";
  let score = scores.get(0);
  for (const [seq, raw] of entries.entries()) {
    if (seq < now.entries.length) continue;
    const { number = 0, dealer } = deals.get(seq) ?? {};
    if (number > 0) {
      body += `\n${number}. (${labelOf(now, dealer)} deals) `;
      between = now.name = "";
    }
    const before = now.at;
    const told = tell(now, raw);
    if (told) {
      const [lead, mark] = told;
      body += (between === " " && lead ? ", " : between) + lead + mark;
      between = " ";
      times.push(now.at - before);
      const after = scores.get(seq);
      if (after && after !== score) body += ` (${(score = after)})`;
    } else {
      now.entries.push(raw);
      body += `\nraw ${JSON.stringify(raw)}`;
      between = "\n";
    }
  }
  const head: Tags = new Map([
    ["crib", [1]],
    ...tags,
    ["id", [id]],
    ...(times[0] === undefined ? [] : ([["date", [dateOf(times[0])]]] as const)),
    ...(state ? ([["result", scoresOf(state.sides)]] as const) : []),
  ]);
  // Without a time, an entry has that of the one before it.
  const timesText = tagText(["times", times]).replace(/(?:, 0)+\]$/, "]");
  return `${[...head].map(tagText).join("\n")}\n\n${body.trim()}\n\n${timesText.replace(/(.{90}\S*) /g, "$1\n")}\n`;
}

const tagText = ([tag, list]: readonly [string, readonly unknown[]]) =>
  `[${tag} ${list.map((one) => JSON.stringify(one).replaceAll("]", "\\u005d")).join(", ")}]`;

/** @returns the tags of a first entry, and the log that begins with it; without either if tags cannot stand for it */
function opened(id: string, first: unknown): { readonly tags: Tags; readonly now: Reading } {
  const tags = tagsOf(first);
  const now = begun(tags, { id, at: tags.size > 0 ? (first as LogEntry).at : 0 });
  if (isSame(now.entries[0], first)) return { tags, now };
  return { tags: new Map(), now: begun(new Map(), { id, at: 0 }) };
}

const labelOf = ({ owners }: Reading, owner: unknown) => [...owners].find(([, one]) => one === owner)?.[0] ?? "";

/**
 * Adds an entry to a log that is read.
 * @returns its lead, empty if that stays, and its mark; undefined if no mark stands for it
 */
function tell(now: Reading, raw: unknown): readonly [lead: string, mark: string] | undefined {
  if (!readEntry(raw).ok) return undefined;
  const { v, at, fact } = raw as LogEntry;
  const before = { ...now };
  const seq = now.entries.length;
  const by = fact.type === "corrected" && "by" in fact.change ? { [fact.change.how]: fact.entry } : {};
  const own: object = fact.type === "corrected" && "by" in fact.change ? fact.change.by : fact;
  const more = { ...by, ...(v !== now.v && { format: v }) };
  for (const [lead, mark] of waysOf(now, own as Fields, more)) {
    now.at += at - now.at;
    if (!readMarks(now, lead + mark) && isSame(now.entries.slice(seq), [raw])) return [lead, mark];
    now.entries.length = seq;
    Object.assign(now, before);
  }
  return undefined;
}

/** @returns the leads and marks that may stand for a fact, with more fields; the lead is empty if it stays */
function waysOf(now: Reading, fact: Fields, more: Fields): readonly (readonly [lead: string, mark: string])[] {
  const type = String(fact["type"]);
  const rows = WORDS.filter((row) => row[1] === type);
  return [...rows, [type, type] as const].map(([word, , whose = "", fixed]) => {
    const owner = fact[whose];
    const name = whose && labelOf(now, whose === "side" ? now.sides.indexOf(Number(owner)) : owner);
    const isLead = word.endsWith(":");
    const lead = isLead ? name + word : name && `${name}:`;
    const stays = isLead ? lead === now.name + now.verb : !name || name === now.name;
    const told = { type, card: 0, ends: 0, [whose]: 0, ...fixed, ...(word.includes("%") && { points: 0 }) };
    const fields = Object.entries({ ...fact, ...more })
      .filter(([key]) => !Object.hasOwn(told, key))
      .map(([key, value]) => ` ${key}=${valueText(value)}`)
      // The same text for the same fact.
      .toSorted();
    const mark = String(isLead ? fact["card"] : word.replace("%", String(fact["points"])));
    return [stays ? "" : `${lead} `, (fact["ends"] ? "/" : "") + mark + fields.join("")];
  });
}

/** A text that is not like another value is written without quotes. */
function valueText(value: unknown): string {
  return typeof value === "string" && parsedJson(value) === undefined ? value : JSON.stringify(value);
}
