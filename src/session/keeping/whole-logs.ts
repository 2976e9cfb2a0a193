/** Everything that is done with whole logs. The keeper of one open log is `session/log-keeper.ts`. */
import type { createBackupFile } from "./backup-file";
import type { createIncoming } from "./incoming";
import type { Keeping } from "./keeping";

export interface WholeLogs extends Keeping {
  readonly readIncoming: ReturnType<typeof createIncoming>;
  readonly backup: ReturnType<typeof createBackupFile>;
  /** Gives the rows of older versions their form; see `old-rows.ts`. */
  readonly addForms: () => Promise<void>;
  /** Bytes that the app takes on this phone; undefined where the browser does not say. */
  readonly spaceUsed: () => Promise<number | undefined>;
}
