/** Undo over a log that only grows: an undo is a new entry that takes back the last move still in effect. */

type Entry = { readonly fact: { readonly type: string } };

/** The entries that the next undo takes back and the next redo brings back. */
export interface Undoable<E> {
  readonly undo: E | undefined;
  readonly redo: E | undefined;
}

export interface Unfolded<E> extends Undoable<E> {
  /** The entries that count, in the order of the log, without the undos and redos themselves. */
  readonly standing: readonly E[];
}

/** @returns what undo and redo act on after one more entry, which must not be an undo or redo. */
export function undoAfter<E>({ undo, redo }: Undoable<E>, entry: E, isMove: (entry: E) => boolean): Undoable<E> {
  return isMove(entry) ? { undo: entry, redo: undefined } : { undo, redo };
}

/**
 * Undo has no limit. After a new move, nothing can be redone. An undo or redo with nothing left to act on does nothing.
 * @param isMove false for entries that undo and redo pass over, such as the first of a log
 */
export function foldUndo<E extends Entry>(entries: readonly E[], isMove: (entry: E) => boolean): Unfolded<E> {
  const gone = new Set<E>();
  const done: E[] = [];
  let undone: E[] = [];
  for (const entry of entries) {
    if (entry.fact.type === "undone") {
      const last = done.pop();
      if (last) undone.push(last);
      if (last) gone.add(last);
    } else if (entry.fact.type === "redone") {
      const last = undone.pop();
      if (last) done.push(last);
      if (last) gone.delete(last);
    } else if (isMove(entry)) {
      done.push(entry);
      undone = [];
    }
  }
  const standing = entries.filter((entry) => !gone.has(entry) && !isUndo(entry));
  return { standing, undo: done.at(-1), redo: undone.at(-1) };
}

function isUndo({ fact: { type } }: Entry): boolean {
  return type === "undone" || type === "redone";
}
