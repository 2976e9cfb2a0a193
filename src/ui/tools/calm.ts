import { useEffect, useRef, useState } from "preact/hooks";

/** Milliseconds in which the finger of the last card may bounce onto what has come up under it. */
const SETTLE = 350;

/** @returns whether what has come up may be pressed already. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(() => setSettled(true), SETTLE);
    return () => clearTimeout(timer.current);
  }, []);
  return settled;
}
