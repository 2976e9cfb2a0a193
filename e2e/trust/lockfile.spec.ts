import { readFileSync } from "node:fs";
import { expect, test } from "playwright/test";

interface Entry {
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}
const text = readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8");
const packages = (JSON.parse(text) as { packages: Record<string, Entry> }).packages;

test("package-lock.json names no registry and knows every platform's binaries", () => {
  const names = Object.keys(packages);
  const missing: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    expect(entry.resolved, path).toBeUndefined();
    if (path) expect(entry.integrity, path).toBeTruthy();
    for (const dep of Object.keys(entry.optionalDependencies ?? {}))
      if (!names.some((n) => n.endsWith(`node_modules/${dep}`))) missing.push(`${path}: ${dep}`);
  }
  expect(missing).toEqual([]);
});
