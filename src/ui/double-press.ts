/** A second press of Enter or the space bar does nothing, like a second tap; nor does a second click of a screen reader. */
import { useEffect } from "preact/hooks";
import { controlOf, DOUBLE, isTyping, swallow } from "./double-tap";

interface Press {
  readonly at: number;
  readonly control: Element | undefined;
}

/** The control is meant to repeat, also while its key is held. */
function repeats(control: Element | undefined): boolean {
  return control?.hasAttribute("data-repeats") === true;
}

function guardPresses(): () => void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  /** The last press that counted, until another key is pressed, a letter is typed or a finger taps. */
  let last: Press | undefined;
  /** Whether the key that is down began a press, the second of two, or neither. */
  let down: "first" | "second" | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const isSecond = ({ at, control }: Press) =>
    last !== undefined && at - last.at <= DOUBLE && !(control === last.control && repeats(control));
  const forget = () => void (last = undefined);

  document.addEventListener(
    "keydown",
    (event) => {
      const { target, key, repeat, timeStamp: at } = event;
      const control = controlOf(target);
      // On a busy phone, the key before this one is not over yet.
      clearTimeout(ending);
      const presses = key === "Enter" ? !(target instanceof HTMLTextAreaElement) : key === " " && !isTyping(control);
      if (!presses) {
        forget();
        return;
      }
      // The space bar clicks when it is let go, however long it was held.
      if (!repeat) down = isSecond({ at, control }) ? "second" : "first";
      if (!repeat && down === "first") last = { at, control };
      else if (down === "second" || (repeat && key === "Enter" && !repeats(control))) swallow(event);
    },
    options,
  );
  document.addEventListener(
    "keyup",
    (event) => {
      if (down === "second") swallow(event);
      clearTimeout(ending);
      ending = setTimeout(() => (down = undefined));
    },
    options,
  );
  document.addEventListener(
    "click",
    (event) => {
      const { target, timeStamp: at } = event;
      const control = controlOf(target);
      if (!event.isTrusted || event.detail > 0 || down) return;
      if (control === last?.control && isSecond({ at, control })) swallow(event);
      // The click of a label on its control follows at once: it is not the second of two.
      else if (target instanceof Node && control?.contains(target)) last = { at, control };
    },
    options,
  );
  document.addEventListener("input", forget, options);
  document.addEventListener("pointerdown", forget, options);
  return () => over.abort();
}

/** Listens while mounted. */
export function PressGuard(): null {
  useEffect(guardPresses, []);
  return null;
}
