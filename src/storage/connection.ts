/** One connection to the database, and the jobs that run on it. */
import type { StoreFault } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import { faultOf, isDead } from "./faults";
import type { Db } from "./schema";
import { TooSlow, within } from "./timeout";

/** By default browsers report "complete" when the operating system has the data only in memory, not yet on disk. */
export const STRICT = { durability: "strict" } as const;
/** Milliseconds until a job is `lost`. */
export const JOB_LIMIT = 8000;

export type Job<T> = (db: Db) => Promise<T>;

export type Attempt = <T>(job: Job<T>) => Promise<Result<T, StoreFault>>;

/** Keeps the connection and runs jobs on it. */
export function connection(open: () => Promise<Db>, limit: number): Attempt {
  let held: Promise<Db> | undefined;
  const drop = (used: Promise<Db>) => {
    // Another job may already have opened a new one.
    if (held === used) held = undefined;
  };
  const hold = (): Promise<Db> => {
    if (held) return held;
    const opening = open();
    held = opening;
    opening.then(
      (db) => db.addEventListener("close", () => drop(opening)),
      () => drop(opening),
    );
    return opening;
  };
  return async (job) => {
    for (let tries = 1; ; tries += 1) {
      const used = hold();
      try {
        const db = await used;
        return ok(await within(limit, job(db)));
      } catch (error) {
        const dead = isDead(error);
        if (dead || error instanceof TooSlow) {
          discard(used);
          drop(used);
        }
        // Never retry after a timeout: the tap would hang twice as long.
        if (!dead || tries > 1) return refuse(faultOf(error));
      }
    }
  };
}

/** Closes a half-dead connection, which would otherwise block the next upgrade. */
function discard(used: Promise<Db>): void {
  used.then(
    (db) => db.close(),
    () => {},
  );
}
