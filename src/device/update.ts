const RELOADED = "fifteen-two.reloaded";
/** Says to the page a reload brings that the new version is being taken, and that it may itself still be the old one. */
const TAKING = "fifteen-two.taking";
/** The new worker is in control some ten milliseconds after it is told to be: later means that it waits for the old one. */
const LATE = 1000;

/** Trusted Types: the one script address this app makes from a string. An engine without them takes the string. */
function workerUrl(): string {
  const url = "./sw.js";
  const policy = window.trustedTypes?.createPolicy("sw", { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}

/** A lazy piece is gone (an old page after a deploy): one reload brings matching pieces, a second would loop. */
function reloadOnceForMissingPieces(): void {
  let leaving = false;
  for (const sign of ["beforeunload", "pagehide"]) addEventListener(sign, () => (leaving = true));
  addEventListener("vite:preloadError", (event) => {
    // Firefox breaks off what is loading when somebody leaves the page: no piece is missing then.
    if (leaving) {
      event.preventDefault();
      return;
    }
    if (sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, "1");
    event.preventDefault();
    location.reload();
  });
}

/**
 * Registers the service worker; `onWaiting` says that a new version is there. The returned function takes it and
 * reloads: call it between games only.
 */
export function registerServiceWorker(onWaiting: () => void): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const container = navigator.serviceWorker;
  // Without a controller this is the first install: nothing to update.
  let updating = container.controller !== null;
  let registration: ServiceWorkerRegistration | undefined;
  let taking = sessionStorage.getItem(TAKING) !== null;
  sessionStorage.removeItem(TAKING);
  let taken = false;
  const load = () => {
    if (!taken) location.reload();
    taken = true;
    sessionStorage.removeItem(TAKING);
  };

  const watch = (found: ServiceWorkerRegistration) => {
    registration = found;
    if (taking && !found.waiting) {
      load();
      return;
    }
    // It waits still, and is offered again: what comes later is not what was asked for just now.
    taking = false;
    const offer = () => {
      if (found.waiting && container.controller) onWaiting();
    };
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", offer));
    offer();
    // iOS seldom asks again when an installed app comes back.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") found.update().catch(() => {});
    });
  };

  reloadOnceForMissingPieces();
  container.addEventListener("controllerchange", () => {
    if (taking) load();
    // Another tab took the new version: this one offers it too, and never reloads unasked.
    else if (updating) onWaiting();
    updating = true;
  });
  container.register(workerUrl(), { scope: "./", updateViaCache: "none" }).then(watch, (error: unknown) => {
    console.warn("Offline use is not possible here:", error);
  });

  return () => {
    const waiting = registration?.waiting;
    if (!waiting) {
      location.reload();
      return;
    }
    taking = true;
    // WebKit does not always fire controllerchange, so this is as good a sign.
    waiting.addEventListener("statechange", () => {
      if (waiting.state === "activated") load();
    });
    // An old worker that was busy when the new one was told is never asked again in Chromium: only leaving the page moves
    // them on. But that navigation went to the old worker, which may never answer it or answer with the old page; so the
    // signs above load once more, and so does the page that comes.
    setTimeout(() => {
      if (taken) return;
      sessionStorage.setItem(TAKING, "1");
      location.reload();
    }, LATE);
    waiting.postMessage({ type: "SKIP_WAITING" });
  };
}
