import { useEffect, useState } from "preact/hooks";
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
  const shown = useUntilTouched(said);
  return (
    <div class="refusal" role={spoken ? "status" : undefined}>
      {words !== undefined && shown && <span key={words}>{words}</span>}
    </div>
  );
}

/** Whether nobody has touched the screen or typed since this was said. */
export function useUntilTouched(said: object | undefined): boolean {
  const [read, setRead] = useState<object>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const leave = () => setRead(said);
    const signs = ["pointerdown", "keydown"] as const;
    for (const sign of signs) addEventListener(sign, leave, true);
    return () => {
      for (const sign of signs) removeEventListener(sign, leave, true);
    };
  }, [said]);
  return said !== undefined && read !== said;
}
