// The two budgets, on the built app: what a first visit runs, and what an installed app keeps for offline.
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = { "start-up JavaScript, gzip": 45_000, "precache, on disk": 350_000 };
const dist = new URL("../dist/", import.meta.url);
const read = (/** @type {string} */ file) => readFileSync(new URL(file, dist));

const page = read("index.html").toString();
const scripts = [...page.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.\/([^"]+\.js)"/g)].map((m) => m[1] ?? "");
const kept = [
  ...read("sw.js")
    .toString()
    .matchAll(/"?url"?:"([^"]+)"/g),
].map((m) => m[1] ?? "");
const figures = {
  "start-up JavaScript, gzip": scripts.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0),
  "precache, on disk": kept.reduce((sum, file) => sum + statSync(new URL(file, dist)).size, 0),
};

let over = false;
for (const [what, budget] of Object.entries(BUDGET)) {
  const bytes = figures[/** @type {keyof typeof figures} */ (what)];
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB`);
  if (bytes === 0)
    console.error(`Nothing found to weigh for "${what}": the build changed its shape, mend e2e/size.mjs.`);
  else if (bytes > budget)
    console.error(`"${what}" is ${bytes - budget} bytes over its budget: make it smaller, or argue for a new budget.`);
  over ||= bytes === 0 || bytes > budget;
}
console.log(`precached: ${kept.toSorted().join(", ")}`);
process.exit(over ? 1 : 0);
