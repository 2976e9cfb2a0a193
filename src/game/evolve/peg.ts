/** Pegging: the only place where a score changes. */
import { ok, refuse, type Result } from "../../base/result";
import type { Side, Hole } from "../../rules/ruleset";
import type { TypedFor } from "../facts";
import type { Refusal } from "../refusals";
import type { Happening } from "../happenings";
import type { GameState, Home, Peg, PegKind } from "../state";
import { homesInAll, isHome, isOn, lossOf, targetOf } from "../sides";

/** A new state and the effects of the fact. */
export interface Evolved {
  readonly state: GameState;
  readonly happenings: readonly Happening[];
}
export type Outcome = Result<Evolved, Refusal>;

/** A new state without effects to show or announce. */
export function quietly(state: GameState): Outcome {
  return ok({ state, happenings: [] });
}

/**
 * Pegs points, up to the game hole. Reaching it wins at once (rules.md §7.1), or loses in a lowball (§9.9). Moves
 * nothing when the game is decided or the side has got home.
 * @param points may be below 0; only a bid takes a side back past the start
 * @param go how many of the points are for a go or the last card; by default counted from `reasons`
 */
export function peg(
  state: GameState,
  side: Side,
  points: number,
  kind: PegKind,
  reasons: Peg["reasons"] = [],
  claim?: number,
  go?: number,
): GameState {
  const pegs = state.sides[side];
  if (!pegs || points === 0 || state.winner !== undefined || isHome(state, side)) return state;
  const target = targetOf(state, side);
  const free = state.rules.house.length === 0;
  const move = { front: pegs.front, target, points, kind };
  const most = free || mayGoOut(state, { ...move, go: go ?? goIn(reasons) }) ? target : target - 1;
  const least = kind === "bid" && !isOn(state, "auctionFloor") ? -Infinity : Math.min(0, pegs.front);
  const front = Math.max(least, Math.min(Math.max(most, pegs.front), pegs.front + points)) as Hole;
  if (front === pegs.front) return state;
  const made = { side, points: front - pegs.front, kind, reasons, deal: state.deal?.number ?? 0 };
  const moved: Peg = claim === undefined ? made : { ...made, statedCount: claim };
  const sides = state.sides.with(side, { front, rear: pegs.front });
  const now = { ...state, sides, pegs: [...state.pegs, moved] };
  if (front !== target) return now;
  const holes = sides.map((pair) => pair.front);
  if (isOn(state, "playOn")) return withHomes(now, [...now.homes, { side, holes }]);
  const [winner, ...sharing] = isOn(state, "lowball") ? lowest(now, side) : [side];
  return { ...now, winner, sharing, homes: [{ side: winner ?? side, holes }] };
}

/** If the others play on, the game is decided when the last place is taken. The first side home wins. */
function withHomes(state: GameState, homes: readonly Home[]): GameState {
  return { ...state, homes, winner: homes.length < homesInAll(state) ? undefined : homes[0]?.side };
}

/**
 * Takes a win back.
 * @param side where the others play on, the side that loses its place; all sides when undefined
 */
export function undecided(state: GameState, side?: Side): GameState {
  const homes = side !== undefined && isOn(state, "playOn") ? state.homes.filter((home) => home.side !== side) : [];
  return { ...state, winner: undefined, sharing: [], homes };
}

/** After points went back: where the others play on, a side that is still in the game hole keeps its place. */
export function stillHome(state: GameState, before: readonly Home[]): GameState {
  if (!isOn(state, "playOn")) return state;
  const there = ({ side }: Home) => state.sides[side]?.front === targetOf(state, side);
  const kept = before.filter(there);
  return withHomes(state, [...kept, ...state.homes.filter(({ side }) => !kept.some((home) => home.side === side))]);
}

interface Move {
  readonly front: number;
  readonly target: number;
  readonly points: number;
  readonly kind: PegKind;
  readonly go: number;
}

/** Whether a move may win. By house rules heels cannot, or a go or heels from the last holes (rules.md §1.8). */
function mayGoOut({ rules: { house } }: GameState, { front, target, points, kind, go }: Move): boolean {
  if (kind === "heels" && house.includes("heelsCannotWin")) return false;
  const holes = house.includes("stinkhole") ? 1 : house.includes("stinkholes") ? 3 : 0;
  if (holes === 0) return true;
  if (kind === "heels") return front < target - holes;
  // A move with a point for go wins only if its other points are enough.
  return go === 0 || front + points - go >= target;
}

/** The points for a go or the last card among these reasons. */
export function goIn(reasons: Peg["reasons"]): number {
  return reasons.filter((one) => one === "go" || one === "lastCard").length;
}

/** The winners of a lowball: the lowest of the other sides (rules.md §9.9). */
function lowest(state: GameState, home: Side): readonly Side[] {
  const others = [...state.sides.keys()].filter((side) => side !== home);
  const hole = (side: Side) => state.sides[side]?.front ?? 0;
  const least = Math.min(...others.map(hole));
  return others.filter((side) => hole(side) === least);
}

/** Adds the sides that got home while the others play on. */
export function withHomesReached(before: GameState, { state, happenings }: Evolved): Evolved {
  if (state.homes === before.homes || !isOn(state, "playOn")) return { state, happenings };
  const told = state.homes.flatMap(({ side }, i): Happening[] =>
    isHome(before, side) ? [] : [{ kind: "home", side, place: i + 1 }],
  );
  const won = happenings.findIndex(({ kind }) => kind === "won");
  return { state, happenings: happenings.toSpliced(won < 0 ? happenings.length : won, 0, ...told) };
}

/** Adds the win to the effects, if the game is won. */
export function withWin(state: GameState, happenings: readonly Happening[]): Evolved {
  if (state.winner === undefined) return { state, happenings };
  return { state, happenings: [...happenings, { kind: "won", side: state.winner, loss: lossOf(state) }] };
}

/**
 * Pegs points entered by hand.
 * @param points 1 up to the target; a correction may be below 0, but not take a side back past the start
 * @param kind the reason for the points, where it is known better than from `what`
 */
export function pegTyped(state: GameState, side: Side, points: number, what: TypedFor, kind: PegKind = what): Outcome {
  const pegs = state.sides[side];
  if (!pegs) return refuse("nobody");
  if (isHome(state, side)) return refuse("sideHome");
  if (!Number.isInteger(points) || points === 0 || Math.abs(points) > targetOf(state, side)) return refuse("badPoints");
  if (points < 0 && what !== "correction") return refuse("badPoints");
  if (points < 0 && pegs.front + points < 0) return refuse("belowZero");
  return ok(withWin(peg(state, side, points, kind), [{ kind: "typed", side, points, for: what }]));
}
