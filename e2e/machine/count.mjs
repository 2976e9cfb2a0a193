// Adds up the reports of Vitest and Playwright: `node e2e/machine/count.mjs <exit code of npm test>` prints
// "N passed, N failed".
import { existsSync, readFileSync } from "node:fs";

/** @param {string} name @returns {any} */
function report(name) {
  const file = new URL(`../../test-results/${name}`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

const unit = report("unit.json");
const e2e = report("e2e.json");
const missing = (unit ? 0 : 1) + (e2e ? 0 : 1);
// A test file that does not load fails without a failed test in it.
const dead = (unit?.testResults ?? []).filter(
  (/** @type {any} */ file) => file.status === "failed" && !file.assertionResults.length,
).length;

const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0);
let failed = (unit?.numFailedTests ?? 0) + dead + (e2e?.stats.unexpected ?? 0) + (e2e?.errors.length ?? 0);
if (failed === 0 && (process.argv[2] !== "0" || missing || passed === 0)) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
