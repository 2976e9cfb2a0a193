import { isolated } from "../../base/isolated";
import { listWords } from "../../base/lists";
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type GameRow, timePlayed } from "../../game/log";
import type { MatchId } from "../../game/facts";
import { isWithoutPoints } from "../../game/find-games";
import { DeleteButton, UndoNotice } from "./delete";
import { Finder, useFinding } from "./finder";
import { GameLine } from "./game-line";
import { type DayPiece, dayWords, hourWords, isSameDay, type Line, listed } from "./days";
import { MatchStanding } from "./match-line";
import { lengthWords } from "../words/matches";
import { Empty } from "../parts/empty";
import { NameList } from "../parts/name-list";
import { IconButton } from "../parts/icon-button";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { TopBar } from "../parts/top-bar";
import { type Heights, PieceRows, Windowed } from "../parts/windowed";
import { go, up } from "../router";
import { useSession } from "../context";
import "./games.css";

/** Of the pieces of the list. */
const heights: Heights = new Map();

/** Fewer games than these are seen at a glance. */
const FEWEST_TO_SEARCH = 6;

/** Whether each game and match has a button that deletes it. */
const deleting = signal(false);

/** All games on this phone, newest first. */
export function Games() {
  const { rows } = useSession();
  const [found, finding] = useFinding(rows.value);
  const today = useToday();
  const pieces = useMemo(() => listed(found, today), [found, today]);
  const many = rows.value.length;
  // Once shown it stays while games are deleted: the list does not jump, and what is asked for can be cleared.
  const isSearched = useRef(false);
  isSearched.current ||= many >= FEWEST_TO_SEARCH || finding.isOpen;
  useEffect(() => () => void (deleting.value = false), []);
  return (
    <main class="screen games">
      <TopBar title="Games" subtitle="Kept on this phone" onBack={() => up()} notices={<UndoNotice />}>
        {many > 0 && <IconButton icon="share" label="Backup" onPress={() => go("backup")} />}
        {many > 0 && (
          <IconButton
            icon={deleting.value ? "check" : "trash"}
            label={deleting.value ? "Done deleting" : "Delete games"}
            onPress={() => (deleting.value = !deleting.value)}
          />
        )}
      </TopBar>
      {rows.value.some(({ winner }) => winner !== undefined) && (
        <Rows>
          <Row icon="list" label="Players" hint="Records, averages and best hands" leads onPress={() => go("people")} />
        </Rows>
      )}
      {many > 0 && isSearched.current && <Finder rows={rows.value} found={found.length} finding={finding} />}
      {found.length > 0 ? (
        <Windowed pieces={pieces} heights={heights} draw={drawPiece} />
      ) : many > 0 ? (
        <Empty title="No game fits your search">
          <MainButton kind="second" onPress={finding.onClose}>
            Show all games
          </MainButton>
        </Empty>
      ) : (
        <Empty title="No games yet">
          <p class="muted">Every game you score here is kept, finished or not.</p>
          <MainButton kind="second" onPress={() => go("bring")}>
            Bring games in
          </MainButton>
        </Empty>
      )}
      <div class="actions">
        <MainButton onPress={() => go("new")}>New game</MainButton>
      </div>
    </main>
  );
}

/** Any time of today. It is set again when the app comes back into view on another day. */
function useToday(): number {
  const [today, setToday] = useState(Date.now);
  useEffect(() => {
    const look = () => setToday((then) => (isSameDay(then, Date.now()) ? then : Date.now()));
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return today;
}

const drawLine = (line: Line) => (typeof line === "object" ? <Game row={line} /> : <MatchLine id={line} />);

/** A game that was started by accident can be deleted at once. */
function Game({ row }: { row: GameRow }) {
  const canDelete = deleting.value || isWithoutPoints(row);
  return (
    <div class="game-line">
      <GameLine row={row} when={hourWords(timePlayed(row))} inMatch small={canDelete} />
      {canDelete && (
        <DeleteButton what="game" logs={[row.id]} label={`Delete the game of ${listWords(row.names.map(isolated))}`} />
      )}
    </div>
  );
}

const drawPiece = (piece: DayPiece) => <Lines piece={piece} />;

function Lines({ piece }: { piece: DayPiece }) {
  const [first] = piece.rows;
  const inMatch = typeof first !== "object" || first.match;
  const day = dayWords(piece.day, piece.now);
  return (
    <>
      {piece.heading !== undefined && <h2 class="section">{day}</h2>}
      <PieceRows label={`${inMatch ? "A match" : "Games"}, ${day}`} piece={piece}>
        {drawLine}
      </PieceRows>
    </>
  );
}

/** The heading of the games of a match; opens its page. */
function MatchLine({ id }: { id: MatchId }) {
  const match = useSession().matchOf(id);
  return (
    <div class="game-line">
      <Row
        label={<b>{match ? <MatchStanding match={match} /> : "A match"}</b>}
        hint={
          match && (
            <>
              <NameList names={match.parties} /> · {lengthWords(match.format)}
            </>
          )
        }
        leads
        onPress={() => go("match", id)}
      />
      {deleting.value && match && (
        <DeleteButton
          what="match"
          logs={match.games.map(({ row }) => row.id)}
          label={`Delete the match of ${listWords(match.parties.map(isolated))}`}
        />
      )}
    </div>
  );
}
