/** A finger that bounces taps a key twice: on the pads the second tap within a moment is asked about, not scored. */
/** Milliseconds: shorter than anybody taps two cards on purpose, longer than a key bounces. */
const BOUNCE = 220;

/** Watches the card keys and chips; two quick taps of the browser's own double click count once, and it is said. */
export function guardBounce(say: () => void): void {
  let last: { readonly at: number } | undefined;
  document.addEventListener(
    "click",
    (event) => {
      const key = event.target instanceof Element ? event.target.closest("[data-once], .key:not(.plain)") : null;
      const before = last;
      last = key ? { at: event.timeStamp } : undefined;
      // `detail` counts the clicks of one double click, whatever lies there by now: the next pad may have come up.
      if (!key || event.detail < 2 || !before || event.timeStamp - before.at > BOUNCE) return;
      event.stopPropagation();
      event.preventDefault();
      say();
    },
    { capture: true },
  );
}
