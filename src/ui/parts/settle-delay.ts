import { useEffect, useState } from "preact/hooks";

/** Milliseconds. The finger that played the last card may bounce onto the button that appears under it. */
const SETTLE = 350;

/** @returns false while a new surface must ignore taps, then true */
export function useSettleDelay(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), SETTLE);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}
