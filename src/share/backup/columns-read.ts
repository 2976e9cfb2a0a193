/** Reads the line of a log. The line may be damaged, or made to harm. */
import { isRecord, list } from "../../base/shape";
import { jsonText, type Raw, RAW_ENTRY, RAW_FACT } from "./columns";
import { type Compiled, type FactKind, kindsFor, type Shape } from "./compiled";
import { isShallow } from "./file-lines";
import { isLogId, type KeptLog, LIMITS, type LostLine } from "./kept";
import { KNOWN_VALUES } from "./layout";
import { isExact, SignReader } from "./signs";
import { isWidth, unpackTimes } from "./times";

/** Columns before the values. */
const COLUMNS = 8;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length <= LIMITS.entries;

/** UTF-16 units of JSON that values of one file may still amount to when they are used again. */
export interface Repeats {
  left: number;
}

/**
 * The one reader of logs that come in, from files, codes and links. Never throws.
 * @param repeats shared by all lines of a file, so that many lines cannot do together what one must not
 * @returns the log, or why there is none
 */
export function logOfLine(
  line: unknown,
  repeats: Repeats = { left: LIMITS.repeats },
): KeptLog | Exclude<LostLine["why"], "cutOff"> {
  // The line is a list around the values.
  if (!isShallow(line, LIMITS.depth + 1)) return "beyond";
  if (!Array.isArray(line)) return "damaged";
  const [id, formats, types, cards, numbers, width, packed, misfits]: readonly unknown[] = line;
  if (typeof id !== "string" || typeof types !== "string" || typeof cards !== "string") return "damaged";
  if (typeof numbers !== "string" || typeof packed !== "string" || !isWidth(width)) return "damaged";
  if (!isLogId(id)) return "beyond";
  if (!isList(misfits)) return "damaged";
  const signs = typesOf(types);
  const plain = signs?.filter((sign) => sign !== RAW_ENTRY).length ?? 0;
  const times = unpackTimes({ width, packed, misfits }, plain);
  const versions = formatsOf(formats, plain);
  if (!signs || !times || !versions) return "damaged";
  const { byLetter } = kindsFor(id);
  const read = new LineReader(cards, numbers, line.slice(COLUMNS), repeats);
  const entries: unknown[] = [];
  let seq = 0;
  let next = 0;
  for (const sign of signs) {
    if (sign === RAW_ENTRY) {
      const entry = read.value();
      entries.push(entry);
      seq = (isRecord(entry) && isExact(entry["seq"]) ? entry["seq"] : seq) + 1;
    } else {
      const kind = byLetter.get(sign.charAt(0));
      if (!kind && sign !== RAW_FACT) return "damaged";
      const fact = kind ? read.fact(kind, Number(sign.slice(1))) : read.value();
      entries.push({ game: id, seq: seq++, v: versions[next], at: times[next], fact });
      next += 1;
    }
    if (read.over) return "beyond";
    if (read.bad) return "damaged";
  }
  return read.atEnd ? { id, entries } : "damaged";
}

/** Each entry's sign, with the digit for its optional fields. */
function typesOf(types: string): readonly string[] | undefined {
  const signs = types.match(/[*+]|[a-zA-Z][1-9]?/g) ?? [];
  const length = signs.reduce((sum, sign) => sum + sign.length, 0);
  return length === types.length && signs.length <= LIMITS.entries ? signs : undefined;
}

function formatsOf(formats: unknown, count: number): readonly number[] | undefined {
  if (isExact(formats)) return Array.from({ length: count }, () => formats);
  if (!list(isExact, LIMITS.entries)(formats) || formats.length % 2 > 0) return undefined;
  const all: number[] = [];
  for (let i = 0; i < formats.length; i += 2) {
    const [format = 0, times = 0] = formats.slice(i, i + 2);
    if (times < 1 || all.length + times > count) return undefined;
    for (let n = 0; n < times; n++) all.push(format);
  }
  return all.length === count ? all : undefined;
}

class LineReader {
  readonly #cards: SignReader;
  readonly #numbers: SignReader;
  readonly #values: readonly unknown[];
  readonly #weights: (number | undefined)[] = [];
  /** UTF-16 units of JSON that the values may amount to, so that one long value is not used a thousand times. */
  #left: number = LIMITS.weight;
  #missing = false;
  readonly #repeats: Repeats;

  constructor(cards: string, numbers: string, values: readonly unknown[], repeats: Repeats) {
    this.#cards = new SignReader(cards);
    this.#numbers = new SignReader(numbers);
    this.#values = values;
    this.#repeats = repeats;
  }

  get bad(): boolean {
    return this.#cards.bad || this.#numbers.bad || this.#missing || this.over;
  }
  get over(): boolean {
    return this.#left < 0 || this.#repeats.left < 0;
  }
  get atEnd(): boolean {
    return this.#cards.atEnd && this.#numbers.atEnd;
  }

  value(): unknown {
    const place = this.#numbers.number();
    if (place >= 0 && place < KNOWN_VALUES.length) return KNOWN_VALUES[place];
    const own = place - KNOWN_VALUES.length;
    if (own < 0 || own >= this.#values.length) this.#missing = true;
    const value = this.#values[own];
    const known = this.#weights[own];
    const weight = (this.#weights[own] = known ?? jsonText(value).length);
    this.#left -= weight;
    if (known !== undefined) this.#repeats.left -= weight;
    return value;
  }

  fact({ type, shape }: FactKind, present: number): Raw {
    return { type, ...this.#fields(shape, present) };
  }

  #fields({ fields }: Shape, present: number): Raw {
    const object: Record<string, unknown> = {};
    let bits = present;
    for (const { name, column, optional } of fields) {
      const there = !optional || bits % 2 === 1;
      if (optional) bits = Math.floor(bits / 2);
      if (there) object[name] = this.#column(column);
    }
    return object;
  }

  #column(column: Compiled): unknown {
    if (column === "on") return true;
    if (column === "value") return this.value();
    if (column === "number") return this.#numbers.number();
    if (column === "card") return this.#cards.card();
    if ("each" in column) {
      const all: unknown[] = [];
      for (let left = this.#numbers.number(); left > 0 && !this.bad; left--) all.push(this.#column(column.each));
      return all;
    }
    return this.#fields(column, column.hasOptional ? this.#numbers.number() : 0);
  }
}
