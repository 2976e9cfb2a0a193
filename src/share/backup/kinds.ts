/** The kind of a log, from its first entry alone: the log may be damaged or newer. */
import { isRecord } from "../../base/shape";
import { checkName } from "../../game/names";
import type { Counts, KeptKind, KeptLog } from "./kept";

/** The kinds of logs: a match is no log. */
export type LogKind = Exclude<KeptKind, "matches">;

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

/** @returns words for the name of a file with these logs, from the first of them; empty where it cannot be recognised */
export function titleOf(logs: readonly KeptLog[]): readonly string[] {
  const [first] = logs;
  const kind = first && kindOf(first);
  if (!kind) return [];
  const header = firstFact(first)?.["header"];
  if (kind === "events") return isRecord(header) && typeof header["name"] === "string" ? [header["name"]] : [];
  const names = namesIn({ ...first, entries: first.entries.slice(0, 1) });
  const many = logs.length > 1 ? ["match"] : [];
  return kind === "games" ? [...many, ...names] : ["scorecard", ...names];
}

/** @returns the id of the match that the game belongs to */
function matchIn(log: KeptLog): unknown {
  const match = firstFact(log)?.["match"];
  return isRecord(match) ? match["id"] : undefined;
}

export function countsOf(logs: readonly KeptLog[]): Counts {
  const of: Record<LogKind, number> = { games: 0, scorecards: 0, events: 0 };
  const matches = new Set<unknown>();
  for (const log of logs) {
    const kind = kindOf(log);
    if (kind) of[kind] += 1;
    const match = matchIn(log);
    if (typeof match === "string") matches.add(match);
  }
  return { games: of.games, matches: matches.size, scorecards: of.scorecards, events: of.events };
}

/** The names of the players, cleaned, from the first entry of a game or scorecard and the players added to an event. */
export function namesIn(log: KeptLog): readonly string[] {
  const names = new Set<string>();
  const entries = kindOf(log) === "games" ? log.entries.slice(0, 1) : log.entries;
  for (const entry of entries) {
    const fact = isRecord(entry) && isRecord(entry["fact"]) ? entry["fact"] : {};
    for (const text of namesOf(fact)) {
      const name = typeof text === "string" ? checkName(text) : undefined;
      if (name?.ok) names.add(name.value);
    }
  }
  return [...names];
}

function namesOf({ type, seats, header, line, players }: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (type === "gameStarted" && Array.isArray(seats))
    return seats.map((seat: unknown) => isRecord(seat) && seat["name"]);
  if (type === "cardOpened" && isRecord(header)) return [header["player"]];
  if (type === "lineWritten" && isRecord(line)) return [line["opponent"]];
  if (type === "playersCame" && Array.isArray(players))
    return players.map((one: unknown) => isRecord(one) && one["name"]);
  return [];
}
