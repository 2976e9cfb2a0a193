/** A scorecard line being entered. It is saved at every keystroke, so that a reload restores it. */
import { type Check, flag, maybe, object, oneOf, place, text } from "../../base/shape";
import { ok, refuse, type Result } from "../../base/result";
import { pointsFor, type ScorecardLine, type ScorecardRow } from "../../club/scorecard";
import { checkName } from "../../game/names";
import { COUNTED_BY, isDigits, type SpreadDraft, spreadDraftOf, spreadOf } from "../spread/spread-draft";

export interface Draft extends SpreadDraft {
  /** The scorecard's id. */
  readonly card: string;
  /** The row, from 1. */
  readonly game: number;
  /** How many lines the row had when the draft was begun. Once there are more, the draft is out of date. */
  readonly after: number;
  /** Whether its sheet is open. */
  readonly open: boolean;
  readonly opponent: string;
  readonly seat: string;
  readonly won: boolean | undefined;
}

/** A draft for a row: empty, or with the line to be corrected. */
export function draftOf(card: string, game: number, row: ScorecardRow): Draft {
  const { line } = row;
  return {
    ...spreadDraftOf(line?.spread),
    card,
    game,
    after: timesWritten(row),
    open: true,
    opponent: line?.opponent ?? "",
    seat: line?.seat ?? "",
    won: line?.won,
  };
}

function timesWritten({ line, struck }: ScorecardRow): number {
  return struck.length + (line ? 1 : 0);
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
  by: oneOf(COUNTED_BY),
  digits: isDigits,
  fresh: flag,
});

/** @returns the saved draft, if it belongs to this scorecard and its row has not changed since */
export function draftFor(raw: unknown, card: string, rows: readonly ScorecardRow[]): Draft | undefined {
  const draft = isDraft(raw) ? raw : undefined;
  const row = draft?.card === card ? rows[draft.game - 1] : undefined;
  return row && draft?.after === timesWritten(row) ? draft : undefined;
}

/** The draft with another opponent and, unless a seat was typed, their seat. @param seatOf "" if it is not known */
export function withOpponent(draft: Draft, opponent: string, seatOf: (name: string) => string): Draft {
  const typed = draft.seat !== "" && draft.seat !== seatOf(draft.opponent);
  return { ...draft, opponent, seat: typed ? draft.seat : seatOf(opponent) };
}

/** `wonOrLost`: neither is chosen yet. */
type DraftRefusal = "wonOrLost" | "badSpread" | Extract<ReturnType<typeof checkName>, { ok: false }>["error"];

/** @param before the line to be corrected; it stays linked to its game if only names change */
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

/** "3 points: won by 31 or more", "2 points: won by 23", "0 points: lost by 7"; "" until the result is known. */
export function liveWords(draft: Draft): string {
  const spread = spreadOf(draft);
  if (draft.won === undefined || spread === undefined) return "";
  const points = pointsFor(draft.won, spread);
  if (points === 3) return "3 points: won by 31 or more";
  return draft.won ? `2 points: won by ${spread}` : `0 points: lost by ${spread}`;
}
