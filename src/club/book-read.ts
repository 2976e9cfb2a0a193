/** Reads stored book entries and rows, and refuses anything malformed; see `readEntry` for games. */
import { ok, refuse, type Result } from "../base/result";
import {
  type Check,
  type Fields,
  finite,
  flag,
  list,
  maybe,
  object,
  oneOf,
  optional,
  pair,
  place,
  text,
  time,
  variant,
  whole,
} from "../base/shape";
import { BOOK_FORMAT, type BookEntry, type BookId, type BookLogFact, type BookRow, isBookId } from "./book-facts";
import { MOST_GAMES } from "./scorecard";
import { MOST_PLAYERS } from "./event";
import { BEST_OF, EVENT_KINDS, MOST_GRASS_ROOTS } from "./event-facts";

/** Names are checked when the fact is applied; this only limits their length. */
const label = text(700);
const player = whole(0, MOST_PLAYERS - 1);
const round = whole(1, MOST_GAMES);
const spread = whole(1, 121);
const points = oneOf([0, 2, 3]);
const header = object({ player: label, number: label, event: label, date: text(10), seat: label, games: round });
const line = object({ won: flag, spread, opponent: label, seat: label, from: optional(label) });
const event = object({
  name: label,
  date: text(10),
  kind: oneOf(EVENT_KINDS),
  games: round,
  bestOf: oneOf(BEST_OF),
  of: optional(label),
});
const newcomer = { name: label, seat: label, number: optional(label) };
const slip = object({
  says: oneOf(["won", "lost"]),
  column: oneOf(["plus", "minus"]),
  spread: maybe(spread),
  points: optional(points),
});
const ruling = object({ points, plus: whole(0, 121), minus: whole(0, 121) });
const drawn = object({ games: list(pair(player), MOST_PLAYERS), sitsOut: list(player, 1) });
const players = list(player, MOST_PLAYERS);

const FACTS = {
  cardOpened: { header },
  headerWritten: { header },
  lineWritten: { game: round, line },
  lineStruck: { game: round },
  clubOpened: { header: event },
  clubRenamed: { header: event },
  playersCame: { players: list(object(newcomer), MOST_PLAYERS) },
  playerChanged: { player, ...newcomer },
  grassRootsWritten: { player, points: whole(0, MOST_GRASS_ROOTS) },
  playerLeft: { player },
  playerBack: { player },
  playerRemoved: { player },
  roundsDrawn: { from: round, rounds: list(drawn, MOST_GAMES) },
  slipEntered: { round, player, slip },
  gameEntered: { round, winner: player, spread },
  gameStruck: { round, player },
  ruled: { round, player, values: pair(ruling) },
  forfeited: { round, player },
  gameNotPlayed: { round, player },
  tieBroken: { order: players },
  bracketDrawn: { seeds: players, bestOf: oneOf(BEST_OF) },
  playoffGame: { round: place, slot: place, winner: player },
  playoffStruck: { round: place, slot: place },
  undone: {},
  redone: {},
} satisfies Readonly<Record<BookLogFact["type"], Fields>>;

const id: Check<BookId> = (value): value is BookId => typeof value === "string" && isBookId(value);
const isEntry: Check<BookEntry> = object({
  game: id,
  seq: place,
  v: whole(1),
  at: time,
  fact: variant("type", FACTS),
});
const hasFormat = object({ v: whole(1) });

/** Reads one stored entry. `newer`: a newer version of the app wrote it, so this one must not touch it. */
export function readBookEntry(raw: unknown): Result<BookEntry, "newer" | "unreadable"> {
  if (!hasFormat(raw)) return refuse("unreadable");
  if (raw.v > BOOK_FORMAT) return refuse("newer");
  return isEntry(raw) ? ok(raw) : refuse("unreadable");
}

const threeFigures: Check<readonly [number, number, number]> = (all): all is readonly [number, number, number] =>
  list(finite, 3)(all) && all.length === 3;

/** Rows are a cache: a malformed one is dropped and rebuilt from its log. */
export const isBookRow: Check<BookRow> = object({
  id,
  kind: oneOf(["card", "club"]),
  event: optional(oneOf(EVENT_KINDS)),
  startedAt: time,
  touchedAt: time,
  title: label,
  date: text(10),
  names: list(label, MOST_PLAYERS),
  seats: optional(list(label, MOST_PLAYERS)),
  numbers: optional(list(label, MOST_PLAYERS)),
  played: place,
  games: place,
  totals: optional(threeFigures),
  from: list(label, MOST_GAMES),
});
