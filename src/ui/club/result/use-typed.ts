import { useState } from "preact/hooks";
import type { Check } from "../../../base/shape";
import { useSession, useBooks } from "../../context";
import { readDraft } from "./game-draft";

/**
 * Like `useState`, for one thing that is chosen or typed into the sheet of a game, and kept at every key.
 * @param isOne whether what was kept is such a thing
 * @param initial where nothing was kept
 */
export function useTyped<T>(what: string, isOne: Check<T>, initial: T): readonly [T, (value: T) => void] {
  const books = useBooks();
  const kept = useSession().preferences.gameDraft;
  const [value, setValue] = useState(() => {
    const found = readDraft(kept.signal.peek())?.typed[what];
    return isOne(found) ? found : initial;
  });
  const type = (to: T) => {
    setValue(to);
    const draft = readDraft(kept.signal.peek());
    if (draft) kept.set({ ...draft, after: books.entries.peek().length, typed: { ...draft.typed, [what]: to } });
  };
  return [value, type];
}
