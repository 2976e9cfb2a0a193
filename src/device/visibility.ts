/**
 * Calls back each time the app is seen again: after another app, a locked screen, or from the back-forward cache.
 * The moment to read the log anew; what the page held may be a day old.
 * @returns stops listening
 */
export function onReturn(back: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === "visible") back();
  };
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) back();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("pageshow", restored);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pageshow", restored);
  };
}
