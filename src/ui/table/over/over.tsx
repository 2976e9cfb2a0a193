import { type GameState } from "../../../game/state";
import { nameOfSide } from "../../../game/sides";
import type { Match } from "../../../match/match";
import { bestCount, endingOf, pointRows, scoreRace } from "../../../game/summary";
import { nextDealer } from "../../../match/next-game";
import { hasOdds } from "../../../insight/usual";
import type { ComponentChild } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../../../session/session";
import type { Device } from "../../device";
import { MatchStanding } from "../../games/match-line";
import { MatchWorth } from "../../games/match-worth";
import { lengthWords } from "../../words/matches";
import { LEFT_ON_TABLE, ROW_WORDS } from "../../words/summary-rows";
import { BestHand } from "./best-hand";
import { Breakdown } from "./breakdown";
import { Finish } from "./finish";
import { Headline, WinStamp, wonMatch } from "./headline";
import { ShareResult } from "./share-result";
import { MainButton } from "../../parts/main-button";
import { NameList } from "../../parts/name-list";
import { Row, Rows } from "../../parts/rows";
import { BackupOffer } from "./backup-offer";
import { InstallOffer } from "./install-offer";
import { ScoreRace } from "./score-race";
import { useWaited } from "../../parts/waited";
import { Versus } from "../../parts/versus";
import { go, openMade, replace } from "../../router";
import { useSession } from "../../context";
import { marksOf } from "../table-board";
import { TableBar } from "../table-top";
import { Refused } from "../../refused";
import "./over.css";
import { leftOnTable } from "../../../game/open-calls";

/** Milliseconds. People look at the result first, and may take the last count back. */
const SNAPSHOT_AFTER = 5000;

/** After a game that ended just now in this tab, the phone keeps a copy of everything. It is not waited for. */
function useSnapshot({ keeping }: Device, { entries, writing }: Session): void {
  useEffect(() => {
    const ended = entries.peek().at(-1)?.at ?? 0;
    if (!writing.peek() || Math.abs(Date.now() - ended) > SNAPSHOT_AFTER) return;
    setTimeout(() => void keeping().then((all) => all?.gameOver()), SNAPSHOT_AFTER);
  }, [keeping, entries, writing]);
}

/** Parts of the screen that are known a moment later than the result. */
interface Late {
  /** Puts the game on a scorecard. */
  readonly put: ComponentChild;
  /** Whether it is time for a backup. */
  readonly isBackupDue: boolean | undefined;
}

/** @returns undefined until they are known: the keys come with them, so that nothing moves */
function useLate({ books, keeping }: Device): Late | undefined {
  const [late, setLate] = useState<Late>();
  useEffect(() => {
    const load = async () => {
      const [part, all] = await Promise.all([
        import("../../scorecard/put-on-scorecard").catch(() => undefined),
        books(),
      ]);
      await all?.loadRows();
      const put = part && all && <part.PutOnScorecard books={all} />;
      setLate({ put, isBackupDue: await (await keeping())?.backup.remind() });
    };
    void load();
  }, [books, keeping]);
  return late;
}

/** The result: winner, margin, where the points came from, and the next game in one tap. */
export function Over({ state, device }: { state: GameState; device: Device }) {
  const session = useSession();
  useSnapshot(device, session);
  const late = useLate(device);
  const waited = useWaited();
  const sides = state.sides.map((pegs, side) => ({
    side,
    name: nameOfSide(state, side),
    hole: pegs.front,
  }));
  const ending = endingOf(state);
  const match = session.match.value;
  const won = wonMatch(match, session.openId.value);
  // One row would repeat the score.
  const rows = breakdown(state, session);
  const start = () => {
    // Asked after a tap, because the browser may ask the player for permission. A finished game is worth keeping.
    device.askPersistOnce();
    void openMade("table", session.nextGame(), replace);
  };
  return (
    <main class="screen split over" data-waits={((!late || (state.match && !match)) && !waited) || undefined}>
      <TableBar state={state} title={state.match ? `Game ${state.match.game}` : "The game"} />
      <div class="across stack">
        {ending && <Headline state={state} ending={ending} match={won} />}
        <div class="final-score">
          <Versus grand standings={sides} />
          {ending && <WinStamp state={state} ending={ending} match={won} />}
        </div>
      </div>
      <div class="split-a">
        {match && <MatchNow match={match} game={session.openId.value} won={won !== undefined} />}
        {late?.put}
        {ending && <Finish state={state} side={ending.out ?? ending.winners[0] ?? 0} />}
        <Race state={state} sides={sides} />
        <Onward state={state} game={session.openId.value} />
        <InstallOffer device={device} />
      </div>
      <div class="split-b">
        <BestHand state={state} />
        {rows.length > 1 && <Breakdown caption="Where the points came from" sides={sides} rows={rows} />}
        <MainButton kind="second" onPress={() => go("new")}>
          New game…
        </MainButton>
        {late?.isBackupDue && <BackupOffer persisted={device.persisted} />}
      </div>
      <div class="actions">
        <Refused />
        <MainButton onPress={start}>
          <NextWords state={state} match={match} game={session.openId.value} />
        </MainButton>
        <div class="pair">
          <MainButton kind="second" onPress={() => go("record", session.openId.value)}>
            Fix a miscount
          </MainButton>
          <ShareResult state={state} match={won} device={device} />
        </div>
      </div>
    </main>
  );
}

/** The story of the game and, if two played it, the page of the two. */
function Onward({ state: { seats, rules }, game }: { state: GameState; game: string | undefined }) {
  const [one, other, third] = seats.map(({ name }) => name);
  const two = one === undefined || other === undefined || third !== undefined ? undefined : [one, other];
  return (
    <Rows>
      <Row
        label="The story"
        hint={
          hasOdds(rules) ? "The chance to win, luck and skill, deal by deal" : "The leads and the points, deal by deal"
        }
        leads
        onPress={() => go("story", game)}
      />
      {two && (
        <Row
          label={<NameList names={two} />}
          hint="Who leads, margins and averages"
          leads
          onPress={() => go("people", two.map(encodeURIComponent).join("/"))}
        />
      )}
    </Rows>
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
function MatchNow({ match, game, won }: { match: Match; game: string | undefined; won: boolean }) {
  const here = match.games.find(({ row }) => row.id === game);
  return (
    <Rows>
      <Row
        label={
          // The headline says already who has won the match.
          <b>{won ? "The match" : <MatchStanding match={match} />}</b>
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

interface RaceProps {
  readonly state: GameState;
  readonly sides: readonly { readonly side: number; readonly name: string; readonly hole: number }[];
}

function Race({ state, sides }: RaceProps) {
  const race = scoreRace(state);
  // One deal is a straight line for each side.
  if ((race[0]?.length ?? 0) < 3) return null;
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
  if (left.some((points) => points > 0)) rows.push({ label: LEFT_ON_TABLE, figures: left });
  const best = state.sides.map((_, side) => bestCount(session.now.value, side));
  return best.some((points) => points > 0) ? [...rows, { label: "Best hand", figures: best }] : rows;
}
