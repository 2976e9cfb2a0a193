/**
 * A short buzz, on phones that can (Chromium on Android). Never the only sign of anything: Firefox on Android claims to
 * vibrate and does nothing.
 * @param pattern milliseconds on, off, on …
 */
export function vibrate(pattern: number | readonly number[]): void {
  if (!("vibrate" in navigator)) return;
  try {
    navigator.vibrate(typeof pattern === "number" ? pattern : [...pattern]);
  } catch {
    // Forbidden, for example in an embedded page.
  }
}
