/** A line of a scorecard on its way in: what is typed and chosen so far. Kept at every key, so that a reload finds it. */
import { checkName } from "../../game/names";
import { type ScorecardLine, type ScorecardRow, isSpread, pointsFor, spreadFrom } from "../../club/scorecard";
import { ok, refuse, type Result } from "../../base/result";
import { type Check, flag, maybe, object, oneOf, place, text } from "../../base/shape";

/** The digits say by how much it was won, or where the loser stands. */
export type CountedBy = "spread" | "hole";

export interface Draft {
  /** The card and its row. */
  readonly card: string;
  readonly game: number;
  /** How often the row had been written when this was begun: written again since, this is out of date. */
  readonly after: number;
  /** Whether its sheet is up. */
  readonly open: boolean;
  readonly opponent: string;
  readonly seat: string;
  readonly won: boolean | undefined;
  readonly by: CountedBy;
  readonly digits: string;
  /** The next digit begins the number anew. */
  readonly fresh: boolean;
}

const MOST_DIGITS = 3;

/** A new one, or what stands in the row, to be corrected. */
export function draftOf(card: string, game: number, row: ScorecardRow): Draft {
  const { line } = row;
  return {
    card,
    game,
    after: timesWritten(row),
    open: true,
    opponent: line?.opponent ?? "",
    seat: line?.seat ?? "",
    won: line?.won,
    by: "spread",
    digits: line ? String(line.spread) : "",
    fresh: true,
  };
}

function timesWritten({ line, struck }: ScorecardRow): number {
  return struck.length + (line ? 1 : 0);
}

/** @returns what was kept, if it is of this card, and its row is as it was then */
export function draftFor(raw: unknown, card: string, rows: readonly ScorecardRow[]): Draft | undefined {
  const draft = isDraft(raw) ? raw : undefined;
  const row = draft?.card === card ? rows[draft.game - 1] : undefined;
  return row && draft?.after === timesWritten(row) ? draft : undefined;
}

export function withDigit(draft: Draft, digit: number): Draft {
  const before = draft.fresh ? "" : draft.digits;
  return { ...draft, digits: `${before}${digit}`.slice(0, MOST_DIGITS), fresh: false };
}

export function withDigits(draft: Draft, typed: string): Draft {
  return { ...draft, digits: typed.replace(/\D/g, "").slice(0, MOST_DIGITS), fresh: false };
}

export function erased(draft: Draft): Draft {
  return { ...draft, digits: draft.digits.slice(0, -1), fresh: false };
}

/** The same number said the other way, until another one is typed. */
export function countedBy(draft: Draft, by: CountedBy): Draft {
  return by === draft.by ? draft : { ...draft, by, digits: digitsOf(draft)[by], fresh: true };
}

/** @returns the spread that is typed; undefined while there is none from 1 to 121. */
export function spreadOf({ by, digits }: Draft): number | undefined {
  if (digits === "") return undefined;
  const typed = Number(digits);
  if (by === "spread") return isSpread(typed) ? typed : undefined;
  const spread = spreadFrom(typed);
  return spread.ok ? spread.value : undefined;
}

/** What the two fields show: one is typed, the other follows from it. */
export function digitsOf(draft: Draft): Readonly<Record<CountedBy, string>> {
  const spread = spreadOf(draft);
  const loser = spread === undefined ? "" : String(121 - spread);
  return draft.by === "spread"
    ? { spread: draft.digits, hole: loser }
    : { spread: spread === undefined ? "" : String(spread), hole: draft.digits };
}

/** `wonOrLost`: that is not said yet. */
type DraftRefusal = "wonOrLost" | "badSpread" | Extract<ReturnType<typeof checkName>, { ok: false }>["error"];

/** @param before what stands there now: put right only in its names, it still is the game it was taken from */
export function lineOf(draft: Draft, before: ScorecardLine | undefined): Result<ScorecardLine, DraftRefusal> {
  const opponent = checkName(draft.opponent);
  if (!opponent.ok) return opponent;
  const { won } = draft;
  if (won === undefined) return refuse("wonOrLost");
  const spread = spreadOf(draft);
  if (spread === undefined) return refuse("badSpread");
  const line = { won, spread, opponent: opponent.value, seat: draft.seat.trim() };
  const same = before?.from !== undefined && before.won === won && before.spread === spread;
  return ok(same ? { ...line, from: before.from } : line);
}

/** "3 points: won by 31 or more", "2 points: won by 23", "0 points: lost by 7"; what is missing is not guessed. */
export function liveWords(draft: Draft): string {
  const spread = spreadOf(draft);
  if (draft.won === undefined || spread === undefined) return "";
  const points = pointsFor(draft.won, spread);
  if (points === 3) return "3 points: won by 31 or more";
  return draft.won ? `2 points: won by ${spread}` : `0 points: lost by ${spread}`;
}

const label = text(700);
const isDraft: Check<Draft> = object({
  card: label,
  game: place,
  after: place,
  open: flag,
  opponent: label,
  seat: label,
  won: maybe(flag),
  by: oneOf(["spread", "hole"]),
  digits: (value): value is string => typeof value === "string" && /^\d{0,3}$/.test(value),
  fresh: flag,
});
