/** Numbers and cards as signs: base 64 as in an address, and one sign for a card. */
import { RANKS, SUITS } from "../../rules/cards";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** By character code; 255 for a character that is no sign. */
const VALUES = new Uint8Array(128).fill(255);
for (let value = 0; value < SIGNS.length; value++) VALUES[SIGNS.charCodeAt(value)] = value;

function valueAt(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)] ?? 255;
}

/** Whether the number can be written: whole, and exact. */
export function isExact(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0) && Math.abs(value as number) < 2 ** 52;
}

/** A whole number in base 64 VLQ, as in source maps: five bits a sign, the lowest first; the lowest bit of all is the minus. */
export function numberSigns(value: number): string {
  let left = Math.abs(value) * 2 + (value < 0 ? 1 : 0);
  let text = "";
  do {
    const five = left % 32;
    left = (left - five) / 32;
    text += SIGNS.charAt(left > 0 ? five + 32 : five);
  } while (left > 0);
  return text;
}

/** The cards and numbers of a line, read one after another. `bad`: nothing more could be read. */
export class SignReader {
  bad = false;
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }
  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }
  number(): number {
    let sum = 0;
    for (let unit = 1; unit < 2 ** 53; unit *= 32) {
      const value = valueAt(this.#text, this.#at++);
      if (value > 63) break;
      sum += (value & 31) * unit;
      if (value < 32) {
        const size = Math.floor(sum / 2);
        if (!isExact(size)) break;
        return sum % 2 === 1 ? -size : size;
      }
    }
    this.bad = true;
    return 0;
  }
  card(): string {
    const sign = this.#text.charAt(this.#at++);
    const card = sign === DECLARED ? CARDS.get(this.#text.charAt(this.#at++)) : CARDS.get(sign);
    if (card === undefined || (sign === DECLARED && card === "X")) this.bad = true;
    return sign === DECLARED ? `X=${card ?? ""}` : (card ?? "");
  }
}

/** The sign before the card that a joker is declared to be. */
const DECLARED = "=";
const BY_RANK = "0123456789-_.";
/** Suited cards rank by rank, then cards known by rank alone, then the joker. */
const CARDS = new Map<string, string>([
  ...RANKS.flatMap((rank, r) => SUITS.map((suit, s) => [SIGNS.charAt(4 * r + s), rank + suit] as const)),
  ...RANKS.map((rank, r) => [BY_RANK.charAt(r), rank] as const),
  ["*", "X"],
]);
const SIGN_OF = new Map<unknown, string>([...CARDS].map(([sign, card]) => [card, sign]));
for (const [sign, card] of CARDS) if (card !== "X") SIGN_OF.set(`X=${card}`, DECLARED + sign);

/** @returns undefined for a value that is no card */
export function cardSigns(card: unknown): string | undefined {
  return SIGN_OF.get(card);
}

/** Whole numbers of the same width, packed: the highest bit first, six bits a sign. @param width bits, 1 to 24 */
export function packedBits(all: readonly number[], width: number): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const value of all) {
    // At most 5 bits are held, so with 24 more it stays a small integer.
    held = (held << width) | value;
    for (bits += width; bits >= 6; bits -= 6) text += SIGNS.charAt((held >> (bits - 6)) & 63);
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + SIGNS.charAt((held << (6 - bits)) & 63) : text;
}

/** @returns undefined where the text is too short, too long, or has another character */
export function unpackedBits(text: string, width: number, count: number): readonly number[] | undefined {
  if (text.length !== Math.ceil((count * width) / 6)) return undefined;
  const all: number[] = [];
  let held = 0;
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    const value = valueAt(text, at);
    if (value > 63) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits < width) continue;
    bits -= width;
    all.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return all.length === count ? all : undefined;
}
