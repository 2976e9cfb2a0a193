/** The theme: light, dark, or the system's. The inline script in index.html reads the same key before first paint. */

const KEY = "fifteen-two.theme";

const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme; "system" when none is stored. */
export function theme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((one) => one === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Shows a theme and stores it, if the browser allows. It may be lost without harm, so localStorage is safe enough. */
export function chooseTheme(chosen: Theme): void {
  try {
    if (chosen === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, chosen);
  } catch {
    // Not stored: shown only until the next reload.
  }
  showTheme(chosen);
}

/** Sets the attribute that the styles use, and the colour of the browser's frame. Call once at start. */
export function showTheme(chosen: Theme = theme()): void {
  const { dataset } = document.documentElement;
  if (chosen === "system") delete dataset["theme"];
  else dataset["theme"] = chosen;
  for (const meta of document.querySelectorAll<HTMLElement>('meta[name="theme-color"]')) {
    // Changes the media query and not the colour, so that the colours are only in index.html; the original query is
    // kept in a data attribute. Uses the attribute because some supported browsers lack the property `media`.
    const own = (meta.dataset["media"] ??= meta.getAttribute("media") ?? "");
    const wanted = own.includes(chosen) ? "all" : "not all";
    meta.setAttribute("media", chosen === "system" ? own : wanted);
  }
}
