import { useEffect, useRef } from "preact/hooks";

/** Milliseconds. */
const LANDING = 180;

/** Whether the user has asked for less motion. */
export function wantsStillness(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/**
 * Shows the last card of a list land: it rises a little and settles. The card is painted at its place first, because the
 * answer to the tap would wait for the layer of an animation in a stylesheet.
 * @param count number of cards in the list
 */
export function useLanding(count: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!wantsStillness()) list.current?.lastElementChild?.animate([{}, { translate: "0 -7px" }, {}], LANDING);
  }, [count]);
  return list;
}
