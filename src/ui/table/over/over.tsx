import { NameList } from "../../parts/name-list";
import { type GameState } from "../../../game/state";
import { nameOfSide, targetOf } from "../../../game/sides";
import type { Side } from "../../../rules/ruleset";
import type { Match } from "../../../match/match";
import { bestCount, type Ending, endingOf, pointRows, scoreRace, type SummaryRow } from "../../../game/summary";
import { nextDealer } from "../../../match/next-game";
import type { Device } from "../../device";
import { rarePart } from "../../lazy";
import { MatchStanding } from "../../games/match-line";
import { MatchWorth } from "../../games/match-worth";
import { lengthWords } from "../../words/matches";
import { Breakdown } from "./breakdown";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { InstallOffer } from "./install-offer";
import { ScoreRace } from "./score-race";
import { sideClass } from "../../parts/sides";
import { Versus } from "../../parts/versus";
import { go, replace } from "../../router";
import { useSession } from "../../context";
import { marksOf } from "../table-board";
import { TableBar } from "../table-top";
import { isOnePlayer } from "../../words/events";
import { LOSS_WORDS, pointsWords } from "../../words/common";
import { Refused } from "../../refused";
import "./over.css";
import { leftOnTable } from "../../../game/open-calls";

const PutOnScorecard = rarePart(async () => (await import("../../scorecard/put-on-scorecard"))?.PutOnScorecard);

const ROW_WORDS: Readonly<Record<SummaryRow, string>> = {
  play: "The play",
  hands: "Hands",
  cribs: "Cribs",
  heels: "Heels",
  muggins: "Muggins",
  overcounts: "Counted too much",
  penalties: "Penalties",
  entered: "Points entered",
  corrections: "Corrections",
  headStart: "Head start",
  bids: "Bids",
  nullPoints: "Null points",
  backTen: "Back ten",
  misdeals: "Misdeals",
};

/** The result: winner, margin, where the points came from, and the next game in one tap. */
export function Over({ state, device }: { state: GameState; device: Device }) {
  const session = useSession();
  const sides = state.sides.map((pegs, side) => ({
    side,
    name: nameOfSide(state, side),
    hole: pegs.front,
  }));
  const ending = endingOf(state);
  const match = session.match.value;
  const start = async () => {
    // Asked after a tap, because the browser may ask the player for permission. A finished game is worth keeping.
    device.askPersistOnce();
    const id = await session.nextGame();
    if (id !== undefined) replace("table", id);
  };
  return (
    <main class="screen split over">
      <TableBar state={state} title={state.match ? `Game ${state.match.game}` : "The game"} />
      <div class="split-a">
        {ending && <Headline state={state} ending={ending} />}
        <Versus grand standings={sides} />
        {match && <MatchNow match={match} game={session.openId.value} />}
        <PutOnScorecard device={device} />
        <Race state={state} sides={sides} />
        <InstallOffer device={device} />
      </div>
      <div class="split-b">
        <Breakdown caption="Where the points came from" sides={sides} rows={breakdown(state, session)} />
      </div>
      <div class="actions">
        <Refused />
        <MainButton onPress={() => void start()}>
          <NextWords state={state} match={match} game={session.openId.value} />
        </MainButton>
        <div class="pair">
          <MainButton kind="second" onPress={() => go("record", session.openId.value)}>
            Fix a miscount
          </MainButton>
          <MainButton kind="second" onPress={() => go("new")}>
            New game…
          </MainButton>
        </div>
      </div>
    </main>
  );
}

interface InMatch {
  readonly match: Match | undefined;
  /** Id of the game on screen, which may be an earlier one of the match. */
  readonly game: string | undefined;
}

/** "Next game: Bob deals", "Game 5: Bob deals", "Rematch: Bob deals", "Back to game 5". */
function NextWords({ state, match, game }: InMatch & { state: GameState }) {
  if (match?.open && match.winner === undefined) return <>Back to game {match.open.match.game}</>;
  const what = match ? (match.winner === undefined ? `Game ${match.next}` : "Rematch") : "Next game";
  // Only the last game of the match decides who deals next.
  if (match && match.last.id !== game) return <>{what}</>;
  const dealer = nextDealer(state);
  return (
    <>
      {what}:{" "}
      {dealer === undefined ? (
        "cut for deal"
      ) : (
        <>
          <bdi class="name">{state.seats[dealer]?.name}</bdi> deals
        </>
      )}
    </>
  );
}

/** The match score and this game’s points in it. Opens the match. */
function MatchNow({ match, game }: { match: Match; game: string | undefined }) {
  const here = match.games.find(({ row }) => row.id === game);
  return (
    <Rows>
      <Row
        label={
          <b>
            <MatchStanding match={match} />
          </b>
        }
        hint={
          <>
            {here && (
              <>
                <MatchWorth match={match} game={here} /> ·{" "}
              </>
            )}
            {lengthWords(match.format)}
          </>
        }
        leads
        onPress={() => go("match", match.id)}
      />
    </Rows>
  );
}

function Headline({ state, ending }: { state: GameState; ending: Ending }) {
  const { winners, margin, losses, out } = ending;
  const [winner = 0] = winners;
  return (
    <div class={winners.length > 1 ? "headline" : `headline ${sideClass(winner)}`}>
      <h2>
        <Names state={state} sides={winners} />
        {winners.length > 1 ? " share the win" : isOnePlayer(state, winners) ? " wins" : " win"}
      </h2>
      <p class="muted">
        by {pointsWords(margin)}
        {losses.map(({ loss, sides }, i) => (
          <span key={loss}>
            {i === 0 ? ", and " : "; "}
            <Names state={state} sides={sides} /> {isOnePlayer(state, sides) ? "is" : "are"}{" "}
            <b class="loss">{LOSS_WORDS[loss]}</b>
          </span>
        ))}
        {out !== undefined && (
          <>
            : <Names state={state} sides={[out]} /> reached {targetOf(state, out)}
          </>
        )}
      </p>
    </div>
  );
}

/** "Alice", "Alice and Bob". */
function Names({ state, sides }: { state: GameState; sides: readonly Side[] }) {
  return <NameList names={sides.map((side) => nameOfSide(state, side))} />;
}

interface RaceProps {
  readonly state: GameState;
  readonly sides: readonly { readonly side: number; readonly name: string; readonly hole: number }[];
}

function Race({ state, sides }: RaceProps) {
  const race = scoreRace(state);
  return (
    <ScoreRace
      target={state.rules.target}
      marks={marksOf(state)}
      from="start"
      to={`deal ${state.deal?.number ?? 1}`}
      label={sides.map(({ side, name }) => `${name}: ${race[side]?.join(", ")}`).join(". ")}
      sides={sides.map(({ side, name }) => ({ side, name, holes: race[side] ?? [0] }))}
    />
  );
}

function breakdown(state: GameState, session: ReturnType<typeof useSession>) {
  const rows = pointRows(state).map(({ row, figures }) => ({ label: ROW_WORDS[row], figures }));
  const left = leftOnTable(state);
  if (left.some((points) => points > 0)) rows.push({ label: "Left on the table", figures: left });
  return [...rows, { label: "Best hand", figures: state.sides.map((_, side) => bestCount(session.now.value, side)) }];
}
