import { useEffect, useState } from "preact/hooks";

/** Milliseconds. The finger that played the last card may bounce onto the button that appears under it. */
const SETTLE = 350;

/**
 * @param surface changes whenever something new may lie under the finger; without it, the surface is new only once
 * @param delay milliseconds
 * @returns false while a new surface must ignore taps, then true
 */
export function useSettleDelay(surface?: number, delay = SETTLE): boolean {
  const [ready, setReady] = useState<{ readonly for: typeof surface }>();
  useEffect(() => {
    const timer = setTimeout(() => setReady({ for: surface }), delay);
    return () => clearTimeout(timer);
  }, [surface, delay]);
  return ready !== undefined && ready.for === surface;
}
