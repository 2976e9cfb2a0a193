/** Books are the logs of scorecards and events. They are stored beside the logs of games. */
import type { EntryOf } from "../game/facts";
import type { LogOf } from "../game/log";
import type { Brand } from "../base/result";
import type { ScorecardFact, ScorecardRefusal } from "./scorecard";
import type { EventFact, EventKind, EventRefusal } from "./event-facts";

/** Starts with "book:", so it cannot be a game's id. */
export type BookId = Brand<string, "BookId">;
export const BOOK_PREFIX = "book:";

export function isBookId(id: string): id is BookId {
  return id.startsWith(BOOK_PREFIX);
}

/** @param fresh an unused id */
export function bookId(fresh: string): BookId {
  return `${BOOK_PREFIX}${fresh}` as BookId;
}

export type BookFact = ScorecardFact | EventFact;
export type BookLogFact = BookFact | { readonly type: "undone" } | { readonly type: "redone" };

/**
 * The format of book facts. 2 added Grass Roots Points; 3 games not played and names removed. Older entries are read
 * unchanged.
 */
export const BOOK_FORMAT = 3;

export type BookEntry = EntryOf<BookId, BookLogFact>;
export type BookRefusal = ScorecardRefusal | EventRefusal | "nothingToUndo" | "nothingToRedo";

/** A book as shown in a list. Rows are a cache: each can be rebuilt from the log of its book. */
export interface BookRow {
  readonly id: BookId;
  readonly kind: "card" | "club";
  readonly startedAt: number;
  readonly touchedAt: number;
  /** The kind of event. Absent for a scorecard, and in rows stored by older versions. */
  readonly event?: EventKind;
  /** The name of the event. */
  readonly title: string;
  /** As 2026-11-21. */
  readonly date: string;
  /** A scorecard's player and then their opponents; or an event's players. */
  readonly names: readonly string[];
  /** Their seats and ACC numbers, in the order of the names. Absent in rows stored by older versions. */
  readonly seats?: readonly string[];
  readonly numbers?: readonly string[];
  /** Games entered on a scorecard, or complete rounds of an event; out of `games`. */
  readonly played: number;
  readonly games: number;
  /** For a scorecard: game points, games won, net spread. */
  readonly totals?: readonly [number, number, number];
  /** Ids of the games on the scorecard that were scored on this phone. */
  readonly from: readonly string[];
}

export type BookLog = LogOf<BookId, BookEntry, BookRow>;
