import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { ok } from "../base/result";
import { BOOK_FORMAT, BOOK_PREFIX, type BookEntry, bookId, isBookId } from "../club/book-facts";
import { bookRowOf } from "../club/book";
import { isBookRow, readBookEntry } from "../club/book-read";
import { entry, listed, readEntry, row } from "../testing/stored-entries";
import { indexedLog, indexedLogOf } from "./indexed-log";
import { storeOpener } from "./open";

const ID = bookId("1");
const HEADER = { player: "Ann", number: "", event: "Grass Roots", date: "2026-11-14", seat: "7", games: 9 };
const OPENED: BookEntry = { game: ID, seq: 0, v: BOOK_FORMAT, at: 5, fact: { type: "cardOpened", header: HEADER } };

it("books and games share the stores, and neither is read as the other", async () => {
  const open = storeOpener(undefined, "books-1");
  const games = indexedLog(open, readEntry);
  const books = indexedLogOf(open, { readOne: readBookEntry, isRow: isBookRow, isMine: isBookId, prefix: BOOK_PREFIX });
  const bookRow = bookRowOf([OPENED]);
  if (!bookRow) throw new Error("no row");
  expect(await books.append([OPENED], bookRow)).toEqual(ok(undefined));
  expect(await games.append([entry(0)], row())).toEqual(ok(undefined));
  expect([await listed(games), await listed(books)]).toEqual([[row()], [bookRow]]);
  expect([await games.part(), await books.part()]).toEqual([
    ok({ rows: [row()], unlisted: [], next: undefined }),
    ok({ rows: [bookRow], unlisted: [], next: undefined }),
  ]);
  expect(await books.read(ID)).toEqual(ok({ entries: [OPENED], setAside: [] }));
});
