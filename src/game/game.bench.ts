/** Times the replay of a log. A whole game may take 1 ms at most. */
import { describe } from "vitest";
import { type Card, PACK } from "../rules/cards";
import { printTimes, shipped, time } from "../testing/shipped";
import type { LogEntry } from "./facts";
import format1 from "./fixtures/format-1.json";

const built = await shipped("game-bench", {
  replay: "game/replay.ts",
  decide: "game/decide.ts",
  upgrade: "game/upgrade.ts",
  row: "game/list-row.ts",
  dimmedKeys: "game/dimmed-keys.ts",
});
const { replay }: typeof import("./replay") = await import(built("replay"));
const { decide }: typeof import("./decide") = await import(built("decide"));
const { readEntry }: typeof import("./upgrade") = await import(built("upgrade"));
const { rowOf }: typeof import("./list-row") = await import(built("row"));
const { cardRefused }: typeof import("./dimmed-keys") = await import(built("dimmedKeys"));

const stored: readonly unknown[] = format1;
const entries: readonly LogEntry[] = stored.flatMap((raw) => {
  const read = readEntry(raw);
  return read.ok ? [read.value] : [];
});
if (replay(entries).state?.winner !== 0) throw new Error("the stored game does not end with its winner");

/** The log up to the third card of a series, where the suits pad dims keys. */
function inPlay(): readonly LogEntry[] {
  for (let end = entries.length; end > 0; end--) {
    const log = entries.slice(0, end);
    const { state } = replay(log);
    if (state?.winner === undefined && state?.deal?.play?.series.length === 3) return log;
  }
  throw new Error("the stored game has no such play");
}
const log = inPlay();
const now = replay(log);
const card = PACK.find((one) => decide(log, now, { do: "tapCard", card: one }).ok) as Card;
const fifth = now.lines.find(({ fact }) => fact.type === "cardPlayed")?.id ?? 0;

describe(`a whole game, ${entries.length} entries`, () => {
  time("replay", "1 ms", () => replay(entries).lines.length);
  time("read and checked", "none", () => stored.filter((raw) => readEntry(raw).ok).length);
  time("replay and list row", "1 ms", () => rowOf(entries)?.deal ?? 0);
});

describe(`one tap, ${log.length} entries in`, () => {
  time("decided", "0.1 ms", () => Number(decide(log, now, { do: "tapCard", card }).ok));
  time("a correction decided", "2 ms", () =>
    Number(decide(log, now, { do: "correct", entry: fifth, change: { how: "removed" } }).ok),
  );
  time("52 keys dimmed", "1 ms", () => {
    // A copy, because the refusals of a state are remembered.
    const fresh = { ...now };
    return PACK.reduce((n, one) => n + Number(cardRefused(log, fresh, one) !== undefined), 0);
  });
});

printTimes();
