/** Renames a player in every log of this phone: as somebody new, or as another player who is known already. */
import { refuse, type Result } from "../../base/result";
import type { Step } from "../../game/keeping";
import { checkName } from "../../game/names";
import type { NameRefusal } from "../../game/stored-name";
import { mergedNames, type Plan, renamedPreferences } from "../../share/backup/rename";
import type { Breathe } from "../../share/backup/kept";
import type { Keeping, KeepingRefusal } from "../keeping/keeping";

/** `bothInOneGame`: the two have played in the same game, or the names look alike there. */
export type MergeRefusal = NameRefusal | KeepingRefusal | "bothInOneGame" | "nothingToRename";

/** The games that got the other name, and the step that undoes it. */
export interface Renamed {
  readonly to: string;
  readonly logs: number;
  readonly step: Step;
}

interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

export interface MergePorts {
  readonly keeping: Pick<Keeping, "keep" | "bringIn">;
  readonly breathe: Breathe;
  /** The rows of all games and books. */
  readonly rows: readonly Named[];
  /** The names that new games suggest, and the last game. */
  readonly preferences: Plan["preferences"];
}

/** One step, which one undo takes back. Everything or nothing is renamed. */
export async function renamePlayer(
  from: string,
  typed: string,
  { keeping, breathe, rows, preferences }: MergePorts,
): Promise<Result<Renamed, MergeRefusal>> {
  const to = checkName(typed);
  if (!to.ok) return to;
  if (to.value === from) return refuse("nothingToRename");
  // The names of partners are joined in a row.
  const ids = rows.flatMap(({ id, names }) => (names.some((name) => name.includes(from)) ? [id] : []));
  const kept = await keeping.keep(ids);
  if (!kept.ok) return kept;
  const renames = new Map([[from, to.value]]);
  const { extend, both } = await mergedNames(kept.value.logs, renames, breathe);
  if (both.length > 0) return refuse("bothInOneGame");
  if (extend.length === 0) return refuse("nothingToRename");
  const plan = { add: [], extend, preferences: renamedPreferences(preferences, renames) };
  const step = await keeping.bringIn(plan, new Map(), "rename");
  return step.ok ? { ok: true, value: { to: to.value, logs: extend.length, step: step.value } } : step;
}
