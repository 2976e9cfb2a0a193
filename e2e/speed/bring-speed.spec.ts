/**
 * How long it takes to bring in 1,000 and 10,000 games: the storage part of an import, without reading the file. Then
 * everything is packed as for a snapshot after a game, which may have no task over 50 ms on a phone four times slower.
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { usualGame } from "../../src/testing/usual-games";
import { expect, test } from "../test";
import type { Times } from "./bring-entry";

/** Milliseconds, without slowing down. */
const MOST_WRITING = 500;
const DIFFERENT = 50;
/** How much slower than this computer, and the number of games. The first warms up. */
const PASSES = [
  [1, 100],
  [1, 1000],
  [1, 1000],
  [1, 1000],
  [1, 10_000],
  [4, 1000],
  [4, 10_000],
] as const;

/** The script of the page, built as the app is. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL("./bring-entry.ts", import.meta.url)), formats: ["iife"], name: "bench" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("nothing was built");
  return chunk.code;
}

const words = ({ bytes, ...times }: Times) =>
  [
    ...Object.entries(times).map(
      ([what, [all, longest]]) => `${what} ${all.toFixed(0)} ms (longest task ${longest.toFixed(0)})`,
    ),
    `${bytes} bytes packed`,
  ].join(", ");

test("games brought in: written, with their rows, packed for a backup, and undone", async ({ page, table }) => {
  test.setTimeout(600_000);
  await table.expectTitle("Fifteen Two");
  const games = Array.from({ length: DIFFERENT }, (_, i) => usualGame(i));
  const entries = games.reduce((sum, game) => sum + game.length, 0) / games.length;
  await page.evaluate(await script());
  const cdp = await page.context().newCDPSession(page);
  const measured = (count: number) =>
    page.evaluate(
      ([all, many]) =>
        (globalThis as unknown as { measureBringing: (...args: unknown[]) => Promise<Times> }).measureBringing(
          all,
          many,
        ),
      [games, count] as const,
    );
  const writing: number[] = [];
  for (const [rate, count] of PASSES) {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    const times = await measured(count);
    console.log(`${count} games of ${entries.toFixed(0)} entries, ${rate}x slower: ${words(times)}`);
    if (rate === 1 && count === 1000) writing.push(times.write[0]);
  }
  const median = writing.toSorted((one, other) => one - other)[writing.length >> 1];
  expect(median).toBeLessThan(MOST_WRITING);
});
