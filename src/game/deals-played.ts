/** The deals of a game as they were at their end: the cards that are known, and the pegs. For the story of a game. */
import { evolve } from "./evolve/evolve";
import type { Happening } from "./happenings";
import type { Replay } from "./replay";
import type { GameState, Peg, PegKind } from "./state";
import type { Seat } from "../rules/ruleset";

/** A hand or crib that was counted, and the points that its side moved by it. */
type Counted = Extract<Happening, { kind: "counted" }> & { readonly pegs: readonly Peg[] };

/** The points of its own, beside those that the others take for a wrong count. */
const OF_HAND: ReadonlySet<PegKind> = new Set(["hand", "crib"]);

export interface DealPlayed {
  readonly number: number;
  readonly dealer: Seat;
  /** The game just before the entry that ended the deal, with all its cards; for the last deal, the game now. */
  readonly last: GameState;
  /** The hands and the crib that were counted, in order. */
  readonly counted: readonly Counted[];
  /** Its points after all corrections, in order. */
  readonly pegs: readonly Peg[];
  /** The holes of every side before and after it. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The next deal followed, or the game was won. */
  readonly ended: boolean;
}

/** The deals of a game in order. Of a deal that was dealt again, only the last time counts. */
export function dealsPlayed({ state: end, lines }: Replay): readonly DealPlayed[] {
  if (!end?.deal) return [];
  const ends = new Map<number, GameState>();
  const counts = new Map<number, readonly Counted[]>();
  let state: GameState | undefined;
  for (const { fact, status } of lines) {
    if (status.is !== "fits") continue;
    const before = state;
    const outcome = evolve(state, fact);
    if (!outcome.ok) continue;
    state = outcome.value.state;
    const number = before?.deal?.number;
    if (before === undefined || number === undefined) continue;
    if (status.happenings.some(({ kind }) => kind === "voided")) counts.delete(number);
    const pegs = status.pegs.filter(({ kind }) => OF_HAND.has(kind));
    const counted = status.happenings.flatMap((one) => (one.kind === "counted" ? [{ ...one, pegs }] : []));
    if (counted.length > 0) counts.set(number, [...(counts.get(number) ?? []), ...counted]);
    if (state.deal?.number !== number) ends.set(number, before);
  }
  ends.set(end.deal.number, end);
  let from: readonly number[] = end.sides.map(() => 0);
  return [...ends].flatMap(([number, last]) => {
    if (!last.deal) return [];
    const pegs = end.pegs.filter((peg) => peg.deal === number);
    const to = from.map((hole, side) => pegs.reduce((sum, peg) => sum + (peg.side === side ? peg.points : 0), hole));
    const ended = number < end.deal!.number || end.winner !== undefined;
    const { dealer } = last.deal;
    const played = { number, dealer, last, counted: counts.get(number) ?? [], pegs, from, to, ended };
    from = to;
    return [played];
  });
}
