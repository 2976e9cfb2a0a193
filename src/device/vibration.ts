/**
 * A short buzz, on phones that can (Chromium on Android). Never the only sign of anything: Firefox on Android claims to
 * vibrate and does nothing.
 * @param time milliseconds
 */
export function vibrate(time: number): void {
  if (!("vibrate" in navigator)) return;
  try {
    navigator.vibrate(time);
  } catch {
    // Forbidden, for example in an embedded page.
  }
}
