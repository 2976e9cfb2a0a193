/** What the session is given by `main.tsx`: the outer rooms, as far as it needs them. */
import type { GameId } from "../game/facts";
import type { GameLog } from "../game/log";

/** The right to write one game; freed when its tab dies. */
export interface Writer {
  release(): Promise<void>;
}

export interface Ports {
  readonly log: GameLog;
  /** @returns undefined when another tab scores this game. `onLost`: a tab took the right over. */
  readonly claim: (game: GameId, onLost: () => void) => Promise<Writer | undefined>;
  readonly takeOver: (game: GameId, onLost: () => void) => Promise<Writer>;
  /** Tells the other tabs that a game's log has grown. */
  readonly tell: (game: GameId) => void;
  readonly listen: (heard: (game: GameId) => void) => void;
  /** Milliseconds since 1970: a label. */
  readonly now: () => number;
  readonly newGameId: () => GameId;
}
