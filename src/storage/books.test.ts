import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { ok } from "../base/result";
import { BOOK_FORMAT, type BookEntry, bookId, isBookId } from "../club/book-facts";
import { bookRowOf } from "../club/book";
import { isBookRow, readBookEntry } from "../club/book-read";
import { entry, readEntry, row } from "../testing/log-contract";
import { indexedLog, indexedLogOf } from "./indexed-log";
import { storeOpener } from "./open";

const ID = bookId("1");
const HEADER = { player: "Ann", number: "", event: "Grass Roots", date: "2026-11-14", seat: "7", games: 9 };
const OPENED: BookEntry = { game: ID, seq: 0, v: BOOK_FORMAT, at: 5, fact: { type: "cardOpened", header: HEADER } };

it("books and games share the stores, and neither is read as the other", async () => {
  const open = storeOpener(undefined, "books-1");
  const games = indexedLog(open, readEntry);
  const books = indexedLogOf(open, { readOne: readBookEntry, isRow: isBookRow, isMine: isBookId });
  const bookRow = bookRowOf([OPENED]);
  if (!bookRow) throw new Error("no row");
  expect(await books.append([OPENED], bookRow)).toEqual(ok(undefined));
  expect(await games.append([entry(0)], row())).toEqual(ok(undefined));
  expect([await games.ids(), await books.ids()]).toEqual([ok(["game-1"]), ok([ID])]);
  expect([await games.rows(), await books.rows()]).toEqual([ok([row()]), ok([bookRow])]);
  expect(await books.read(ID)).toEqual(ok({ entries: [OPENED], setAside: [] }));
});
