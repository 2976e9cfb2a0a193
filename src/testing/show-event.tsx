/** Shows parts of an event's screens with a real book behind them. */
import { render } from "preact";
import { act } from "preact/test-utils";
import type { BookEntry, BookId, BookRow } from "../club/book-facts";
import { readBookEntry } from "../club/book-read";
import type { ClubEvent } from "../club/event";
import type { EventFact, EventHeader } from "../club/event-facts";
import { type Books, createBooks } from "../session/club/books";
import { BooksProvider } from "../ui/club/books-provider";
import { SessionContext, useBooks } from "../ui/context";
import type { FunctionComponent } from "preact";
import { memoryLogOf } from "./memory-log";
import { newSession } from "./start-session";
import { Tabs } from "./tabs";

/** Shows the part in the body, and keeps it up to date with the event. */
export async function showEvent(
  header: EventHeader,
  facts: readonly EventFact[],
  Part: FunctionComponent<{ readonly event: ClubEvent }>,
): Promise<Books> {
  const ports = new Tabs().tab();
  const log = memoryLogOf<BookId, BookEntry, BookRow>(readBookEntry);
  const books = createBooks({ ...ports, log, newId: () => "1" });
  await books.openEvent(header, []);
  for (const fact of facts) if (!(await books.record(fact))) throw new Error(`${fact.type}: ${books.said.value?.code}`);
  const session = newSession(ports);
  function Shown() {
    const event = useBooks().event.value;
    return event ? <Part event={event} /> : null;
  }
  await act(() =>
    render(
      <SessionContext.Provider value={session}>
        <BooksProvider books={books}>
          <Shown />
        </BooksProvider>
      </SessionContext.Provider>,
      document.body,
    ),
  );
  return books;
}

/** Removes everything shown. */
export async function clearEvent(): Promise<void> {
  await act(() => render(null, document.body));
  document.body.textContent = "";
}
