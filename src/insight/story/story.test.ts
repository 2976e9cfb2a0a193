import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dealsPlayed } from "../../game/deals-played";
import { COUNTINGS, DEPTHS, type LogEntry } from "../../game/facts";
import { replay, type Replay } from "../../game/replay";
import { readEntry } from "../../game/upgrade";
import { PLAIN_ODDS } from "../../testing/plain-odds";
import { randomGame } from "../../testing/random-logs";
import { chanceOf, Robot } from "../../testing/robot";
import { runs, seed } from "../../testing/seed";
import { formStarted, Table } from "../../testing/table";
import { usualGame } from "../../testing/usual-games";
import { hasOdds } from "../usual";
import { ledgerOf } from "./ledger";
import { ODDS } from "./odds";
import { workedOut } from "../../testing/story";

/** A finished game of two with six cards, with every habit of people: hands entered, undo, changes of depth, wrong counts. */
function anyGame(number: number): Replay {
  const chance = chanceOf(number);
  const pick = <T>(all: readonly T[]) => all[Math.floor(chance() * all.length)] as T;
  const rules = { target: pick([61, 121]), house: pick([[], [], ["misdealTwo"]] as const) };
  const start = formStarted("sixCard", rules, "solo", { depth: pick(DEPTHS), counting: pick(COUNTINGS) });
  const robot = new Robot(start, chance, { taps: 0.7, wanders: 0.005, ranksOnly: pick([0, 0, 0.2]) });
  robot.play();
  const { table } = robot;
  return pick([table.now, withFaults(table, chance)]);
}

/** The same game with a misdeal, a penalty, a fixed score and a deleted entry somewhere. */
function withFaults({ entries }: Table, chance: () => number): Replay {
  const at = () => 2 + Math.floor(chance() * (entries.length - 2));
  const facts: LogEntry["fact"][] = [
    { type: "penaltyTaken", side: 0, penalty: "looked", over: 0 },
    { type: "pegged", side: 1, points: -1, for: "correction" },
    { type: "pegged", side: 1, points: 3, for: "points" },
    { type: "dealVoided" },
  ];
  const by = facts[Math.floor(chance() * facts.length)]!;
  const seq = entries.length;
  const change = chance() < 0.7 ? { how: "preceded" as const, by: by as never } : { how: "removed" as const };
  const entry = { ...entries[0]!, seq, fact: { type: "corrected" as const, entry: at(), change } };
  return replay([...entries, entry]);
}

function addsUp(now: Replay, odds = PLAIN_ODDS): void {
  const story = workedOut(now, odds);
  expect(story?.views === undefined).toBe(!now.state || !hasOdds(now.state.rules));
  const deals = dealsPlayed(now).filter(({ ended }) => ended).length;
  for (const [side, gaps] of (story?.gaps ?? []).entries()) {
    expect(gaps.notEntered + gaps.ranksOnly + (story?.discards?.[side]?.length ?? 0)).toBe(deals);
  }
  const ledgers = story?.views?.map(ledgerOf) ?? [];
  for (const { start, end, rows } of ledgers) {
    expect(Math.abs(start + rows.reduce((sum, { change }) => sum + change, 0) - end)).toBeLessThan(1e-9);
  }
  const winner = now.state?.winner;
  const ends = ledgers.map(({ end }) => end);
  expect(ends).toEqual(winner === undefined ? ends : ends.map((_, side) => Number(side === winner)));
}

function entryIn(row: unknown): readonly LogEntry[] {
  const read = readEntry(row);
  return read.ok ? [read.value] : [];
}

describe("luck and skill add up to 1e-9", () => {
  it("in games of every depth, with misdeals, penalties and corrections", () => {
    fc.assert(
      fc.property(fc.integer(), (number) => addsUp(anyGame(number))),
      { seed: seed("the ledger of a game"), numRuns: runs(6) },
    );
  });

  it("in random games of every form; without odds there is no ledger", () => {
    fc.assert(
      fc.property(fc.integer(), (number) => addsUp(replay(randomGame(chanceOf(number)).entries as LogEntry[]))),
      { seed: seed("random games"), numRuns: runs(25) },
    );
  });

  const folder = new URL("../../game/fixtures/", import.meta.url);
  it.each(readdirSync(folder))("in the stored game %s", (file) => {
    const stored: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    const rows = Array.isArray(stored) ? stored : (stored as { entries: unknown[] }).entries;
    addsUp(replay(rows.flatMap((row) => entryIn(row))));
  });

  it("with the shipped tables, in a usual game and in one whose hands were entered as dealt", () => {
    const robot = new Robot(formStarted("sixCard"), chanceOf(5), { taps: 1 });
    robot.play();
    addsUp(replay(usualGame(3)), ODDS);
    addsUp(robot.table.now, ODDS);
  });

  it("in a usual game, whose cards are known", () => {
    const now = replay(usualGame(7));
    addsUp(now);
    const kinds = workedOut(now, PLAIN_ODDS)!.views!.map((view) => ledgerOf(view).rows.map(({ kind }) => kind));
    expect(kinds).toEqual([
      ["play", "cards"],
      ["play", "cards"],
    ]);
  });
});
