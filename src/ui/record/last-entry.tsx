import { useMemo } from "preact/hooks";
import { type Fix, lastFixes } from "../../game/fixes";
import type { LogLine, Replay } from "../../game/replay";
import type { GameState } from "../../game/state";
import { piecesText } from "../words/entries";
import { useNearKeys } from "../pads/near-keys";
import { entryNotes, entryPieces } from "./entry-pieces";
import { FixButtons } from "./fix-buttons";
import { Pieces } from "../parts/pieces";

/** The corrections of the last entry that need one tap. */
export const ON_TOP = 3;

interface LastEntryProps {
  readonly state: GameState;
  readonly now: Replay;
  readonly onFix: (fix: Fix) => void;
  readonly onOpen: (line: LogLine) => void;
}

/**
 * The first entry that no longer fits, or else the last one, with its likeliest corrections. Its place is kept while
 * there is none.
 */
export function LastEntry({ state, now, onFix, onOpen }: LastEntryProps) {
  const near = useNearKeys();
  const last = useMemo(() => lastFixes(now, near), [now, near]);
  const isMisfit = last?.line.status.is === "misfit";
  const name = isMisfit ? "The entry that no longer fits" : "The last entry";
  const why = (isMisfit && entryNotes(state, last.line)[0]) || [];
  return (
    <section class="last-entry" aria-label={name}>
      {last && (
        <>
          <button
            type="button"
            class={isMisfit ? "quoted misfit" : "quoted"}
            aria-label={`${name}: ${piecesText(entryPieces(state, last.line))}${isMisfit ? `. ${piecesText(why)}` : ""}`}
            onClick={() => onOpen(last.line)}
          >
            <Pieces pieces={entryPieces(state, last.line)} />
            <span class="muted">
              {isMisfit ? (
                <Pieces pieces={why} />
              ) : last.line.id === now.lines.at(-1)?.id ? (
                "last entry"
              ) : (
                "just before"
              )}
            </span>
          </button>
          <FixButtons state={state} line={last.line} fixes={last.fixes.slice(0, ON_TOP)} onFix={onFix} />
        </>
      )}
    </section>
  );
}
