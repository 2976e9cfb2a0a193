/** The standings, each player's scorecard, and the scorecards sorted for the check. */
import { useState } from "preact/hooks";
import type { PlayerId } from "../../../club/draw/rounds";
import { type Standing, type Tie, tiesIn } from "../../../club/standings";
import { Choice } from "../../parts/choice";
import { Empty } from "../../parts/empty";
import { Icon } from "../../parts/icons";
import { MainButton } from "../../parts/main-button";
import { Sheet } from "../../parts/sheet";
import { pushPage } from "../event-pages";
import { BracketStale } from "../playoffs/bracket-stale";
import { useHidden } from "../hidden-standings";
import { PrintButton } from "../print/print";
import { scorecardSheet } from "../print/print-scorecards";
import { printOut } from "../print/print-out";
import { SeasonPoints } from "./season-points";
import { ScorecardsToCheck } from "./scorecards-to-check";
import { PlayerScorecard } from "./player-scorecard";
import { Legend, StandingsTable } from "./standings-table";
import { TieNotice, TieSheet } from "./ties";
import { caveat, placeWords, shorthand } from "./standings-words";
import type { ClubEvent } from "../../../club/event";
import type { Device } from "../../device";
import { cutOf } from "../../../club/qualifiers";
import { isComplete, missingIn } from "../../../club/progress";
import { rulingsToRepeat } from "../../../club/to-check";
import { hasCut } from "../../../club/event";
import { useBooks } from "../../context";
import "./standings.css";

type View = "standings" | "check";
const VIEWS: readonly { readonly value: View; readonly label: string }[] = [
  { value: "standings", label: "Standings" },
  { value: "check", label: "Cards to check" },
];

export function Standings({ event, device }: { readonly event: ClubEvent; readonly device: Device }) {
  const books = useBooks();
  const standings = books.standings.value;
  const { hidden, hide } = useHidden();
  const [view, setView] = useState<View>("standings");
  const [open, setOpen] = useState<PlayerId>();
  const [tieOpen, setTieOpen] = useState<Tie>();
  const plays = hasCut(event);
  const missing = caveat(event);
  const { half, differ } = missingIn(event);
  const differing = half + differ + rulingsToRepeat(event).length > 0;
  if (standings.length === 0)
    return (
      <Empty title="Nobody is here yet">
        <p>Add the players first.</p>
      </Empty>
    );
  const shown = standings.find(({ id }) => id === open);
  const season = shown && event.players[shown.id]?.grassRoots;
  const openTie = (tie: Tie) => {
    books.hush();
    setOpen(undefined);
    setTieOpen(tie);
  };
  return (
    <section class="standings-page stack" aria-label="Standings">
      <div class="standings-top">
        {plays && !hidden ? (
          <Choice legend="View" legendHidden options={VIEWS} value={view} onChoose={setView} small />
        ) : (
          <span />
        )}
        <span class="buttons">
          <button type="button" class="text-button" onClick={() => hide(!hidden)}>
            <Icon name={hidden ? "eye" : "hide"} /> <span>{hidden ? "Show" : "Hide"}</span>
          </button>
          <PrintButton event={event} device={device} />
        </span>
      </div>
      <BracketStale event={event} />
      {missing !== undefined && (
        <p class="muted still">
          {missing}
          {differing && (
            <button type="button" class="text-button" onClick={() => pushPage("check")}>
              Check them
            </button>
          )}
        </p>
      )}
      {hidden ? (
        <Empty title="The standings are hidden">
          <p>Nobody can see who leads.</p>
          <MainButton onPress={() => hide(false)}>Show the standings</MainButton>
        </Empty>
      ) : view === "check" && plays ? (
        <ScorecardsToCheck event={event} standings={standings} onPlayer={setOpen} />
      ) : (
        <>
          <Ties event={event} standings={standings} />
          <StandingsTable event={event} standings={standings} onPlayer={setOpen} />
          <Legend event={event} />
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
            <PlayerScorecard event={event} standing={shown} />
            {event.header.kind === "club" && <SeasonPoints key={shown.id} player={event.players[shown.id]} />}
            <TieOf standings={standings} player={shown.id} onOpen={openTie} />
            <MainButton kind="second" onPress={() => printOut(scorecardSheet(event, [shown]), device.print)}>
              Print this scorecard
            </MainButton>
          </div>
        )}
      </Sheet>
      <TieSheet event={event} tie={tieOpen} onClose={() => setTieOpen(undefined)} />
    </section>
  );
}

/** Tied players need a one-game playoff only once every result is in. */
function Ties({ event, standings }: { event: ClubEvent; standings: readonly Standing[] }) {
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
        acrossTheCut={plays && open.some((id) => tie.ids.includes(id))}
      />
    ));
}

/** The button on a tied player's scorecard to enter or fix their one-game playoff. */
function TieOf(props: { standings: readonly Standing[]; player: PlayerId; onOpen: (tie: Tie) => void }) {
  const tie = tiesIn(props.standings).find(({ ids }) => ids.includes(props.player));
  if (!tie || props.standings.find(({ id }) => id === props.player)?.played === 0) return null;
  return (
    <MainButton kind="second" onPress={() => props.onOpen(tie)}>
      {tie.played ? "Fix the playoff game" : "Level: who won the playoff?"}
    </MainButton>
  );
}
