/** What goes to the printer: it is in the page only while it is printed, and never on the screen. */
import { type ComponentChild, render } from "preact";

let place: HTMLElement | undefined;

function clear(): void {
  if (!place) return;
  render(null, place);
  place.remove();
  place = undefined;
}

/** A touch after the print dialog clears it away: on an iPhone `afterprint` comes while the pages are still made. */
function clearLater(): void {
  addEventListener("pointerdown", clear, { once: true, capture: true });
  addEventListener("keydown", clear, { once: true, capture: true });
}

/** Lays a sheet out and prints it. */
export function printOut(sheet: ComponentChild, print: () => void): void {
  clear();
  place = document.createElement("div");
  place.className = "print-out";
  document.body.append(place);
  render(sheet, place);
  addEventListener("afterprint", clearLater, { once: true });
  // Twice: the first frame is the one it was asked in.
  requestAnimationFrame(() => requestAnimationFrame(print));
}
