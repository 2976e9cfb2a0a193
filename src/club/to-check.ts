/** The games a judge has to look at, and what a ruling changes (rules.md §8.7). */
import type { Finding } from "./cross-check";
import type { Pair, PlayerId } from "./draw/rounds";
import { type ClubEvent, type EventRound, entryOf, roundsBegun } from "./event";
import type { EventFact } from "./event-facts";
import { type Table, tablesAt } from "./progress";
import { findingOf, type GameStatus } from "./results";
import { faceOf, type Slip, type Value, valueOf } from "./slips";

export interface GameToCheck extends Table {
  readonly round: number;
  /** The proposed ruling; undefined when neither slip has a number. */
  readonly finding: Finding | undefined;
}

export interface GamesToCheck {
  /** The slips differ, or one is missing. */
  readonly open: readonly GameToCheck[];
  /** Ruled by a judge, forfeited, or not played. */
  readonly ruled: readonly GameToCheck[];
  /** No slip is in although a later round has begun. */
  readonly missing: readonly GameToCheck[];
}

/** @param qualifiers the players who seem to qualify now */
export function gamesToCheck(event: ClubEvent, qualifiers: readonly PlayerId[]): GamesToCheck {
  const apparent = new Set(qualifiers);
  const begun = roundsBegun(event);
  const all = event.rounds.flatMap((round, at) =>
    tablesAt(round)
      .filter(({ status }) => status !== "agreed")
      .map(({ number, pair, status }): GameToCheck => {
        const finding = findingOf(round, pair, apparent);
        return { round: at + 1, number, pair, status, finding };
      }),
  );
  const those = (...statuses: readonly GameStatus[]) => all.filter(({ status }) => statuses.includes(status));
  return {
    open: those("differ", "half"),
    ruled: those("ruled", "forfeit", "notPlayed"),
    missing: those("waiting").filter(({ round }) => round < begun),
  };
}

/**
 * @param values the ruling, in the order of the pair
 * @returns the players the judge must inform, because the ruling differs from what they wrote (rules.md §8.7 i)
 */
export function playersToTell(
  round: EventRound,
  pair: Pair,
  values: readonly (Value | undefined)[],
): readonly PlayerId[] {
  return pair.filter((id, at) => {
    const { slip } = entryOf(round, id);
    const [ruled, written] = [values[at], slip && faceOf(slip)];
    return ruled && (ruled.plus !== written?.plus || ruled.minus !== written.minus || ruled.points !== written.points);
  });
}

/**
 * @param first whether the slip belongs to the first player of the pair
 * @returns both values when this slip is taken as correct; undefined when it has no number or contradicts itself
 */
export function valuesBySlip({ says, column, spread }: Slip, first: boolean): readonly [Value, Value] | undefined {
  const won = says === "won";
  if (spread === undefined || (column === "plus") !== won) return undefined;
  const values = [valueOf(won, spread), valueOf(!won, spread)] as const;
  return first ? values : [values[1], values[0]];
}

/** @returns the fact that cancels a ruling, a forfeit or "not played". It enters one of the slips again, or removes the result if there are no slips. */
export function unruled(round: EventRound, number: number, [one, other]: Pair): EventFact {
  for (const player of [one, other]) {
    const { slip } = entryOf(round, player);
    if (slip) return { type: "slipEntered", round: number, player, slip };
  }
  return { type: "gameStruck", round: number, player: one };
}
