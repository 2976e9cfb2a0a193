import { useContext, useEffect, useState } from "preact/hooks";
import type { Step } from "../../game/keeping";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Incoming } from "../../session/keeping/incoming";
import { SessionContext } from "../context";
import { MainButton } from "../parts/main-button";
import { go, replace } from "../router";
import { BRING_WORDS, broughtWords } from "../words/incoming";
import { KEEPING_WORDS, undoneWords } from "../words/keeping";

interface BroughtProps {
  readonly step: Step;
  readonly incoming: Incoming;
  readonly wholeLogs: Pick<WholeLogs, "undo">;
  /** Everything is as it was before. */
  readonly onUndone: () => void;
}

/** Milliseconds: a tournament may take a weekend. */
const THREE_DAYS = 3 * 86_400_000;

/** The first page leads to a club night of these days. @returns a function that makes the page as it was */
function useFirstPage(night: Incoming["night"]): () => void {
  const kept = useContext(SessionContext)?.preferences.openEvent;
  const [before] = useState(kept?.signal.peek());
  useEffect(() => {
    if (!night || Math.abs(Date.now() - Date.parse(night.date)) > THREE_DAYS) return;
    const { id, title: name, played, games } = night;
    kept?.set({ id, name, stage: `${played} of ${games} rounds`, at: Date.now() });
  }, [kept, night]);
  return () => night && kept?.set(before ?? null);
}

/** Says what has come in. One tap undoes it. */
export function Brought({ step, incoming, wholeLogs, onUndone }: BroughtProps) {
  const { running, night, preview } = incoming;
  const { games, scorecards, events } = preview.brings;
  const hasBooks = scorecards + events > 0;
  const takeOff = useFirstPage(night);
  const [said, setSaid] = useState<{ readonly words: string; readonly canUndo: boolean }>();
  const undo = async () => {
    try {
      const done = await wholeLogs.undo(step);
      const words = done.ok ? undoneWords(done.value) : KEEPING_WORDS[done.error];
      if (words === "") {
        takeOff();
        onUndone();
      } else setSaid({ words, canUndo: !done.ok });
    } catch {
      setSaid({ words: BRING_WORDS.failed, canUndo: true });
    }
  };
  return (
    <>
      <section class="panel brought">
        <h2>
          <span role="status">{broughtWords(preview)}</span>
        </h2>
        <p class="muted" role={said && "alert"}>
          {said?.words ?? "Nothing was overwritten."}
        </p>
      </section>
      <div class="actions">
        {running !== undefined && <MainButton onPress={() => replace("table", running)}>Go on playing</MainButton>}
        {running === undefined && (games > 0 || !hasBooks) && (
          <MainButton onPress={() => go("games")}>See the games</MainButton>
        )}
        {hasBooks && (
          <MainButton kind={games > 0 ? "second" : "main"} onPress={() => go("club")}>
            {events > 0 ? "See the club nights" : "See the scorecards"}
          </MainButton>
        )}
        {said?.canUndo !== false && (
          <MainButton kind="second" onPress={() => void undo()}>
            Undo
          </MainButton>
        )}
      </div>
    </>
  );
}
