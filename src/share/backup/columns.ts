/**
 * One log as one line, without repeated keys:
 *
 *     [id, formats, types, cards, numbers, width, times, times that do not fit, ...values]
 *
 * See formats.md; `columns-read.ts` reads it. It is lossless for whatever JSON can hold: an entry that is no plain entry, and a fact with other
 * fields than those of the layout, are written as values.
 */
import { isRecord } from "../../base/shape";
import { type Compiled, type FactKind, kindsFor, KNOWN_PLACES, type Shape } from "./compiled";
import type { KeptLog } from "./kept";
import { KNOWN_VALUES } from "./layout";
import { cardSigns, isExact, numberSigns } from "./signs";
import { packTimes } from "./times";

/** The signs of an entry that is a value, and of a fact that is one. */
export const RAW_ENTRY = "*";
export const RAW_FACT = "+";
const ENTRY_KEYS: ReadonlySet<string> = new Set(["game", "seq", "v", "at", "fact"]);
export type Raw = Readonly<Record<string, unknown>>;

/** @returns the log as a line: JSON values in a list. Never throws; something JSON cannot hold becomes null. */
export function logLine({ id, entries }: KeptLog): readonly unknown[] {
  const { byType } = kindsFor(id);
  const out = new LineWriter();
  const formats: number[] = [];
  const times: number[] = [];
  let types = "";
  let seq = 0;
  for (const entry of entries) {
    if (!isPlain(entry, id, seq)) {
      types += RAW_ENTRY;
      out.value(entry);
      seq = (isRecord(entry) && isExact(entry["seq"]) ? entry["seq"] : seq) + 1;
      continue;
    }
    seq += 1;
    times.push(entry["at"] as number);
    formats.push(entry["v"] as number);
    const { fact } = entry;
    types += (isRecord(fact) && out.fact(byType.get(fact["type"]), fact)) || out.rawFact(fact);
  }
  const { width, packed, misfits } = packTimes(times);
  return [id, runsOf(formats), types, out.cards, out.numbers, width, packed, misfits, ...out.values];
}

function isPlain(entry: unknown, id: string, seq: number): entry is Raw {
  if (!isRecord(entry) || entry["game"] !== id || entry["seq"] !== seq || !isExact(entry["v"])) return false;
  if (typeof entry["at"] !== "number" || entry["fact"] === undefined) return false;
  return presentIn(entry).every((key) => ENTRY_KEYS.has(key));
}

/** A field that is undefined counts as absent, as it does in JSON. */
function presentIn(value: Raw): readonly string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

/** The one format of all entries; or each format and how many entries in a row have it. */
function runsOf(formats: readonly number[]): number | readonly number[] {
  const runs: number[] = [];
  for (const [i, format] of formats.entries()) {
    if (i > 0 && format === formats[i - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(format, 1);
  }
  return runs.length > 2 ? runs : (runs[0] ?? 0);
}

class LineWriter {
  cards = "";
  numbers = "";
  readonly values: unknown[] = [];
  readonly #places = new Map<string, number>();

  value(value: unknown): void {
    const text = jsonText(value);
    const known = KNOWN_PLACES.get(text) ?? this.#places.get(text);
    this.numbers += numberSigns(known ?? KNOWN_VALUES.length + this.values.length);
    if (known !== undefined) return;
    this.#places.set(text, KNOWN_VALUES.length + this.values.length);
    this.values.push(JSON.parse(text));
  }

  rawFact(fact: unknown): string {
    this.value(fact);
    return RAW_FACT;
  }

  /** @returns the letter of the fact; undefined, with nothing written, if the fact does not fit its columns */
  fact(kind: FactKind | undefined, fact: Raw): string | undefined {
    if (!kind) return undefined;
    const { cards, numbers } = this;
    const { type: _, ...fields } = fact;
    const absent = this.#absent(kind.shape, fields);
    if (absent !== undefined && this.#fields(kind.shape, fields)) return kind.letter + (absent || "");
    // Values that only this fact has stay in the list, where they do no harm.
    this.cards = cards;
    this.numbers = numbers;
    return undefined;
  }

  /** A bit for each optional field that is present; undefined if the fields are not those of the shape. */
  #absent({ fields, names }: Shape, value: Raw): number | undefined {
    if (!presentIn(value).every((key) => names.has(key))) return undefined;
    let bits = 0;
    let next = 1;
    for (const { name, optional } of fields) {
      const present = Object.hasOwn(value, name) && value[name] !== undefined;
      if (!optional && !present) return undefined;
      if (!optional) continue;
      if (present) bits += next;
      next *= 2;
    }
    return bits;
  }

  #fields({ fields }: Shape, value: Raw): boolean {
    return fields.every(({ name, column }) => value[name] === undefined || this.#column(column, value[name]));
  }

  #column(column: Compiled, value: unknown): boolean {
    if (column === "on") return value === true;
    if (column === "value") {
      this.value(value);
      return true;
    }
    if (column === "number") {
      if (!isExact(value)) return false;
      this.numbers += numberSigns(value);
      return true;
    }
    if (column === "card") {
      const signs = cardSigns(value);
      this.cards += signs ?? "";
      return signs !== undefined;
    }
    if ("each" in column) {
      if (!Array.isArray(value)) return false;
      this.numbers += numberSigns(value.length);
      return Array.from<unknown>(value).every((one) => this.#column(column.each, one));
    }
    if (!isRecord(value)) return false;
    const absent = this.#absent(column, value);
    if (absent === undefined) return false;
    if (column.hasOptional) this.numbers += numberSigns(absent);
    return this.#fields(column, value);
  }
}

/** The value as JSON. Never throws; something JSON cannot hold becomes null. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "null";
  } catch {
    // A big number or a circle, which only a damaged disk gives.
    return "null";
  }
}
