import { NameList } from "../parts/name-list";
import type { GameRow } from "../../game/log";
import type { Side } from "../../rules/ruleset";
import { gameOfMatch } from "../words/matches";
import { figure } from "../parts/sides";
import { Row } from "../parts/rows";
import { go } from "../router";
import { LOSS_MARKS, timeWords } from "../words/common";

/** The sides of a game: the winner, then the others by how close they came. */
function placed({ names, winner, scores }: GameRow): readonly Side[] {
  const score = (side: Side) => scores[side] ?? 0;
  const behind = (side: Side) => (winner === undefined ? 0 : Math.abs(score(winner) - score(side)));
  return [...names.keys()].toSorted(
    (one, other) => Number(other === winner) - Number(one === winner) || behind(one) - behind(other),
  );
}

/** "121–89" */
export function scoresOf(row: GameRow): string {
  return placed(row)
    .map((side) => figure(row.scores[side] ?? 0))
    .join("–");
}

/** "Alice beat Bob". */
export function WhoBeat({ row }: { row: GameRow }) {
  return <Names names={placed(row).map((side) => row.names[side] ?? "")} beat={row.winner !== undefined} />;
}

/** One game of a list: who beat whom, the score and a skunk. A tap opens the game. */
export function GameLine({ row, dated = false }: { row: GameRow; dated?: boolean }) {
  const { names, winner, loss } = row;
  const figures = scoresOf(row);
  // Two scores fit in a column beside the names; more get a line of their own.
  const many = names.length > 2;
  const date = dated && `${timeWords(row.touchedAt)}${winner === undefined ? " · in progress" : ""}`;
  return (
    <Row
      label={<WhoBeat row={row} />}
      hint={[many && figures, row.match && gameOfMatch(row.match), date].filter(Boolean).join(" · ") || undefined}
      value={
        <>
          {loss !== "plain" && <span class="loss">{LOSS_MARKS[loss]}</span>}
          {!many && ` ${figures}`}
        </>
      }
      onPress={() => go("table", row.id)}
    />
  );
}

/** "Alice beat Bob and Carol", or "Alice, Bob and Carol" before the game is won. */
function Names({ names, beat }: { names: readonly string[]; beat: boolean }) {
  const [first = "", ...others] = names;
  if (!beat) return <NameList names={names} />;
  return (
    <>
      <bdi>{first}</bdi> beat <NameList names={others} />
    </>
  );
}
