import { expect, test } from "vitest";
import { randomGame } from "../testing/random-logs";
import { chanceOf } from "../testing/robot";
import { seed } from "../testing/seed";
import type { LogEntry } from "./facts";
import { finalState } from "./final-state";
import { replay } from "./replay";

test("the state at the end of a log is that of its replay, also after undo and corrections", async () => {
  const chance = chanceOf(seed("final states"));
  for (let n = 0; n < 200; n++) {
    const entries = randomGame(chance).entries as readonly LogEntry[];
    const at = Math.floor(chance() * entries.length);
    const last = entries.at(-1)!;
    const more: readonly LogEntry["fact"][] = [
      { type: "corrected", entry: at, change: { how: "removed" } },
      { type: "undone" },
      { type: "undone" },
      { type: "redone" },
    ];
    const all = [...entries, ...more.slice(0, n % 5).map((fact, i) => ({ ...last, seq: last.seq + 1 + i, fact }))];
    expect(await finalState(all, () => undefined)).toEqual(replay(all).state);
  }
});

test("it pauses between entries", async () => {
  const entries = randomGame(chanceOf(1)).entries as readonly LogEntry[];
  let pauses = 0;
  await finalState(entries, async () => void (pauses += 1));
  expect(pauses).toBe(replay(entries).lines.length);
});
