/** Wipe → restore. A sample in every run; 10,000 games, 500 matches and 100 events with `npm run backup`. */
import { describe, expect, test } from "vitest";
import { foldBook } from "../../club/book";
import { isBookId } from "../../club/book-facts";
import { readBookEntry } from "../../club/book-read";
import { filePorts } from "../../device/file-ports";
import { replay } from "../../game/replay";
import { readEntry } from "../../game/upgrade";
import { randomLogs } from "../../testing/random-logs";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { readFile, writeFile } from "./file";
import type { Kept, KeptLog } from "./kept";
import { planMerge } from "./merge";

/** Phones with a hundred games, five matches and an event. Set by `npm run backup`. */
const PHONES = Number(process.env["BACKUP"] ?? 0);
const A_WHILE = 3_600_000;
const ports = filePorts();

/** The replayed state, as text. */
function stateOf({ id, entries }: KeptLog): string {
  if (isBookId(id)) {
    const book = entries.map(readBookEntry).flatMap((read) => (read.ok ? [read.value] : []));
    return JSON.stringify(foldBook(book));
  }
  const game = entries.map(readEntry).flatMap((read) => (read.ok ? [read.value] : []));
  return JSON.stringify(replay(game).state);
}

async function restored(kept: Kept): Promise<readonly KeptLog[]> {
  const bytes = await writeFile(kept, { version: "0.1.0", at: 1_763_740_800_000 }, ports);
  const read = await readFile(bytes ?? new Uint8Array(), ports);
  if (!read.ok || !read.value.whole) throw new Error("the file does not come back whole");
  const here = { copiesOf: async () => [], preferences: {} };
  const { add } = await planMerge(read.value.kept, here, ports.breathe);
  return add.map(({ id, entries }) => ({ id, entries }));
}

describe("a phone is wiped and restored", () => {
  test(
    "every log is identical, and so is every replayed state",
    async () => {
      const chance = chanceOf(seed("wipe and restore"));
      const phones = [[14, 1, 1] as const, ...Array.from({ length: PHONES }, () => [100, 5, 1] as const)];
      const counted = { games: 0, matches: 0, events: 0 };
      for (const [games, matches, events] of phones) {
        const logs = randomLogs(chance, games, matches, events);
        const back = await restored({ logs, preferences: {} });
        expect(back.length).toBe(logs.length);
        for (const [i, log] of logs.entries()) {
          expect(JSON.stringify(back[i])).toBe(JSON.stringify(log));
          expect(stateOf(back[i] ?? log)).toBe(stateOf(log));
        }
        counted.games += logs.filter(({ id }) => !isBookId(id)).length;
        counted.matches += matches;
        counted.events += events;
      }
      console.log(`restored: ${JSON.stringify(counted)}`);
    },
    A_WHILE,
  );
});
