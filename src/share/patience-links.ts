/** Squares and solitaires as readable links. Reading accepts any text and never throws. See formats.md. */
import { parseCard } from "../rules/cards";
import { ok, refuse, type Result } from "../base/result";
import { SOLITAIRE_SIZE } from "../rules/patience/solitaire";
import { whyNotHere, cardAt, firstEmpty, lay, type Layout } from "../rules/patience/layout";
import { SQUARE_SIZE } from "../rules/patience/squares";
import { type LinkRefusal, MOST_LETTERS } from "./hand-links";

/** The cards of a square, and whether heels count. */
export interface Square {
  readonly layout: Layout;
  readonly heels: boolean;
}

const NO_HEELS = "no-heels";

/** @returns "AC.2D.7-5H": a card that is not on the first empty place has the number of its place, from 1, before it. */
function layoutText(layout: Layout, size: number): string {
  return layout
    .map(({ place, card }, i) => (firstEmpty(layout.slice(0, i), size) === place ? card : `${place + 1}-${card}`))
    .join(".");
}

function readLayout(text: string, size: number): Result<Layout, LinkRefusal> {
  if (text.length > MOST_LETTERS) return refuse("tooLong");
  let layout: Layout = [];
  for (const word of text === "" ? [] : text.split(".")) {
    const [, number, name = ""] = /^(?:(\d{1,2})-)?(.*)$/.exec(word) ?? [];
    const place = number === undefined ? firstEmpty(layout, size) : Number(number) - 1;
    const card = parseCard(name);
    if (card === undefined) return refuse("notCards");
    if (place === undefined || place < 0 || place >= size || cardAt(layout, place) !== undefined)
      return refuse("unreadable");
    const why = whyNotHere(layout, place, card);
    if (why !== undefined) return refuse(why === "cardSeen" || why === "fifthOfRank" ? "cardTwice" : "notCards");
    layout = lay(layout, place, card);
  }
  return ok(layout);
}

/** @returns "no-heels/AC.2D.3S", or the cards alone. */
export function squaresLink({ layout, heels }: Square): string {
  return [heels ? "" : NO_HEELS, layoutText(layout, SQUARE_SIZE)].filter(Boolean).join("/");
}

/** Reads the part after the tool's address. */
export function readSquaresLink(text: string): Result<Square, LinkRefusal> {
  const heels = text !== NO_HEELS && !text.startsWith(`${NO_HEELS}/`);
  const read = readLayout(heels ? text : text.slice(NO_HEELS.length + 1), SQUARE_SIZE);
  return read.ok ? ok({ layout: read.value, heels }) : read;
}

/** @returns the cards in order: four kept, two discarded, the same again, the starter. */
export function solitaireLink({ layout }: Pick<Square, "layout">): string {
  return layoutText(layout, SOLITAIRE_SIZE);
}

/** Reads the part after the tool's address. */
export function readSolitaireLink(text: string): Result<Pick<Square, "layout">, LinkRefusal> {
  const read = readLayout(text, SOLITAIRE_SIZE);
  return read.ok ? ok({ layout: read.value }) : read;
}
