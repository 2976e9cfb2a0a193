/** The points of one deal by their source: what every hand pegged, and everything else. They add up to its points. */
import type { DealPlayed } from "../../game/deals-played";
import type { Owner } from "../../game/facts";
import { cardsOf } from "../../game/known";
import { sideAt, sideOf } from "../../game/sides";
import { type GameState, type Peg, showOrder } from "../../game/state";
import { SUMMARY_ROW, type SummaryRow, SUMMARY_ROWS } from "../../game/summary";
import type { Card } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import type { Tally } from "../../rules/show/combinations";
import { countsAlone } from "../../rules/show/shown";
import type { HandCounted } from "../many/hands";

/** A hand or crib whose cards are known, or that was counted. */
export interface HandOfDeal {
  readonly owner: Owner;
  readonly side: Side;
  readonly cards: readonly Card[];
  /** The starter, where the hand is counted with it. */
  readonly starter: Card | undefined;
  /** Undefined where it was not counted. */
  readonly count: HandCount | undefined;
}

export interface HandCount {
  /** The points that its side moved by it, never past the game hole. */
  readonly pegged: number;
  /** The count of the player; where the app counts, what the cards are worth. */
  readonly stated: number;
  /** The worth of the cards, or the points entered where the cards are not known. */
  readonly worth: number;
  readonly tally: Tally | undefined;
}

/** The points of one source, for each side. */
export interface DealRow {
  readonly row: SummaryRow;
  readonly pegs: readonly (readonly Peg[])[];
}

export interface DealPoints {
  /** Points pegged before the show. */
  readonly before: readonly DealRow[];
  /** In the order of the show. */
  readonly hands: readonly HandOfDeal[];
  /** Everything else. */
  readonly after: readonly DealRow[];
}

const BEFORE: readonly SummaryRow[] = ["headStart", "bids", "heels", "play"];

/** @param hands everything that was counted in the game (`handsOf`) */
export function dealPoints(state: GameState, deal: DealPlayed, hands: readonly HandCounted[]): DealPoints {
  const { number, last, pegs, counted } = deal;
  const ofHands = new Set(counted.flatMap((one) => one.pegs));
  const rest = pegs.filter((peg) => !ofHands.has(peg));
  const rowsOf = (rows: readonly SummaryRow[]) =>
    rows.flatMap((row): readonly DealRow[] => {
      const all = rest.filter(({ kind }) => SUMMARY_ROW[kind] === row);
      if (all.length === 0) return [];
      return [{ row, pegs: state.sides.map((_, side) => all.filter((peg) => peg.side === side)) }];
    });
  const owners = last.deal ? showOrder(last, last.deal) : [];
  const starter = last.deal?.starter;
  return {
    before: rowsOf(BEFORE),
    hands: owners.flatMap((owner): readonly HandOfDeal[] => {
      const cards = cardsOf(last, owner);
      const own = counted.find((one) => one.owner === owner);
      if (cards.length === 0 && !own) return [];
      const of = hands.find((one) => one.deal === number && one.owner === owner);
      const stated = state.statedCounts.find((one) => one.deal === number && one.owner === owner)?.stated;
      const worth = of?.points ?? own?.points ?? 0;
      const pegged = own?.pegs.reduce((sum, { points }) => sum + points, 0);
      return [
        {
          owner,
          side: sideOf(last, owner),
          cards,
          starter: cards.length === 0 || countsAlone(last.form, owner) ? undefined : starter,
          count: pegged === undefined ? undefined : { pegged, stated: stated ?? worth, worth, tally: of?.tally },
        },
      ];
    }),
    after: rowsOf(SUMMARY_ROWS.filter((row) => !BEFORE.includes(row))),
  };
}

/** Points that moved because of a wrong count: who took them, and whose count it was. */
export interface Taken {
  readonly by: Side;
  readonly from: Side;
  readonly points: number;
  readonly kind: "muggins" | "overcount";
  readonly where: Owner | "play";
}

/** The points of wrong counts among some pegs, each with the count that they come from. */
export function takenIn(state: GameState, pegs: readonly Peg[]): readonly Taken[] {
  return pegs.flatMap(({ side, points, kind, statedCount }): readonly Taken[] => {
    const count = statedCount === undefined ? undefined : state.statedCounts[statedCount];
    if (!count || points <= 0 || (kind !== "muggins" && kind !== "overcount")) return [];
    return [{ by: side, from: sideAt(state, count.seat), points, kind, where: count.owner }];
  });
}
