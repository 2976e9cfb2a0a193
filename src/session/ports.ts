/** What the session is given by `main.tsx`: the outer rooms, as far as it needs them. */
import type { GameId } from "../game/facts";
import type { GameLog } from "../game/log";

/** The right to write one log; freed when its tab dies. */
export interface Writer {
  release(): Promise<void>;
}

export interface Ports {
  readonly log: GameLog;
  /** @returns undefined when another tab scores this game. `onLost`: a tab took the right over. */
  readonly lockWriter: (log: string, onLost: () => void) => Promise<Writer | undefined>;
  readonly takeOver: (log: string, onLost: () => void) => Promise<Writer>;
  /** Tells the other tabs that a log has grown. */
  readonly notifyTabs: (log: string) => void;
  readonly onTabNews: (heard: (log: string) => void) => void;
  /** Milliseconds since 1970: a label. */
  readonly now: () => number;
  readonly newGameId: () => GameId;
}
