import { useEffect, useRef } from "preact/hooks";

/** Milliseconds. */
const LANDING = 180;
/** Milliseconds after which even a slow phone has painted the card. */
const PAINTED = 60;

/** Whether the user has asked for less motion. */
export function wantsStillness(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/**
 * Shows the last card of a list land: it rises a little and settles. The card is painted at its place first, because the
 * answer to the tap would wait for the frames of its animation.
 * @param count number of cards in the list
 */
export function useLanding(count: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (wantsStillness()) return undefined;
    const rise = () => list.current?.lastElementChild?.animate([{}, { translate: "0 -7px" }, {}], LANDING);
    const timer = setTimeout(rise, PAINTED);
    return () => clearTimeout(timer);
  }, [count]);
  return list;
}
