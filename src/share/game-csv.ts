/** A game for a spreadsheet: a row for each deal, with the points of every side. */
import { dealsOf } from "../game/record";
import type { Replay } from "../game/replay";
import { storedNameOf } from "../game/sides";
import type { GameState, PegKind } from "../game/state";
import { scoreRace } from "../game/summary";
import type { Side } from "../rules/ruleset";
import { type Cell, csvText } from "./csv";

const COLUMNS = ["play", "hand", "crib", "other", "total"] as const;
type Column = Exclude<(typeof COLUMNS)[number], "total">;

/** The column of each kind of points; every other kind is in `other`. */
const COLUMN: Readonly<Partial<Record<PegKind, Column>>> = { play: "play", hand: "hand", crib: "crib" };

/** @returns the column names, then a row for each deal; nothing before the game has started */
export function gameCsv(now: Replay): string {
  const { state } = now;
  if (!state) return "";
  const sides = [...state.sides.keys()];
  const race = scoreRace(state);
  const head = sides.flatMap((side) => COLUMNS.map((column) => `${storedNameOf(state, side)}: ${column}`));
  const rows: (readonly Cell[])[] = [];
  for (const { number, dealer, lines } of dealsOf(now.lines).toReversed()) {
    if (number === 0) continue;
    const turned = lines.findLast(({ fact, status }) => fact.type === "starterTurned" && status.is === "fits")?.fact;
    const starter = turned?.type === "starterTurned" ? turned.card : "";
    const points = sides.map((side) => [pointsOf(state, number, side), race[side]?.[number] ?? 0]);
    rows.push([number, dealer === undefined ? "" : state.seats[dealer]?.name, starter, ...points.flat(2)]);
  }
  return csvText([["Deal", "Dealer", "Starter", ...head], ...rows]);
}

/** The points of a side in a deal, in the order of the columns. */
function pointsOf({ pegs }: GameState, deal: number, side: Side): readonly number[] {
  const sums: Record<Column, number> = { play: 0, hand: 0, crib: 0, other: 0 };
  for (const peg of pegs) if (peg.deal === deal && peg.side === side) sums[COLUMN[peg.kind] ?? "other"] += peg.points;
  return [sums.play, sums.hand, sums.crib, sums.other];
}
