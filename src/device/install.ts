/** Whether the app is installed, and how it can be installed. */

/**
 * `installed`: it runs as an app. `prompt`: the browser can ask, see `Install.ask`. `iosShare`: by hand, Share → Add to
 * Home Screen. `browser`: from the browser's menu, or not at all.
 */
const INSTALL_WAYS = ["installed", "prompt", "iosShare", "browser"] as const;
type InstallWay = (typeof INSTALL_WAYS)[number];

/** Chromium only, and in no type library. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export interface Install {
  way(): InstallWay;
  /** Shows the browser's question. Call within a tap. */
  ask(): Promise<void>;
}

/** Whether the app runs from the home screen or in its own window. */
export function isStandalone(): boolean {
  // iOS has its own property for this.
  if ("standalone" in navigator && navigator.standalone === true) return true;
  return ["standalone", "fullscreen", "minimal-ui"].some(
    (mode) => window.matchMedia?.(`(display-mode: ${mode})`).matches,
  );
}

/** Whether this is an iPhone or iPad. All browsers there are WebKit or share its limits. */
export function isIos(): boolean {
  // An iPad claims to be a Mac, but no Mac has a touch screen.
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/**
 * Catches the browser's offer to install, and sets the class `standalone` on `<html>` when the app is installed.
 * Trap: the offer comes early and only once, so call this before the first `await`.
 * @param onChange called when `way()` may have changed
 */
export function watchInstall(onChange: () => void): Install {
  let offer: InstallPrompt | undefined;
  let installed = isStandalone();
  document.documentElement.classList.toggle("standalone", installed);
  addEventListener("beforeinstallprompt", (event) => {
    // Otherwise Chrome shows its own bar over the table.
    event.preventDefault();
    if (isPrompt(event)) offer = event;
    onChange();
  });
  addEventListener("appinstalled", () => {
    installed = true;
    offer = undefined;
    onChange();
  });
  return {
    way: () => {
      if (installed) return "installed";
      if (offer) return "prompt";
      return isIos() ? "iosShare" : "browser";
    },
    ask: async () => {
      const asked = offer;
      // The offer can be used only once.
      offer = undefined;
      // Refused: the way to install is another one now.
      await asked?.prompt().catch(() => {});
      onChange();
    },
  };
}

function isPrompt(event: Event): event is InstallPrompt {
  return "prompt" in event && typeof event.prompt === "function";
}
