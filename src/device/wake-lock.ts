/** Keeps the screen on while a game is open. */

export interface WakeLock {
  /** Keeps the screen on from now on. May be called again. */
  hold(): void;
  /** The screen may sleep again. */
  release(): void;
}

/** Whether this browser can do it; home-screen apps on an iPhone cannot before iOS 18.4. */
export function canStayAwake(): boolean {
  return "wakeLock" in navigator;
}

/**
 * The browser ends the wake lock whenever the page is hidden, and WebKit grants the first one only within a tap. So it
 * is requested again when the page becomes visible, and at every tap until granted. Refusals (low battery) are silent:
 * the screen sleeps as usual.
 * @param onChange called with whether the screen is kept on, each time that changes
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
    // The game may have been closed while the request was pending.
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
        // "click", not "pointerdown": in WebKit a touch that starts a scroll gives no permission.
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
      // Clear it now and not at its "release" event: a `hold` in between would take this lock for one still held.
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
    // Already released.
  }
}
