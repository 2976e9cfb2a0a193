/** The list of scorecards, club nights and tournaments on this phone. */
import { useState } from "preact/hooks";
import { firstCopyOf } from "../../game/copies";
import type { BookRow } from "../../club/book-facts";
import type { ScorecardHeader } from "../../club/scorecard";
import type { EventHeader } from "../../club/event-facts";
import { dayWords, KIND_WORDS } from "../words/club";
import { signed } from "../parts/sides";
import { ScorecardForm } from "../scorecard/scorecard-form";
import { EventForm } from "./event-form";
import { nextScorecardHeader, nextEventHeader } from "./next-header";
import type { Device } from "../device";
import { UndoNotice } from "../games/delete";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { TopBar } from "../parts/top-bar";
import { go, openMade, up } from "../router";
import { pointsWords, timeWords } from "../words/common";
import { useBooks, useSession } from "../context";

export function ClubScreen(_props: { readonly device: Device }) {
  const books = useBooks();
  const session = useSession();
  const [card, setCard] = useState<ScorecardHeader>();
  const [event, setClub] = useState<EventHeader>();
  const cards = books.rows.value.filter(({ kind }) => kind === "card");
  const clubs = books.rows.value.filter(({ kind }) => kind === "club");
  const openScorecard = (header: ScorecardHeader) => openMade("card", books.openScorecard(header));
  const openEvent = (header: EventHeader) => openMade("event", books.openEvent(header, []));
  const newCard = (kind: "main" | "second") => (
    <MainButton
      kind={kind}
      onPress={() => void nextScorecardHeader(books, session.preferences.names.signal.value[0]).then(setCard)}
    >
      New scorecard
    </MainButton>
  );
  const newEvent = (
    <MainButton kind="second" onPress={() => void nextEventHeader(books).then(setClub)}>
      New club night
    </MainButton>
  );
  // With nothing in the lists, each button is below the words that say what it makes.
  const isEmpty = cards.length + clubs.length === 0;
  const isRead = books.areRowsHere.value;
  return (
    <main class={`screen split club-books${isEmpty ? " single" : ""}`}>
      <TopBar title="Club night" subtitle="Scorecards and standings" onBack={() => up()} notices={<UndoNotice />} />
      <div class="split-a">
        <section>
          <h2 class="section">My scorecards</h2>
          {cards.length > 0 ? (
            <Rows label="My scorecards">
              {cards.map((row) => (
                <ScorecardRow key={row.id} row={row} />
              ))}
            </Rows>
          ) : (
            <div class={isEmpty ? "panel stack" : "hint-line"}>
              <p class="muted">
                Your own scorecard, with the columns of the paper one. It adds up, prints, and stays on this phone.
              </p>
              {isRead && isEmpty && newCard("main")}
            </div>
          )}
        </section>
      </div>
      <div class="split-b">
        <section>
          <h2 class="section">Club nights and tournaments</h2>
          {clubs.length > 0 ? (
            <Rows label="Club nights and tournaments">
              {clubs.map((row) => (
                <EventRow key={row.id} row={row} />
              ))}
            </Rows>
          ) : (
            <div class={isEmpty ? "panel stack" : "hint-line"}>
              <p class="muted">For the organiser: players, rounds and seats, results, standings and playoffs.</p>
              {isRead && isEmpty && newEvent}
            </div>
          )}
        </section>
        <Rows>
          <Row
            icon="plus"
            label="Import results"
            hint="A player’s scorecard, by code, link or text"
            leads
            onPress={() => go("line")}
          />
        </Rows>
      </div>
      {isRead && !isEmpty && (
        <div class="actions">
          {/* Equal, because a phone belongs to a player or to the organiser. */}
          <div class="pair">
            {newCard("second")}
            {newEvent}
          </div>
        </div>
      )}
      <Sheet open={card !== undefined} title="New scorecard" onClose={() => setCard(undefined)}>
        {card && (
          <ScorecardForm header={card} action="Open scorecard" onKeep={(header) => void openScorecard(header)} />
        )}
      </Sheet>
      <Sheet open={event !== undefined} title="New event" onClose={() => setClub(undefined)}>
        {event && <EventForm header={event} action="Open event" onKeep={(header) => void openEvent(header)} />}
      </Sheet>
    </main>
  );
}

/** Two copies of one log look alike, but for the last entry. */
const copyOf = ({ id, touchedAt }: BookRow) =>
  firstCopyOf(id) === id ? [] : [`Another copy, last entry ${timeWords(touchedAt)}`];

function ScorecardRow({ row }: { readonly row: BookRow }) {
  const [points = 0, won = 0, net = 0] = row.totals ?? [];
  return (
    <Row
      label={
        <>
          <bdi>{row.names[0]}</bdi>
          {row.title !== "" && (
            <>
              {" · "}
              <bdi>{row.title}</bdi>
            </>
          )}
        </>
      }
      hint={[...copyOf(row), dayWords(row.date), `${pointsWords(points)}, ${won} won, ${signed(net)}`].join(" · ")}
      value={`${row.played} of ${row.games}`}
      quiet
      leads
      onPress={() => go("card", row.id)}
    />
  );
}

function EventRow({ row }: { readonly row: BookRow }) {
  const { names, played, games, event } = row;
  const players = `${names.length} ${names.length === 1 ? "player" : "players"}`;
  return (
    <Row
      label={<bdi>{row.title}</bdi>}
      hint={[...copyOf(row), ...(event ? [KIND_WORDS[event]] : []), dayWords(row.date), players].join(" · ")}
      value={`${played} of ${games} rounds`}
      quiet
      leads
      onPress={() => go("event", row.id)}
    />
  );
}
