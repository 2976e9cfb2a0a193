import type { RecordDeal, RecordRow } from "../../game/record";
import type { LogLine } from "../../game/replay";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import { Icon } from "../parts/icons";
import { Rows } from "../parts/rows";
import { SideMark } from "../parts/side-mark";
import { SideName } from "../parts/side-name";
import { sideClass, signed } from "../parts/sides";
import { type Piece as Part, piecesOf } from "../parts/windowed";
import { nameOf } from "../words/entries";
import { EntryRow } from "./entry-row";
import { Standing } from "./standing";
import { Strip } from "./strip";

/** The line of a deal, or some of its rows. */
export type DealPart = Part<RecordRow | "head"> & { readonly deal: RecordDeal; readonly open: boolean };

/** The deals in parts for the window of the list: of a folded deal only its line. */
export function partsOf(
  deals: readonly RecordDeal[],
  isOpen: (deal: number) => boolean,
  rowsIn: (deal: RecordDeal) => readonly RecordRow[],
): readonly DealPart[] {
  return deals.flatMap((deal): readonly DealPart[] => {
    const open = isOpen(deal.number);
    const head: DealPart = { key: `deal ${deal.number} ${open}`, rows: ["head"], at: 0, of: 1, deal, open };
    if (!open) return [head];
    const parts = piecesOf([rowsIn(deal)], (first) => first.lines[0]?.id ?? -1);
    return [head, ...parts.map(({ key, rows, at, of }) => ({ key, rows, at, of, deal, open }))];
  });
}

interface DealPartProps {
  readonly state: GameState;
  readonly part: DealPart;
  readonly onFold: (deal: number, open: boolean) => void;
  readonly onOpen: (line: LogLine) => void;
}

export function DealPartRows({ state, part, onFold, onOpen }: DealPartProps) {
  const { deal, open, rows, at, of } = part;
  const title = titleOf(deal);
  if (rows[0] === "head")
    return <DealHead state={state} deal={deal} open={open} onFold={() => onFold(deal.number, !open)} />;
  return (
    <Rows label={title} list before={at + rows.length < of} after>
      {rows.map((row, i) =>
        row === "head" || row.lines[0] === undefined ? null : (
          <div key={row.lines[0].id} role="listitem" aria-posinset={at + i + 1} aria-setsize={of}>
            {row.strip ? (
              <Strip state={state} row={row} onPress={onOpen} />
            ) : (
              row.lines.map((line) => <EntryRow key={line.id} state={state} line={line} onPress={() => onOpen(line)} />)
            )}
          </div>
        ),
      )}
    </Rows>
  );
}

function titleOf({ number }: RecordDeal): string {
  return number === 0 ? "Before the first deal" : `Deal ${number}`;
}

interface DealHeadProps {
  readonly state: GameState;
  readonly deal: RecordDeal;
  readonly open: boolean;
  readonly onFold: () => void;
}

/** A deal in one line: who dealt, the gains of all sides, and the score after it. */
function DealHead({ state, deal, open, onFold }: DealHeadProps) {
  const { number, dealer, from, to } = deal;
  const now = number === state.deal?.number && state.winner === undefined;
  const name = dealer === undefined ? undefined : nameOf(state, dealer);
  return (
    <h2 class={open ? "deal-head rows before" : "deal-head rows"}>
      <button type="button" class="row-line" aria-expanded={open} onClick={onFold}>
        <Icon name="forward" />
        <span class="words">
          {titleOf(deal)}
          {number > 0 && name !== undefined && (
            <span class="hint">
              <bdi>{name}</bdi> {now ? "deals, now" : "dealt"}
            </span>
          )}
        </span>
        {number > 0 && (
          <>
            <span class="gains figures">
              {to.map(({ front }, side) => (
                <span key={side} class={`gain ${sideClass(side)}`}>
                  <SideMark side={side} />
                  <span class="unseen">{nameOfSide(state, side)} </span>
                  {signed(front - (from[side]?.front ?? 0))}
                </span>
              ))}
            </span>
            <span class="value figures">
              <span class="unseen">score </span>
              <Standing state={state} holes={to.map(({ front }) => front)} />
            </span>
          </>
        )}
      </button>
    </h2>
  );
}

/** The names to the marks of the gains. */
export function DealColumns({ state }: { readonly state: GameState }) {
  return (
    <div class="deal-columns" aria-hidden="true">
      {state.sides.map((_, side) => (
        <SideName key={side} side={side} name={nameOfSide(state, side)} />
      ))}
      <span class="muted">Score</span>
    </div>
  );
}
