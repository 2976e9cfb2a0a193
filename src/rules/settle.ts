/** What a stated count earns, and what the others earn by it: rules.md §6.1–6.4. */

/** `missed`: "muggins", the counter left points on the table. `over`: he counted points that are not there. */
export const CALLS = ["missed", "over"] as const;
export type CallFor = (typeof CALLS)[number];

export interface Call {
  readonly for: CallFor;
  /** The points the caller says were missed, named before anything is shown (ACC 10.4.a, 2010); 0 for `over`. */
  readonly points: number;
}

/** A count as it was stated, beside what the cards count. */
export interface Stated {
  readonly truth: number;
  readonly stated: number;
  /** Holes the counter still had to go: neither count moves a peg further (rules.md §6.2). */
  readonly room: number;
}

/** Who gets what. All are 0 upwards. */
export interface Ruling {
  /** What the counter keeps of this count. */
  readonly counter: number;
  /** What the side that called muggins takes. */
  readonly caller: number;
  /** What every opposing side gets for an overcount. */
  readonly opponents: number;
  /** What nobody took. */
  readonly left: number;
  /** The overcount put a peg into the game hole: the others may ask for fifteen back (ACC 8.4.b, 2010). */
  readonly falseGame: boolean;
}

/**
 * The table of rules.md §6.2 with muggins on: what is called is granted as far as it is true, and what nobody noticed
 * stands. A call of muggins where nothing was missed takes nothing.
 * @param call what the others said, once the count was stated; none when they let it pass
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

/** @returns what every opposing side gets of an overcount when it asks, within the holes there were; 0 for any other. */
export function overcount(stated: Stated): number {
  return settle(stated, { for: "over", points: 0 }).opponents;
}

/**
 * We count, the app checks: a count is put right before the peg is let go. The others get what was too much only when
 * they ask for it (rules.md §6.2, ACC 8.4.c, 2010).
 */
export function putRight(stated: Stated, call: Call | undefined): Ruling {
  const counter = Math.min(stated.truth, stated.room);
  const over = settle(stated, { for: "over", points: 0 });
  const asked = call?.for === "over";
  return { counter, caller: 0, opponents: asked ? over.opponents : 0, left: 0, falseGame: asked && over.falseGame };
}
