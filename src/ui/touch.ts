/**
 * Keys answer as soon as the finger leaves them. The browser itself would first classify the touch, then imitate a mouse
 * that moves, presses and releases, and only then click: on a slow phone that doubles the time of a tap.
 */

import { distance, forgetTap, isSecondTap, type Spot, swallow, tapped } from "./double-tap";

/** Pixels. If a finger slides further, the browser decides whether it was a click. */
const STILL = 12;
/** Milliseconds a key stays lit after the finger has left it. */
const RELEASE = 120;

/** A finger on the screen. */
interface Finger extends Spot {
  /** It taps the same place a second time. */
  readonly second: boolean;
}

/** The key or chip under the finger. */
function keyOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(".key,[data-once]") : null;
}

/** Unlights a key after a delay. Doing it at once would cost a frame and delay the answer. */
function release(key: Element | null): void {
  if (key) setTimeout(() => key.removeAttribute("data-pressed"), RELEASE);
}

/**
 * Clicks card keys and chips when a finger leaves them. Mouse, keyboard and screen readers click as usual.
 * `data-pressed` replaces `:active`, which browsers do not set for a touch whose click was prevented.
 */
export function answerTouch(): void {
  const began = new Map<number, Finger>();
  const options = { capture: true, passive: false } as const;
  document.addEventListener(
    "touchstart",
    (event) => {
      const { target, timeStamp } = event;
      for (const { identifier, clientX: x, clientY: y } of event.changedTouches) {
        const second = isSecondTap(target, { x, y }, timeStamp);
        began.set(identifier, { x, y, second });
        if (!second) keyOf(event)?.setAttribute("data-pressed", "");
      }
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    "touchcancel",
    (event) => {
      began.clear();
      forgetTap();
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
      if (from && distance(from, here) > STILL) return forgetTap();
      if (from?.second) return swallow(event);
      if (!key?.isConnected || another || !event.cancelable || !from) return;
      event.preventDefault();
      tapped(key, here, event.timeStamp);
      const click = { bubbles: true, cancelable: true, detail: 1, clientX: here.x, clientY: here.y };
      key.dispatchEvent(new MouseEvent("click", click));
    },
    options,
  );
}
