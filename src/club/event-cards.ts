/** What a club night comes to for one player, and what is still open: read off the rounds. rules.md §8.2, §8.5, §8.7. */
import { checkName } from "../game/names";
import { SEASON_POINTS } from "./scorecard";
import { type ClubEvent, type EventRound, type Entrant, opponentIn } from "./event";
import type { EventHeader } from "./event-facts";
import type { PlayerId } from "./draw/rounds";
import type { Value } from "./slips";
import { countsFor, type GameStatus, type Standing, statusOf } from "./standings";

/** One row of a player's card. */
export interface PlayerGame {
  /** From 1. */
  readonly round: number;
  /** From 1; nothing for who does not play in this round. */
  readonly table: number | undefined;
  readonly opponent: Entrant | undefined;
  readonly value: Value | undefined;
  /** `sitsOut`: an odd number came. `absent`: not there yet, or gone. */
  readonly status: GameStatus | "sitsOut" | "absent";
}

/** @returns the rounds drawn so far as they stand on a player's card: what each counts, not only what he wrote */
export function gamesOf(event: ClubEvent, player: PlayerId): readonly PlayerGame[] {
  return event.rounds.map((round, at): PlayerGame => {
    const table = round.drawn.games.findIndex((pair) => pair.includes(player));
    const pair = round.drawn.games[table];
    if (!pair) {
      const status = round.drawn.sitsOut.includes(player) ? "sitsOut" : "absent";
      return { round: at + 1, table: undefined, opponent: undefined, value: undefined, status };
    }
    const opponent = opponentIn(round, player);
    return {
      round: at + 1,
      table: table + 1,
      opponent: opponent === undefined ? undefined : event.players[opponent],
      value: countsFor(round, player),
      status: statusOf(round, pair),
    };
  });
}

/** Games of the rounds drawn that are not settled. */
export interface Missing {
  /** No card is in. */
  readonly waiting: number;
  /** One card is in. */
  readonly half: number;
  /** The cards differ, and nobody has judged it. */
  readonly differ: number;
}

/** Reckoned once for each round as it stands: a result changes only its own. */
const known = new WeakMap<EventRound, Missing>();

export function missingOf(round: EventRound): Missing {
  const before = known.get(round);
  if (before) return before;
  const missing = { waiting: 0, half: 0, differ: 0 };
  for (const pair of round.drawn.games) {
    const status = statusOf(round, pair);
    if (status === "waiting" || status === "half" || status === "differ") missing[status] += 1;
  }
  known.set(round, missing);
  return missing;
}

export function missingIn({ rounds }: Pick<ClubEvent, "rounds">): Missing {
  const all = rounds.map(missingOf);
  const sum = (status: keyof Missing) => all.reduce((before, one) => before + one[status], 0);
  return { waiting: sum("waiting"), half: sum("half"), differ: sum("differ") };
}

/** @returns whether the standings have a line to get over: a club night has cards of twelve points instead (rules.md §8.3). */
export function hasCut({ header }: Pick<ClubEvent, "header">): boolean {
  return header.kind !== "club";
}

/** @returns whether every game of the evening is in and settled */
export function isComplete({ rounds, header }: Pick<ClubEvent, "rounds" | "header">): boolean {
  const { waiting, half, differ } = missingIn({ rounds });
  return rounds.length >= header.games && waiting + half + differ === 0;
}

/** Players nothing but a game of their own sets apart. */
export interface Tie {
  readonly ids: readonly PlayerId[];
  /** The place they share, or shared. */
  readonly place: number;
  /** The game has been played. */
  readonly played: boolean;
}

/** @returns who is level, and who was until a playoff of one game, the highest first */
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

/** @returns what a club night has for a card: 12 points or more count for the season, all games won are a grand slam */
export function markOf({ points, won }: Standing, { kind, games }: EventHeader): "grandSlam" | "clubLine" | undefined {
  if (kind !== "club") return undefined;
  if (won === games) return "grandSlam";
  return points >= SEASON_POINTS ? "clubLine" : undefined;
}

/** @returns the header of an event's consolation (rules.md §8.4) */
export function consolationOf(header: EventHeader, games: number): EventHeader {
  const name = checkName(`${header.name}, consolation`);
  return { ...header, kind: "consolation", games, name: name.ok ? name.value : header.name };
}
