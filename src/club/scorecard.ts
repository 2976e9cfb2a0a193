/** One player's scorecard: its lines, as on paper, and their totals (rules.md §8.1, §8.2). */
import { type NameRefusal, storedName } from "../game/stored-name";
import { never, ok, refuse, type Result } from "../base/result";

/** Game points of one qualifying game: 2 for a win, 3 for a win by 31 or more, 0 for a loss. */
export type GamePoints = 0 | 2 | 3;

/** The winner is at 121, so the spread is what the loser still needed. */
const GAME_HOLE = 121;
const SKUNKED_BY = 31;
export const MOST_GAMES = 22;
/** Game points with which a scorecard counts for the club's season (rules.md §8.3). */
export const SEASON_POINTS = 12;
/** The most game points of one game. */
export const MOST_POINTS: GamePoints = 3;

/** A spread is 1 to 121. */
export function isSpread(spread: number): boolean {
  return Number.isInteger(spread) && spread >= 1 && spread <= GAME_HOLE;
}

/** @param hole the loser's score in a game to 121, 0 to 120 */
export function spreadFrom(hole: number): Result<number, "badSpread"> {
  const spread = GAME_HOLE - hole;
  return isSpread(spread) ? ok(spread) : refuse("badSpread");
}

/** A double skunk gives 3 as well (rules.md §8.1). */
export function pointsFor(won: boolean, spread: number): GamePoints {
  if (!won) return 0;
  return spread >= SKUNKED_BY ? 3 : 2;
}

export interface ScorecardHeader {
  readonly player: string;
  /** The player's ACC number, or "". */
  readonly number: string;
  /** The club or the tournament. */
  readonly event: string;
  /** As 2026-11-21. */
  readonly date: string;
  /** The player's starting seat, such as A-7. */
  readonly seat: string;
  /** Rows of the scorecard: 9 on a club night, 7 to 22 in a tournament. */
  readonly games: number;
}

export interface ScorecardLine {
  readonly won: boolean;
  readonly spread: number;
  readonly opponent: string;
  /** The opponent's seat or verification number. */
  readonly seat: string;
  /** The id of the game, if it was scored on this phone. */
  readonly from?: string;
}

export type ScorecardFact =
  | { readonly type: "cardOpened"; readonly header: ScorecardHeader }
  | { readonly type: "headerWritten"; readonly header: ScorecardHeader }
  /** A second line for the same game is a correction; the first stays visible, struck through. */
  | { readonly type: "lineWritten"; readonly game: number; readonly line: ScorecardLine }
  | { readonly type: "lineStruck"; readonly game: number };

export interface ScorecardRow {
  readonly line: ScorecardLine | undefined;
  /** Earlier lines, oldest first. */
  readonly struck: readonly ScorecardLine[];
}

export interface Scorecard {
  readonly header: ScorecardHeader;
  readonly rows: readonly ScorecardRow[];
}

/**
 * `badSpread`: not 1 to 121. `badGame`: no such row. `badGames`: not 1 to 22 rows, or fewer than have lines.
 * `againstHimself`: the opponent is the player. `writtenAlready`: the row has this line already. `gameOnCard`: another row
 * has this game. `nothingThere`: the row is empty. `notNow`: the scorecard is not open, or is open already. The rest: the
 * name.
 */
export type ScorecardRefusal =
  | "badSpread"
  | "badGame"
  | "badGames"
  | "badDate"
  | "againstHimself"
  | "writtenAlready"
  | "gameOnCard"
  | "nothingThere"
  | "notNow"
  | NameRefusal;

const EMPTY: ScorecardRow = { line: undefined, struck: [] };

export function sameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/** @returns whether the text is a real day, as 2026-11-21 */
export function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** @returns why the header cannot be kept, if it cannot */
export function checkHeader(header: ScorecardHeader): ScorecardRefusal | undefined {
  const name = storedName(header.player);
  if (!name.ok) return name.error;
  if (!isDate(header.date)) return "badDate";
  return Number.isInteger(header.games) && header.games >= 1 && header.games <= MOST_GAMES ? undefined : "badGames";
}

/** Applies one fact to a scorecard; never throws. @param scorecard undefined before `cardOpened` */
export function evolveScorecard(
  scorecard: Scorecard | undefined,
  fact: ScorecardFact,
): Result<Scorecard, ScorecardRefusal> {
  switch (fact.type) {
    case "cardOpened":
    case "headerWritten": {
      const { header } = fact;
      if ((scorecard === undefined) !== (fact.type === "cardOpened")) return refuse("notNow");
      const wrong = checkHeader(header);
      if (wrong) return refuse(wrong);
      const kept = scorecard?.rows ?? [];
      if (kept.slice(header.games).some((row) => row.line)) return refuse("badGames");
      if (kept.some(({ line }) => line && sameName(line.opponent, header.player))) return refuse("againstHimself");
      return ok({ header, rows: Array.from({ length: header.games }, (_, game) => kept[game] ?? EMPTY) });
    }
    case "lineWritten":
      return scorecard ? writeLine(scorecard, fact.game, fact.line) : refuse("notNow");
    case "lineStruck": {
      const row = scorecard?.rows[fact.game - 1];
      if (!scorecard || !row) return refuse("badGame");
      if (!row.line) return refuse("nothingThere");
      return ok(withRow(scorecard, fact.game, { line: undefined, struck: [...row.struck, row.line] }));
    }
    default:
      return never(fact);
  }
}

function writeLine(scorecard: Scorecard, game: number, line: ScorecardLine): Result<Scorecard, ScorecardRefusal> {
  const row = scorecard.rows[game - 1];
  if (!row) return refuse("badGame");
  if (!isSpread(line.spread)) return refuse("badSpread");
  const name = storedName(line.opponent);
  if (!name.ok) return name;
  if (sameName(name.value, scorecard.header.player)) return refuse("againstHimself");
  if (row.line && isSameLine(row.line, line)) return refuse("writtenAlready");
  const elsewhere = scorecard.rows.some((other, at) => at !== game - 1 && line.from && other.line?.from === line.from);
  if (elsewhere) return refuse("gameOnCard");
  return ok(withRow(scorecard, game, { line, struck: row.line ? [...row.struck, row.line] : row.struck }));
}

function isSameLine(one: ScorecardLine, other: ScorecardLine): boolean {
  return (
    one.won === other.won &&
    one.spread === other.spread &&
    one.opponent === other.opponent &&
    one.seat === other.seat &&
    one.from === other.from
  );
}

/** @returns another game, from 1, with the same opponent and result: probably entered twice, but possibly a rematch */
export function sameElsewhere(
  { rows }: Pick<Scorecard, "rows">,
  game: number,
  { won, spread, opponent }: Pick<ScorecardLine, "won" | "spread" | "opponent">,
): number | undefined {
  const at = rows.findIndex(
    ({ line }, i) => i !== game - 1 && line?.won === won && line.spread === spread && sameName(line.opponent, opponent),
  );
  return at < 0 ? undefined : at + 1;
}

function withRow(scorecard: Scorecard, game: number, row: ScorecardRow): Scorecard {
  return { ...scorecard, rows: scorecard.rows.with(game - 1, row) };
}

/** The totals at the foot of the scorecard. */
export interface ScorecardTotals {
  readonly played: number;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  readonly plus: number;
  readonly minus: number;
  readonly net: number;
}

export function totalsOf({ rows }: Pick<Scorecard, "rows">): ScorecardTotals {
  const lines = rows.flatMap(({ line }) => line ?? []);
  const sum = (of: (line: ScorecardLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const plus = sum(({ won, spread }) => (won ? spread : 0));
  const minus = sum(({ won, spread }) => (won ? 0 : spread));
  const won = lines.filter((line) => line.won).length;
  return {
    played: lines.length,
    points: sum(({ won: isWon, spread }) => pointsFor(isWon, spread)),
    won,
    lost: lines.length - won,
    plus,
    minus,
    net: plus - minus,
  };
}

/** @returns the first game, from 1, without a line; undefined when the scorecard is full */
export function nextGameOn({ rows }: Scorecard): number | undefined {
  const at = rows.findIndex(({ line }) => !line);
  return at < 0 ? undefined : at + 1;
}
