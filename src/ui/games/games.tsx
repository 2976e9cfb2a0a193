import { type GameRow } from "../../game/log";
import { matchIn } from "../../match/match";
import { GameLine } from "./game-line";
import { MatchStanding } from "./match-line";
import { lengthWords } from "../words/matches";
import { Empty } from "../parts/empty";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { TopBar } from "../parts/top-bar";
import { go } from "../router";
import { useSession } from "../context";
import { capital } from "../words/common";
import { MatchScore } from "./match-score";

/** All games on this phone, newest first. */
export function Games() {
  const { rows } = useSession();
  return (
    <main class="screen games">
      <TopBar title="Games" subtitle="Kept on this phone" onBack={() => go("home")} />
      {rows.value.length === 0 ? (
        <Empty title="No games yet">
          <p class="muted">Every game you score here is kept, finished or not.</p>
        </Empty>
      ) : (
        runsOf(rows.value).map((run) => <Run key={run[0]?.id} run={run} all={rows.value} />)
      )}
      <div class="actions">
        <MainButton onPress={() => go("new")}>New game</MainButton>
      </div>
    </main>
  );
}

/** Splits the list into runs of adjacent games of one match, or of none. */
function runsOf(rows: readonly GameRow[]): readonly (readonly GameRow[])[] {
  const runs: GameRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && run[0]?.match?.id === row.match?.id) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** A run of games; a match has a heading row that opens its page. */
function Run({ run, all }: { run: readonly GameRow[]; all: readonly GameRow[] }) {
  const match = matchIn(all, run[0]?.match?.id);
  return (
    <Rows label={match ? "A match" : "Games"}>
      {match && (
        <Row
          label={
            <b>
              <MatchScore match={match} />
            </b>
          }
          hint={
            <>
              {capital(lengthWords(match.format))} · <MatchStanding match={match} />
            </>
          }
          leads
          onPress={() => go("match", match.id)}
        />
      )}
      {run.map((row) => (
        <GameLine key={row.id} row={row} dated />
      ))}
    </Rows>
  );
}
