/** The summary of a game: where its points came from, and how it ended. */
import type { Happening } from "./happenings";
import type { Replay } from "./replay";
import { isOn, targetOf } from "./sides";
import type { GameState, Peg, PegKind } from "./state";
import { lossAt, type Loss, type Side } from "../rules/ruleset";
import type { Tally } from "../rules/show/combinations";

/** Each side's hole at the start and after every deal. */
export function scoreRace(state: GameState): readonly (readonly number[])[] {
  const deals = state.deal?.number ?? 0;
  return state.sides.map((_, side) =>
    Array.from({ length: deals + 1 }, (__, deal) =>
      state.pegs.reduce((sum, peg) => sum + (peg.side === side && peg.deal <= deal ? peg.points : 0), 0),
    ),
  );
}

/** The last peg a side moved in the deal that is played; undefined after the next deal begins. */
export function pegOfDeal({ pegs, deal }: GameState, side: Side): Peg | undefined {
  return pegs.findLast((peg) => peg.side === side && peg.deal === deal?.number);
}

/** A hand or crib that was counted, and its deal. */
export type CountedHand = Extract<Happening, { kind: "counted" }> & { readonly deal: number };

/** Everything that was counted, in order. A deal that was voided does not count. */
export function countedHands(now: Replay): readonly CountedHand[] {
  let all: readonly CountedHand[] = [];
  for (const { deal, status } of now.lines)
    for (const one of status.is === "fits" ? status.happenings : []) {
      if (one.kind === "voided") all = all.filter((hand) => hand.deal !== deal);
      if (one.kind === "counted") all = [...all, { ...one, deal }];
    }
  return all;
}

/** The worth of its cards where the app has shown them, also where the players counted wrong. */
const worthOf = ({ tally, points }: CountedHand): number => tally?.total ?? points;

/** The points of the best hand or crib of a side; 0 without one. */
export function bestCount(now: Replay, side: Side): number {
  return Math.max(0, ...countedHands(now).flatMap((hand) => (hand.side === side ? [worthOf(hand)] : [])));
}

/** A hand or crib with its cards, and what they are worth. */
export type BestHand = Pick<CountedHand, "owner" | "side" | "deal" | "points"> & { readonly tally: Tally };

/** The best hand or crib of the game whose cards are known; undefined without one. */
export function bestHand(now: Replay): BestHand | undefined {
  return bestOf(countedHands(now));
}

/** The best of some hands and cribs whose cards are known, the first of several; undefined without one. */
export function bestOf(
  hands: readonly (Omit<BestHand, "tally"> & { readonly tally: Tally | undefined })[],
): BestHand | undefined {
  let best: BestHand | undefined;
  for (const { tally, ...hand } of hands)
    if (tally && tally.total > (best?.points ?? 0)) best = { ...hand, points: tally.total, tally };
  return best;
}

/** The sources of points, in the order in which they are shown. */
export const SUMMARY_ROWS = [
  "play",
  "hands",
  "cribs",
  "heels",
  "muggins",
  "overcounts",
  "penalties",
  "entered",
  "corrections",
  "headStart",
  "bids",
  "nullPoints",
  "backTen",
  "misdeals",
] as const;
export type SummaryRow = (typeof SUMMARY_ROWS)[number];

/** Every kind of peg has a row, so the rows of a game add up to its points. */
export const SUMMARY_ROW: Readonly<Record<PegKind, SummaryRow>> = {
  play: "play",
  hand: "hands",
  crib: "cribs",
  heels: "heels",
  muggins: "muggins",
  overcount: "overcounts",
  penalty: "penalties",
  points: "entered",
  correction: "corrections",
  start: "headStart",
  bid: "bids",
  nullPoint: "nullPoints",
  backTen: "backTen",
  misdeal: "misdeals",
};

/** The sources of the points: each row has the points of each side. Rows without points are left out. */
export function pointRows(
  state: GameState,
): readonly { readonly row: SummaryRow; readonly figures: readonly number[] }[] {
  const rows = SUMMARY_ROWS.map((row) => ({
    row,
    figures: state.sides.map((_, side) =>
      state.pegs.reduce((sum, peg) => sum + (peg.side === side && SUMMARY_ROW[peg.kind] === row ? peg.points : 0), 0),
    ),
  }));
  return rows.filter(({ figures }) => figures.some((points) => points !== 0));
}

/** How a game ended. */
export interface Ending {
  /** More than one only when the lowest scores of a lowball are equal. */
  readonly winners: readonly Side[];
  /** Points from the winners to the best of the others. */
  readonly margin: number;
  /** Skunks of every kind, the lightest first, each with the sides that suffered it. */
  readonly losses: readonly { readonly loss: Loss; readonly sides: readonly Side[] }[];
  /** In a lowball, the side that reached the game hole and lost by it. */
  readonly out: Side | undefined;
}

/** Undefined while nobody has won. */
export function endingOf(state: GameState): Ending | undefined {
  const { winner, sharing, sides, rules, homes } = state;
  if (winner === undefined) return undefined;
  const winners = [winner, ...sharing].toSorted((one, other) => one - other);
  const losers = [...sides.keys()].filter((side) => !winners.includes(side));
  // If the others played on, the holes at the moment the first side got home count.
  const hole = (side: Side) => homes[0]?.holes[side] ?? 0;
  if (isOn(state, "lowball")) {
    // Counted in holes to go, because a lone captain can have a target of their own.
    const toGo = (side: Side) => targetOf(state, side) - hole(side);
    const margin = Math.min(...losers.map((side) => toGo(winner) - toGo(side)));
    return { winners, margin, losses: [], out: losers.find((side) => hole(side) === targetOf(state, side)) };
  }
  const lossFor = (side: Side) => lossAt(hole(side), targetOf(state, side), rules.skunks);
  const losses = ([...new Set(losers.map(lossFor))] as const)
    .filter((loss) => loss !== "plain")
    .map((loss) => ({ loss, sides: losers.filter((side) => lossFor(side) === loss) }))
    .toSorted((one, other) => hole(other.sides[0] ?? 0) - hole(one.sides[0] ?? 0));
  return {
    winners,
    margin: Math.min(...losers.map((side) => targetOf(state, side) - hole(side))),
    losses,
    out: undefined,
  };
}
