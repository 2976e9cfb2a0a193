import { expect, test } from "vitest";
import { lastBackupWords } from "./backup";

const NOW = new Date(2026, 10, 22, 12).getTime();
const YEAR = 365 * 24 * 60 * 60 * 1000;

test.each([
  [undefined, /^No backup yet/],
  [NOW - 60_000, /^Last backup: .*22/],
  // The time zone has changed meanwhile.
  [NOW + 3_600_000, /^Last backup: .*22/],
  [NOW - YEAR, /^Last backup: .*2025/],
  [NOW + YEAR, /clock was ahead/],
])("a backup at %s", (at, words) => {
  expect(lastBackupWords(at, NOW)).toMatch(words);
});
