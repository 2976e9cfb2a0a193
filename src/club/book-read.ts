/** What a store hands back becomes an entry of a book, or is set aside; see `readEntry` for games. */
import { ok, refuse, type Result } from "../base/result";
import {
  type Check,
  fits,
  flag,
  isRecord,
  listOf,
  maybe,
  oneOf,
  place,
  type Shape,
  shaped,
  textOf,
  within,
} from "../base/shape";
import { BOOK_FORMAT, type BookEntry, type BookLogFact, type BookRow, isBookId } from "./book-facts";
import { MOST_GAMES } from "./scorecard";
import { MOST_PLAYERS } from "./event";
import { BEST_OF, EVENT_KINDS, MOST_GRASS_ROOTS } from "./event-facts";

/** Any name is looked at again when it is applied; here only that it is no book of its own. */
const label = textOf(700);
const player = within(0, MOST_PLAYERS - 1);
const round = within(1, MOST_GAMES);
const spread = within(1, 121);
const points = oneOf([0, 2, 3]);
const header = shaped({ player: label, number: label, event: label, date: textOf(10), seat: label, games: round });
const line = shaped({ won: flag, spread, opponent: label, seat: label, from: maybe(label) });
const event = shaped({
  name: label,
  date: textOf(10),
  kind: oneOf(EVENT_KINDS),
  games: round,
  bestOf: oneOf(BEST_OF),
  of: maybe(label),
});
const newcomer = shaped({ name: label, seat: label });
const slip = shaped({
  says: oneOf(["won", "lost"]),
  column: oneOf(["plus", "minus"]),
  spread: maybe(spread),
  points: maybe(points),
});
const value = shaped({ points, plus: within(0, 121), minus: within(0, 121) });
const pairOf =
  (check: Check): Check =>
  (pair) =>
    Array.isArray(pair) && pair.length === 2 && pair.every(check);
const drawn = shaped({ games: listOf(pairOf(player), MOST_PLAYERS), sitsOut: listOf(player, 1) });
const players = listOf(player, MOST_PLAYERS);

const SHAPES: Readonly<Record<BookLogFact["type"], Shape>> = {
  cardOpened: { header },
  headerWritten: { header },
  lineWritten: { game: round, line },
  lineStruck: { game: round },
  clubOpened: { header: event },
  clubRenamed: { header: event },
  playersCame: { players: listOf(newcomer, MOST_PLAYERS) },
  playerChanged: { player, name: label, seat: label },
  grassRootsWritten: { player, points: within(0, MOST_GRASS_ROOTS) },
  playerLeft: { player },
  playerBack: { player },
  roundsDrawn: { from: round, rounds: listOf(drawn, MOST_GAMES) },
  slipEntered: { round, player, slip },
  gameEntered: { round, winner: player, spread },
  gameStruck: { round, player },
  ruled: { round, player, values: pairOf(value) },
  forfeited: { round, player },
  tieBroken: { order: players },
  bracketDrawn: { seeds: players, bestOf: oneOf(BEST_OF) },
  playoffGame: { round: place, slot: place, winner: player },
  playoffStruck: { round: place, slot: place },
  undone: {},
  redone: {},
};

/** Reads one stored entry of a book. `newer`: a newer app wrote it, so this one keeps its hands off. */
export function readBookEntry(raw: unknown): Result<BookEntry, "newer" | "unreadable"> {
  if (!isRecord(raw) || !Number.isInteger(raw["v"])) return refuse("unreadable");
  if ((raw["v"] as number) > BOOK_FORMAT) return refuse("newer");
  const fine =
    (raw["v"] as number) >= 1 &&
    fits(raw, { game: (id) => typeof id === "string" && isBookId(id), seq: place, at: Number.isFinite, fact: isFact });
  return fine ? ok(raw as unknown as BookEntry) : refuse("unreadable");
}

function isFact(fact: unknown): boolean {
  if (!isRecord(fact) || typeof fact["type"] !== "string" || !Object.hasOwn(SHAPES, fact["type"])) return false;
  return fits(fact, SHAPES[fact["type"] as BookLogFact["type"]]);
}

const totals: Check = (all) => Array.isArray(all) && all.length === 3 && all.every(Number.isFinite);

/** Rows are a cache: one that looks wrong is left out, and rebuilt from its log. */
export function isBookRow(raw: unknown): raw is BookRow {
  return (
    isRecord(raw) &&
    fits(raw, {
      id: (id) => typeof id === "string" && isBookId(id),
      kind: oneOf(["card", "club"]),
      event: maybe(oneOf(EVENT_KINDS)),
      startedAt: Number.isFinite,
      touchedAt: Number.isFinite,
      title: label,
      date: textOf(10),
      names: listOf(label, MOST_PLAYERS),
      played: place,
      games: place,
      totals: maybe(totals),
      from: listOf(label, MOST_GAMES),
    })
  );
}
