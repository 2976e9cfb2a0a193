/** The theme: light, dark, or the system's. The inline script in index.html reads the same key before first paint. */

import { note, noted } from "./notes";

const KEY = "fifteen-two.theme";

const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme; "system" when none is stored. */
export function theme(): Theme {
  const stored = noted(KEY);
  return THEMES.find((one) => one === stored) ?? "system";
}

/** Shows a theme and stores it, if the browser allows. Otherwise the next reload forgets it. */
export function chooseTheme(chosen: Theme): void {
  note(KEY, chosen === "system" ? null : chosen);
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
