/** Keeps the focus on the page: on the heading of a screen that opens, and never on an element that is gone. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openAddress, placeNow } from "./router";

/** Milliseconds in which a part of a screen may find a better place for a lost focus than the heading. */
const PATIENCE = 100;

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/** The heading of the top sheet, or of the screen. */
function heading(): HTMLElement | null {
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  return (sheet ?? document).querySelector<HTMLElement>(sheet ? "h2" : "main h1");
}

function focus(target: HTMLElement | null | undefined): void {
  target?.focus({ preventScroll: true });
}

/** Draws nothing; watches the page from now on. */
export function KeepFocus() {
  useEffect(keepFocus, []);
  return null;
}

/** The page that is loaded first keeps its focus where the browser puts it, unless somebody has pressed a button since. */
function keepFocus(): void {
  let last: Element | undefined;
  /** The element that was pressed last: Safari gives a pressed button no focus, so a sheet has none to give back. */
  let pressed: HTMLElement | null = null;
  const openers = new WeakMap<Node, HTMLElement | null>();
  /** Set while a screen opens: the heading of the one before. */
  let opening: { readonly before: HTMLElement | null } | undefined;
  let begun = false;
  const move = () => {
    opening = undefined;
    focus(heading());
  };
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) last = target;
    // A screen that opens at a place of its own, like one rule of many, keeps the focus there.
    opening = undefined;
  });
  addEventListener(
    "click",
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>("button, a, summary, input") : null;
    },
    { capture: true },
  );
  // A link within the app opens a place like a button does.
  addEventListener("click", (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#/']") : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openAddress(link.getAttribute("href") ?? "");
  });
  effect(() => {
    void placeNow.value;
    if (!begun) {
      begun = true;
      if (!isFocusLost() || !navigator.userActivation?.hasBeenActive) return;
    }
    opening = { before: heading() };
    // Another game at the same table keeps the heading.
    setTimeout(() => opening && heading() && move(), PATIENCE);
  });
  const check = (changes: readonly MutationRecord[]) => {
    for (const { target, attributeName } of changes) {
      if (attributeName === null || !(target instanceof HTMLDialogElement)) continue;
      if (target.open) openers.set(target, pressed);
      else if (isFocusLost()) focus(openers.get(target));
    }
    // Every tap changes the page; only a screen that opens needs a search for its heading.
    const found = opening && heading();
    if (found && found !== opening?.before) move();
    else if (isFocusLost() && last?.isConnected === false) setTimeout(() => isFocusLost() && move(), PATIENCE);
  };
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
}
