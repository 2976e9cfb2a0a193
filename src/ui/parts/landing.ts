import { useEffect, useRef } from "preact/hooks";

/** Milliseconds. */
const LANDING = 180;

/**
 * Shows the last card of a list land: it rises by the list’s `--rise` and settles. The card is painted at its place first,
 * because the answer to the tap would wait for the layer of an animation in a stylesheet.
 * @param count number of cards in the list
 */
export function useLanding(count: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(
    () => void list.current?.lastElementChild?.animate([{}, { translate: "0 var(--rise)" }, {}], LANDING),
    [count],
  );
  return list;
}
