/** Scorecards and club nights: their engine is loaded with them, and with nothing else. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Books } from "../../session/books";
import { Notices } from "../notices";
import type { Device } from "../device";
import { useOpenInAddress } from "../open-in-address";
import { gameInAddress, screen } from "../router";
import { ScorecardScreen } from "../scorecard/scorecard";
import { BooksProvider } from "./books-provider";
import { ClubScreen } from "./club";
import { EventScreen } from "./event";
import { ImportScreen } from "./import/import";
import { useBooks } from "../context";

export function BookScreens({ device }: { device: Device }) {
  const books = useSignal<Books | undefined>(undefined);
  useEffect(() => void device.books().then((found) => (books.value = found)), [device, books]);
  if (!books.value) return <main class="screen" aria-busy="true" />;
  return (
    <BooksProvider books={books.value}>
      <Notices device={device} />
      <Shown device={device} />
    </BooksProvider>
  );
}

function Shown({ device }: { device: Device }) {
  const books = useBooks();
  useOpenInAddress(books, {
    screens: ["card", "event"],
    open: async (id, at) =>
      (await books.openBook(id)) && (at === "card" ? books.scorecard : books.event).peek() !== undefined,
    fallback: "club",
  });
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
