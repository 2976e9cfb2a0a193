/** The standings: totals and the six tie-breaks of rules.md §8.5, in their order. */
import type { ScorecardTotals } from "./scorecard";
import { type ClubEvent, type EventRound, pairOf } from "./event";
import type { PlayerId } from "./draw/rounds";
import { type Value } from "./slips";
import { countsFor } from "./results";

/** The criterion that separates a player from the one above. `level`: none does yet, so they play a one-game playoff. */
export type TieBreak = "points" | "won" | "net" | "plus" | "headToHead" | "playoff" | "level";

export interface Standing extends ScorecardTotals {
  readonly id: PlayerId;
  /** From 1. Tied players share a place. */
  readonly place: number;
  readonly by: TieBreak;
  /** False once the player has left. */
  readonly here: boolean;
}

type Totals = Omit<Standing, "place" | "by">;

/** Kept per round, as a result changes only one. */
const valuesOfRound = new WeakMap<EventRound, ReadonlyMap<PlayerId, Value>>();

function valuesIn(round: EventRound): ReadonlyMap<PlayerId, Value> {
  const known = valuesOfRound.get(round);
  if (known) return known;
  const values = new Map<PlayerId, Value>();
  for (const id of round.drawn.games.flat()) {
    const value = countsFor(round, id);
    if (value) values.set(id, value);
  }
  valuesOfRound.set(round, values);
  return values;
}

function totals(event: ClubEvent): readonly Totals[] {
  const rounds = event.rounds.map(valuesIn);
  return event.players.map(({ id, here }) => {
    let [played, points, won, plus, minus] = [0, 0, 0, 0, 0];
    for (const values of rounds) {
      const value = values.get(id);
      if (!value) continue;
      played += 1;
      points += value.points;
      won += value.points > 0 ? 1 : 0;
      plus += value.plus;
      minus += value.minus;
    }
    return { id, here, played, points, won, lost: played - won, plus, minus, net: plus - minus };
  });
}

/** The first four criteria; higher is better. Minus points and losses do not count. */
const COLUMNS = ["points", "won", "net", "plus"] as const;

function columnBetween(one: Totals, other: Totals): (typeof COLUMNS)[number] | undefined {
  return COLUMNS.find((column) => one[column] !== other[column]);
}

/**
 * The standings now, highest first. The criteria (rules.md §8.5) are game points, games won, net spread, plus points, then
 * head to head if all tied players have met, then a one-game playoff.
 */
export function standingsOf(event: ClubEvent): readonly Standing[] {
  const sorted = totals(event).toSorted((one, other) => {
    const column = columnBetween(one, other);
    return column ? other[column] - one[column] : one.id - other.id;
  });
  const standings: Standing[] = [];
  for (let at = 0; at < sorted.length;) {
    const first = sorted[at] as Totals;
    let end = at + 1;
    while (end < sorted.length && !columnBetween(first, sorted[end] as Totals)) end += 1;
    const above = sorted[at - 1];
    const by = above ? (columnBetween(above, first) ?? "points") : "points";
    orderLevel(event, sorted.slice(at, end), at + 1, by, standings);
    at = end;
  }
  return standings;
}

/**
 * Orders players who are equal in all four columns. Those still tied after head to head are compared again among
 * themselves only.
 */
function orderLevel(
  event: ClubEvent,
  level: readonly Totals[],
  place: number,
  by: TieBreak,
  standings: Standing[],
): void {
  const groups = level.length > 1 ? headToHead(event, level) : undefined;
  if (groups && groups.length > 1) {
    let next = place;
    for (const [at, group] of groups.entries()) {
      orderLevel(event, group, next, at === 0 ? by : "headToHead", standings);
      next += group.length;
    }
    return;
  }
  const order = level.length > 1 ? playoffOrder(event, level) : undefined;
  for (const [at, one] of (order ?? level).entries()) {
    const apart = at === 0 ? by : order ? "playoff" : "level";
    standings.push({ ...one, place: order ? place + at : place, by: apart });
  }
}

/**
 * @returns the tied players grouped by game points in the games between them, highest first; undefined unless every two of
 * them have met
 */
function headToHead(event: ClubEvent, level: readonly Totals[]): readonly (readonly Totals[])[] | undefined {
  const ids = level.map(({ id }) => id);
  const taken = new Map<PlayerId, number>();
  const met = new Set<string>();
  for (const round of event.rounds)
    for (const id of ids) {
      const pair = pairOf(round, id);
      const value = pair?.every((one) => ids.includes(one)) ? countsFor(round, id) : undefined;
      if (!pair || !value) continue;
      met.add(pair.toSorted((one, other) => one - other).join());
      taken.set(id, (taken.get(id) ?? 0) + value.points);
    }
  if (met.size < (ids.length * (ids.length - 1)) / 2) return undefined;
  const pointsOf = ({ id }: Totals) => taken.get(id) ?? 0;
  const steps = [...new Set(level.map(pointsOf))].toSorted((one, other) => other - one);
  return steps.map((points) => level.filter((one) => pointsOf(one) === points));
}

/** @returns the tied players in the order of their latest one-game playoff; undefined if they played none */
function playoffOrder(event: ClubEvent, group: readonly Totals[]): readonly Totals[] | undefined {
  const order = event.broken.findLast((one) => group.every(({ id }) => one.includes(id)));
  return order && group.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
/** Players who are tied on every criterion before the one-game playoff. */
export interface Tie {
  readonly ids: readonly PlayerId[];
  /** The place they share, or shared before the playoff. */
  readonly place: number;
  /** Whether the playoff has been played. */
  readonly played: boolean;
}

/** @returns every group that needs a one-game playoff or has played one, highest place first */
export function tiesIn(standings: readonly Standing[]): readonly Tie[] {
  const ties: Tie[] = [];
  for (const [at, { id, by }] of standings.entries()) {
    if (by !== "level" && by !== "playoff") continue;
    const first = standings[at - 1];
    const last = ties.at(-1);
    if (last && first && last.ids.at(-1) === first.id) ties[ties.length - 1] = { ...last, ids: [...last.ids, id] };
    else if (first) ties.push({ ids: [first.id, id], place: first.place, played: by === "playoff" });
  }
  return ties;
}
