// Weighs the built app, compressed as a static host sends it, and fails over a budget. The pieces are found in the built
// files themselves: the page, the imports in the scripts, the source maps, and the service worker's list of files.
import { readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { BUDGETS, MOST_PIECES } from "./budgets.mjs";
// It weighs the reader and writer of `.crib`, which no piece holds alone.
import "./crib-size.mjs";

/** The first page, which the page's own script requests. */
const FIRST = "src/ui/home/home.tsx";
/** The files a resumed game requests at once, besides the page's own script: see `boot` and `App`. */
const RESUMED = ["src/session/session.ts", "src/ui/session-effects.tsx", "src/ui/table/table.tsx"];

const dist = new URL("../../dist/", import.meta.url);
const read = (/** @type {string} */ file) => readFileSync(new URL(file, dist));
const gzipped = (/** @type {string[]} */ files) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
const found = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The scripts and all they import statically. @param {string[]} scripts */
function withImports(scripts) {
  const all = new Set(scripts);
  for (const script of all)
    for (const name of found(read(script).toString(), /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g))
      all.add(posix.join(posix.dirname(script), name));
  return [...all];
}

const page = read("index.html").toString();
const start = withImports(found(page, /<script\b[^>]*\bsrc="\.\/([^"]+)"/g));
const styles = found(page, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\.\/([^"]+)"/g);
const precached = found(read("sw.js").toString(), /"?url"?:"([^"]+)"/g);

/** The piece a source file was built into. @param {string} source */
function pieceWith(source) {
  const piece = precached.find(
    (file) => file.endsWith(".js") && JSON.parse(read(`${file}.map`).toString()).sources.some(endsWith(source)),
  );
  if (piece === undefined)
    throw new Error(`No piece holds ${source}: has it moved? See RESUMED in e2e/machine/size.mjs.`);
  return piece;
}
const endsWith = (/** @type {string} */ source) => (/** @type {string} */ path) => path.endsWith(`/${source}`);

/** The style sheets that load with scripts: each has the name of its piece. @param {string[]} scripts */
function stylesOf(scripts) {
  const names = new Set(scripts.map((file) => file.replace(/-.{7}\.js$/, "")));
  return precached.filter((file) => file.endsWith(".css") && names.has(file.replace(/-.{7}\.css$/, "")));
}

const first = withImports([...start, pieceWith(FIRST)]);
const weights = {
  "first paint: page, scripts and styles": gzipped([
    "index.html",
    ...new Set([...first, ...styles, ...stylesOf(first)]),
  ]),
  "start-up JavaScript": gzipped(first),
  "JavaScript for a resumed game": gzipped(withImports([...start, ...RESUMED.map(pieceWith)])),
  precache: gzipped(precached),
};

let failed = false;
/** @param {string} complaint */
function fail(complaint) {
  console.error(complaint);
  failed = true;
}
if (start.length === 0 || styles.length === 0 || precached.length === 0)
  fail("The page has no script or no style sheet, or the service worker no list: has the build changed its shape?");
for (const [what, budget] of Object.entries(BUDGETS)) {
  const bytes = weights[/** @type {keyof typeof weights} */ (what)];
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB, gzip`);
  if (bytes > budget) fail(`"${what}" is ${bytes - budget} bytes over its budget: make it smaller, or argue for more.`);
}
const onDisk = precached.reduce((sum, file) => sum + statSync(new URL(file, dist)).size, 0);
console.log(`precache, on disk: ${(onDisk / 1000).toFixed(1)} kB`);
console.log(`precached pieces: ${precached.length} of ${MOST_PIECES}: ${precached.toSorted().join(", ")}`);
if (precached.length > MOST_PIECES) fail(`${precached.length} pieces are too many: see e2e/machine/pieces.ts.`);
if (failed) process.exitCode = 1;
