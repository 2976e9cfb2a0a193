/** For benches: builds modules as they ship, and measures them. */
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, bench } from "vitest";

/**
 * Builds modules as they ship. Vitest reads every import through a getter, which halves the speed of small functions, so
 * benches import the built modules, from node_modules, which Vitest does not transform.
 * @param name the name of the bench; the built modules go into a folder of this name
 * @param entry from names to paths in src/
 * @returns the address of a built module
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

/** Milliseconds of every run, for the median. Vitest's own figures cannot be read at the end of a bench. */
const measured = new Map<string, { readonly turns: number[]; readonly bar: string }>();
let sink = 0;

/** @param turn returns a number, so that its work is not optimised away */
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
    // Long enough for V8 to optimise the code; not counted.
    { time: 1000, warmupTime: 700, setup: () => void turns.splice(0) },
  );
}

/** Prints all figures at the end. */
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
