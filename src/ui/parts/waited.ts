import { useEffect, useState } from "preact/hooks";

/** Milliseconds. Whatever a screen is drawn with is nearly always there by then. */
const LONG_ENOUGH = 1000;

/**
 * A screen whose keys would move when something comes waits for it, but only this long.
 * @returns whether it has waited long enough
 */
export function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}
