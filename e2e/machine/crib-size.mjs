// Weighs the reader and writer of `.crib` together, without the rules, the game and the shape checks that they share with
// the app, and fails over the budget.
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { MOST_CRIB } from "./budgets.mjs";

const ENTRY = "/crib-entry.js";
const crib = (/** @type {string} */ file) => new URL(`../../src/share/crib/${file}`, import.meta.url).pathname;
/** Imports of these are imports of one other piece. */
const SHARED = /^\.\.\/(?:\.\.\/)?(?:base|rules|game|backup)\//;

/** @param {string} code @returns the code as it ships */
async function minified(code) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [
      {
        name: "crib-entry",
        enforce: "pre",
        resolveId: (/** @type {string} */ id) =>
          id.endsWith(ENTRY) ? ENTRY : SHARED.test(id) ? { id: "./shared.js", external: true } : undefined,
        load: (/** @type {string} */ id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      minify: "terser",
      // As in vite.config.ts.
      terserOptions: {
        ecma: 2020,
        module: true,
        compress: { passes: 3, keep_fargs: false, hoist_props: false, inline: 1 },
      },
      lib: { entry: ENTRY, formats: ["es"], fileName: "crib" },
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("nothing was built");
  return chunk.code;
}

const both = await minified(
  `export { isCrib, readCrib } from "${crib("read-crib")}"; export { writeCrib } from "${crib("write-crib")}";`,
);
const bytes = gzipSync(both, { level: 9 }).length;
console.log(
  `.crib, reader and writer: ${(bytes / 1000).toFixed(2)} kB of ${MOST_CRIB / 1000} kB, gzip; ${both.length} bytes minified`,
);
if (bytes > MOST_CRIB) {
  console.error(`The reader and writer of .crib are ${bytes - MOST_CRIB} bytes over their budget: make them smaller.`);
  process.exitCode = 1;
}
