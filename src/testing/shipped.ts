/** For benches: code as it ships, and the time its turns take. */
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, bench } from "vitest";

/**
 * Builds modules as they ship. Vitest reaches every import through a getter, which halves the small functions, so a bench
 * imports what came out; from node_modules, where Vitest leaves code alone.
 * @param name of the bench: its modules are built into a folder of their own
 * @param entry name → path, as seen from src/
 * @returns the address of each to import
 */
export async function shipped<Name extends string>(
  name: string,
  entry: Readonly<Record<Name, string>>,
): Promise<(name: Name) => string> {
  const outDir = fileURLToPath(new URL(`../../node_modules/.cache/${name}/`, import.meta.url));
  const paths = Object.entries<string>(entry).map(([key, path]) => [
    key,
    fileURLToPath(new URL(`../${path}`, import.meta.url)),
  ]);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      lib: { entry: Object.fromEntries(paths) as Record<string, string>, formats: ["es"] },
      rolldownOptions: { output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" } },
    },
  });
  return (key) => pathToFileURL(`${outDir}${key}.mjs`).href;
}

/** Milliseconds of every turn: Vitest hands its own figures to no teardown, and a busy machine spoils any mean. */
const measured = new Map<string, { readonly turns: number[]; readonly bar: string }>();
let sink = 0;

/** Times one thing a turn. @param turn gives a number, so that its work is not thrown away as unused */
export function time(name: string, bar: string, turn: () => number): void {
  const turns: number[] = [];
  measured.set(name, { turns, bar });
  bench(
    name,
    () => {
      const start = performance.now();
      sink += turn();
      turns.push(performance.now() - start);
    },
    // Warming up is not counted, and lasts until V8 has made up its mind.
    { time: 1000, warmupTime: 700, setup: () => void turns.splice(0) },
  );
}

/** Prints what was measured, when all of it is. */
export function printTimes(): void {
  afterAll(() => {
    for (const [name, { turns, bar }] of measured) {
      const sorted = turns.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
      console.log(`${name}: ${median.toFixed(4)} ms, at best ${sorted[0]?.toFixed(4)} ms (bar ${bar})`);
    }
    if (sink < 0) console.log(sink);
  });
}
