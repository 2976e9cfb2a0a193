/** The play counted the long way, from rules.md §2 and §3 alone, to check the app's own. */
import { type Card, isJoker, JOKER, orderOf, valueOf, without } from "../rules/cards";
import type { GoTiming, Seat } from "../rules/ruleset";

/** `out`: a dead card. `named`: a card known to be in that hand. */
export type Move =
  | { readonly move: "card" | "out" | "named"; readonly seat: Seat; readonly card: Card }
  | { readonly move: "go"; readonly seat: Seat };

/** One card or one point for go, its points by the rules, and the move it came with. */
interface Worth {
  readonly seat: Seat;
  readonly of: Move;
  readonly points: number;
  readonly award: boolean;
}

export interface Recount {
  readonly turn: Seat | undefined;
  readonly count: number;
  readonly hands: readonly (readonly Card[])[];
  readonly worths: readonly Worth[];
  /** The count at each go that was said. */
  readonly counts: ReadonlyMap<Move, number>;
}

interface Table {
  readonly hands: readonly (readonly Card[])[];
  readonly dealer: Seat;
  readonly goTiming: GoTiming;
  /** Two goes in a row end the series (rules.md §2.4). */
  readonly goStops: boolean;
}

/** Replays the moves of one play from its start. Throws at a move out of turn or past 31. */
export function recount({ hands: dealt, dealer, goTiming, goStops }: Table, moves: readonly Move[]): Recount {
  const hands = dealt.map((cards) => [...cards]);
  const named: Card[] = [];
  const counts = new Map<Move, number>();
  const worths: Worth[] = [];
  let series: { readonly seat: Seat; readonly card: Card; readonly of: Move }[] = [];
  const said = new Set<Seat>();
  let goPaid = false;
  /** The length of the series at its last go. */
  let goAfter = 0;

  const total = () => series.reduce((sum, { card }) => sum + valueOf(card), 0);
  const next = (from: Seat) => {
    const round = hands.map((_, i) => (from + 1 + i) % hands.length);
    return round.find((seat) => (hands[seat] ?? []).length > 0 && !said.has(seat));
  };
  let turn = next(dealer);
  const end = () => {
    const last = series.at(-1);
    if (!last) throw new Error("no series");
    if (total() < 31 && !goPaid) worths.push({ seat: last.seat, of: last.of, points: 1, award: true });
    series = [];
    said.clear();
    goPaid = false;
    goAfter = 0;
    turn = next(last.seat);
  };
  /** A player whose cards are all known, and do not fit, is not asked. */
  const stuck = (seat: Seat) => (hands[seat] ?? []).every((card) => named.includes(card) && !fits(card, total()));
  const advance = (from: Seat) => {
    const seat = next(from);
    if (seat === undefined) return end();
    turn = seat;
    if (!stuck(seat)) return undefined;
    return seat === series.at(-1)?.seat ? end() : go(seat, { move: "go", seat });
  };
  const go = (seat: Seat, of: Move): void => {
    said.add(seat);
    const last = series.at(-1)?.seat;
    if (goTiming === "atGo" && !goPaid && seat !== last) {
      worths.push({ seat: next(seat) ?? last ?? 0, of, points: 1, award: true });
      goPaid = true;
    }
    if (goStops && goAfter === series.length) return end();
    goAfter = series.length;
    return advance(seat);
  };

  for (const move of moves) {
    const { seat } = move;
    if (move.move === "named") named.push(move.card);
    else if (move.move === "out") hands[seat] = leave(hands[seat] ?? [], move.card);
    else if (seat !== turn)
      throw new Error(`${moves.indexOf(move)}: seat ${seat} moves, but it is the turn of ${turn}`);
    else if (move.move === "go") {
      counts.set(move, total());
      go(seat, move);
    } else {
      if (total() + valueOf(move.card) > 31) throw new Error(`${move.card} passes 31`);
      hands[seat] = leave(hands[seat] ?? [], move.card);
      series.push({ seat, card: move.card, of: move });
      const at31 = total() === 31 ? (goPaid ? 1 : 2) : 0;
      const points = (total() === 15 ? 2 : 0) + pairs(series) + run(series) + at31;
      worths.push({ seat, of: move, points, award: false });
      if (at31 > 0) {
        goPaid = true;
        end();
      } else advance(seat);
    }
  }
  return { turn, count: total(), hands, worths, counts };
}

/** A joker can always be an ace (rules.md §9.10). */
export function fits(card: Card, count: number): boolean {
  return isJoker(card) ? count <= 30 : count + valueOf(card) <= 31;
}

/** A wild joker leaves the hand as itself, whichever card it stands for. */
function leave(hand: readonly Card[], card: Card): Card[] {
  return [...without(hand, [isJoker(card) ? JOKER : card])];
}

type Series = readonly { readonly card: Card }[];

function pairs(series: Series): number {
  const orders = series.map(({ card }) => orderOf(card)).toReversed();
  const other = orders.findIndex((order) => order !== orders[0]);
  const alike = other < 0 ? orders.length : other;
  return alike * (alike - 1);
}

function run(series: Series): number {
  for (let cards = series.length; cards >= 3; cards--) {
    const orders = series
      .slice(-cards)
      .map(({ card }) => orderOf(card))
      .toSorted((a, b) => a - b);
    if (orders.every((order, i) => order === (orders[0] ?? 0) + i)) return cards;
  }
  return 0;
}
