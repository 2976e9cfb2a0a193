import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Owner } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { countsAlone } from "../../../rules/show/shown";
import { seatOf, sideAt } from "../../../game/sides";
import type { Card } from "../../../rules/cards";
import { DealRecord } from "../../record/deal-record";
import { ownerWords } from "../../words/entries";
import { LitHand } from "../../parts/lit-hand";
import { Refused } from "../../refused";
import { BoardStrip } from "../board/board-strip";
import { TableBoard } from "../table-board";
import { TableScores } from "../table-top";
import { wide } from "../../wide";
import { whose } from "../../words/common";
import { FixCard } from "./fix-card";

interface HandFrameProps {
  readonly state: GameState;
  readonly owner: Owner;
  /** The hand or crib, then the starter if it counts with them. */
  readonly cards: readonly Card[];
  /** Indexes of the highlighted cards; none are highlighted when left out. */
  readonly lit?: readonly number[] | undefined;
  /** Dims the other cards while some are lit. */
  readonly dims?: boolean | undefined;
  /** Instead of the name of the hand. */
  readonly heading?: ComponentChildren;
  /** Beside the name of the hand: its total. */
  readonly total?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly actions: ComponentChildren;
}

/** Below the bar, around a hand or crib being counted: scores, cards, its count and buttons. A tapped card is fixed. */
export function HandFrame(props: HandFrameProps) {
  const { state, owner, cards, lit, dims, heading, total, children, actions } = props;
  const seat = seatOf(state, owner);
  const [fixing, setFixing] = useState<number>();
  return (
    <>
      <div class="split-a">
        <TableScores state={state} turn={seat} />
        {wide.value ? (
          <div class="beside">
            <TableBoard state={state} />
          </div>
        ) : (
          <div class="beside-strip">
            <BoardStrip state={state} side={sideAt(state, seat)} />
          </div>
        )}
        <div class="hand-head">
          <h2>
            {heading ?? (
              <bdi>{owner === "crib" ? `${whose(state.seats[seat]?.name ?? "")} crib` : ownerWords(state, owner)}</bdi>
            )}
          </h2>
          {total}
        </div>
        <LitHand cards={cards} alone={countsAlone(state.form, owner)} lit={lit} dims={dims} onFix={setFixing} />
        <p class="muted wrong-card">Wrong card? Tap it.</p>
        <DealRecord state={state} />
      </div>
      <div class="split-b">{children}</div>
      <div class="actions">
        <Refused />
        {actions}
      </div>
      <FixCard owner={owner} cards={cards} place={fixing} onClose={() => setFixing(undefined)} />
    </>
  );
}
