import { type RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useOpenLog } from "./context";
import "./parts/refusal.css";

/**
 * Says why the last entry was refused, until the next touch.
 * @param spoken on a screen without another live region: announces itself to screen readers
 */
export function Refused({ spoken = false }: { spoken?: boolean }) {
  const log = useOpenLog();
  return <Refusal words={log.refusal()} said={log.said.value} spoken={spoken} />;
}

interface RefusalProps {
  readonly words: string | undefined;
  /** A new object for every refusal. */
  readonly said: object | undefined;
  readonly spoken?: boolean;
}

/** A refusal in one sentence. It takes no room: it overlaps the element before it, and a finger reaches through. */
export function Refusal({ words, said, spoken = false }: RefusalProps) {
  const here = useRef<HTMLDivElement>(null);
  const shown = useUntilTouched(said, here);
  return (
    <div ref={here} class="refusal" role={spoken ? "status" : undefined}>
      {words !== undefined && shown && <span key={words}>{words}</span>}
    </div>
  );
}

/**
 * Whether nobody has touched the screen or typed since this was said.
 * @param here where it is said: a touch in a sheet above it does not count, because the sheet covers it
 */
export function useUntilTouched(said: object | undefined, here?: RefObject<HTMLElement | null>): boolean {
  const [read, setRead] = useState<object>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const leave = ({ target }: Event) => {
      const sheet = target instanceof Element ? target.closest("dialog") : null;
      if (sheet && here?.current && !sheet.contains(here.current)) return;
      setRead(said);
    };
    const signs = ["pointerdown", "keydown"] as const;
    for (const sign of signs) addEventListener(sign, leave, true);
    return () => {
      for (const sign of signs) removeEventListener(sign, leave, true);
    };
  }, [said, here]);
  return said !== undefined && read !== said;
}
