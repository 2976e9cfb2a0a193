import { note, noted } from "./notes";

const SESSION = "sessionStorage";
const RELOADED = "fifteen-two.reloaded";
/** Warns a reloaded page that an update is under way and that the page may be the old version. */
const TAKING = "fifteen-two.taking";
/** Milliseconds. A new worker normally takes control within about 10 ms; after this, it is waiting for the old one. */
const LATE = 1000;

/** The only script URL the app makes from a string, so it needs a Trusted Types policy where those exist. */
function workerUrl(): string {
  const url = "./sw.js";
  const policy = window.trustedTypes?.createPolicy("sw", { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}

/**
 * After a deploy an old page may miss a piece. One reload brings matching files; a second would loop. Everything stored
 * and the address outlast it, but not a tap that comes meanwhile. So once somebody has tapped, the page waits for the next
 * place (the event "place-changed"), or until a missing piece is needed ("piece-needed"). Call it before the first piece is requested.
 */
export function reloadForMissingPieces(): void {
  let [leaving, missing, tapped] = [false, false, false];
  let loading = "";
  const reload = () => {
    if (!missing || loading === location.href) return;
    loading = location.href;
    location.reload();
  };
  for (const sign of ["beforeunload", "pagehide"]) addEventListener(sign, () => (leaving = true));
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, () => (tapped = true), true);
  addEventListener("vite:preloadError", (event) => {
    // Firefox aborts loading when the page is left; no file is missing then.
    if (!leaving && !missing) {
      const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      if (noted(RELOADED, SESSION) || (!note(RELOADED, "1", SESSION) && loaded?.type === "reload")) return;
      missing = true;
      if (!tapped) reload();
    }
    event.preventDefault();
  });
  // Also while the page is being loaded again: then the new address counts.
  for (const sign of ["place-changed", "piece-needed"]) addEventListener(sign, reload);
}

/**
 * Registers the service worker. `onWaiting` is called when a new version is ready. The returned function activates it
 * and reloads the page: call it only between games.
 */
export function registerServiceWorker(onWaiting: () => void): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const container = navigator.serviceWorker;
  // Without a controller this is the first install: nothing to update.
  let updating = container.controller !== null;
  let registration: ServiceWorkerRegistration | undefined;
  let taking = noted(TAKING, SESSION) !== null;
  note(TAKING, null, SESSION);
  let taken = false;
  const load = () => {
    if (!taken) location.reload();
    taken = true;
    note(TAKING, null, SESSION);
  };

  const watch = (found: ServiceWorkerRegistration) => {
    registration = found;
    if (taking && !found.waiting) {
      load();
      return;
    }
    // Offer the waiting version again. It may be later than the one accepted, so do not take it unasked.
    taking = false;
    const offer = () => {
      if (found.waiting && container.controller) onWaiting();
    };
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", offer));
    offer();
    // iOS seldom checks for updates when an installed app returns to the front.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") found.update().catch(() => {});
    });
  };

  container.addEventListener("controllerchange", () => {
    if (taking) load();
    // Another tab activated the new version: offer it here too, and never reload unasked.
    else if (updating) onWaiting();
    updating = true;
  });
  container.register(workerUrl(), { scope: "./", updateViaCache: "none" }).then(watch, (error: unknown) => {
    console.warn("Not offline:", error);
  });

  return () => {
    const waiting = registration?.waiting;
    if (!waiting) {
      location.reload();
      return;
    }
    taking = true;
    // WebKit does not always fire "controllerchange", so listen for this as well.
    waiting.addEventListener("statechange", () => {
      if (waiting.state === "activated") load();
    });
    // If the old worker was busy when the new one was activated, Chromium never retries; only leaving the page helps.
    // That navigation still goes to the old worker, which may not answer, or answer with the old page. So the events
    // above reload once more, and so does the page that arrives.
    setTimeout(() => {
      if (taken) return;
      note(TAKING, "1", SESSION);
      location.reload();
    }, LATE);
    waiting.postMessage({ type: "SKIP_WAITING" });
  };
}
