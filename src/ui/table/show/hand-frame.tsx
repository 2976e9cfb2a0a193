import type { ComponentChildren } from "preact";
import type { Owner } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { countsAlone } from "../../../rules/show/shown";
import { seatOf, sideAt } from "../../../game/sides";
import type { Card } from "../../../rules/cards";
import { DealRecord } from "../../record/deal-record";
import { ownerWords } from "../../words/entries";
import { LitHand } from "../../parts/lit-hand";
import { Refused } from "../../refused";
import { BoardStrip, TableBoard } from "../table-board";
import { TableBar, TableScores } from "../table-top";
import { whose } from "../../words/common";

interface HandFrameProps {
  readonly state: GameState;
  readonly owner: Owner;
  /** The hand or crib, then the starter if it counts with them. */
  readonly cards: readonly Card[];
  /** Indexes of the highlighted cards; none are highlighted when left out. */
  readonly lit?: readonly number[] | undefined;
  readonly children: ComponentChildren;
  readonly actions: ComponentChildren;
}

/** The screen around a hand or crib being counted: scores, cards, its count and the buttons. */
export function HandFrame({ state, owner, cards, lit, children, actions }: HandFrameProps) {
  const seat = seatOf(state, owner);
  return (
    <main class="screen split show">
      <TableBar state={state} />
      <div class="split-a">
        <TableScores state={state} turn={seat} />
        <div class="beside">
          <TableBoard state={state} />
        </div>
        <div class="beside-strip">
          <BoardStrip state={state} side={sideAt(state, seat)} />
        </div>
        <h2>
          <bdi>{owner === "crib" ? `${whose(state.seats[seat]?.name ?? "")} crib` : ownerWords(state, owner)}</bdi>
        </h2>
        <LitHand cards={cards} alone={countsAlone(state.form, owner)} lit={lit} />
        <DealRecord state={state} />
      </div>
      <div class="split-b">{children}</div>
      <div class="actions">
        <Refused />
        {actions}
      </div>
    </main>
  );
}
