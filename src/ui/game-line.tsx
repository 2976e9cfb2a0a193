import type { GameRow } from "../game/log";
import { figure } from "./parts/sides";
import { Row } from "./parts/rows";
import { go } from "./router";
import { LOSS_MARKS, timeWords } from "./words";

/** One game of a list: who beat whom, the score, and how badly. Opens it. */
export function GameLine({ row, dated = false }: { row: GameRow; dated?: boolean }) {
  const { names, winner, loss, scores } = row;
  const score = (side: number) => scores[side] ?? 0;
  const behind = (side: number) => (winner === undefined ? 0 : Math.abs(score(winner) - score(side)));
  const order = [...names.keys()].toSorted(
    (one, other) => Number(other === winner) - Number(one === winner) || behind(one) - behind(other),
  );
  const figures = order.map((side) => figure(score(side))).join("–");
  // A column of two figures stands beside the names; more of them are a line of their own.
  const many = names.length > 2;
  const date = dated && `${timeWords(row.touchedAt)}${winner === undefined ? " · under way" : ""}`;
  return (
    <Row
      label={<Names names={order.map((side) => names[side] ?? "")} beat={winner !== undefined} />}
      hint={[many && figures, date].filter(Boolean).join(" · ") || undefined}
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
  const [first] = names;
  const between = (i: number) => (i === 1 && beat ? " beat " : i === names.length - 1 ? " and " : ", ");
  return (
    <>
      <bdi>{first}</bdi>
      {names.slice(1).map((name, i) => (
        <span key={i}>
          {between(i + 1)}
          <bdi>{name}</bdi>
        </span>
      ))}
    </>
  );
}
