import { useEffect, useRef } from "preact/hooks";

/**
 * Moves the focus to the current tab when the focused button disappears, as after "Draw the bracket". Without that the
 * focus is on no element, and the next Tab key starts at the top of the page.
 * @param change changes with every entry
 * @returns the ref of the tabs
 */
export function useFocusKeeper(change: number) {
  const tabs = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => (last.current = target instanceof Element ? target : null);
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    // A sheet that closes gives the focus back to the button that opened it, which may have gone as well.
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      const isLost = (!activeElement || activeElement === body) && last.current?.isConnected === false;
      if (isLost) tabs.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [change]);
  return tabs;
}
