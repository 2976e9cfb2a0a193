import type { GameState } from "../../game/state";
import type { Seat } from "../../rules/ruleset";
import { lazyPart } from "../lazy";
import { boardPlace } from "./board-place";
import { TableBar, TableScores } from "./table-top";

const TableBoard = lazyPart(async () => (await import("./table-board"))?.TableBoard, boardPlace);
const DealRecord = lazyPart(async () => (await import("../record/deal-record"))?.DealRecord);

/**
 * The bar, the scores, and what is beside the pad where there is room: the board and the record of the deal.
 * @param turn the seat whose turn the scores show
 */
export function TableHead({ state, turn }: { state: GameState; turn: Seat | undefined }) {
  return (
    <>
      <TableBar state={state} />
      <TableScores state={state} turn={turn} />
      <div class="beside">
        <TableBoard state={state} />
        <DealRecord state={state} />
      </div>
    </>
  );
}
