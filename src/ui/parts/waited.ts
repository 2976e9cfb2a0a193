import { useEffect, useState } from "preact/hooks";

/** Milliseconds. */
const LONG_ENOUGH = 1000;

/**
 * Limits the time for which a screen waits for data that would move its keys.
 * @returns whether this time is over
 */
export function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}
