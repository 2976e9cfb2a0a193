/** The players of an event: adding, seats, leaving, and the first draw. */
import { useState } from "preact/hooks";
import type { ClubEvent, Entrant } from "../../../club/event";
import { present } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { Empty } from "../../parts/empty";
import { MainButton } from "../../parts/main-button";
import { replacePage } from "../event-pages";
import { AddPlayers } from "./add-players";
import { DrawOffer } from "../rounds/draw-offer";
import { turnoutWords } from "../event-words";
import { PlayerSheet } from "./player-sheet";
import { isDrawn } from "../../../club/remove-player";
import { toDraw } from "../../../club/progress";
import { useBooks } from "../../context";
import "./players.css";

export function Players({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const [open, setOpen] = useState<PlayerId>();
  const here = present(event).length;
  const left = event.players.length - here;
  const draw = async () => {
    if (await books.draw()) replacePage("rounds");
  };
  const show = (id?: PlayerId) => {
    books.hush();
    setOpen(id);
  };
  return (
    <section class="event-page" aria-label="Players">
      <div class="event-a">
        <AddPlayers event={event} />
        <p class="turnout" role="status">
          {turnoutWords(here)}
          {left > 0 && ` · ${left} ${left === 1 ? "has" : "have"} left`}
        </p>
        <DrawOffer event={event} />
      </div>
      <div class="event-b">
        {event.players.length === 0 ? (
          <Empty title="Nobody is here yet">
            <p>Type names as players arrive, paste a list, or add players from earlier nights.</p>
          </Empty>
        ) : (
          <Roster players={event.players} onOpen={show} />
        )}
      </div>
      {toDraw(event)?.why === "first" && (
        <div class="actions">
          <MainButton off={here < 2} onPress={() => void draw()}>
            Draw the rounds
          </MainButton>
        </div>
      )}
      <PlayerSheet
        player={open === undefined ? undefined : event.players[open]}
        removable={open !== undefined && !event.bracket && !isDrawn(event, open)}
        onClose={() => show(undefined)}
      />
    </section>
  );
}

function Roster({ players, onOpen }: { players: readonly Entrant[]; onOpen: (id: PlayerId) => void }) {
  return (
    <ol class="rows roster" aria-label="Who came">
      {players.map(({ id, name, seat, number, here, missed }) => (
        <li key={id}>
          <button type="button" class={here ? "row-line" : "row-line gone"} onClick={() => onOpen(id)}>
            <span class="roster-number">{id + 1}</span>
            <span class="words">
              <bdi>{name}</bdi>
              {number !== undefined && (
                <span class="hint">
                  <span class="unseen">ACC number </span>
                  <bdi>{number}</bdi>
                </span>
              )}
              {!here && <span class="hint">has left</span>}
              {here && missed > 0 && <span class="hint">came after round {missed}</span>}
            </span>
            {seat !== "" && (
              <span class="value quiet">
                <span class="unseen">seat </span>
                <bdi>{seat}</bdi>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
