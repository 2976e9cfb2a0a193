/** The kind of a log, from its first entry alone: the log may be damaged or newer. */
import { isRecord } from "../../base/shape";
import type { Counts, KeptKind, KeptLog } from "./kept";

type LogKind = Exclude<KeptKind, "matches">;

const FIRST: ReadonlyMap<unknown, LogKind> = new Map([
  ["gameStarted", "games"],
  ["cardOpened", "scorecards"],
  ["clubOpened", "events"],
]);

function firstFact({ entries }: KeptLog): Readonly<Record<string, unknown>> | undefined {
  const [entry] = entries;
  const fact = isRecord(entry) ? entry["fact"] : undefined;
  return isRecord(fact) ? fact : undefined;
}

/** @returns undefined where the first entry cannot be recognised */
export function kindOf(log: KeptLog): LogKind | undefined {
  return FIRST.get(firstFact(log)?.["type"]);
}

/** @returns the id of the match that the game belongs to */
function matchIn(log: KeptLog): unknown {
  const match = firstFact(log)?.["match"];
  return isRecord(match) ? match["id"] : undefined;
}

export function countsOf(logs: readonly KeptLog[]): Counts {
  const count = (kind: LogKind) => logs.filter((log) => kindOf(log) === kind).length;
  const matches = new Set(logs.map(matchIn).filter((id) => typeof id === "string"));
  return { games: count("games"), matches: matches.size, scorecards: count("scorecards"), events: count("events") };
}
