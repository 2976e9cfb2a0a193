import { useEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../context";
import { Refusal } from "../refused";
import { REFUSAL_WORDS } from "../words/refusals";

/** The last message of a tool. Each message is a new object, so that the same words are announced again. */
interface ToolMessage {
  readonly words: string;
  /** Refusals are also shown above the pad; other words are on screen already. */
  readonly refused: boolean;
}

/** The message of a tool, and the two ways to change it. */
export function useToolMessage(words: string, refused: boolean) {
  const session = useSession();
  const [message, setMessage] = useState<ToolMessage>({ words, refused });
  const show = (next: ToolMessage) => {
    session.hush();
    setMessage(next);
  };
  return {
    message,
    /** Says why a tap was not accepted. */
    refuse: (why: string) => show({ words: why, refused: true }),
    /** Announces the result of a tap to screen readers. */
    announce: (result: string) => show({ words: result, refused: false }),
  };
}

/** The refusal above the pad. If a key bounced, the words about the bounce replace the tool’s own. */
export function ToolRefusal({ message }: { message: ToolMessage }) {
  const bounced = useSession().said.value;
  const words = bounced ? REFUSAL_WORDS[bounced.code] : message.refused ? message.words : undefined;
  return <Refusal words={words} said={bounced ?? message} />;
}

/** A live region. It must be on the page before the first message, and is cleared so that a repeated one is announced. */
export function ToolAnnouncement({ message }: { message: ToolMessage }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!region.current) return;
    region.current.textContent = "";
    region.current.textContent = message.words;
  }, [message]);
  return <div ref={region} class="unseen" role="status" aria-atomic="true" />;
}
