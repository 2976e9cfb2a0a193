import { firstCopyOf } from "../../game/copies";
import { NameList } from "../parts/name-list";
import { type GameRow, winnersOf } from "../../game/log";
import type { Side } from "../../rules/ruleset";
import { gameOfMatch } from "../words/matches";
import { figure } from "../parts/sides";
import { Row } from "../parts/rows";
import { go } from "../router";
import { LOSS_MARKS } from "../words/common";

/** The sides of a game: those that won, then the others by how close they came. */
function placed(row: GameRow): readonly Side[] {
  const { names, winner, scores } = row;
  const score = (side: Side) => scores[side] ?? 0;
  const behind = (side: Side) => (winner === undefined ? 0 : Math.abs(score(winner) - score(side)));
  const winners = winnersOf(row);
  const others = [...names.keys()].filter((side) => !winners.includes(side));
  return [...winners, ...others.toSorted((one, other) => behind(one) - behind(other))];
}

/** "121–89" */
export function scoresOf(row: GameRow): string {
  return placed(row)
    .map((side) => figure(row.scores[side] ?? 0))
    .join("–");
}

/** "Alice beat Bob and Carol", or "Alice, Bob and Carol" before the game is won. */
export function WhoBeat({ row }: { row: GameRow }) {
  const names = placed(row).map((side) => row.names[side] ?? "");
  const won = winnersOf(row).length;
  if (won === 0) return <NameList names={names} />;
  return (
    <>
      <NameList names={names.slice(0, won)} /> beat <NameList names={names.slice(won)} />
    </>
  );
}

/** Of a game that went on on two phones, for the second. */
export const copyWords = ({ id }: Pick<GameRow, "id">) => firstCopyOf(id) !== id && "Another copy";

interface GameLineProps {
  readonly row: GameRow;
  /** The time alone below the heading of its day, or with the date. */
  readonly when?: string;
  /** The list says above the game how long its match is. */
  readonly inMatch?: boolean;
  /** The scores go into the small words, because a button ends the line: beside it, they would not line up with others. */
  readonly small?: boolean;
}

/** One game of a list: who beat whom, the scores and a skunk. A tap opens the game. */
export function GameLine({ row, when, inMatch, small }: GameLineProps) {
  const { names, winner, loss, match } = row;
  const scores = scoresOf(row);
  // Two scores fit in a column beside the names; more do not.
  const isScoreSmall = small || names.length > 2;
  const mark = winner === undefined ? "in progress" : LOSS_MARKS[loss];
  const words = [
    isScoreSmall && scores,
    match && (inMatch ? `Game ${match.game}` : gameOfMatch(match)),
    copyWords(row),
    when,
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <Row
      label={<WhoBeat row={row} />}
      hint={
        (words || mark) && (
          <>
            {words}
            {words && mark && " · "}
            <span class={winner === undefined ? "going" : "loss"}>{mark}</span>
          </>
        )
      }
      value={!isScoreSmall && <span class="two-scores">{scores}</span>}
      onPress={() => go("table", row.id)}
    />
  );
}
