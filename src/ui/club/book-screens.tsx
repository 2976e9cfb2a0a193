/** The screens of scorecards and events. The code behind them loads with these screens, and not with the rest of the app. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import type { Books } from "../../session/club/books";
import type { Device } from "../device";
import { Coming } from "../lazy";
import { useOpenInAddress } from "../open-in-address";
import { idInAddress, screen } from "../router";
import type { BookScreen, Screen } from "../screens";
import { ScorecardScreen } from "../scorecard/scorecard";
import { BooksProvider } from "./books-provider";
import { ClubScreen } from "./club";
import { EventScreen } from "./event";
import { ImportScreen } from "./import/import";
import { useBooks } from "../context";

export function BookScreens({ device }: { device: Device }) {
  const books = useSignal<Books | undefined>(undefined);
  useEffect(() => {
    const open = async () => {
      books.value = await device.books();
      if (!books.value) dispatchEvent(new Event("piece-needed"));
    };
    void open();
  }, [device, books]);
  if (!books.value) return <Coming />;
  return (
    <BooksProvider books={books.value}>
      <Shown device={device} />
    </BooksProvider>
  );
}

const BOOK_SCREENS: Readonly<Record<BookScreen, FunctionComponent<{ readonly device: Device }>>> = {
  club: ClubScreen,
  card: OpenScorecard,
  event: OpenEvent,
  line: ImportScreen,
};
const isBookScreen = (name: Screen): name is BookScreen => Object.hasOwn(BOOK_SCREENS, name);

function Shown({ device }: { device: Device }) {
  const books = useBooks();
  useOpenInAddress(books, {
    screens: ["card", "event"],
    open: async (id, at) =>
      (await books.openBook(id)) && (at === "card" ? books.scorecard : books.event).peek() !== undefined,
    fallback: "club",
  });
  const name = screen.value;
  if (!isBookScreen(name)) return null;
  const Found = BOOK_SCREENS[name];
  return <Found device={device} />;
}

function OpenScorecard({ device }: { readonly device: Device }) {
  const scorecard = useBooks().scorecard.value;
  return useIsOpen() && scorecard ? <ScorecardScreen scorecard={scorecard} device={device} /> : <Waiting />;
}

function OpenEvent({ device }: { readonly device: Device }) {
  const event = useBooks().event.value;
  return useIsOpen() && event ? <EventScreen event={event} device={device} /> : <Waiting />;
}

/** Whether the open book is the one in the address. */
function useIsOpen(): boolean {
  const open = useBooks().openId.value;
  return open !== undefined && open === idInAddress.value;
}

function Waiting() {
  return <main class="screen" aria-busy="true" />;
}
