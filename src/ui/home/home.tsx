import { isolated } from "../../base/isolated";
import { type GameRow, timePlayed } from "../../game/log";
import { useContext } from "preact/hooks";
import { type Match, partiesOn } from "../../match/match";
import { skunkLines } from "../../rules/ruleset";
import { lastFinished, lastUnfinished, matchWaiting, matchWon, type Library, unfinished } from "../../session/library";
import { lazyPart } from "../lazy";
import { copyWords, GameLine } from "../games/game-line";
import { MatchStanding } from "../games/match-line";
import { gameOfMatch, lengthWords, wonBy } from "../words/matches";
import { Board } from "../parts/board";
import { Icon } from "../parts/icons";
import { IconButton } from "../parts/icon-button";
import { MainButton } from "../parts/main-button";
import { Race } from "../parts/race";
import { Row, Rows } from "../parts/rows";
import { EventLine } from "./event-line";
import { Tile } from "./tile";
import { TopBar } from "../parts/top-bar";
import { Versus } from "../parts/versus";
import { go, openMade } from "../router";
import { SessionContext } from "../context";
import { capital, timeWords } from "../words/common";
import "./home.css";

const PlayAgain = lazyPart(async () => (await import("./play-again"))?.PlayAgain);
const UndoNotice = lazyPart(async () => (await import("../games/delete"))?.UndoNotice);

const RECENT = 5;

export function Home({ library }: { library: Library }) {
  const rows = library.rows.value;
  const open = unfinished(rows);
  const match = matchWaiting(library) ?? (open ? undefined : matchWon(library));
  const again = match ? undefined : lastFinished(rows);
  // Nothing to go on with: the page still has something to do first.
  const idle = rows.length > 0 && !match && !open && !again;
  const recent = rows.filter((row) => row !== open).slice(0, RECENT);
  return (
    <main class="screen split home">
      <TopBar
        home
        title="Fifteen Two"
        subtitle="The scorekeeper for a real table"
        notices={<UndoNotice />}
        update={!lastUnfinished(rows)}
      >
        <IconButton icon="settings" label="Settings" onPress={() => go("settings")} />
      </TopBar>
      <div class="split-a">
        {match && <NextOfMatch match={match} />}
        {open && (
          <Resume
            row={open}
            match={library.matchOf(open.match?.id)}
            gone={library.preferences.handedOver.signal.value.some(
              ({ id, at }) => id === open.id && at >= open.touchedAt,
            )}
          />
        )}
        {again && (
          <section class="panel again" aria-label="Play again">
            <PlayAgain library={library} row={again} first={!open} />
          </section>
        )}
        <EventLine kept={library.preferences.openEvent.signal.value} />
        {rows.length === 0 && <Welcome />}
        {idle && <MainButton onPress={() => go("new")}>New game</MainButton>}
        <div class="tiles">
          {rows.length > 0 && !idle && <Tile sign={<Icon name="plus" />} title="New game" onPress={() => go("new")} />}
          <Tile sign="29" title="Count a hand" onPress={() => go("count")} />
          <Tile sign="31" title="Check the play" onPress={() => go("check")} />
        </div>
      </div>
      <div class="split-b">
        {recent.length > 0 ? (
          <section>
            <h2 class="section">Recent games</h2>
            <Rows label="Recent games">
              {recent.map((row) => (
                <GameLine key={row.id} row={row} />
              ))}
            </Rows>
          </section>
        ) : (
          !open && (
            <section>
              <h2 class="section">How it works</h2>
              <Rows>
                <Row
                  label="Tap each card as it is played"
                  hint="The app counts fifteens, pairs, runs, go and thirty-one."
                />
                <Row label="Or only hands, or only points" />
                <Row label="Every mistake can be fixed" />
              </Rows>
            </section>
          )
        )}
        <Rows>
          <Row icon="list" label="Games" hint="Kept on this phone" leads onPress={() => go("games")} />
          <Row
            mark={
              <span class="sign" aria-hidden="true">
                ♛
              </span>
            }
            label="Club night"
            hint="Scorecards, rounds and standings"
            leads
            onPress={() => go("club")}
          />
        </Rows>
        <nav class="more-games" aria-label="More">
          <button type="button" class="text-button" onClick={() => go("squares")}>
            Squares
          </button>
          <button type="button" class="text-button" onClick={() => go("solitaire")}>
            Solitaire
          </button>
          <button type="button" class="text-button" onClick={() => go("rules")}>
            Rules
          </button>
        </nav>
      </div>
    </main>
  );
}

/** Shown before the first game: a board, and what the app does. */
function Welcome() {
  return (
    <section class="panel welcome">
      <Board
        target={121}
        marks={[61, 91]}
        label="A cribbage board"
        pegs={[
          { side: 0, front: 15, rear: 2 },
          { side: 1, front: 31, rear: 29 },
        ]}
      />
      <p>Real cards, real people, one phone between them.</p>
      <MainButton onPress={() => go("new")}>New game</MainButton>
      <button type="button" class="text-button" onClick={() => go("bring")}>
        Bring games in
      </button>
    </section>
  );
}

/** Offers the next game of the last match, or a rematch when the match is won. */
function NextOfMatch({ match }: { match: Match }) {
  // Undefined while the engine is loading.
  const session = useContext(SessionContext);
  const start = async () => session && openMade("table", session.nextGame(match.id));
  const won = match.winner !== undefined;
  const standings = match.parties.map((name, party) => ({ side: party, name, hole: match.score[party] ?? 0 }));
  return (
    <section class="panel resume" aria-label={won ? "Match won" : "Match in progress"}>
      <div class="spread">
        <span class="chip">{capital(lengthWords(match.format))}</span>
        <span class="muted">{timeWords(timePlayed(match.last))}</span>
      </div>
      <Versus standings={standings} />
      <p class="muted">
        <MatchStanding match={match} />
      </p>
      <div class="pair">
        <MainButton waiting={session === undefined} onPress={() => void start()}>
          {won ? "Rematch" : "Next game"}
        </MainButton>
        <MainButton kind="second" onPress={() => go("match", match.id)}>
          The match
        </MainButton>
      </div>
    </section>
  );
}

/** @param gone it was handed over to another phone */
function Resume({ row, match, gone }: { row: GameRow; match: Match | undefined; gone: boolean }) {
  const standings = row.names.map((name, side) => ({
    side,
    name,
    hole: row.scores[side] ?? 0,
    games: match && wonBy(match, partiesOn(match, row.match?.seats ?? [], side)),
  }));
  const label = `${standings.map(({ name, hole }) => `${isolated(name)} ${hole}`).join(", ")} of ${row.target}`;
  return (
    <section class="panel resume" aria-label="Game in progress">
      <div class="spread">
        <span class="chip">
          {copyWords(row) || (row.match ? gameOfMatch(row.match) : row.deal > 0 ? `Deal ${row.deal}` : "Cut for deal")}
        </span>
        <span class="muted">{timeWords(timePlayed(row))}</span>
      </div>
      <Versus standings={standings} />
      <Race
        standings={standings}
        target={row.target}
        marks={skunkLines(row.target).map(({ below }) => below)}
        label={label}
      />
      <MainButton onPress={() => go("table", row.id)}>{gone ? "Handed over: see it" : "Back to the table"}</MainButton>
    </section>
  );
}
