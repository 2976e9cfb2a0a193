/** Milliseconds: shorter than two deliberate taps, longer than a finger's bounce. */
const BOUNCE = 220;

/** Guards card keys and chips against a bouncing finger: drops the second click of a quick pair and calls `say`. */
export function guardBounce(say: () => void): void {
  let last: { readonly at: number } | undefined;
  document.addEventListener(
    "click",
    (event) => {
      const key = event.target instanceof Element ? event.target.closest("[data-once], .key:not(.plain)") : null;
      const before = last;
      last = key ? { at: event.timeStamp } : undefined;
      // `detail` counts the clicks of a double click at one place, even if another pad has appeared there meanwhile.
      if (!key || event.detail < 2 || !before || event.timeStamp - before.at > BOUNCE) return;
      event.stopPropagation();
      event.preventDefault();
      say();
    },
    { capture: true },
  );
}
