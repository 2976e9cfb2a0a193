import type { ComponentChildren } from "preact";
import "./pads.css";

/** The Go and Undo keys of a pad. */
export interface PadKeys {
  /** Without it there is no Go key. */
  readonly onGo?: (() => void) | undefined;
  /** "Go" by default. */
  readonly goLabel?: ComponentChildren;
  /** "off": the player can still play a card. The key is dimmed, and a tap gives the reason. */
  readonly goState?: "ready" | "off" | undefined;
  /** Without it there is no Undo key. */
  readonly onUndo?: (() => void) | undefined;
  readonly canUndo?: boolean | undefined;
  /** The entry to undo, for screen readers: "3 for Alice". */
  readonly undoWhat?: string | undefined;
  /** Opens the menu, in Large. Without it there is no menu key. */
  readonly onMenu?: (() => void) | undefined;
}

export function GoKey({ onGo, goLabel = "Go", goState = "off" }: Pick<PadKeys, "onGo" | "goLabel" | "goState">) {
  if (onGo === undefined) return null;
  const off = goState === "off";
  return (
    <button type="button" class="key go" aria-disabled={off} onClick={onGo}>
      <span>{goLabel}</span>
    </button>
  );
}

export function UndoKey({ onUndo, canUndo = false, undoWhat }: Pick<PadKeys, "onUndo" | "canUndo" | "undoWhat">) {
  if (onUndo === undefined) return null;
  return (
    <button
      type="button"
      class={canUndo ? "key plain" : "key plain off"}
      aria-disabled={!canUndo}
      aria-label={undoWhat === undefined ? undefined : `Undo ${undoWhat}`}
      onClick={onUndo}
    >
      <span>Undo</span>
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
