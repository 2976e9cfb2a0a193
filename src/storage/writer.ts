/** One writer per game among the tabs, by Web Locks. A lock frees itself when its tab dies. */

/** The right to add to one game's log. */
export interface Writer {
  readonly game: string;
  /** Gives the right back; resolves when another tab can have it. */
  release(): Promise<void>;
}

export interface WriterSetup {
  /** Undefined where the browser has none: then every tab may write, and the log refuses the second one as `taken`. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  /** Milliseconds before asking again. */
  readonly retryAfter: number;
}

function setup(): WriterSetup {
  // Missing below Safari 15.4, and on a page served over plain http.
  const locks: LockManager | undefined = "navigator" in globalThis ? navigator.locks : undefined;
  return { locks, retryAfter: 500 };
}

/**
 * Asks for the right to write a game. A refusal is asked again once: after a reload the old page may still be going,
 * and Safari and Firefox then say "taken" although nobody is there.
 * @param onLost called once when another tab took over: stop writing and show its game live
 * @returns undefined when another tab writes this game: offer "score here instead", see `takeOver`
 */
export async function lockWriter(
  game: string,
  onLost: () => void,
  { locks, retryAfter }: WriterSetup = setup(),
): Promise<Writer | undefined> {
  const first = await ask(game, { ifAvailable: true }, onLost, locks);
  if (first) return first;
  await new Promise((resolve) => setTimeout(resolve, retryAfter));
  return ask(game, { ifAvailable: true }, onLost, locks);
}

/**
 * Takes the right from whoever has it; that tab's `onLost` is called. Its last write may still be on the way: read the
 * game again after this, and let the log's `taken` settle the rest.
 */
export async function takeOver(
  game: string,
  onLost: () => void,
  { locks }: Pick<WriterSetup, "locks"> = setup(),
): Promise<Writer> {
  return (await ask(game, { steal: true }, onLost, locks)) ?? unguarded(game);
}

function unguarded(game: string): Writer {
  return { game, release: async () => {} };
}

function ask(
  game: string,
  how: LockOptions,
  onLost: () => void,
  locks: WriterSetup["locks"],
): Promise<Writer | undefined> {
  if (!locks) return Promise.resolve(unguarded(game));
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
      answer({ game, release });
      // The lock is held for as long as this is pending.
      return new Promise<void>((resolve) => {
        letGo = resolve;
      });
    };
    const over = locks.request(`fifteen-two.writer.${game}`, how, held).catch(() => {
      // Stolen; or locks are forbidden here (an embedded page), and then nobody else has one either.
      if (state === "asking") answer(unguarded(game));
      if (state === "holding") onLost();
    });
  });
}
