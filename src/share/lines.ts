/** A player's results as a text, link or code to hand over. Reading accepts any text and never throws. See formats.md. */
import { takenNames } from "../game/look-alikes";
import { checkName } from "../game/names";
import { isSpread, MOST_GAMES } from "../club/scorecard";
import { crc32 } from "../base/crc32";
import { ok, refuse, type Result } from "../base/result";

/** One result as the player reports it. */
export interface HandedLine {
  /** 1 to 22. */
  readonly game: number;
  readonly opponent: string;
  readonly won: boolean;
  /** 1 to 121. */
  readonly spread: number;
}

/** Results of one player's scorecard, which the organiser still has to accept. */
export interface Handed {
  readonly player: string;
  /** 1 to 22 lines, each game once. */
  readonly lines: readonly HandedLine[];
}

/**
 * `tooLong`: longer than any text of this app. `notOurs`: another kind of code, link or text. `newer`: made by a newer
 * version. `cutOff`: the checksum is missing. `damaged`: the checksum is wrong. `badName`: no name, or one that is
 * refused. `badGame`: no game, or not 1 to 22. `badSpread`: not 1 to 121. `againstHimself`: the opponent is the player.
 */
export const HANDED_FAULTS = [
  "tooLong",
  "notOurs",
  "newer",
  "cutOff",
  "damaged",
  "badName",
  "badGame",
  "sameGameTwice",
  "badSpread",
  "againstHimself",
] as const;
export type HandedFault = (typeof HANDED_FAULTS)[number];

/** Enough for 23 names of the greatest length with accents, packed for an address. */
const MOST_LETTERS = 64_000;

/** The player, 22 games and the checksum, and a few more, so that one game too many is refused for what it is. */
const MOST_PIECES = 30;
/** UTF-16 units: a name of the greatest length with its accents apart, and the game. */
const LONGEST_PIECE = 1000;
/** More accents than any name has on one letter. */
const PILE = /\p{M}{20}/u;

const VERSION = "1";
const MARK = "FT";

/** @returns "FT1 Ann Bee; 1W12 Bob; 2L31 Cy; 7A1B2C3": the player, each game with its spread and opponent, a checksum. */
export function lineText(handed: Handed): string {
  return written(handed).replaceAll(";", "; ");
}

/** @param base the address of the app, up to the "#" */
export function lineLink(handed: Handed, base: string): string {
  const text = written(handed);
  const plain = addressed(text);
  const short = packed(text);
  return `${base}#/line/${short.length < plain.length ? short : plain}`;
}

/** Reads a link, the part after its "#", or the short text. Never throws. */
export function readHanded(text: string): Result<Handed, HandedFault> {
  if (text.length > MOST_LETTERS) return refuse("tooLong");
  const pieces = unwrapped(text.trim()).split(";", MOST_PIECES + 1);
  const version = /^FT([1-9]\d{0,2})\s/.exec(pieces[0] ?? "")?.[1];
  if (version === undefined) return refuse("notOurs");
  if (version !== VERSION) return refuse("newer");
  if (pieces.length > MOST_PIECES || pieces.some((piece) => piece.length > LONGEST_PIECE)) return refuse("tooLong");
  // The time to compose accents in a row grows with the square of their number.
  if (pieces.some((piece) => PILE.test(piece))) return refuse("badName");
  const line = pieces.map((piece) => piece.normalize("NFC").replace(/\s+/g, " ").trim()).join(";");
  const end = line.lastIndexOf(";") + 1;
  const said = line.slice(end).toUpperCase();
  if (!SUM.test(said)) return refuse("cutOff");
  if (said !== checkSum(line.slice(0, end))) return refuse("damaged");
  const [player = "", ...games] = line.slice(`${MARK}${VERSION} `.length, end - 1).split(";");
  return checked(player, games);
}

/** The text without optional spaces. */
function written({ player, lines }: Handed): string {
  const games = lines.map(
    ({ game, opponent, won, spread }) => `${game}${won ? "W" : "L"}${spread} ${nameText(opponent)};`,
  );
  const line = `${MARK}${VERSION} ${nameText(player)};${games.join("")}`;
  return line + checkSum(line);
}

/** Characters with a meaning in the text. In a name, each is written as "%" and its index here. */
const ESCAPED = "%;_";

/** Replaces half a surrogate pair, which an address cannot contain, with the replacement character. */
function nameText(name: string): string {
  return name.replace(/\p{Cs}/gu, "\ufffd").replace(/[%;_]/g, (sign) => `%${ESCAPED.indexOf(sign)}`);
}

function nameOf(text: string): string {
  return text.replace(/%([012])/g, (_, place: string) => ESCAPED.charAt(Number(place)));
}

const GAME = /^(\d{1,3})([WL])(\d{1,4}) (.+)$/;

/** Checks the values of a text whose checksum is right. */
function checked(player: string, games: readonly string[]): Result<Handed, HandedFault> {
  const name = checkName(nameOf(player));
  if (!name.ok) return refuse("badName");
  const self = takenNames([name.value]);
  const lines = new Map<number, HandedLine>();
  for (const text of games) {
    const [, number = "", how, spread = "", who = ""] = GAME.exec(text) ?? [];
    if (how === undefined) return refuse("damaged");
    const line = { game: Number(number), won: how === "W", spread: Number(spread) };
    if (line.game < 1 || line.game > MOST_GAMES) return refuse("badGame");
    if (lines.has(line.game)) return refuse("sameGameTwice");
    if (!isSpread(line.spread)) return refuse("badSpread");
    const opponent = checkName(nameOf(who));
    if (!opponent.ok) return refuse("badName");
    if (self.has(opponent.value)) return refuse("againstHimself");
    lines.set(line.game, { ...line, opponent: opponent.value });
  }
  return lines.size === 0 ? refuse("badGame") : ok({ player: name.value, lines: [...lines.values()] });
}

/** Without I, L, O and U, which are easy to misread. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SUM = /^[0-9A-HJKMNP-TV-Z]{7}$/;

/** CRC-32 of the UTF-16 units: it detects any change of one letter or of two adjacent ones. */
function checkSum(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const sum = ~crc32(units.flatMap((unit) => [unit & 255, unit >> 8]));
  return Array.from({ length: 7 }, (_, i) => DIGITS[(sum >>> (5 * i)) & 31]).join("");
}

/** Encodes the text for an address so that people can still read it. */
function addressed(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "_")
    .replaceAll("%3B", ";");
}

/** The first letter of a packed text. */
const PACKED = "~";

/** @returns the text inside a link, a part of a link or the text itself; empty if it cannot be decoded. */
function unwrapped(text: string): string {
  if (/^FT\d+\s/.test(text)) return text;
  const part = /^(?:.*[/#])?line\/(\S+)/s.exec(text)?.[1] ?? text;
  try {
    return decodeURIComponent(
      part.startsWith(PACKED) ? unpacked(part.slice(PACKED.length)) : part.replaceAll("_", " "),
    );
  } catch {
    return "";
  }
}

const SIXTY_FOUR = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map(Array.from(SIXTY_FOUR, (sign, value) => [sign, value]));
/** Each byte in percent encoding. */
const PERCENT = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).padStart(2, "0")}`);

/** Base 64, which is shorter than the plain form if most letters are not Latin. */
function packed(text: string): string {
  let out = PACKED;
  let bits = 0;
  let held = 0;
  for (const byte of encodeURIComponent(text).match(/%..|./g) ?? []) {
    held = (held << 8) | (byte.length > 1 ? parseInt(byte.slice(1), 16) : byte.charCodeAt(0));
    for (bits += 8; bits >= 6; bits -= 6) out += SIXTY_FOUR.charAt((held >> (bits - 6)) & 63);
    held &= 63;
  }
  return bits > 0 ? out + SIXTY_FOUR.charAt((held << (6 - bits)) & 63) : out;
}

/** @returns the bytes in percent encoding, for `decodeURIComponent`, which throws if a letter is none of the 64. */
function unpacked(text: string): string {
  let out = "";
  let bits = 0;
  let held = 0;
  for (const sign of text) {
    const value = VALUES.get(sign);
    if (value === undefined) return "%";
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out += PERCENT[(held >> bits) & 255];
  }
  // Bits that are left over are padding.
  return out;
}
