/**
 * The display size: Large, or by the text size of the browser. The script in index.html decides before the first paint,
 * because only it runs before the styles.
 */

import { note, noted } from "./notes";

/** index.html reads the same key. */
const KEY = "fifteen-two.display";

const DISPLAYS = ["automatic", "large"] as const;
export type Display = (typeof DISPLAYS)[number];

/** The chosen display; "automatic" when none is stored. */
export function display(): Display {
  const stored = noted(KEY);
  return DISPLAYS.find((one) => one === stored) ?? "automatic";
}

/** Stores a display, if the browser allows; otherwise it stays as it is. Then call `followDisplay`’s answer. */
export function chooseDisplay(chosen: Display): void {
  note(KEY, chosen === "automatic" ? null : chosen);
}

/**
 * Shows the display again whenever the window, the text size of the browser or the choice in another tab changes.
 * @param onLarge called now and at each of these, with whether Large is shown
 * @returns shows a changed choice
 */
export function followDisplay(onLarge: (large: boolean) => void): () => void {
  const show = () => onLarge(window.showDisplay?.() ?? false);
  addEventListener("resize", show);
  addEventListener("storage", (event: StorageEvent) => event.key === KEY && show());
  // Its width is in the text size of the browser, which has no event.
  const probe = document.createElement("i");
  probe.className = "text-probe";
  document.body.append(probe);
  if (typeof ResizeObserver === "function") new ResizeObserver(show).observe(probe);
  show();
  return show;
}
