import { timePlayed } from "../../game/log";
import { useContext } from "preact/hooks";
import { SaveRow } from "../backup/save-row";
import { isolated } from "../../base/isolated";
import { listWords } from "../../base/lists";
import { type Match, type MatchGame } from "../../match/match";
import { scoresOf, WhoBeat } from "./game-line";
import { MatchStanding } from "./match-line";
import { MatchWorth } from "./match-worth";
import { formatWords } from "../words/match-formats";
import { openMatchLuck } from "../people/people-addresses";
import { Empty } from "../parts/empty";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { sideClass } from "../parts/sides";
import { TopBar } from "../parts/top-bar";
import { Versus } from "../parts/versus";
import { go, idInAddress, openMade, up } from "../router";
import { DeviceContext, useSession } from "../context";
import { timeWords } from "../words/common";
import "./match.css";
import { MatchScore } from "./match-score";

/** One match: its score, its games and a button for the next game. */
export function MatchPage() {
  const { matchOf, whole } = useSession();
  const match = matchOf(idInAddress.value);
  const loading = !match && !whole.value;
  return (
    <main class="screen split single match" aria-busy={loading}>
      <TopBar
        title="The match"
        about={match && listWords(match.parties.map(isolated))}
        subtitle={match && formatWords(match.format)}
        onBack={() => up()}
      />
      {match ? (
        <Found match={match} />
      ) : loading ? null : (
        <Empty title="No such match">
          <p class="muted">This phone has none of its games.</p>
        </Empty>
      )}
    </main>
  );
}

function Found({ match }: { match: Match }) {
  const device = useContext(DeviceContext);
  const standings = match.parties.map((name, party) => ({ side: party, name, hole: match.score[party] ?? 0 }));
  return (
    <>
      <div class="split-a">
        <div class={match.winner === undefined ? "headline" : `headline ${sideClass(match.winner)}`}>
          <h2>
            <MatchStanding match={match} />
          </h2>
        </div>
        <Versus grand standings={standings} />
      </div>
      <div class="split-b">
        <Rows label="Games of the match">
          {match.games.map((game) => (
            <GameOfMatch key={game.row.id} match={match} game={game} />
          ))}
        </Rows>
        {match.winner !== undefined && match.parties.length === 2 && !match.bySeat && (
          <Rows>
            <Row label="Luck and skill" leads onPress={() => openMatchLuck(match.id)} />
          </Rows>
        )}
        {device && (
          <Rows>
            <SaveRow
              device={device}
              ids={match.games.map(({ row }) => row.id)}
              label="Save the match as a file"
              codes
            />
          </Rows>
        )}
      </div>
      <div class="actions">
        <NextButton match={match} />
      </div>
    </>
  );
}

/** One game: who won, what it was worth, the match score after it. A tap opens its record. */
function GameOfMatch({ match, game }: { match: Match; game: MatchGame }) {
  const { row, score, standing } = game;
  const many = row.names.length > 2;
  return (
    <Row
      mark={<span class="muted game-number">{row.match.game}</span>}
      label={<WhoBeat row={row} />}
      hint={
        <>
          {many && `${scoresOf(row)} · `}
          <MatchWorth match={match} game={game} />
          {standing === "counts" && (
            <>
              {" · "}
              <span class="unseen">match score </span>
              <span class="running">
                <MatchScore match={{ parties: match.parties, score }} />
              </span>
            </>
          )}
          <span class="hint">{timeWords(timePlayed(row))}</span>
        </>
      }
      value={!many && scoresOf(row)}
      leads
      onPress={() => go("record", row.id)}
    />
  );
}

function NextButton({ match }: { match: Match }) {
  const session = useSession();
  const { id, winner, open, next } = match;
  const start = () => openMade("table", session.nextGame(id));
  const back = winner === undefined ? open : undefined;
  return (
    <MainButton onPress={() => void start()}>
      {back ? `Back to game ${back.match.game}` : winner === undefined ? `Game ${next}` : "Rematch"}
    </MainButton>
  );
}
