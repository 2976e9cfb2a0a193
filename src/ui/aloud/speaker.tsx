import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lastWords } from "../last-words";
import { useOpenLog, useSession } from "../context";

/** Announces the result of the last tap to screen readers, in one polite region that exists from the start. */
export function Speaker() {
  const session = useSession();
  const log = useOpenLog();
  const region = useRef<HTMLDivElement>(null);
  // Runs within the frame of the tap. `useSignalEffect` would run after that frame and cost a second one.
  useEffect(
    () =>
      effect(() => {
        const words = session.said.value ? (log.refusal() ?? "") : standing(session);
        if (!region.current) return;
        // Cleared first, so that repeated words are read out again.
        region.current.textContent = "";
        region.current.textContent = words;
      }),
    [session, log],
  );
  return <div ref={region} class="unseen" role="status" aria-live="polite" aria-atomic="true" />;
}

function standing(session: ReturnType<typeof useSession>): string {
  const now = session.now.value;
  if (!now.state) return "";
  const { words, pegged } = lastWords(now);
  if (!pegged) return words;
  const total = now.state.sides[pegged.side]?.front ?? 0;
  const match = session.match.value;
  const champion = now.state.winner === undefined ? undefined : match?.parties[match.winner ?? -1];
  return `${words}. ${pegged.name} ${pegged.points}, total ${total}.${champion ? ` The match goes to ${champion}.` : ""}`;
}
