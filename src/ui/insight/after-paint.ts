import { useEffect, useState } from "preact/hooks";

/** Whether the first part of the page is painted: the rest is drawn after it, so that no tap waits for both. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setPainted(true));
    return () => clearTimeout(waiting);
  }, []);
  return painted;
}
