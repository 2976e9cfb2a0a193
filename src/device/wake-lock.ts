/** Keeps the screen on while a game is open. */

export interface WakeLock {
  /** From now on the screen is to stay on. Safe to call again: a new game must not lose the old one's hold. */
  hold(): void;
  /** The screen may sleep again. */
  release(): void;
}

/** @returns whether a switch for it makes sense here: not on an iPhone's home screen before iOS 18.4, for one. */
export function canStayAwake(): boolean {
  return "wakeLock" in navigator;
}

/**
 * The browser takes the hold away whenever the page is hidden, and WebKit gives the first one only in a tap: it is asked
 * for again when the page is seen, and at every tap until it is there. Refusals (a low battery) are not told: the screen
 * sleeps as it always did.
 * @param onChange hears whether the screen is kept on, each time that changes
 */
export function wakeLock(onChange: (awake: boolean) => void = () => {}): WakeLock {
  let wanted = false;
  let asking = false;
  let sentinel: WakeLockSentinel | undefined;

  const ask = async () => {
    if (!wanted || sentinel || asking || document.visibilityState !== "visible") return;
    asking = true;
    const got = await request();
    asking = false;
    if (!got || got.released) return;
    // The game may have been left while the browser was thinking.
    if (wanted) take(got);
    else await giveBack(got);
  };
  const take = (got: WakeLockSentinel) => {
    sentinel = got;
    got.addEventListener("release", () => {
      if (sentinel !== got) return;
      sentinel = undefined;
      onChange(false);
    });
    onChange(true);
  };
  const again = () => void ask();

  return {
    hold: () => {
      if (!wanted && canStayAwake()) {
        wanted = true;
        document.addEventListener("visibilitychange", again);
        // Click, not pointerdown: a finger going down to scroll is no permission in WebKit.
        document.addEventListener("click", again);
      }
      again();
    },
    release: () => {
      wanted = false;
      document.removeEventListener("visibilitychange", again);
      document.removeEventListener("click", again);
      if (!sentinel) return;
      const mine = sentinel;
      // Forgotten at once, not when its event comes: a `hold` in between would think it still has this one.
      sentinel = undefined;
      onChange(false);
      void giveBack(mine);
    },
  };
}

async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock.request("screen");
  } catch {
    return undefined;
  }
}

async function giveBack(sentinel: WakeLockSentinel): Promise<void> {
  try {
    await sentinel.release();
  } catch {
    // Gone already.
  }
}
