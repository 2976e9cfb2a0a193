import type { GameState } from "../../game/state";
import type { Seat } from "../../rules/ruleset";
import { lazyPart } from "../lazy";
import { boardPlace } from "./board-place";
import { TableBar, TableScores } from "./table-top";

const TableBoard = lazyPart(async () => (await import("./table-board"))?.TableBoard, boardPlace);
const DealRecord = lazyPart(async () => (await import("../record/deal-record"))?.DealRecord);

interface TableHeadProps {
  readonly state: GameState;
  /** The seat whose turn the scores show. */
  readonly turn: Seat | undefined;
}

/** The bar, the scores and the board. */
export function TableHead({ state, turn }: TableHeadProps) {
  return (
    <>
      <TableBar state={state} />
      <ScoresAndBoard state={state} turn={turn} />
    </>
  );
}

/** The scores, and what is beside the pad where there is room: the board and the record of the deal. */
export function ScoresAndBoard({ state, turn }: TableHeadProps) {
  return (
    <>
      <TableScores state={state} turn={turn} />
      <div class="beside">
        <TableBoard state={state} />
        <DealRecord state={state} />
      </div>
    </>
  );
}
