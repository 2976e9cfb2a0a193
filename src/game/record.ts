/** The record as people read it: by deals, the newest first, with the cards of a series or a hand in one strip. */
import type { Seat } from "../rules/ruleset";
import type { Happening } from "./happenings";
import type { LogLine } from "./replay";
import type { Pegs } from "./state";

export interface RecordDeal {
  /** 0 before the first deal. */
  readonly number: number;
  readonly dealer: Seat | undefined;
  readonly lines: readonly LogLine[];
  /** The pegs of every side before and after it. */
  readonly from: readonly Pegs[];
  readonly to: readonly Pegs[];
}

/** The lines of a game by its deals, newest first. */
export function dealsOf(lines: readonly LogLine[]): readonly RecordDeal[] {
  const deals: { -readonly [Key in keyof RecordDeal]: RecordDeal[Key] }[] = [];
  const all: LogLine[][] = [];
  let dealer: Seat | undefined;
  let before: readonly Pegs[] = [];
  for (const line of lines) {
    const deal = deals.at(-1);
    if (deal?.number === line.deal) all.at(-1)?.push(line);
    else {
      all.push([line]);
      deals.push({ number: line.deal, dealer, lines: all.at(-1) ?? [], from: before, to: before });
    }
    const now = deals.at(-1);
    if (now) now.to = line.after;
    before = line.after;
    const next =
      line.status.is === "fits" ? line.status.happenings.findLast(({ kind }) => kind === "dealer") : undefined;
    if (next?.kind === "dealer") dealer = next.dealer;
  }
  return deals.toReversed();
}

/** Entries that are in sight at first, so that a mistake of a moment ago needs no unfolding. */
const IN_SIGHT = 6;

/** The deals that are unfolded at first: the newest, and those before it until enough entries are in sight. */
export function openAtFirst(deals: readonly RecordDeal[]): ReadonlySet<number> {
  const open = new Set<number>();
  let seen = 0;
  for (const { number, lines } of deals) {
    if (seen >= IN_SIGHT) break;
    open.add(number);
    seen += lines.length;
  }
  return open;
}

/** A row of the record: the cards of one series, hand or cut, with counts stated among them; or a single entry. */
export interface RecordRow {
  readonly strip: boolean;
  readonly lines: readonly LogLine[];
  /** The lines whose points are for these cards. The go that ended a series is in the line that opens the next one. */
  readonly scored: readonly LogLine[];
}

/** The rows of a deal, in the order of the entries. */
export function rowsOf(lines: readonly LogLine[]): readonly RecordRow[] {
  const rows: { readonly strip: boolean; readonly lines: LogLine[]; readonly scored: LogLine[] }[] = [];
  let open: string | undefined;
  let count = 0;
  for (const line of lines) {
    const strip = stripOf(line);
    const laid = countOf(line);
    const begins = strip !== open || (laid !== undefined && laid < count);
    if (laid !== undefined) count = laid;
    if ((strip !== undefined && !begins) || (isSaid(line) && open === "play")) {
      rows.at(-1)?.lines.push(line);
      rows.at(-1)?.scored.push(line);
    } else {
      const before = strip === open && pegsBefore(line) ? rows.at(-1) : undefined;
      before?.scored.push(line);
      rows.push({ strip: strip !== undefined, lines: [line], scored: before ? [] : [line] });
      open = strip;
    }
  }
  return rows;
}

/** Whether a card pegged nothing itself: its points are for the go that it implies, or for a count that it had checked. */
function pegsBefore({ status }: LogLine): boolean {
  if (status.is !== "fits" || status.pegs.length === 0) return false;
  const last = status.happenings.at(-1);
  return last !== undefined && isPlain(last);
}

/** Whether this is a card that pegs nothing. */
export function isPlain(one: Happening): boolean {
  return one.kind === "laid" && one.reasons.length === 0;
}

/** Whether the player states the points of a card of the play. */
function isSaid({ fact }: LogLine): boolean {
  return fact.type === "claimed" && fact.owner === "play";
}

/** The name of the strip that the card of a line belongs to. */
function stripOf({ fact }: LogLine): string | undefined {
  switch (fact.type) {
    case "cardPlayed":
    case "goCalled":
      return "play";
    case "cardShown":
      return `shown ${fact.owner}`;
    case "cardDealt":
    case "discarded":
    case "cardPassed":
      return `${fact.type} ${fact.seat}`;
    case "cut":
      return fact.type;
    default:
      return undefined;
  }
}

/** The count of the series with the card of a line. */
export function countOf({ status }: LogLine): number | undefined {
  const laid = status.is === "fits" ? status.happenings.findLast(({ kind }) => kind === "laid") : undefined;
  return laid?.kind === "laid" ? laid.count : undefined;
}
