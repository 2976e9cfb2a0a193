/**
 * The one guard against double taps: a second tap in the same place does nothing. A control needs nothing for it, unless
 * it is meant to repeat, like the digits of a number pad: then it carries `data-repeats`.
 */

/** Milliseconds after a tap in which another one in the same place belongs to it: 400, and as much as clocks vary. */
export const DOUBLE = 450;
/** Milliseconds for which something that came under the finger after its tap must have been there. */
const READ = 350;
/**
 * Milliseconds after a tap in which the app notices what comes there, and between two looks. A look lays out the page, so
 * an early one would delay the answer to a slow tap.
 */
const LATE = 3000;
const LOOK = 150;
/** Pixels: a finger's width, and how far it slides when it bounces across the edge of two keys. */
const FINGER = 32;
const EDGE = 10;

const CONTROLS = "button,a[href],input,select,textarea,summary,label,[role=button]";
const TEXT = "textarea,input:not([type=radio],[type=checkbox],[type=file])";

export interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Tap extends Spot {
  /** The end of the tap, in milliseconds as in `Event.timeStamp`. */
  readonly at: number;
  readonly control: Element | undefined;
  readonly words: string;
}

/** The last tap that counted. */
let last: Tap | undefined;
/** The control that is in its place now, and since when; 0 if nothing has changed. */
let under: Element | undefined;
let since = 0;
let looking: ReturnType<typeof setInterval> | undefined;
let say = (): void => {};

/** The control that a tap on an element presses; a dialog stands for the dark area beside it. */
export function controlOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const found = target.closest(CONTROLS) ?? (target.matches("dialog") ? target : undefined);
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

function wordsOf(control: Element | undefined): string {
  return control?.getAttribute("aria-label") ?? control?.textContent ?? "";
}

/** Whether the control takes letters, so that two quick taps select a word. */
export function isTyping(control: Element | undefined): boolean {
  return control?.matches(TEXT) === true;
}

function repeats(control: Element | undefined): boolean {
  return isTyping(control) || control?.hasAttribute("data-repeats") === true;
}

/** In pixels. */
export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function controlAt({ x, y }: Spot): Element | undefined {
  return controlOf(document.elementFromPoint(x, y));
}

/** Notices what comes under the finger after its tap, because storing it was slow. */
function look(): void {
  if (!last || performance.now() - last.at > LATE) return clearInterval(looking);
  const now = controlAt(last);
  const renamed = since === 0 && now === last.control && wordsOf(now) !== last.words;
  if (now === under && !renamed) return;
  under = now;
  since = performance.now();
}

/** Remembers a tap that counts. Call it before the tap is answered. */
export function tapped(target: EventTarget | null, { x, y }: Spot, at: number): void {
  const control = controlOf(target);
  if (!control) return;
  last = { x, y, at, control, words: wordsOf(control) };
  under = control;
  since = 0;
  clearInterval(looking);
  looking = setInterval(look, LOOK);
}

/** A page that scrolls takes another place under the finger. */
export function forgetTap(): void {
  last = undefined;
}

/**
 * Whether a tap that begins here and now is the second of a double tap. Two keys side by side are never one place.
 * @param at as in `Event.timeStamp`
 */
export function isSecondTap(target: EventTarget | null, spot: Spot, at: number): boolean {
  if (!last) return false;
  const control = controlOf(target);
  const same = control === last.control;
  if (same && repeats(control)) return false;
  const apart = distance(spot, last);
  if (!same && apart > FINGER) return false;
  // Something may have come since the last look.
  look();
  const moved = under !== last.control || wordsOf(under) !== last.words;
  const soon = at - last.at <= DOUBLE && (same || moved || (apart <= EDGE && !repeats(last.control)));
  const late = since > 0 && at - since <= READ;
  if (soon || late) hush(control, same && !moved);
  return soon || late;
}

/** Shows nothing of a second tap; on a key that could be meant twice, the app says that it counted once. */
function hush(control: Element | undefined, same: boolean): void {
  control?.setAttribute("data-second", "");
  setTimeout(() => control?.removeAttribute("data-second"), DOUBLE);
  if (same && control?.matches(".key:not(.plain,[aria-disabled=true]),[data-once]")) say();
}

/** Keeps an event from everybody, also from the browser. */
export function swallow(event: Event): void {
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
}

function onMouse(type: "mousedown" | "mouseup" | "click", then: (event: MouseEvent) => void): void {
  document.addEventListener(type, then, { capture: true });
}

/**
 * Guards every control against the second click of a mouse; `answerTouch` asks for fingers, `PressGuard` for keys.
 * @param onBounce says that a key counted once
 */
export function guardDoubleTaps(onBounce: () => void): void {
  say = onBounce;
  /** Which tap the click to come belongs to. The clicks of keys, screen readers and labels belong to none. */
  let began: "first" | "second" | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  onMouse("mousedown", (event) => {
    // On a busy phone, the click before this one is not over yet.
    clearTimeout(ending);
    began = isSecondTap(event.target, event, event.timeStamp) ? "second" : "first";
    // Otherwise the second tap would move the focus.
    if (began === "second") swallow(event);
  });
  onMouse("mouseup", () => {
    ending = setTimeout(() => (began = undefined));
  });
  onMouse("click", (event) => {
    if (!event.isTrusted) return;
    if (began === "second") swallow(event);
    else if (began) tapped(event.target, event, event.timeStamp);
    began = undefined;
  });
  addEventListener("wheel", forgetTap, { capture: true, passive: true });
}
