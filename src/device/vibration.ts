/**
 * A short buzz, where there is one: Chromium on Android. Never the only sign of anything; Firefox on Android says yes
 * and does nothing.
 * @param pattern milliseconds on, off, on …
 */
export function vibrate(pattern: number | readonly number[]): void {
  if (!canVibrate()) return;
  try {
    navigator.vibrate(typeof pattern === "number" ? pattern : [...pattern]);
  } catch {
    // Forbidden here (an embedded page): the eye and the ear are told anyway.
  }
}

/** @returns whether a switch for it makes sense on this device. */
export function canVibrate(): boolean {
  return "vibrate" in navigator;
}
