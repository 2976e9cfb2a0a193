/**
 * A key answers as the finger leaves it. The browser would first ask what the touch was, act out a mouse that moves,
 * presses and lets go, and only then click: on a slow phone as long again as it takes to write the tap to disk.
 */

/** Pixels: a finger that slid further may have changed its mind, and the browser judges that. */
const STILL = 12;
/** Milliseconds and pixels within which a second tap is the first one's double, as browsers count them. */
const DOUBLE = { within: 500, near: 24 } as const;

/** Milliseconds a key stays lit after the finger has left it. */
const RELEASE = 120;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The key or chip under the finger, if there is one. */
function keyOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(".key, [data-once]") : null;
}

/** Lets go of a key a moment late: drawn at once, it would be a frame of its own, and the answer would wait for it. */
function release(key: Element | null): void {
  if (key) setTimeout(() => key.removeAttribute("data-pressed"), RELEASE);
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * Clicks card keys and chips when a finger leaves them. Mouse, keyboard and screen readers click as ever.
 * A touch that the browser does not make a click of, it does not call `:active` either: `data-pressed` says it.
 */
export function answerTouch(): void {
  const began = new Map<number, Spot>();
  let last: (Spot & { readonly at: number; readonly count: number }) | undefined;
  const options = { capture: true, passive: false } as const;
  document.addEventListener(
    "touchstart",
    (event) => {
      for (const { identifier, clientX: x, clientY: y } of event.changedTouches) began.set(identifier, { x, y });
      keyOf(event)?.setAttribute("data-pressed", "");
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    "touchcancel",
    (event) => {
      began.clear();
      release(keyOf(event));
    },
    options,
  );
  document.addEventListener(
    "touchend",
    (event) => {
      const key = keyOf(event);
      release(key);
      const [touch, another] = event.changedTouches;
      if (!touch) return;
      const here = { x: touch.clientX, y: touch.clientY };
      const from = began.get(touch.identifier);
      began.delete(touch.identifier);
      if (!key?.isConnected || another || !event.cancelable || !from || apart(from, here) > STILL) return;
      event.preventDefault();
      const at = event.timeStamp;
      const again = last && at - last.at <= DOUBLE.within && apart(last, here) <= DOUBLE.near;
      last = { ...here, at, count: again && last ? last.count + 1 : 1 };
      const click = { bubbles: true, cancelable: true, detail: last.count, clientX: here.x, clientY: here.y };
      key.dispatchEvent(new MouseEvent("click", click));
    },
    options,
  );
}
