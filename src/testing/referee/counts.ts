/** Stated counts and their rulings: rules.md §6.1 to §6.4. */
import type { Seat, Side } from "../../rules/ruleset";
import type { Kind, Peg } from "./pegs";

export interface Called {
  readonly side: Side;
  readonly for: "missed" | "over";
  readonly points: number;
}

/** A card of the play, a go that is paid at once, a hand or the crib, as its player counts it. */
export interface Count {
  readonly seat: Seat;
  readonly of: "card" | "go" | "hand" | "crib";
  readonly truth: number;
  /** Undefined until it is stated. A count of the play that is passed over becomes 0. */
  readonly stated: number | undefined;
  /** One for go was added to what was stated first. */
  readonly added: boolean;
  /** The holes its side had to go when it was stated. */
  readonly room: number;
  readonly called: Called | undefined;
}

/** `app`: points are pegged as they are earned and nobody states a count. */
export type Counting = "app" | "checked" | "muggins";

/** The points that a count is too high by, at most the holes that were left. */
export function tooMany({ truth, stated = 0, room }: Count): number {
  return Math.max(0, Math.min(stated, room) - Math.min(truth, room));
}

/** The points of a count that nobody has taken, at most the holes that were left. */
export function missing({ truth, stated = 0, room }: Count): number {
  return Math.max(0, Math.min(truth, room) - Math.min(stated, room));
}

/** Whether the count put a peg in the last hole that had no business there (rules.md §6.6). */
export function claimsGameFalsely(count: Count): boolean {
  return tooMany(count) > 0 && (count.stated ?? 0) >= count.room;
}

/**
 * The pegs that a stated count leads to, by the table of rules.md §6.2.
 * @param sides the side of each seat
 */
export function ruling(count: Count, counting: Counting, sides: readonly Side[]): readonly Peg[] {
  const { seat, of, truth, stated, room, called } = count;
  if (stated === undefined) return [];
  const own = sides[seat]!;
  const over = called?.for === "over" ? tooMany(count) : 0;
  const due = Math.min(truth, room);
  const kept = counting === "checked" || over > 0 ? due : Math.min(stated, room);
  const kind: Kind = of === "hand" || of === "crib" ? of : "play";
  const pegs: Peg[] = [{ side: own, points: kept, kind, seat }];
  if (called?.for === "missed")
    pegs.push({ side: called.side, points: Math.min(called.points, missing(count)), kind: "muggins" });
  const all = new Set(sides).size;
  const others = Array.from({ length: all - 1 }, (_, i) => (own + 1 + i) % all);
  if (over > 0) pegs.push(...others.map((side): Peg => ({ side, points: over, kind: "overcount" })));
  return pegs.filter(({ points }) => points !== 0);
}
