/** What is half typed into the sheet of one game: kept at every key, so that a reload finds it. */
import { type Check, isRecord, maybe, object, optional, pair, place, text } from "../../../base/shape";
import type { ClubEvent } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";

export interface OpenGame {
  readonly round: number;
  readonly pair: readonly [PlayerId, PlayerId];
  /** Who was tapped: of a game to be entered, the winner. */
  readonly tapped?: PlayerId | undefined;
}

export interface GameDraft {
  readonly event: string;
  /** How long the event's log was: grown since, this is out of date. */
  readonly after: number;
  readonly open: OpenGame;
  /** What was chosen and typed, by what it is; looked at when it is taken up. */
  readonly typed: Readonly<Record<string, unknown>>;
}

const isDraft: Check<GameDraft> = object({
  event: text(100),
  after: place,
  open: object({ round: place, pair: pair(place), tapped: optional(maybe(place)) }),
  typed: isRecord,
});

/** Looked at as anything may be that was stored. @returns undefined where it is no draft */
export function readDraft(raw: unknown): GameDraft | undefined {
  return isDraft(raw) ? raw : undefined;
}

/** @returns the game whose sheet was up, if it is a game of this event and nothing was entered since */
export function openIn(raw: unknown, id: string, after: number, event: ClubEvent): OpenGame | undefined {
  const draft = readDraft(raw);
  if (draft?.event !== id || draft.after !== after) return undefined;
  const { round, pair: players, tapped } = draft.open;
  const game = event.rounds[round - 1]?.drawn.games.find((one) => one.join() === players.join());
  const winner = game?.find((player) => player === tapped);
  return game && { round, pair: game, tapped: winner };
}
