/** One writer per log among all tabs, by Web Locks. The browser frees the lock when its tab dies. */

export const LOCK_PREFIX = "fifteen-two.writer.";

/** The right to append to one log. */
export interface Writer {
  /** Gives the right back; resolves when another tab can take it. */
  release(): Promise<void>;
}

export interface WriterSetup {
  /** Undefined in a browser without locks. Every tab may then write, and the log refuses the second one as `taken`. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  /** Milliseconds before the second attempt. */
  readonly retryAfter: number;
}

function setup(): WriterSetup {
  // Missing before Safari 15.4, and on a page served over plain http.
  const locks: LockManager | undefined = "navigator" in globalThis ? navigator.locks : undefined;
  return { locks, retryAfter: 500 };
}

/**
 * Takes the write lock of a log. Tries twice: just after a reload the old page may still be closing, and Safari and
 * Firefox then report its lock as held.
 * @param onLost called once when another tab takes over: stop writing and follow that tab live
 * @returns undefined while another tab writes this log; the person may then ask for `takeOver`
 */
export async function lockWriter(
  log: string,
  onLost: () => void,
  { locks, retryAfter }: WriterSetup = setup(),
): Promise<Writer | undefined> {
  const first = await request(log, { ifAvailable: true }, onLost, locks);
  if (first) return first;
  await new Promise((resolve) => setTimeout(resolve, retryAfter));
  return request(log, { ifAvailable: true }, onLost, locks);
}

/**
 * Takes the lock from the tab that holds it; that tab's `onLost` is called. Its last write may still be under way, so
 * read the log again afterwards. Whichever tab then writes second is refused as `taken`.
 */
export async function takeOver(
  log: string,
  onLost: () => void,
  { locks }: Pick<WriterSetup, "locks"> = setup(),
): Promise<Writer> {
  return (await request(log, { steal: true }, onLost, locks)) ?? unguarded();
}

function unguarded(): Writer {
  return { release: async () => {} };
}

function request(
  log: string,
  options: LockOptions,
  onLost: () => void,
  locks: WriterSetup["locks"],
): Promise<Writer | undefined> {
  if (!locks) return Promise.resolve(unguarded());
  return new Promise((answer) => {
    let state: "asking" | "holding" | "released" = "asking";
    let letGo: (() => void) | undefined;
    const release = async () => {
      state = "released";
      letGo?.();
      await over;
    };
    const held = (lock: Lock | null) => {
      if (!lock) {
        answer(undefined);
        return undefined;
      }
      state = "holding";
      answer({ release });
      // The lock is held until this promise resolves.
      return new Promise<void>((resolve) => {
        letGo = resolve;
      });
    };
    const over = locks.request(LOCK_PREFIX + log, options, held).catch(() => {
      // Stolen by another tab; or locks are forbidden (an embedded page), and then no other tab has one either.
      if (state === "asking") answer(unguarded());
      if (state === "holding") onLost();
    });
  });
}
