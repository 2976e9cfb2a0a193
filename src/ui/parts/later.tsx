import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/** The parts that wait: each is drawn in a frame of its own, so that no tap waits for more than one of them. */
let line: Promise<void> = Promise.resolve();

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

interface LaterProps {
  readonly children: ComponentChildren;
  /** Keeps its place, if anything is below it. */
  readonly room?: ComponentChildren;
}

/**
 * Keeps a column from being empty: an empty one is left out, and the page is narrower. The attribute shows the style
 * sheets that more is still to come.
 */
const NO_ROOM = <i hidden data-later />;

/** A part of a page that is drawn after the page is painted. */
export function Later({ children, room = NO_ROOM }: LaterProps) {
  // A page that Back returns to is at once as high as it was, so that it can be scrolled to where it was left.
  const [drawn, setDrawn] = useState(() => Number(history.state?.scrolled ?? 0) > 0);
  useEffect(() => {
    let here = true;
    const draw = async () => {
      if (here) await nextFrame();
      if (here) setDrawn(true);
    };
    line = line.then(draw);
    return () => void (here = false);
  }, []);
  return <>{drawn ? children : room}</>;
}
