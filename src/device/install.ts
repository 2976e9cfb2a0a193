/** Whether the app is installed, and how it can be. */

/**
 * `installed`: it runs on its own. `prompt`: the browser can ask, see `Install.ask`. `iosShare`: by hand, Share → Add to
 * Home Screen. `browser`: by the browser's own menu, or not at all.
 */
const INSTALL_WAYS = ["installed", "prompt", "iosShare", "browser"] as const;
type InstallWay = (typeof INSTALL_WAYS)[number];

/** Chromium only, and in no type library. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

export interface Install {
  way(): InstallWay;
  /** Lets the browser ask. Only in a tap. @returns whether the person said yes. */
  ask(): Promise<boolean>;
}

/** @returns whether the app runs on its own, from the home screen or a window of its own. */
export function isStandalone(): boolean {
  // iOS had its own word first, and home-screen apps there are the ones without downloads.
  if ("standalone" in navigator && navigator.standalone === true) return true;
  return ["standalone", "fullscreen", "minimal-ui"].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

/** @returns whether this is an iPhone or iPad, whatever the browser: they all are WebKit there, or have its limits. */
export function isIos(): boolean {
  // An iPad says it is a Mac; no Mac has a touch screen.
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/**
 * Catches the browser's offer to install, and marks `<html>` with the class `standalone` when the app runs on its own.
 * Trap: the offer comes early and once; call this before anything is awaited.
 * @param onChange called when `way()` may have changed
 */
export function watchInstall(onChange: () => void): Install {
  let offer: InstallPrompt | undefined;
  let installed = isStandalone();
  document.documentElement.classList.toggle("standalone", installed);
  addEventListener("beforeinstallprompt", (event) => {
    // Else Chrome shows its own bar, over the table.
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
      // Good for one question only.
      offer = undefined;
      const accepted = asked ? await outcomeOf(asked) : false;
      if (asked) onChange();
      return accepted;
    },
  };
}

async function outcomeOf(offer: InstallPrompt): Promise<boolean> {
  try {
    return (await offer.prompt()).outcome === "accepted";
  } catch {
    return false;
  }
}

function isPrompt(event: Event): event is InstallPrompt {
  return "prompt" in event && typeof event.prompt === "function";
}
