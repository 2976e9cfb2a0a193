import type { Replay } from "../../game/replay";
import { useSession } from "../context";
import { lazyValue } from "../lazy";
import type { PadKeys } from "../pads/pad-keys";
import type { Piece } from "../words/entries";

const words = lazyValue(() => import("../words/entries"));

/** The entry that undo would take back, or redo bring back: "5♣", "3 for Alice". */
function named({ state }: Replay, entry: Replay["undo"]): readonly Piece[] | undefined {
  return state && entry && words()?.undoPieces(state, entry.fact);
}

function text(pieces: readonly Piece[] | undefined): string | undefined {
  return pieces && words()?.piecesText(pieces);
}

/** Undo and redo of the open game, for a pad or a bar, with the names of the entries they act on. */
export function useUndoRedo() {
  const session = useSession();
  const now = session.now.value;
  const undoShown = named(now, now.undo);
  return {
    onUndo: () => void session.undo(),
    canUndo: now.undo !== undefined,
    undoShown,
    undoWhat: text(undoShown),
    onRedo: () => void session.redo(),
    canRedo: now.redo !== undefined,
    redoWhat: text(named(now, now.redo)),
  } satisfies PadKeys;
}
