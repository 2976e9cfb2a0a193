/**
 * A short buzz, on phones that can (Chromium on Android). Never the only sign of anything: Firefox on Android claims to
 * vibrate and does nothing.
 * @param time milliseconds
 */
export function vibrate(time: number): void {
  try {
    navigator.vibrate(time);
  } catch {
    // Missing, or forbidden, for example in an embedded page.
  }
}
