/** Books – scorecards and club nights – are logs of facts like games, beside them in the same store. */
import type { EntryOf } from "../game/facts";
import type { LogOf } from "../game/log";
import type { Brand } from "../base/result";
import type { ScorecardFact, ScorecardRefusal } from "./scorecard";
import type { EventFact, EventKind, EventRefusal } from "./event-facts";

/** Begins with what tells it from a game's. */
export type BookId = Brand<string, "BookId">;
const PREFIX = "book:";

export function isBookId(id: string): id is BookId {
  return id.startsWith(PREFIX);
}

/** @param fresh an id nobody has yet */
export function bookId(fresh: string): BookId {
  return `${PREFIX}${fresh}` as BookId;
}

export type BookFact = ScorecardFact | EventFact;
export type BookLogFact = BookFact | { readonly type: "undone" } | { readonly type: "redone" };

/** The number of the present format of book facts. 2: Grass Roots Points; what is of 1 reads as it is. */
export const BOOK_FORMAT = 2;

export type BookEntry = EntryOf<BookId, BookLogFact>;
export type BookRefusal = ScorecardRefusal | EventRefusal | "nothingToUndo" | "nothingToRedo";

/** What a list shows of a book. A cache, rebuilt from its log. */
export interface BookRow {
  readonly id: BookId;
  readonly kind: "card" | "club";
  readonly startedAt: number;
  readonly touchedAt: number;
  /** Of a club night or tournament; a row kept before it was told has none. */
  readonly event?: EventKind;
  /** The event. */
  readonly title: string;
  /** As 2026-11-21. */
  readonly date: string;
  /** The card's player and then whom he met, or all who came. */
  readonly names: readonly string[];
  /** Games entered, of so many. */
  readonly played: number;
  readonly games: number;
  /** Of a card: game points, games won, net spread. */
  readonly totals?: readonly [number, number, number];
  /** Games scored here that stand on the card. */
  readonly from: readonly string[];
}

export type BookLog = LogOf<BookId, BookEntry, BookRow>;
