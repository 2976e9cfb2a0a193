/** Prints a sheet: it is in the page only while printing, and never visible on screen. */
import { type ComponentChild, render } from "preact";

let place: HTMLElement | undefined;

function clear(): void {
  if (!place) return;
  render(null, place);
  place.remove();
  place = undefined;
}

/** Removes the sheet on the first touch after printing: iPhones fire `afterprint` while still making the pages. */
function clearLater(): void {
  addEventListener("pointerdown", clear, { once: true, capture: true });
  addEventListener("keydown", clear, { once: true, capture: true });
}

export function printOut(sheet: ComponentChild, print: () => void): void {
  clear();
  place = document.createElement("div");
  place.className = "print-out";
  document.body.append(place);
  render(sheet, place);
  addEventListener("afterprint", clearLater, { once: true });
  // Two frames: the first callback runs before the sheet is laid out.
  requestAnimationFrame(() => requestAnimationFrame(print));
}
