/**
 * Gives people in the logs that come in the names they have here: each log gets the fact that a person at the table would
 * have recorded, a correction of the seats or a changed player. So the log is still the one from the file, with more in
 * it, and the same file once more adds nothing.
 */
import { foldBook } from "../../club/book";
import { BOOK_FORMAT, type BookFact, isBookId } from "../../club/book-facts";
import { readBookEntry } from "../../club/book-read";
import { sameName } from "../../club/scorecard";
import type { Result } from "../../base/result";
import { isRecord, place, time } from "../../base/shape";
import { type Fact, FORMAT } from "../../game/facts";
import { checkNames } from "../../game/look-alikes";
import { replay } from "../../game/replay";
import { readEntry } from "../../game/upgrade";
import { type Breathe, isFinished, type KeptLog, type MergePlan } from "./kept";
import { verdictOn } from "./verdict";

/** The names in the file that mean somebody here, each with the name here. */
export type Renames = ReadonlyMap<string, string>;

/** All that a merge writes. */
export type Plan = Pick<MergePlan, "add" | "extend" | "preferences"> & Partial<Pick<MergePlan, "preferencesHere">>;

/**
 * The plan with these people renamed in every finished log that it adds. A log in which that would give two players the
 * same name, and one made by a newer version, keeps its names. So does one that is still played: the other phone goes on
 * with it, and its next entry would not fit behind the one that renames.
 */
export async function renamedPlan(plan: Plan, renames: Renames, breathe: Breathe): Promise<Plan> {
  if (renames.size === 0) return plan;
  const add: Plan["add"][number][] = [];
  for (const log of plan.add) {
    add.push(log.row && isFinished(log.row) ? { ...log, ...(await renamedLog(log, renames, breathe)) } : log);
    const paused = breathe();
    if (paused) await paused;
  }
  return { ...plan, add, preferences: renamedPreferences(plan.preferences, renames) };
}

/** A player who is somebody else already known: everybody's logs here get the other name. */
export interface Merged {
  readonly extend: Plan["extend"];
  /** Logs that keep the name, because the other is in them too, or looks like one that is. */
  readonly both: readonly string[];
}

/** The entries that give people in logs of this phone another name. Logs without them are left out. */
export async function mergedNames(logs: readonly KeptLog[], renames: Renames, breathe: Breathe): Promise<Merged> {
  const extend: Plan["extend"][number][] = [];
  const both: string[] = [];
  for (const log of logs) {
    const { entries = [], row } = await renamedLog(log, renames, breathe);
    const more = entries.slice(log.entries.length);
    const [first] = more;
    if (isRecord(first)) extend.push({ id: log.id, from: Number(first["seq"]), entries: more, row });
    else if (hasSome(log, renames)) both.push(log.id);
    const paused = breathe();
    if (paused) await paused;
  }
  return { extend, both };
}

/** Whether one of these people plays in a game. A book may name people without a place for them. */
function hasSome(log: KeptLog, renames: Renames): boolean {
  if (isBookId(log.id)) return false;
  const [start] = replay(readable(log, readEntry)).lines;
  return start?.fact.type === "gameStarted" && start.fact.seats.some(({ name }) => renames.has(name));
}

/** Only what changes; nothing where the rules or a name are against it. */
async function renamedLog(log: KeptLog, renames: Renames, breathe: Breathe): Promise<Partial<Plan["add"][number]>> {
  const isBook = isBookId(log.id);
  const facts = isBook ? bookFacts(log, renames) : gameFacts(log, renames);
  if (facts.length === 0) return {};
  const last = log.entries.at(-1);
  const { seq, at } = isRecord(last) ? last : {};
  const next = place(seq) ? seq + 1 : log.entries.length;
  const v = isBook ? BOOK_FORMAT : FORMAT;
  // At the time of the last entry, so that the log keeps its place in the lists.
  const more = facts.map((fact, i) => ({ game: log.id, seq: next + i, v, at: time(at) ? at : 0, fact }));
  const entries = [...log.entries, ...more];
  // Somebody would be their own opponent.
  if (isBook && bookOf({ id: log.id, entries }).misfit !== bookOf(log).misfit) return {};
  const verdict = await verdictOn({ id: log.id, entries }, breathe);
  return verdict.is === "readable" ? { entries, row: verdict.row } : {};
}

function nameFor(name: string, renames: Renames): string {
  for (const [from, to] of renames) if (sameName(from, name)) return to;
  return name;
}

function readable<E, W>(log: KeptLog, read: (raw: unknown) => Result<E, W>): readonly E[] {
  return log.entries.flatMap((raw) => {
    const entry = read(raw);
    return entry.ok ? [entry.value] : [];
  });
}

const bookOf = (log: KeptLog) => foldBook(readable(log, readBookEntry));

/** A correction of the start of the game. */
function gameFacts(log: KeptLog, renames: Renames): readonly Fact[] {
  const [start] = replay(readable(log, readEntry)).lines;
  if (start?.fact.type !== "gameStarted") return [];
  const seats = start.fact.seats.map((seat) => ({ ...seat, name: nameFor(seat.name, renames) }));
  const names = seats.map(({ name }) => name);
  const isSame = start.fact.seats.every(({ name }, i) => name === names[i]);
  if (isSame || !checkNames(names).ok) return [];
  const by = { ...start.fact, seats };
  return [{ type: "corrected", entry: start.id, change: { how: "replaced", by } }];
}

function bookFacts(log: KeptLog, renames: Renames): readonly BookFact[] {
  const facts: BookFact[] = [];
  const { state } = bookOf(log);
  if (state?.kind === "scorecard") {
    const { header, rows } = state.scorecard;
    const player = nameFor(header.player, renames);
    if (player !== header.player) facts.push({ type: "headerWritten", header: { ...header, player } });
    for (const [i, { line }] of rows.entries()) {
      const opponent = line && nameFor(line.opponent, renames);
      if (line && opponent !== undefined && opponent !== line.opponent)
        facts.push({ type: "lineWritten", game: i + 1, line: { ...line, opponent } });
    }
  }
  if (state?.kind === "event")
    for (const { id, name, seat } of state.event.players) {
      const now = nameFor(name, renames);
      const others = state.event.players.filter((one) => one.id !== id);
      if (now !== name && !others.some((one) => sameName(one.name, now)))
        facts.push({ type: "playerChanged", player: id, name: now, seat });
    }
  return facts;
}

/** @returns the preferences with other names to suggest and in the last game; anything else as it is */
export function renamedPreferences(preferences: Plan["preferences"], renames: Renames): Plan["preferences"] {
  const { names, lastTime, ...rest } = preferences;
  const renamed = (list: unknown) =>
    Array.isArray(list)
      ? [...new Set(list.map((one: unknown) => (typeof one === "string" ? nameFor(one, renames) : one)))]
      : list;
  return {
    ...rest,
    ...(names !== undefined && { names: renamed(names) }),
    ...(lastTime !== undefined && {
      lastTime: isRecord(lastTime) ? { ...lastTime, names: renamed(lastTime["names"]) } : lastTime,
    }),
  };
}
