import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Books } from "../../session/club/books";
import { BooksContext, openLog, OpenLogContext } from "../context";
import { BOOK_REFUSAL_WORDS } from "../words/club";

/** Provides its children with the books, and with the log of the open book to write to. */
export function BooksProvider({ books, children }: { books: Books; children: ComponentChildren }) {
  const log = useMemo(() => openLog(books, () => BOOK_REFUSAL_WORDS), [books]);
  return (
    <BooksContext.Provider value={books}>
      <OpenLogContext.Provider value={log}>{children}</OpenLogContext.Provider>
    </BooksContext.Provider>
  );
}
