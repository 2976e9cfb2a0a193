import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LogEntry } from "../game/facts";
import type { Session } from "../session/session";
import { useOpenLog, useSession } from "./context";
import { lazyValue } from "./lazy";
import { screen } from "./router";

const spokenWords = lazyValue(async () => (await import("./words/spoken"))?.spokenWords);

/**
 * Announces each new event of the game and each refusal to screen readers, in one polite region that is there before the
 * first of them. Away from the game the region is empty.
 */
export function Speaker() {
  const session = useSession();
  const log = useOpenLog();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let before = session.entries.peek();
    let isUnsaid = false;
    let last = "";
    // Runs within the frame of the tap. `useSignalEffect` would run after that frame and cost a second one.
    return effect(() => {
      const entries = session.entries.value;
      const at = screen.value;
      const refused = session.said.value && log.refusal();
      const isFresh = isNew(before, entries);
      if (before !== entries || refused || (at !== "table" && at !== "record")) last = "";
      isUnsaid = isFresh || (isUnsaid && before === entries);
      before = entries;
      if (isUnsaid && (at === "table" || at === "record")) {
        const words = eventOf(session, at);
        // Until the words are loaded, the event waits for them.
        isUnsaid = words === undefined;
        last = words ?? "";
      }
      const says = refused || last;
      // Together with the drawing of the new screen: two changes of the page would cost two frames.
      queueMicrotask(() => {
        const here = region.current;
        // Always a new text node, so that repeated words are read out again.
        if (here && (isFresh || here.textContent !== says)) here.replaceChildren(says);
      });
    });
  }, [session, log]);
  return <div ref={region} class="unseen" role="status" aria-live="polite" aria-atomic="true" />;
}

/** Whether an entry was added to the open game, or a game has just begun. A game that is opened says nothing. */
function isNew(before: readonly LogEntry[], after: readonly LogEntry[]): boolean {
  if (before.length === 0) return after.length > 0 && after.length <= 2;
  return after.length > before.length && after[before.length - 1] === before.at(-1);
}

/** @returns undefined until the words are loaded */
function eventOf(session: Session, at: "table" | "record"): string | undefined {
  const now = session.now.peek();
  const fact = session.entries.peek().at(-1)?.fact;
  // The record has a sentence of its own for a correction.
  if (!fact || (at === "record" && fact.type === "corrected")) return "";
  const isMatchWon = now.state?.winner !== undefined && session.match.peek()?.winner !== undefined;
  return spokenWords()?.(now, fact, isMatchWon);
}
