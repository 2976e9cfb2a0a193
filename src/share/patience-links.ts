/** Squares and solitaires as readable links. Reading accepts any text and never throws. See formats.md. */
import { parseCard } from "../rules/cards";
import { ok, refuse, type Result } from "../base/result";
import { SOLITAIRE_SIZE } from "../rules/patience/solitaire";
import { whyNotHere, cardAt, firstEmpty, lay, type Spread } from "../rules/patience/spread";
import { SQUARE_SIZE } from "../rules/patience/squares";
import type { LinkRefusal } from "./links";

/** The cards of a square, and whether heels count. */
export interface Square {
  readonly spread: Spread;
  readonly heels: boolean;
}

/** Enough for 17 cards with suits and places. */
const MOST_LETTERS = 160;
const NO_HEELS = "no-heels";

/** @returns "AC.2D.7-5H": a card that is not on the first empty place has the number of its place, from 1, before it. */
function spreadText(spread: Spread, size: number): string {
  return spread
    .map(({ place, card }, i) => (firstEmpty(spread.slice(0, i), size) === place ? card : `${place + 1}-${card}`))
    .join(".");
}

function readSpread(text: string, size: number): Result<Spread, LinkRefusal> {
  if (text.length > MOST_LETTERS) return refuse("tooLong");
  let spread: Spread = [];
  for (const word of text === "" ? [] : text.split(".")) {
    const [, number, name = ""] = /^(?:(\d{1,2})-)?(.*)$/.exec(word) ?? [];
    const place = number === undefined ? firstEmpty(spread, size) : Number(number) - 1;
    const card = parseCard(name);
    if (card === undefined) return refuse("notCards");
    if (place === undefined || place < 0 || place >= size || cardAt(spread, place) !== undefined)
      return refuse("unreadable");
    const why = whyNotHere(spread, place, card);
    if (why !== undefined) return refuse(why === "cardSeen" || why === "fifthOfRank" ? "cardTwice" : "notCards");
    spread = lay(spread, place, card);
  }
  return ok(spread);
}

/** @returns "no-heels/AC.2D.3S", or the cards alone. */
export function squaresLink({ spread, heels }: Square): string {
  return [heels ? "" : NO_HEELS, spreadText(spread, SQUARE_SIZE)].filter(Boolean).join("/");
}

/** Reads the part after the tool's address. */
export function readSquaresLink(text: string): Result<Square, LinkRefusal> {
  const heels = text !== NO_HEELS && !text.startsWith(`${NO_HEELS}/`);
  const read = readSpread(heels ? text : text.slice(NO_HEELS.length + 1), SQUARE_SIZE);
  return read.ok ? ok({ spread: read.value, heels }) : read;
}

/** @returns the cards in order: four kept, two discarded, the same again, the starter. */
export function solitaireLink({ spread }: Pick<Square, "spread">): string {
  return spreadText(spread, SOLITAIRE_SIZE);
}

/** Reads the part after the tool's address. */
export function readSolitaireLink(text: string): Result<Pick<Square, "spread">, LinkRefusal> {
  const read = readSpread(text, SOLITAIRE_SIZE);
  return read.ok ? ok({ spread: read.value }) : read;
}
