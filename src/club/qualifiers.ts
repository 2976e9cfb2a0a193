/** The qualifiers for the playoffs (rules.md §8.4, §8.6), and the scorecards that decide who they are (§8.7). */
import { type ClubEvent, pairOf, roundsBegun } from "./event";
import { countsFor, statusOf } from "./results";
import type { PlayerId } from "./draw/rounds";
import type { Standing } from "./standings";
import { type Bracket, isUnderWay } from "./bracket";

export interface Cut {
  readonly qualifiers: readonly PlayerId[];
  /** The best player who does not qualify. */
  readonly highNonQualifier: PlayerId | undefined;
  /** Players tied across the cut: a one-game playoff decides which of them qualify. */
  readonly open: readonly PlayerId[];
}

/** @returns the number of entrants: no-shows do not count; players who left after a game count but cannot qualify */
export function entrantsIn(standings: readonly Standing[]): number {
  return standings.filter(({ here, played }) => here || played > 0).length;
}

/** @returns the qualifiers by the standings, highest first (rules.md §8.6) */
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

/** @returns the players the bracket was drawn for, or, before the draw, those who would qualify now */
export function cutDrawn({ bracket }: ClubEvent, standings: readonly Standing[]): Cut {
  if (!bracket) return cutOf(standings);
  const { seeds } = bracket;
  const next = standings.find(({ id, here }) => here && !seeds.includes(id));
  return { qualifiers: seeds, highNonQualifier: next?.id, open: [] };
}

/**
 * @returns the players who seem to qualify, for the cross-check; everyone tied across the cut is included, and a seed who
 * leaves during the playoffs
 */
export function apparentIn({ bracket }: ClubEvent, standings: readonly Standing[]): readonly PlayerId[] {
  const { qualifiers, open } = cutOf(bracket ? withSeeds(bracket, standings) : standings);
  return [...new Set([...qualifiers, ...open])];
}

/** The pile a scorecard goes to when they are sorted for the check (rules.md §8.7). */
export type Chance = "definite" | "probable" | "probableNot" | "definiteNot";

/** @returns each player's chance by game points alone, with 0 to 3 points for each game still to play */
export function chancesOf(event: ClubEvent, standings: readonly Standing[]): ReadonlyMap<PlayerId, Chance> {
  const count = qualifiersOf(entrantsIn(standings));
  const eligible = standings
    .filter(({ here }) => here)
    .map(({ id, points }) => ({ id, least: points, most: points + 3 * gamesLeft(event, id) }));
  const chances = new Map<PlayerId, Chance>(standings.map(({ id }) => [id, "definiteNot"]));
  for (const [place, { id, least, most }] of eligible.entries()) {
    // The player is counted among those who may pass, and never among those who are past.
    const mayPass = eligible.filter((other) => other.most >= least).length - 1;
    const arePast = eligible.filter((other) => other.least > most).length;
    if (mayPass < count) chances.set(id, "definite");
    else if (arePast < count) chances.set(id, place < count ? "probable" : "probableNot");
  }
  return chances;
}

/** The most games a player may still play: open ones, and one in every round that can still be drawn again. */
function gamesLeft(event: ClubEvent, player: PlayerId): number {
  const begun = roundsBegun(event);
  const open = event.rounds.slice(0, begun).filter((round) => {
    const pair = pairOf(round, player);
    return pair && statusOf(round, pair) !== "notPlayed" && !countsFor(round, player);
  });
  return open.length + Math.max(0, event.header.games - begun);
}

/** A quarter of the entrants qualify, rounded up. */
export function qualifiersOf(entrants: number): number {
  return Math.ceil(entrants / 4);
}
/**
 * @returns whether the standings now give seeds other than the bracket's. Once the playoffs have begun, a seed who has
 * left still counts as qualified.
 */
export function seedsChanged(bracket: Pick<Bracket, "seeds" | "games">, standings: readonly Standing[]): boolean {
  return cutOf(withSeeds(bracket, standings)).qualifiers.join() !== bracket.seeds.join();
}

/** @returns the standings; once the playoffs have begun, with every seed as present */
function withSeeds(
  { seeds, games }: Pick<Bracket, "seeds" | "games">,
  standings: readonly Standing[],
): readonly Standing[] {
  if (!isUnderWay({ games })) return standings;
  return standings.map((one) => ({ ...one, here: one.here || seeds.includes(one.id) }));
}
