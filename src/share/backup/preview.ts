/** The preview of a merge, for the screen: how many of each group, their dates and scores, and who played. */
import { isRecord, time } from "../../base/shape";
import { isBookId } from "../../club/book-facts";
import { sameName } from "../../club/scorecard";
import type { GameRow } from "../../game/log";
import {
  type Breathe,
  type Counts,
  type Fate,
  isFinished,
  type KeptLog,
  type LostLine,
  type MergePlan,
  type PlannedLog,
  type Row,
  type UnreadableWhy,
} from "./kept";
import { countsOf, kindOf, type LogKind, namesIn } from "./kinds";
import { isNearName } from "./near-names";

/**
 * In the order of the screen. `new`: added. `longer`: the rest of a log here is added. `here`: nothing changes. `apart`:
 * added as another copy. `newer`: added, and readable after an update. `unreadable`: left out.
 */
const PREVIEW_GROUPS = ["new", "longer", "here", "apart", "newer", "unreadable"] as const;
export type PreviewGroup = (typeof PREVIEW_GROUPS)[number];

/** One log in a group. */
export interface PreviewLog {
  readonly id: string;
  /** Undefined where it cannot be recognised. */
  readonly kind: LogKind | undefined;
  /** A name for each side of a game, as stored; the name of an event; the player of a scorecard. */
  readonly names: readonly string[];
  /**
   * The holes of each side of a game as it comes in. Of a scorecard the games entered and of an event the complete rounds,
   * and how many there will be. Empty where they are not known.
   */
  readonly scores: readonly number[];
  /** For a log continued elsewhere: the same here, and the entry from which they differ. */
  readonly apart?: { readonly scoresHere: readonly number[]; readonly from: number };
  /** When it began: milliseconds since 1970; undefined if it is not known. */
  readonly startedAt: number | undefined;
  /** Why it is left out, if it is. */
  readonly why?: UnreadableWhy;
}

export interface GroupPreview {
  readonly group: PreviewGroup;
  readonly counts: Counts;
  readonly logs: readonly PreviewLog[];
  /** When the first and the last of them began. */
  readonly between: readonly [first: number, last: number] | undefined;
}

export interface PlayerPreview {
  readonly name: string;
  /** The logs of the file that they play in. */
  readonly counts: Counts;
  /** Somebody here has this name. */
  readonly known: boolean;
  /** A name here that could mean the same person, for a name that is not known and that an import can change. */
  readonly near: string | undefined;
}

export interface Preview {
  /** Groups with something in them, in order. */
  readonly groups: readonly GroupPreview[];
  /** Lines of the file that were left out; they count as unreadable too. */
  readonly lost: readonly LostLine[];
  /** All that will be written. Nothing is if every count and `settings` is 0. */
  readonly brings: Counts;
  /** Preferences that will be set. */
  readonly settings: number;
  /** Those with the most games first. */
  readonly players: readonly PlayerPreview[];
}

const GROUP_OF: Readonly<Record<Fate["is"], PreviewGroup>> = {
  new: "new",
  same: "here",
  hereLonger: "here",
  thereLonger: "longer",
  apart: "apart",
  unreadable: "unreadable",
};
const WRITTEN: ReadonlySet<PreviewGroup> = new Set(["new", "longer", "apart", "newer"]);

function groupOf({ fate, newer }: PlannedLog): PreviewGroup {
  const group = GROUP_OF[fate.is];
  return newer && WRITTEN.has(group) ? "newer" : group;
}

/** Parts of this phone that the preview compares the file with. */
interface KnownHere {
  /** Names of people here, those met last first. */
  readonly names: readonly string[];
  /** The row of a log here, if the list has it. */
  readonly rowOf: (id: string) => Row | undefined;
}

/** @param lost lines that could not be read */
export async function previewOf(
  plan: MergePlan,
  lost: readonly LostLine[],
  { names, rowOf }: KnownHere,
  breathe: Breathe,
): Promise<Preview> {
  const members = new Map(PREVIEW_GROUPS.map((group) => [group, [] as PlannedLog[]]));
  const previews = new Map<PlannedLog, PreviewLog>();
  for (const one of plan.logs) {
    members.get(groupOf(one))?.push(one);
    previews.set(one, logPreviewOf(one, rowOf));
    const pause = breathe();
    if (pause) await pause;
  }
  const groups = [...members].map(([group, planned]): GroupPreview => {
    const logs = planned.flatMap((one) => previews.get(one) ?? []);
    const times = logs.flatMap(({ startedAt }) => startedAt ?? []).toSorted((one, other) => one - other);
    const [first] = times;
    const last = times.at(-1);
    const between = first === undefined || last === undefined ? undefined : ([first, last] as const);
    return { group, counts: countsOf(planned.map(({ log }) => log)), logs, between };
  });
  const of = (wanted: (group: PreviewGroup) => boolean) =>
    [...members].flatMap(([group, planned]) => (wanted(group) ? planned.map(({ log }) => log) : []));
  const brings = countsOf(of((group) => WRITTEN.has(group)));
  const players = await playersIn(
    plan.logs.filter((one) => groupOf(one) !== "unreadable"),
    names,
    breathe,
  );
  return {
    groups: groups.filter(({ group, logs }) => logs.length > 0 || (group === "unreadable" && lost.length > 0)),
    lost,
    brings,
    settings: Object.keys(plan.preferences).length,
    players,
  };
}

function logPreviewOf({ log, fate, row: own, rowHere }: PlannedLog, rowOf: KnownHere["rowOf"]): PreviewLog {
  // A log that is here is not replayed.
  const row = own ?? ("here" in fate ? rowOf(fate.here) : undefined);
  const from = "from" in fate && rowHere ? fate.from : undefined;
  return {
    id: log.id,
    kind: kindOf(log),
    names: row ? namesOf(row) : namesIn(log),
    scores: scoresIn(row),
    ...(from !== undefined && { apart: { scoresHere: scoresIn(rowHere), from } }),
    startedAt: row?.startedAt ?? startOf(log),
    ...(fate.is === "unreadable" && { why: fate.why }),
  };
}

function startOf({ entries: [first] }: KeptLog): number | undefined {
  const at = isRecord(first) ? first["at"] : undefined;
  return time(at) ? at : undefined;
}

const isGame = (row: Row): row is GameRow => !isBookId(row.id);

function namesOf(row: Row): readonly string[] {
  if (isGame(row)) return row.names;
  return row.kind === "club" ? [row.title] : row.names.slice(0, 1);
}

function scoresIn(row: Row | undefined): readonly number[] {
  if (!row) return [];
  return isGame(row) ? row.scores : [row.played, row.games];
}

/** More new names than this are not compared with those here. */
const MOST_COMPARED = 200;
const MOST_KNOWN = 500;

async function playersIn(
  logs: readonly PlannedLog[],
  known: readonly string[],
  breathe: Breathe,
): Promise<readonly PlayerPreview[]> {
  const found = new Map<string, KeptLog[]>();
  const tables: ReadonlySet<string>[] = [];
  /** Those whose name an import can change; see `renamedPlan`. */
  const changeable = new Set<string>();
  for (const { log, fate, row } of logs) {
    const table = new Set(namesIn(log));
    const canChange = (fate.is === "new" || fate.is === "apart") && row && isFinished(row);
    for (const name of table) {
      const own = found.get(name);
      if (own) own.push(log);
      else found.set(name, [log]);
      if (canChange) changeable.add(name);
    }
    tables.push(table);
    const pause = breathe();
    if (pause) await pause;
  }
  const some = known.slice(0, MOST_KNOWN);
  // Two who sat at one table are two people.
  const isOther = (one: string, name: string) => tables.some((table) => table.has(one) && table.has(name));
  let compared = 0;
  return [...found]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, own]): PlayerPreview => {
      const here = known.some((one) => sameName(one, name));
      const asks = !here && changeable.has(name);
      compared += asks ? 1 : 0;
      const near =
        asks && compared <= MOST_COMPARED
          ? some.find((one) => isNearName(one, name) && !isOther(one, name))
          : undefined;
      return { name, counts: countsOf(own), known: here, near };
    });
}
