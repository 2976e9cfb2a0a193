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

/** One game of the first page: who beat whom, the score and a skunk. A tap opens the game. */
export function GameLine({ row }: { row: GameRow }) {
  const { names, winner, loss } = row;
  const figures = scoresOf(row);
  // Two scores fit in a column beside the names; more get a line of their own.
  const many = names.length > 2;
  return (
    <Row
      label={<WhoBeat row={row} />}
      hint={[
        many && figures,
        row.match && gameOfMatch(row.match),
        copyWords(row),
        winner === undefined && "In progress",
      ]
        .filter(Boolean)
        .join(" · ")}
      value={
        <>
          <span class="loss">{LOSS_MARKS[loss]}</span>
          {!many && <span class="two-scores"> {figures}</span>}
        </>
      }
      onPress={() => go("table", row.id)}
    />
  );
}
