/** The services that `main.tsx` gives the session: storage, locks, other tabs, the clock and ids. */
import type { GameId } from "../game/facts";
import type { GameLog } from "../game/log";

/** In the place of an id: so much has changed that every list is read again. */
export const EVERYTHING = "*";

/** The right to write one log. The browser frees it when the tab dies. */
export interface Writer {
  release(): Promise<void>;
}

export interface Ports {
  readonly log: GameLog;
  /** @returns undefined while another tab writes this log. `onLost`: another tab took the lock. */
  readonly lockWriter: (log: string, onLost: () => void) => Promise<Writer | undefined>;
  readonly takeOver: (log: string, onLost: () => void) => Promise<Writer>;
  /** Notifies the other tabs that a log has grown. */
  readonly notifyTabs: (log: string) => void;
  readonly onTabNews: (heard: (log: string) => void) => void;
  /** Milliseconds since 1970 by this phone's clock: a label, never an order, because the clock may jump back. */
  readonly now: () => number;
  readonly newGameId: () => GameId;
}
