/** The games a judge has to look at, and what a ruling changes (rules.md §8.7). */
import type { Finding } from "./cross-check";
import type { Pair, PlayerId } from "./draw/rounds";
import { type ClubEvent, type EventRound, entryOf, roundsBegun } from "./event";
import type { EventFact } from "./event-facts";
import { lastGameIn, type Table, tablesAt } from "./progress";
import { apparentIn } from "./qualifiers";
import { findingOf, type GameStatus } from "./results";
import { faceOf, type Slip, type Value, valueOf } from "./slips";
import { standingsOf } from "./standings";

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

/** An earlier ruling, and the one that the rules now propose. */
export interface RulingToRepeat extends GameToCheck {
  readonly finding: Finding;
}

/** Kept per event: every page asks for them, and each ruling is judged by standings of its own. */
const rulingsOfEvent = new WeakMap<ClubEvent, readonly RulingToRepeat[]>();

/**
 * @returns the rulings made before the last game that come out differently now, because other players qualify (rules.md
 * §8.7). They count as they are until the judge decides again. Empty before the last game.
 */
export function rulingsToRepeat(event: ClubEvent): readonly RulingToRepeat[] {
  const known = rulingsOfEvent.get(event);
  if (known) return known;
  const rulings = lastGameIn(event) ? earlyRulings(event) : [];
  rulingsOfEvent.set(event, rulings);
  return rulings;
}

function earlyRulings(event: ClubEvent): readonly RulingToRepeat[] {
  return event.rounds.flatMap((round, at) =>
    tablesAt(round)
      .filter(({ pair }) => entryOf(round, pair[0]).early)
      .flatMap((table) => {
        const finding = findingNow(event, at, table.pair);
        return finding ? [{ ...table, round: at + 1, finding }] : [];
      }),
  );
}

/** @param at index of the round */
function findingNow(event: ClubEvent, at: number, pair: Pair): Finding | undefined {
  const round = event.rounds[at] as EventRound;
  const ruled = pair.map((id) => entryOf(round, id).ruled);
  const says = (finding: Finding | undefined) => finding?.values.every((value, i) => isSameValue(value, ruled[i]));
  // A ruling that the rules propose for no choice of qualifiers was the judge's own, and stays.
  const [one, other] = pair;
  const answers = [[], [one], [other], [one, other]].map((apparent) => says(findingOf(round, pair, new Set(apparent))));
  if (!answers.includes(true)) return undefined;
  // One that they propose for every choice stays too, and needs no standings.
  if (answers.every((same) => same === true)) return undefined;
  // The players who qualify without this ruling: it must not be judged by its own effect.
  const entries = new Map(round.entries);
  for (const id of pair) entries.set(id, { ...entryOf(round, id), ruled: undefined });
  const before = { ...event, rounds: event.rounds.with(at, { ...round, entries }) };
  const finding = findingOf(round, pair, new Set(apparentIn(before, standingsOf(before))));
  return says(finding) ? undefined : finding;
}

function isSameValue(one: Value, other: Value | undefined): boolean {
  return one.plus === other?.plus && one.minus === other.minus && one.points === other.points;
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
    return ruled && !isSameValue(ruled, written);
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
