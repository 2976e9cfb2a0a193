import { useState } from "preact/hooks";
import type { Check } from "../../../base/shape";
import { useBooks, useSession } from "../../context";
import { readDraft } from "./game-draft";

/**
 * Like `useState`, but the value is saved in the game's draft on every change.
 * @param field its name in the draft
 * @param isOne checks the saved value
 * @param initial used when nothing valid was saved
 */
export function useTyped<T>(field: string, isOne: Check<T>, initial: T): readonly [T, (value: T) => void] {
  const books = useBooks();
  const kept = useSession().preferences.gameDraft;
  const [value, setValue] = useState(() => {
    const found = readDraft(kept.signal.peek())?.typed[field];
    return isOne(found) ? found : initial;
  });
  const type = (to: T) => {
    setValue(to);
    const draft = readDraft(kept.signal.peek());
    if (draft) kept.set({ ...draft, after: books.entries.peek().length, typed: { ...draft.typed, [field]: to } });
  };
  return [value, type];
}
