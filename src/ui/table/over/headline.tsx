/** The winner, the margin and the stamp of the win. */
import { isolated } from "../../../base/isolated";
import { listWords } from "../../../base/lists";
import { type Ending, endingOf } from "../../../game/summary";
import { isOn, nameOfSide, targetOf } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import type { Match } from "../../../match/match";
import { numberWord } from "../../../rules/aloud/announce";
import { type Side, skunkLines } from "../../../rules/ruleset";
import { useNew } from "../moments/use-moment";
import { MatchStanding } from "../../games/match-line";
import { NameList } from "../../parts/name-list";
import { sideClass } from "../../parts/sides";
import { Stamp } from "../../parts/stamp";
import { LOSS_MARKS, LOSS_WORDS, pointsWords } from "../../words/common";
import { isOnePlayer } from "../../words/events";
import { scoreWords } from "../../words/matches";
import { cutName } from "../../words/plain-names";

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

/** Letters of a name in the stamp. */
const LONGEST = 16;

/**
 * "Match" with its score; "Won" with "by 8 points"; "Skunk" with "7 short of 91", or with "no points scored".
 * With three sides or more it says whose: "for Bob, 7 short of 91", "for everyone else", "for two others".
 */
export function stampWords(state: GameState, ending: Ending, match: Match | undefined) {
  if (match) return { words: "Match", small: scoreWords(match.score, true) };
  const worst = ending.losses.at(-1);
  if (!worst) return { words: isLowest(state) ? "Lowest" : "Won", small: `by ${pointsWords(ending.margin)}` };
  return { words: LOSS_MARKS[worst.loss], small: lossWords(state, worst, ending.winners.length) };
}

/** The side of the loss, and the holes to its line, which depends on the target of the side (rules.md §7.2). */
function lossWords(state: GameState, { loss, sides }: Ending["losses"][number], won: number): string {
  const { length } = state.sides;
  const [side = 0, ...more] = sides;
  if (more.length > 0)
    return `for ${sides.length === length - won ? "everyone else" : `${numberWord(sides.length)} others`}`;
  const below = skunkLines(targetOf(state, side), state.rules.skunks).find((line) => line.loss === loss)?.below ?? 0;
  const hole = state.homes[0]?.holes[side] ?? 0;
  const who = length > 2 ? `for ${cutName(nameOfSide(state, side), LONGEST)}, ` : "";
  return who + (hole === 0 ? "no points scored" : `${below - hole} short of ${below}`);
}

/** Whether a lowball was won by the lowest score: a lone captain with half the target loses with fewer points. */
function isLowest(state: GameState): boolean {
  return isOn(state, "lowball") && state.sides.every((_, side) => targetOf(state, side) === state.rules.target);
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
