const RELOADED = "fifteen-two.reloaded";

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
  let reloaded = false;

  const watch = (found: ServiceWorkerRegistration) => {
    registration = found;
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
  const reload = () => {
    if (!reloaded) location.reload();
    reloaded = true;
  };

  reloadOnceForMissingPieces();
  container.addEventListener("controllerchange", () => {
    // Another tab took the new version: this one offers it too, and never reloads unasked.
    if (updating) onWaiting();
    updating = true;
  });
  container.register(workerUrl(), { scope: "./", updateViaCache: "none" }).then(watch, (error: unknown) => {
    console.warn("Offline use is not possible here:", error);
  });

  return () => {
    const waiting = registration?.waiting;
    if (!waiting) {
      reload();
      return;
    }
    // WebKit does not always fire controllerchange, so three signs and the first one wins.
    container.addEventListener("controllerchange", reload, { once: true });
    waiting.addEventListener("statechange", () => {
      if (waiting.state === "activated") reload();
    });
    setTimeout(reload, 3000);
    waiting.postMessage({ type: "SKIP_WAITING" });
  };
}
