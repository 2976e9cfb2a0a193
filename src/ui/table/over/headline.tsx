/** The winner, the margin and the stamp of the win. */
import { isolated } from "../../../base/isolated";
import { listWords } from "../../../base/lists";
import { type Ending, endingOf } from "../../../game/summary";
import { isOn, nameOfSide, targetOf } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import type { Match } from "../../../match/match";
import { type Side, skunkLines } from "../../../rules/ruleset";
import { useNew } from "../moments/use-moment";
import { MatchStanding } from "../../games/match-line";
import { NameList } from "../../parts/name-list";
import { sideClass } from "../../parts/sides";
import { Stamp } from "../../parts/stamp";
import { LOSS_MARKS, LOSS_WORDS, pointsWords } from "../../words/common";
import { isOnePlayer } from "../../words/events";
import { scoreWords } from "../../words/matches";

interface HeadlineProps {
  readonly state: GameState;
  readonly ending: Ending;
  /** The match that this game has won. */
  readonly match: Match | undefined;
}

export function Headline({ state, ending, match }: HeadlineProps) {
  const { winners, margin, losses, out } = ending;
  const [winner = 0] = winners;
  // The stamp of an ordinary win has the margin.
  const isStamped = !match && losses.length === 0 && out === undefined;
  return (
    <div class={winners.length > 1 ? "headline" : `headline ${sideClass(winner)}`}>
      <h2>
        {match ? (
          <MatchStanding match={match} />
        ) : (
          <>
            <Names state={state} sides={winners} />
            {winners.length > 1 ? " share the win" : isOnePlayer(state, winners) ? " wins" : " win"}
          </>
        )}
      </h2>
      {!isStamped && (
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
      )}
    </div>
  );
}

/** The stamp of the win: the match, else the worst loss, else the margin. */
export function WinStamp({ state, ending, match }: HeadlineProps) {
  const { words, small } = stampWords(state, ending, match);
  return <Stamp words={words} small={<bdi>{small}</bdi>} lands={useNew()} />;
}

/** "Match" with its score; "Skunk" with "7 short of 91"; "Won" with "by 8 points". */
export function stampWords(state: GameState, ending: Ending, match: Match | undefined) {
  if (match) return { words: "Match", small: scoreWords(match.score, true) };
  const worst = ending.losses.at(-1);
  if (!worst) return { words: isOn(state, "lowball") ? "Lowest" : "Won", small: `by ${pointsWords(ending.margin)}` };
  const hole = Math.min(...worst.sides.map((side) => state.homes[0]?.holes[side] ?? 0));
  const line = skunkLines(state.rules.target, state.rules.skunks).find(({ loss }) => loss === worst.loss);
  const small = line ? `${line.below - hole} short of ${line.below}` : "";
  return { words: LOSS_MARKS[worst.loss], small };
}

/** "Alice", "Alice and Bob". */
function Names({ state, sides }: { state: GameState; sides: readonly Side[] }) {
  return <NameList names={sides.map((side) => nameOfSide(state, side))} />;
}

/** The match that this game, as its last one, has won. */
export function wonMatch(match: Match | undefined, game: string | undefined): Match | undefined {
  return match?.winner !== undefined && match.last.id === game ? match : undefined;
}

/** The headline in one line, for a picture or a message. */
export function headlineText(state: GameState, match: Match | undefined): string {
  const winners = endingOf(state)?.winners ?? [];
  const names = listWords(winners.map((side) => nameOfSide(state, side)));
  const wins = isOnePlayer(state, winners) ? "wins" : "win";
  if (match?.winner === undefined) return `${names} ${wins}`;
  return `${isolated(match.parties[match.winner] ?? "")} ${wins} the match`;
}
