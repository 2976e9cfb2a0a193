/** Who stands where: totals, the six tie-breaks in their order, qualifiers. rules.md §8.3, §8.5, §8.6. */
import { qualifiersOf } from "./bracket";
import type { ScorecardTotals } from "./scorecard";
import { type ClubEvent, type EventRound, entryOf, pairOf } from "./event";
import type { PlayerId } from "./draw/rounds";
import { crossCheck, faceOf, type Finding, reciprocal, type Slip, type Value } from "./slips";

/**
 * How the two cards of a game stand. `waiting`: neither is in. `half`: one is. `agreed`: each is the other seen from across
 * the table. `differ`: they are not, and nobody has judged it yet. `ruled`: somebody has. `forfeit`: one was late.
 */
export type GameStatus = "waiting" | "half" | "agreed" | "differ" | "ruled" | "forfeit";

export function statusOf(round: EventRound, [one, other]: readonly [PlayerId, PlayerId]): GameStatus {
  const [mine, theirs] = [entryOf(round, one), entryOf(round, other)];
  if (mine.forfeit || theirs.forfeit) return "forfeit";
  if (mine.ruled || theirs.ruled) return "ruled";
  if (!mine.slip && !theirs.slip) return "waiting";
  if (!mine.slip || !theirs.slip) return "half";
  const [face, otherFace] = [faceOf(mine.slip), faceOf(theirs.slip)];
  return face && otherFace && reciprocal(face, otherFace) ? "agreed" : "differ";
}

/**
 * @returns what a round counts for a player now: as found, or as his card says. Where that says nothing, or nothing that
 * makes sense, it is what the cross-check would make of both cards, until somebody has judged them.
 */
export function countsFor(round: EventRound, player: PlayerId): Value | undefined {
  const { ruled, slip } = entryOf(round, player);
  const face = ruled ?? (slip && faceOf(slip));
  const pair = pairOf(round, player);
  if (face || !pair) return face;
  return findingOf(round, pair, NOBODY)?.values[pair[0] === player ? 0 : 1];
}
const NOBODY: ReadonlySet<PlayerId> = new Set();

/** What the cross-check makes of a game; a card that is not in has no number. */
export function findingOf(
  round: EventRound,
  pair: readonly [PlayerId, PlayerId],
  apparent: ReadonlySet<PlayerId>,
): Finding | undefined {
  const slips = pair.map((id) => entryOf(round, id).slip);
  const [one, other] = [slips[0] ?? across(slips[1]), slips[1] ?? across(slips[0])];
  if (!one || !other) return undefined;
  return crossCheck([one, other], [apparent.has(pair[0]), apparent.has(pair[1])]);
}

function across(slip: Slip | undefined): Slip | undefined {
  return (
    slip && {
      says: slip.says === "won" ? "lost" : "won",
      column: slip.column === "plus" ? "minus" : "plus",
      spread: undefined,
    }
  );
}

/** What sets a player apart from the one above; `level`: nothing yet, so a one-game playoff is to be played. */
const TIE_BREAKS = ["points", "won", "net", "plus", "headToHead", "playoff", "level"] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Standing extends ScorecardTotals {
  readonly id: PlayerId;
  /** From 1; who is level shares it. */
  readonly place: number;
  readonly by: TieBreak;
  /** Has not left. */
  readonly here: boolean;
}

type Totals = Omit<Standing, "place" | "by">;

/** What the cards of a round count, for each who has something: a result changes one round, the others stay as reckoned. */
const counted = new WeakMap<EventRound, ReadonlyMap<PlayerId, Value>>();

function valuesIn(round: EventRound): ReadonlyMap<PlayerId, Value> {
  const known = counted.get(round);
  if (known) return known;
  const values = new Map<PlayerId, Value>();
  for (const id of round.drawn.games.flat()) {
    const value = countsFor(round, id);
    if (value) values.set(id, value);
  }
  counted.set(round, values);
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

/** The first four, from higher to lower. Never minus points, never fewest losses. */
const COLUMNS = ["points", "won", "net", "plus"] as const;

function columnBetween(one: Totals, other: Totals): (typeof COLUMNS)[number] | undefined {
  return COLUMNS.find((column) => one[column] !== other[column]);
}

/**
 * The standings as they are now, the highest first (rules.md §8.5): game points, games won, net spread, plus points, head to
 * head where all who are level have met, and the order of a one-game playoff.
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
    settle(event, sorted.slice(at, end), at + 1, by, standings);
    at = end;
  }
  return standings;
}

/** Puts those in order whom no column sets apart; who is still level after head to head is compared with those alone. */
function settle(event: ClubEvent, level: readonly Totals[], place: number, by: TieBreak, standings: Standing[]): void {
  const groups = level.length > 1 ? headToHead(event, level) : undefined;
  if (groups && groups.length > 1) {
    let next = place;
    for (const [at, group] of groups.entries()) {
      settle(event, group, next, at === 0 ? by : "headToHead", standings);
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

/** @returns those who are level, by the game points they took off each other; undefined unless all of them have met. */
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

/** @returns the group in the order its playoff gave it. */
function playoffOrder(event: ClubEvent, group: readonly Totals[]): readonly Totals[] | undefined {
  const order = event.broken.findLast((one) => group.every(({ id }) => one.includes(id)));
  return order && group.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

export interface Cut {
  readonly qualifiers: readonly PlayerId[];
  /** The first who does not qualify. */
  readonly highNonQualifier: PlayerId | undefined;
  /** Level across the line: a playoff decides who of them qualifies. */
  readonly open: readonly PlayerId[];
}

/** @returns how many came: who has left and never played was no entrant; who left after playing was, and cannot qualify */
export function entrantsIn(standings: readonly Standing[]): number {
  return standings.filter(({ here, played }) => here || played > 0).length;
}

/** @returns who qualifies for the playoffs, the highest first (rules.md §8.6). */
export function cutOf(standings: readonly Standing[]): Cut {
  const count = qualifiersOf(entrantsIn(standings));
  const eligible = standings.filter(({ here }) => here);
  const last = eligible[count - 1];
  const next = eligible[count];
  const open = last && next && last.place === next.place ? eligible.filter(({ place }) => place === last.place) : [];
  return {
    qualifiers: eligible.slice(0, count).map(({ id }) => id),
    highNonQualifier: next?.id,
    open: open.map(({ id }) => id),
  };
}

/** @returns who qualifies: whom the bracket was drawn for, or, before it is, who would by the standings. */
export function cutDrawn({ bracket }: ClubEvent, standings: readonly Standing[]): Cut {
  if (!bracket) return cutOf(standings);
  const { seeds } = bracket;
  const next = standings.find(({ id, here }) => here && !seeds.includes(id));
  return { qualifiers: seeds, highNonQualifier: next?.id, open: [] };
}

/** @returns who seems to qualify, for the cross-check: whoever is level across the line may. */
export function apparentIn(standings: readonly Standing[]): readonly PlayerId[] {
  const { qualifiers, open } = cutOf(standings);
  return [...new Set([...qualifiers, ...open])];
}

/** Where a card goes when the cards are sorted for the check (rules.md §8.7). */
export type Chance = "definite" | "probable" | "probableNot" | "definiteNot";

/** @returns who can still be caught, and who can still catch up, by game points alone. */
export function chancesOf(event: ClubEvent, standings: readonly Standing[]): ReadonlyMap<PlayerId, Chance> {
  const count = qualifiersOf(entrantsIn(standings));
  const span = ({ played, points }: Standing) =>
    [points, points + 3 * Math.max(0, event.header.games - played)] as const;
  const eligible = standings.filter(({ here }) => here);
  return new Map(
    standings.map((one) => {
      if (!one.here) return [one.id, "definiteNot"];
      const [least, most] = span(one);
      const others = eligible.filter(({ id }) => id !== one.id).map(span);
      const mayPass = others.filter(([, top]) => top >= least).length;
      const arePast = others.filter(([bottom]) => bottom > most).length;
      if (mayPass < count) return [one.id, "definite"];
      if (arePast >= count) return [one.id, "definiteNot"];
      return [one.id, eligible.indexOf(one) < count ? "probable" : "probableNot"];
    }),
  );
}
