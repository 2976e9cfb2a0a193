/** Points that need no odds: changes of the lead, the sources of the points beside the usual, and points lost. */
import type { DealPlayed } from "../../game/deals-played";
import { leftOnTable } from "../../game/open-calls";
import type { Replay } from "../../game/replay";
import { isOn, sideAt, targetOf } from "../../game/sides";
import type { GameState } from "../../game/state";
import { pointRows, type SummaryRow } from "../../game/summary";
import type { Side } from "../../rules/ruleset";
import { hasOdds } from "../usual";
import type { UsualPoints } from "./chances";
import { isPlayKnown, partsOf } from "./pegged";

export interface Leads {
  /** How often another side took the lead, counted after each deal. */
  readonly changes: number;
  /** The side that was ahead from the first point to the last, also within the deals; undefined if nobody was. */
  readonly throughout: Side | undefined;
  /** The longest lead of a side that did not win, or else the longest of all; undefined if nobody ever led. */
  readonly longest: { readonly side: Side; readonly by: number; readonly deal: number } | undefined;
}

/**
 * The lead by the scores after each deal, and throughout.
 * @param race the holes of each side at the start and after every deal
 * @returns undefined for a lowball, where the lowest score wins
 */
export function leadsOf(state: GameState, race: readonly (readonly number[])[]): Leads | undefined {
  if (isOn(state, "lowball")) return undefined;
  const deals = race[0]?.length ?? 0;
  let leader: Side | undefined;
  let changes = 0;
  let longest: Leads["longest"];
  // Any lead of a side that did not win is longer than one of the winner.
  const length = (side: Side, by: number) => (side === state.winner ? by : by + state.rules.target);
  for (let deal = 1; deal < deals; deal++) {
    const holes = race.map((of, side) => (of[deal] ?? 0) - targetOf(state, side));
    const side = aheadIn(holes);
    if (side === undefined) continue;
    if (leader !== undefined && leader !== side) changes += 1;
    leader = side;
    const by = (holes[side] ?? 0) - Math.max(...holes.filter((_, other) => other !== side));
    if (!longest || length(longest.side, longest.by) < length(side, by)) longest = { side, by, deal };
  }
  return { changes, throughout: aheadThroughout(state), longest };
}

/** The side ahead of all others; undefined in a tie. @param holes less the game hole: the targets of sides can differ */
function aheadIn(holes: readonly number[]): Side | undefined {
  const most = Math.max(...holes);
  const side = holes.indexOf(most);
  return holes.lastIndexOf(most) === side ? side : undefined;
}

/** Looks at the holes after every peg, up to the first side that is home. */
function aheadThroughout(state: GameState): Side | undefined {
  const start = state.sides.map((_, side) => -targetOf(state, side));
  const holes = [...start];
  let ahead: Side | undefined;
  for (const { side, points } of state.pegs) {
    holes[side]! += points;
    const now = aheadIn(holes);
    if (now === undefined || (ahead !== undefined && now !== ahead)) return undefined;
    ahead = now;
    if (state.homes[0]?.holes.every((hole, of) => hole === holes[of]! - start[of]!)) break;
  }
  return ahead;
}

export interface PointRow {
  readonly row: SummaryRow;
  readonly figures: readonly number[];
  /** The usual points of each side in the deals it had; undefined where they are not known. */
  readonly usual: readonly number[] | undefined;
}

/** The sources of the points, each with what is usual. @param usual undefined for a game without odds */
export function pointsOf(
  state: GameState,
  deals: readonly DealPlayed[],
  usual: UsualPoints | undefined,
): readonly PointRow[] {
  const parts = hasOdds(state.rules) && usual ? deals.map((deal) => partsOf(state, deal)) : [undefined];
  const isKnown = deals.every(({ ended }) => ended) && parts.every((of) => of !== undefined);
  const isPlayed = deals.every((deal, i) => isPlayKnown(state, deal, parts[i] ?? []));
  return pointRows(state).map(({ row, figures }) => ({
    row,
    figures,
    usual: isKnown && usual && (isPlayed || row !== "play") ? usualOf(row, state, deals, parts, usual) : undefined,
  }));
}

type Parts = readonly ReturnType<typeof partsOf>[];

function usualOf(row: SummaryRow, state: GameState, deals: readonly DealPlayed[], all: Parts, usual: UsualPoints) {
  const sum = (of: (role: "dealer" | "pone", parts: ReadonlySet<string>) => number) =>
    state.sides.map((_, side) =>
      deals.reduce((points, deal, i) => {
        const role = sideAt(state, deal.dealer) === side ? "dealer" : "pone";
        return points + of(role, new Set(all[i]?.map(({ part }) => part)));
      }, 0),
    );
  if (row === "play") return sum((role, parts) => (parts.has("play") ? usual.play[role] : 0));
  if (row === "hands") return sum((role, parts) => (parts.has(role) ? usual.hand[role] : 0));
  if (row === "cribs") return sum((role, parts) => (role === "dealer" && parts.has("crib") ? usual.crib : 0));
  return row === "heels" ? sum((role) => (role === "dealer" ? usual.heels : 0)) : undefined;
}

export const LOST_KINDS = ["left", "muggins", "overcounts", "falseGoes"] as const;
export type LostKind = (typeof LOST_KINDS)[number];

/**
 * For each kind of mistake, the points that it cost each side. `left`: nobody took them. The others took the rest, and
 * have as many more.
 */
export function lostPoints(now: Replay): Readonly<Record<LostKind, readonly number[]>> {
  const { state, lines } = now;
  const none = () => state?.sides.map(() => 0) ?? [];
  const cost = { left: state ? leftOnTable(state) : [], muggins: none(), overcounts: none(), falseGoes: none() };
  if (!state) return cost;
  for (const { kind, points, statedCount } of state.pegs) {
    const count = statedCount === undefined ? undefined : state.statedCounts[statedCount];
    if (!count) continue;
    if (kind === "muggins") cost.muggins[sideAt(state, count.seat)]! += points;
    if (kind === "overcount") cost.overcounts[sideAt(state, count.seat)]! += points;
  }
  for (const { status } of lines) {
    if (status.is !== "fits") continue;
    const wrong = status.happenings.find(({ kind }) => kind === "falseGo");
    if (wrong?.kind !== "falseGo") continue;
    const side = sideAt(state, wrong.seat);
    for (const peg of status.pegs) if (peg.kind === "penalty" && peg.side !== side) cost.falseGoes[side]! += peg.points;
  }
  return cost;
}
