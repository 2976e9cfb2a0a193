/** Go and Undo as every pad needs them. */
export interface PadKeys {
  /** Left out where nobody can go. */
  readonly onGo?: (() => void) | undefined;
  /** "Go", or "31" / "Last card" when the table says it so. */
  readonly goLabel?: string | undefined;
  /** "off": the side can still lay a card, so a go would be false; the key answers all the same. */
  readonly goState?: "ready" | "off" | undefined;
  /** Left out where the pad only picks a card. */
  readonly onUndo?: (() => void) | undefined;
  readonly canUndo?: boolean | undefined;
  /** What would be undone, for the ear: "3 for Alice". */
  readonly undoWhat?: string | undefined;
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
