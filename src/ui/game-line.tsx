import type { GameRow } from "../game/log";
import { Row } from "./parts/rows";
import { go } from "./router";
import { LOSS_MARKS, timeWords } from "./words";

/** One game of a list: who beat whom, the score, and how badly. Opens it. */
export function GameLine({ row, dated = false }: { row: GameRow; dated?: boolean }) {
  const order = row.names
    .map((_, side) => side)
    .toSorted((a, b) => Number(b === row.winner) - Number(a === row.winner));
  const names = order.map((side) => row.names[side]);
  const between = row.winner === undefined ? " and " : " beat ";
  return (
    <Row
      label={
        <>
          <bdi>{names[0]}</bdi>
          {between}
          <bdi>{names.slice(1).join(", ")}</bdi>
        </>
      }
      hint={dated ? `${timeWords(row.touchedAt)}${row.winner === undefined ? " · under way" : ""}` : undefined}
      value={
        <>
          {row.loss !== "plain" && <span class="loss">{LOSS_MARKS[row.loss]}</span>}{" "}
          {order.map((side) => row.scores[side] ?? 0).join("–")}
        </>
      }
      onPress={() => go("table", row.id)}
    />
  );
}
