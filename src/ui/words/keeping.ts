/** Sentences about deleting, importing and undoing. */
import { isolated } from "../../base/isolated";
import { listWords } from "../../base/lists";
import type { StepName, Undone } from "../../game/keeping";
import type { KeepingRefusal, Undoable } from "../../session/keeping/keeping";
import { FAULT_WORDS } from "./faults";

export const KEEPING_WORDS: Readonly<Record<KeepingRefusal, string>> = {
  ...FAULT_WORDS,
  taken: "Something here has changed meanwhile. Try again.",
  openElsewhere: "It is open in another tab. Close it there first.",
  notSaved: "It has an entry that is not saved yet. Save it first.",
};

/** Said beside Undo. */
const STEP_WORDS: Readonly<Record<StepName, string>> = {
  game: "Game deleted.",
  match: "Match deleted.",
  scorecard: "Scorecard deleted.",
  event: "Club night deleted.",
  discarded: "Discarded games deleted.",
  import: "Brought in from a file or code.",
  rename: "Player renamed.",
};

/** "Game deleted: Alice and Bob." The names are left out where nobody knows them. */
export function stepWords({ step, names: [first] }: Undoable): string {
  const words = STEP_WORDS[step.what];
  return first ? `${words.slice(0, -1)}: ${listWords(first.map(isolated))}.` : words;
}

/** The outcome of an undo; empty where the screen shows it. */
export function undoneWords(undone: Undone | undefined): string {
  if (!undone) return "This can no longer be undone.";
  const many = undone.stayed.length;
  if (many === 0) return "";
  const since = many === 1 ? "One went on since, and" : `${many} went on since, and`;
  if (undone.what === "rename") return `${since} ${many === 1 ? "keeps" : "keep"} the new name.`;
  const isImport = undone.what === "import";
  if (isImport) return `Undone. ${since} ${many === 1 ? "stays" : "stay"}.`;
  return "It is back already, from somewhere else.";
}
