import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * Moves the focus when the focused button disappears, as after "Draw the bracket". Without that the focus is on no
 * element, and the next Tab key starts at the top of the page. A part of the page goes before the parts around it.
 * @param change changes whenever the button may disappear
 * @param part a selector of the part that gets the focus; the element of the ref without one
 * @returns the ref of the element that gets the focus, or has the part
 */
export function useLostFocus<Target extends HTMLElement>(change: unknown, part?: string) {
  const place = useRef<Target>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => (last.current = target instanceof Element ? target : null);
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useLayoutEffect(() => {
    const find = () => {
      const { activeElement, body } = document;
      const isLost = (!activeElement || activeElement === body) && last.current?.isConnected === false;
      if (!isLost) return;
      const target = part === undefined ? place.current : place.current?.querySelector<HTMLElement>(part);
      target?.focus({ preventScroll: true });
    };
    find();
    // A sheet that closes gives the focus back to the button that opened it, which may have gone as well.
    const timer = setTimeout(find, 50);
    return () => clearTimeout(timer);
  }, [change, part]);
  return place;
}
