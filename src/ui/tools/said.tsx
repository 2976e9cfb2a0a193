import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../refused";
import { useSession } from "../context";
import { REFUSAL_WORDS } from "../words/words";

/** What a tool said last: a refusal shown over the pad, or words for the ear alone. Each is one object, to be said again. */
interface Told {
  readonly words: string;
  readonly refused: boolean;
}

/** The one voice of a tool. @returns what to show, and how to say the next thing */
export function useVoice(first: string, refused: boolean) {
  const session = useSession();
  const [told, setTold] = useState<Told>({ words: first, refused });
  const say = (words: string, as: boolean) => {
    session.hush();
    setTold({ words, refused: as });
  };
  return {
    told,
    /** Why a tap was not taken. */
    refuse: (words: string) => say(words, true),
    /** What a tap did, for the ear; the eye has it on the screen. */
    tell: (words: string) => say(words, false),
  };
}

/** The refusal, over the edge of what is below. A key that bounced is the table's own to explain. */
export function Refused({ told }: { told: Told }) {
  const bounced = useSession().said.value;
  return <Refusal words={bounced ? REFUSAL_WORDS[bounced.code] : told.refused ? told.words : undefined} />;
}

/** Says it to screen readers, without moving the focus. There from the start; cleared first, so that it is said again. */
export function Voice({ told }: { told: Told }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!region.current) return;
    region.current.textContent = "";
    region.current.textContent = told.words;
  }, [told]);
  return <div ref={region} class="unseen" role="status" aria-atomic="true" />;
}
