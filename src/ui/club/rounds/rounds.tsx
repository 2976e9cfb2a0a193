/** The rounds of an event: pairings, results, and entering them. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ClubEvent } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { Empty } from "../../parts/empty";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { pushPage, replacePage, roundInAddress } from "../event-pages";
import { go } from "../../router";
import { DrawOffer } from "./draw-offer";
import { progressWords } from "../event-words";
import { GameSheet, useOpenGame } from "../result/game-sheet";
import { PrintRow } from "../print/print";
import { RoundList, RoundSteps } from "./round-choice";
import { Tables } from "./tables";
import type { Device } from "../../device";
import { apparentIn } from "../../../club/qualifiers";
import { roundOn, tablesIn, tablesOf } from "../../../club/progress";
import { gamesToCheck, rulingsToRepeat } from "../../../club/to-check";
import { useBooks } from "../../context";
import "./rounds.css";

/** With more tables than this there is a search field. */
const AT_A_GLANCE = 8;

export function Rounds({ event, device }: { readonly event: ClubEvent; readonly device: Device }) {
  // The page stays on the round it opened with, even once that is complete.
  const [first] = useState(() => roundOn(event));
  const [find, setFind] = useState("");
  const [open, setOpen] = useOpenGame(event);
  const asked = roundInAddress.value ?? (first || 1);
  const number = Math.min(Math.max(1, asked), event.rounds.length);
  const round = event.rounds[number - 1];
  if (!round) return <NotDrawn event={event} />;
  const tables = tablesOf(event, number, find);
  const { done, of } = tablesIn(round);
  return (
    <section class="event-page rounds-page" aria-label="Rounds">
      <div class="event-a">
        <DrawOffer event={event} />
        <RoundSteps event={event} number={number} onChoose={choose} />
        <RoundList event={event} number={number} onChoose={choose} />
      </div>
      <div class="event-b">
        <h2 class="section wide-round">
          Round {number} · {progressWords(round)}
        </h2>
        {of > AT_A_GLANCE && (
          <input
            class="input"
            type="search"
            dir="auto"
            autocomplete="off"
            enterkeyhint="search"
            spellcheck={false}
            aria-label="Find a player or table"
            placeholder="Find a player or table"
            value={find}
            onInput={({ currentTarget }) => setFind(currentTarget.value)}
            onKeyDown={({ key }) => {
              const [found, ...others] = tables;
              if (key !== "Enter" || find.trim() === "" || !found || others.length > 0) return;
              setFind("");
              setOpen({ round: number, pair: found.pair });
            }}
          />
        )}
        <p class="muted tap-hint">{done < of ? "Tap who won." : "Tap a result to fix it."}</p>
        <Tables event={event} round={round} number={number} tables={tables} onOpen={setOpen} />
        {tables.length === 0 && <p class="muted">No player or table in this round matches.</p>}
        <SitsOut event={event} ids={round.drawn.sitsOut} />
        {/* Below the tables, because it comes and goes with results. */}
        <ToCheck event={event} number={number} />
      </div>
      <Onward key={number} next={number < event.rounds.length ? number + 1 : undefined} full={done === of} />
      <Rows>
        <Row
          label="Import results"
          hint="A player’s scorecard, by code, link or text"
          leads
          onPress={() => go("line")}
        />
        <PrintRow event={event} device={device} />
      </Rows>
      <GameSheet event={event} open={open} onClose={() => setOpen(undefined)} />
    </section>
  );
}

/**
 * The button below a full round, to the next one or to the standings. It is not above the other rows, so it covers none
 * of them; it comes into view with the last result.
 */
function Onward({ next, full }: { readonly next: number | undefined; readonly full: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [before] = useState(full);
  useEffect(() => {
    if (full && !before) place.current?.scrollIntoView({ block: "nearest" });
  }, [full, before]);
  if (!full) return null;
  return (
    <div ref={place} class="actions">
      {next === undefined ? (
        <MainButton onPress={() => replacePage("standings")}>Standings</MainButton>
      ) : (
        <MainButton onPress={() => choose(next)}>Round {next}</MainButton>
      )}
    </div>
  );
}

function choose(to: number): void {
  replacePage(`rounds/${to}`);
}

function NotDrawn({ event }: { event: ClubEvent }) {
  const books = useBooks();
  const few = event.players.filter(({ here }) => here).length < 2;
  return (
    <section class="event-page" aria-label="Rounds">
      <Empty title="No rounds yet">
        <p>{few ? "Add the players first." : "Is everyone here? Then draw the pairings."}</p>
        {few ? (
          <MainButton onPress={() => replacePage("players")}>Players</MainButton>
        ) : (
          <MainButton onPress={() => void books.draw()}>Draw the rounds</MainButton>
        )}
      </Empty>
    </section>
  );
}

function SitsOut({ event, ids }: { event: ClubEvent; ids: readonly PlayerId[] }) {
  if (ids.length === 0) return null;
  return (
    <p class="sits-out">
      <bdi>{ids.map((id) => event.players[id]?.name).join(", ")}</bdi> sits out.
    </p>
  );
}

/** The way to the cross-check, when there is something to check or a ruling to see. */
function ToCheck({ event, number }: { event: ClubEvent; number: number }) {
  const books = useBooks();
  const { open, ruled, missing } = gamesToCheck(event, apparentIn(event, books.standings.value));
  const again = rulingsToRepeat(event).length;
  if (open.length + missing.length + ruled.length === 0) return null;
  const differ = open.filter(({ status }) => status === "differ").length;
  const parts = [
    differ > 0 && `${differ} where the cards differ`,
    open.length > differ && `${open.length - differ} with one card in`,
    missing.length > 0 && `${missing.length} not in`,
    again > 0 && `${again} to check again`,
    ruled.length > again && `${ruled.length - again} decided`,
  ];
  return (
    <Rows label="Cross-check">
      <Row
        icon="check"
        label="Check the cards"
        hint={parts.filter(Boolean).join(" · ")}
        leads
        onPress={() => {
          // "Back" must lead to this round.
          choose(number);
          pushPage("check");
        }}
      />
    </Rows>
  );
}
