/** Compares the games a player handed over with an event: which fit, and what the opponents' slips say. */
import { sameName } from "../club/scorecard";
import { type ClubEvent, type EventRound, type Entrant, entryOf, opponentIn } from "../club/event";
import type { EventFact } from "../club/event-facts";
import type { PlayerId } from "../club/draw/rounds";
import { faceOf, reciprocal, type Slip, slipOf } from "../club/slips";
import type { Handed, HandedLine } from "./lines";

/** Whether the opponent's slip is still missing, agrees with the line or differs from it. */
export type Across = "waiting" | "agrees" | "differs";

/**
 * `fits`: the result can be entered. `there`: it is already entered. `differs`: the player's slip has another result.
 * `settled`: the organiser has decided the game, or marked it as not played. `otherwise`: the player was drawn against somebody else.
 */
export type LineFit =
  | { readonly is: "fits" | "there"; readonly opponent: PlayerId; readonly across: Across }
  | { readonly is: "differs"; readonly opponent: PlayerId; readonly across: Across; readonly there: Slip }
  | { readonly is: "settled" | "otherwise"; readonly opponent: PlayerId }
  | { readonly is: "sitsOut" | "notSeated" | "noRound" };

export interface LinePreview {
  readonly line: HandedLine;
  /** The round of the event, from 1. A scorecard leaves out rounds the player sat out, so its numbers may be lower. */
  readonly round: number;
  readonly fit: LineFit;
}

export interface HandedPreview {
  /** Undefined if no player of the event has that name. */
  readonly player: PlayerId | undefined;
  readonly lines: readonly LinePreview[];
}

/** @returns the player with this name, or else the only one with a longer or shorter form of it. */
export function whoIs(players: readonly Entrant[], name: string): PlayerId | undefined {
  const same = players.find((one) => sameName(one.name, name));
  if (same) return same.id;
  const near = players.filter((one) => isLonger(one.name, name) || isLonger(name, one.name));
  return near.length === 1 ? near[0]?.id : undefined;
}

/** Whether the second name is a longer form of the first, as "Ann Bee" is of "Ann". */
function isLonger(short: string, long: string): boolean {
  return long.toLocaleLowerCase().startsWith(`${short.toLocaleLowerCase()} `);
}

/**
 * Compares without changing the event.
 * @param as the player whose scorecard this is, needed if the name on it does not identify one
 */
export function previewHanded(event: ClubEvent, handed: Handed, as?: PlayerId): HandedPreview {
  const player = as ?? whoIs(event.players, handed.player);
  if (player === undefined) return { player, lines: [] };
  const rounds = roundsOf(event, player, handed.lines);
  const lines = handed.lines.map((line, at) => {
    const round = rounds[at] ?? line.game;
    return { line, round, fit: fitOf(event, player, line, event.rounds[round - 1]) };
  });
  return { player, lines };
}

/** The round of each line: the one with its game number if the two players met in it, else the first other one they met in. */
function roundsOf(event: ClubEvent, player: PlayerId, lines: readonly HandedLine[]): readonly number[] {
  const met = lines.map(({ opponent }) => {
    const id = whoIs(event.players, opponent);
    return event.rounds.flatMap((round, at) => (id !== undefined && opponentIn(round, player) === id ? [at + 1] : []));
  });
  const taken = new Set(lines.flatMap(({ game }, at) => (met[at]?.includes(game) ? [game] : [])));
  return lines.map(({ game }, at) => {
    if (met[at]?.includes(game)) return game;
    const round = met[at]?.find((one) => !taken.has(one)) ?? game;
    taken.add(round);
    return round;
  });
}

function fitOf(event: ClubEvent, player: PlayerId, line: HandedLine, round: EventRound | undefined): LineFit {
  if (!round) return { is: "noRound" };
  if (round.drawn.sitsOut.includes(player)) return { is: "sitsOut" };
  const opponent = opponentIn(round, player);
  if (opponent === undefined) return { is: "notSeated" };
  if (whoIs(event.players, line.opponent) !== opponent) return { is: "otherwise", opponent };
  const { slip: there, ruled, mark } = entryOf(round, player);
  const same = there !== undefined && says(there, line);
  if (mark === "notPlayed" || (ruled && !same)) return { is: "settled", opponent };
  const across = acrossOf(round, opponent, line);
  if (same) return { is: "there", opponent, across };
  return there ? { is: "differs", opponent, across, there } : { is: "fits", opponent, across };
}

function says(slip: Slip, { won, spread }: HandedLine): boolean {
  const face = faceOf(slip);
  return face !== undefined && face.points > 0 === won && face.plus + face.minus === spread;
}

function acrossOf(round: EventRound, opponent: PlayerId, { won, spread }: HandedLine): Across {
  const { slip } = entryOf(round, opponent);
  if (!slip) return "waiting";
  const [mine, theirs] = [faceOf(slipOf(won, spread)), faceOf(slip)];
  return mine && theirs && reciprocal(mine, theirs) ? "agrees" : "differs";
}

/** @returns the facts that enter the lines that fit, or that correct those that differ. */
export function takenFrom({ player, lines }: HandedPreview, which: "fits" | "differs"): readonly EventFact[] {
  if (player === undefined) return [];
  return lines
    .filter(({ fit }) => fit.is === which)
    .map(({ line, round }) => ({
      type: "slipEntered",
      round,
      player,
      slip: slipOf(line.won, line.spread),
    }));
}
