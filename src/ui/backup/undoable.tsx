/** Everything that was deleted or brought in lately, and can still be undone. */
import { useState } from "preact/hooks";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Undoable } from "../../session/keeping/keeping";
import { Row, Rows } from "../parts/rows";
import { type Listed, LIST_LOST_WORDS } from "./use-list";
import { timeWords } from "../words/common";
import { KEEPING_WORDS, stepWords, undoneWords } from "../words/keeping";

/** Steps on show. Older ones come up as these are undone. */
const MOST = 12;
export const newestSteps = (wholeLogs: WholeLogs) => wholeLogs.undoable(MOST);

interface CanBeUndoneProps {
  readonly wholeLogs: WholeLogs;
  readonly steps: Listed<Undoable>;
}

export function CanBeUndone({ wholeLogs, steps: { list: found, isLost } }: CanBeUndoneProps) {
  const [said, setSaid] = useState("");
  const undo = async ({ step }: Undoable) => {
    const done = await wholeLogs.undo(step);
    setSaid(done.ok ? undoneWords(done.value) || "Undone." : KEEPING_WORDS[done.error]);
  };
  return (
    <section>
      {isLost && <p role="alert">{LIST_LOST_WORDS}</p>}
      {found.length > 0 && (
        <>
          <h2 class="section">Can be undone</h2>
          <Rows label="Can be undone" list>
            {found.map((one) => (
              <div key={one.step.id} class="game-line" role="listitem">
                <Row label={whatWords(one)} hint={timeWords(one.step.at)} />
                <button
                  type="button"
                  class="text-button"
                  aria-label={`Undo: ${whatWords(one)}`}
                  onClick={() => void undo(one)}
                >
                  Undo
                </button>
              </div>
            ))}
          </Rows>
          <p class="muted save-said">Deleted games stay here for 30 days.</p>
        </>
      )}
      <p class="save-said" role="status">
        {said}
      </p>
    </section>
  );
}

const whatWords = (one: Undoable) => stepWords(one).replace(/\.$/, "");
