/** The standings as they are now, each player's card, and the cards in the order they are checked. */
import { useState } from "preact/hooks";
import type { PlayerId } from "../../../club/draw/rounds";
import { type Standing, type Tie, tiesIn } from "../../../club/standings";
import { Choice } from "../../parts/choice";
import { Empty } from "../../parts/empty";
import { Icon } from "../../parts/icons";
import { MainButton } from "../../parts/main-button";
import { Sheet } from "../../parts/sheet";
import { pushPage } from "../../router";
import { BracketStale } from "../playoffs/bracket-stale";
import { useHidden } from "../hidden";
import { PrintButton } from "../print/print";
import { scorecardSheet } from "../print/print-scorecards";
import { printOut } from "../print/print-out";
import { SeasonPoints } from "./season-points";
import { ScorecardsToCheck } from "./scorecards-to-check";
import { PlayerScorecard } from "./player-scorecard";
import { Legend, StandingsTable } from "./standings-table";
import { TieNotice, TieSheet } from "./ties";
import { caveat, placeWords, shorthand } from "./standings-words";
import type { EventProps } from "../event-props";
import { cutOf } from "../../../club/qualifiers";
import { isComplete, missingIn } from "../../../club/progress";
import { hasCut } from "../../../club/event";
import { useBooks } from "../../context";
import "./standings.css";

type View = "standings" | "check";
const VIEWS: readonly { readonly value: View; readonly label: string }[] = [
  { value: "standings", label: "Standings" },
  { value: "check", label: "Cards to check" },
];

export function Standings({ event, device }: EventProps) {
  const books = useBooks();
  const standings = books.standings.value;
  const { hidden: away, hide } = useHidden();
  const [view, setView] = useState<View>("standings");
  const [open, setOpen] = useState<PlayerId>();
  const [settling, setSettling] = useState<Tie>();
  const plays = hasCut(event);
  const still = caveat(event);
  const { half, differ } = missingIn(event);
  const differing = half + differ > 0;
  if (standings.length === 0)
    return (
      <Empty title="Nobody is here yet">
        <p>Put in who came, and they will stand here in order.</p>
      </Empty>
    );
  const shown = standings.find(({ id }) => id === open);
  const season = shown && event.players[shown.id]?.grassRoots;
  const settle = (tie: Tie) => {
    books.hush();
    setOpen(undefined);
    setSettling(tie);
  };
  return (
    <section class="standings-page stack" aria-label="Standings">
      <div class="standings-top">
        {plays && !away ? (
          <Choice legend="What is listed" legendHidden options={VIEWS} value={view} onChoose={setView} small />
        ) : (
          <span />
        )}
        <span class="buttons">
          <button type="button" class="text-button" onClick={() => hide(!away)}>
            <Icon name={away ? "eye" : "hide"} /> <span>{away ? "Show" : "Hide"}</span>
          </button>
          <PrintButton event={event} device={device} />
        </span>
      </div>
      <BracketStale event={event} />
      {still !== undefined && (
        <p class="muted still">
          {still}
          {differing && (
            <button type="button" class="text-button" onClick={() => pushPage("check")}>
              Check them
            </button>
          )}
        </p>
      )}
      {away ? (
        <Empty title="The standings are hidden">
          <p>Nobody sees who leads until they are shown.</p>
          <MainButton onPress={() => hide(false)}>Show the standings</MainButton>
        </Empty>
      ) : view === "check" && plays ? (
        <ScorecardsToCheck event={event} standings={standings} onPlayer={setOpen} />
      ) : (
        <>
          <Ties event={event} standings={standings} />
          <StandingsTable event={event} standings={standings} onPlayer={setOpen} />
          <Legend kind={event.header.kind} />
        </>
      )}
      <Sheet
        open={shown !== undefined}
        title={event.players[shown?.id ?? -1]?.name ?? ""}
        onClose={() => setOpen(undefined)}
      >
        {shown && (
          <div class="stack">
            <p class="muted">
              Place {placeWords(standings, standings.indexOf(shown))} · {shorthand(shown)}
              {season !== undefined && ` · ${season} Grass Roots Points`}
            </p>
            <PlayerScorecard event={event} standing={shown} statuses />
            {event.header.kind === "club" && <SeasonPoints key={shown.id} player={event.players[shown.id]} />}
            <TieOf standings={standings} player={shown.id} onSettle={settle} />
            <MainButton kind="second" onPress={() => printOut(scorecardSheet(event, [shown]), device.print)}>
              Print this card
            </MainButton>
          </div>
        )}
      </Sheet>
      <TieSheet event={event} tie={settling} onClose={() => setSettling(undefined)} />
    </section>
  );
}

/** Once everything is in, who is level has to be set apart by a game; before that it may still settle itself. */
function Ties({ event, standings }: Pick<EventProps, "event"> & { standings: readonly Standing[] }) {
  if (!isComplete(event)) return null;
  const { open } = cutOf(standings);
  const plays = hasCut(event);
  return tiesIn(standings)
    .filter(({ played }) => !played)
    .map((tie) => (
      <TieNotice
        key={tie.ids.join()}
        event={event}
        tie={tie}
        acrossTheLine={plays && open.some((id) => tie.ids.includes(id))}
      />
    ));
}

/** On the card of who is level, at any time: how his one game went, or went after all. */
function TieOf(props: { standings: readonly Standing[]; player: PlayerId; onSettle: (tie: Tie) => void }) {
  const tie = tiesIn(props.standings).find(({ ids }) => ids.includes(props.player));
  if (!tie || props.standings.find(({ id }) => id === props.player)?.played === 0) return null;
  return (
    <MainButton kind="second" onPress={() => props.onSettle(tie)}>
      {tie.played ? "Put the playoff game right" : "Level: who won the one game?"}
    </MainButton>
  );
}
