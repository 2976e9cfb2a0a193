// The budgets, on the built app: what the first screen runs, what a game runs besides, and what comes over the network
// until everything works without one. Static hosts send scripts and styles compressed; so they are weighed.
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = { "start-up JavaScript, gzip": 45_000, "into a game, gzip": 60_000, "precache, gzip": 270_000 };
const dist = new URL("../../dist/", import.meta.url);
const read = (/** @type {string} */ file) => readFileSync(new URL(file, dist));

const page = read("index.html").toString();
const scripts = [...page.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.\/([^"]+\.js)"/g)].map((m) => m[1] ?? "");
const kept = [
  ...read("sw.js")
    .toString()
    .matchAll(/"?url"?:"([^"]+)"/g),
].map((m) => m[1] ?? "");
const weigh = (/** @type {string[]} */ files) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
const table = kept.filter((file) => /assets\/table-(?!menu)/.test(file));
const figures = {
  "start-up JavaScript, gzip": weigh(scripts),
  "into a game, gzip": table.length > 0 ? weigh([...scripts, ...table]) : 0,
  "precache, gzip": weigh(kept),
};
const onDisk = kept.reduce((sum, file) => sum + statSync(new URL(file, dist)).size, 0);

let over = false;
for (const [what, budget] of Object.entries(BUDGET)) {
  const bytes = figures[/** @type {keyof typeof figures} */ (what)];
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB`);
  if (bytes === 0)
    console.error(`Nothing found to weigh for "${what}": the build changed its shape, mend e2e/machine/size.mjs.`);
  else if (bytes > budget)
    console.error(`"${what}" is ${bytes - budget} bytes over its budget: make it smaller, or argue for a new budget.`);
  over ||= bytes === 0 || bytes > budget;
}
console.log(`precache, on disk: ${(onDisk / 1000).toFixed(1)} kB`);
console.log(`precached: ${kept.toSorted().join(", ")}`);
process.exit(over ? 1 : 0);
