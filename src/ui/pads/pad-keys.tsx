import type { ComponentChildren } from "preact";
import { Pieces } from "../parts/pieces";
import type { Piece } from "../words/entries";
import "./pads.css";

/** The Go and Undo keys of a pad. */
export interface PadKeys {
  /** Without it there is no Go key. */
  readonly onGo?: (() => void) | undefined;
  /** "Go" by default. */
  readonly goLabel?: ComponentChildren;
  /** "off": the player can still play a card. The key is dimmed, and a tap gives the reason. Absent outside the play. */
  readonly goState?: "ready" | "off" | undefined;
  /** Without it there is no Undo key. */
  readonly onUndo?: (() => void) | undefined;
  readonly canUndo?: boolean | undefined;
  /** The entry to undo: "3 for Alice", for screen readers and, if it is short, on the key. */
  readonly undoWhat?: string | undefined;
  readonly undoShown?: readonly Piece[] | undefined;
  /** Without it there is no Redo key. */
  readonly onRedo?: (() => void) | undefined;
  readonly canRedo?: boolean | undefined;
  readonly redoWhat?: string | undefined;
  /** Opens the menu, in Large. Without it there is no menu key. */
  readonly onMenu?: (() => void) | undefined;
}

export function GoKey({ onGo, goLabel = "Go", goState }: Pick<PadKeys, "onGo" | "goLabel" | "goState">) {
  if (onGo === undefined) return null;
  // An empty place, so that the other keys stay where they are.
  if (goState === undefined) return <span />;
  return (
    <button type="button" class="key go" aria-disabled={goState !== "ready"} onClick={onGo}>
      <span>{goLabel}</span>
    </button>
  );
}

/** "Undo", and the card or the few letters that a key has room for. */
export function UndoKey({
  onUndo,
  canUndo,
  undoWhat,
  undoShown,
}: Pick<PadKeys, "onUndo" | "canUndo" | "undoWhat" | "undoShown">) {
  if (onUndo === undefined) return null;
  const short = undoShown?.find((piece) => typeof piece !== "string" || piece.length <= MOST_LETTERS);
  return (
    <button
      type="button"
      class={canUndo ? "key plain undo" : "key plain undo off"}
      aria-disabled={!canUndo}
      aria-label={undoWhat && `Undo ${undoWhat}`}
      onClick={onUndo}
    >
      <span>Undo</span>
      {short && (
        <small>
          <Pieces pieces={[short]} />
        </small>
      )}
    </button>
  );
}

const MOST_LETTERS = 6;

/** Appears when there is something to redo. */
export function RedoKey({ onRedo, canRedo, redoWhat }: Pick<PadKeys, "onRedo" | "canRedo" | "redoWhat">) {
  if (onRedo === undefined || !canRedo) return null;
  return (
    <button type="button" class="key plain" aria-label={redoWhat && `Redo ${redoWhat}`} onClick={onRedo}>
      <span>Redo</span>
    </button>
  );
}

export function MenuKey({ onMenu }: Pick<PadKeys, "onMenu">) {
  if (onMenu === undefined) return null;
  return (
    <button type="button" class="key plain menu-key" aria-label="Menu" onClick={onMenu}>
      <span>…</span>
    </button>
  );
}
