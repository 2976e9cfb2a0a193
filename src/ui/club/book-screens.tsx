/** Scorecards and club nights: their engine is loaded with them, and with nothing else. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Books } from "../../session/books";
import { BookNotices } from "./book-notices";
import { BooksContext, useBooks } from "./books-context";
import type { Device } from "../device";
import { gameInAddress, replace, screen } from "../router";
import { ScorecardScreen } from "../scorecard/scorecard";
import { ClubScreen } from "./club";
import { EventScreen } from "./event";
import { ImportScreen } from "./import/import";

export function BookScreens({ device }: { device: Device }) {
  const books = useSignal<Books | undefined>(undefined);
  useEffect(() => void device.books().then((found) => (books.value = found)), [device, books]);
  if (!books.value) return <main class="screen" aria-busy="true" />;
  return (
    <BooksContext.Provider value={books.value}>
      <BookNotices device={device} />
      <Shown device={device} />
    </BooksContext.Provider>
  );
}

function Shown({ device }: { device: Device }) {
  const books = useBooks();
  useOpenBook(books);
  const open = books.openId.value !== undefined && books.openId.value === gameInAddress.value;
  switch (screen.value) {
    case "club":
      return <ClubScreen device={device} />;
    case "card":
      return open && books.scorecard.value ? (
        <ScorecardScreen scorecard={books.scorecard.value} device={device} />
      ) : (
        <Waiting />
      );
    case "event":
      return open && books.event.value ? <EventScreen event={books.event.value} device={device} /> : <Waiting />;
    case "line":
      return <ImportScreen device={device} />;
    default:
      return null;
  }
}

function Waiting() {
  return <main class="screen" aria-busy="true" />;
}

/** Keeps the open book in step with the address; an address of no book here leads to the list. */
function useOpenBook(books: Books): void {
  useSignalEffect(() => {
    const id = gameInAddress.value;
    const at = screen.value;
    books.hush();
    if (at === "club") void books.loadRows();
    if (at === "card" || at === "event") void openAt(books, at, id);
  });
}

async function openAt(books: Books, at: "card" | "event", id: string | undefined): Promise<void> {
  const there = id !== undefined && (await books.openBook(id));
  // Somebody has gone elsewhere meanwhile.
  if (gameInAddress.peek() !== id) return;
  const fits = at === "card" ? books.scorecard.peek() : books.event.peek();
  if (!there || !fits) replace("club");
}
