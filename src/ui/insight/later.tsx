import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part of a page that is drawn after the page is painted, in a task of its own, so that no tap waits for all of it. */
export function Later({ children }: { readonly children: ComponentChildren }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setPainted(true));
    return () => clearTimeout(waiting);
  }, []);
  return painted ? <>{children}</> : null;
}
