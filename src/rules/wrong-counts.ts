/** How the points of a stated count are shared between the counter and the other sides. rules.md §6.1–6.4. */

/** `missed`: "muggins", the counter missed points. `over`: the counter counted points that are not there. */
export const CALLS = ["missed", "over"] as const;
export type CallFor = (typeof CALLS)[number];

export interface Call {
  readonly for: CallFor;
  /** The points the caller says were missed, named before the app shows anything (ACC 10.4.a, 2010); 0 for `over`. */
  readonly points: number;
}

/** A stated count and the true one. */
export interface Stated {
  readonly truth: number;
  readonly stated: number;
  /** The holes the counter still needed: no count moves a peg further (rules.md §6.2). */
  readonly room: number;
}

/** The points each party gets, 0 or more. */
export interface Ruling {
  readonly counter: number;
  /** The side that called muggins. */
  readonly caller: number;
  /** Every opposing side, for an overcount. */
  readonly opponents: number;
  /** Points nobody took. */
  readonly left: number;
  /** The overcount put a peg in the game hole, so the others may send the counter back 15 (ACC 8.4.b, 2010). */
  readonly falseGame: boolean;
}

/**
 * Muggins is on (rules.md §6.2): a call gets at most the points that were really missed, and a wrong count that
 * nobody calls is pegged as stated.
 * @param call undefined when nobody called
 */
export function settle({ truth, stated, room }: Stated, call: Call | undefined): Ruling {
  const due = Math.min(truth, room);
  const said = Math.min(stated, room);
  if (said > due && call?.for === "over")
    return { counter: due, caller: 0, opponents: said - due, left: 0, falseGame: said === room };
  const missed = Math.max(0, due - said);
  const caller = call?.for === "missed" ? Math.min(call.points, missed) : 0;
  return { counter: said, caller, opponents: 0, left: missed - caller, falseGame: false };
}

/** @returns the points every opposing side can ask for after an overcount; 0 after any other count. */
export function overcount(stated: Stated): number {
  return settle(stated, { for: "over", points: 0 }).opponents;
}

/**
 * The players count and the app checks: the app corrects a wrong count before it is pegged. The others get the points
 * of an overcount only if they ask for them (rules.md §6.2, ACC 8.4.c, 2010).
 */
export function putRight(stated: Stated, call: Call | undefined): Ruling {
  const counter = Math.min(stated.truth, stated.room);
  const over = settle(stated, { for: "over", points: 0 });
  const asked = call?.for === "over";
  return { counter, caller: 0, opponents: asked ? over.opponents : 0, left: 0, falseGame: asked && over.falseGame };
}
