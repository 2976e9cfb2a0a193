import { NameList } from "../parts/name-list";
import type { GameRow } from "../../game/log";
import type { Side } from "../../rules/ruleset";
import { gameOfMatch } from "../words/matches";
import { figure } from "../parts/sides";
import { Row } from "../parts/rows";
import { go } from "../router";
import { LOSS_MARKS, timeWords } from "../words/words";

/** @returns the sides of a game, the winner first, then whoever came closest. */
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

/** One game of a list: who beat whom, the score, and how badly. Opens it. */
export function GameLine({ row, dated = false }: { row: GameRow; dated?: boolean }) {
  const { names, winner, loss } = row;
  const figures = scoresOf(row);
  // A column of two figures stands beside the names; more of them are a line of their own.
  const many = names.length > 2;
  const date = dated && `${timeWords(row.touchedAt)}${winner === undefined ? " · under way" : ""}`;
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

/** "Alice beat Bob and Carol", or while nobody has: "Alice, Bob and Carol". */
function Names({ names, beat }: { names: readonly string[]; beat: boolean }) {
  const [first = "", ...others] = names;
  if (!beat) return <NameList names={names} />;
  return (
    <>
      <bdi>{first}</bdi> beat <NameList names={others} />
    </>
  );
}
