/** Light, dark, or as the system has it. The same key is read by the inline script in index.html before first paint. */

const KEY = "fifteen-two.theme";

const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** @returns the chosen theme; "system" when none was chosen, or when what is stored is none. */
export function theme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((one) => one === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Shows a theme and remembers it, if the browser lets it. A lost choice costs nobody a score: localStorage is enough. */
export function chooseTheme(chosen: Theme): void {
  try {
    if (chosen === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, chosen);
  } catch {
    // Shown now, forgotten later.
  }
  showTheme(chosen);
}

/** Sets the attribute the styles look at and the colour of the browser's own frame. Call once at start. */
export function showTheme(chosen: Theme = theme()): void {
  const { dataset } = document.documentElement;
  if (chosen === "system") delete dataset["theme"];
  else dataset["theme"] = chosen;
  for (const meta of document.querySelectorAll<HTMLElement>('meta[name="theme-color"]')) {
    // The media query is what is changed, so the colours stay in index.html alone; its first wording is kept here. As
    // an attribute: the property `media` is younger than the browsers we run in.
    const own = (meta.dataset["media"] ??= meta.getAttribute("media") ?? "");
    const wanted = own.includes(chosen) ? "all" : "not all";
    meta.setAttribute("media", chosen === "system" ? own : wanted);
  }
}
