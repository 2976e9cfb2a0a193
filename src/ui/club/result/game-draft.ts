/** The half-typed sheet of one game. It is saved at every keystroke, so that a reload restores it. */
import { type Check, isRecord, object, maybe, optional, pair, place, text } from "../../../base/shape";
import type { Pair, PlayerId } from "../../../club/draw/rounds";
import type { ClubEvent, EventRound } from "../../../club/event";

export interface OpenGame {
  readonly round: number;
  readonly pair: Pair;
  /** The player whose name was tapped to open the sheet: for a new result, the winner. */
  readonly tapped?: PlayerId | undefined;
}

/** The props of every part of the sheet. */
export interface GameProps {
  readonly event: ClubEvent;
  readonly game: OpenGame;
  readonly round: EventRound;
  readonly onDone: () => void;
}

export interface GameDraft {
  readonly event: string;
  /** The length of the event's log. Once it has grown, the draft is out of date. */
  readonly after: number;
  readonly open: OpenGame;
  /** Values by field name, each checked when its field reads it. */
  readonly typed: Readonly<Record<string, unknown>>;
}

const isDraft: Check<GameDraft> = object({
  event: text(100),
  after: place,
  open: object({ round: place, pair: pair(place), tapped: optional(maybe(place)) }),
  typed: isRecord,
});

/** @returns undefined when the stored value is no draft */
export function readDraft(raw: unknown): GameDraft | undefined {
  return isDraft(raw) ? raw : undefined;
}

/** @returns the game whose sheet was open, if it belongs to this event and nothing has been entered since */
export function openIn(raw: unknown, id: string, after: number, event: ClubEvent): OpenGame | undefined {
  const draft = readDraft(raw);
  if (draft?.event !== id || draft.after !== after) return undefined;
  const { round, pair: players, tapped } = draft.open;
  const game = event.rounds[round - 1]?.drawn.games.find((one) => one.join() === players.join());
  const winner = game?.find((player) => player === tapped);
  return game && { round, pair: game, tapped: winner };
}
