import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";

const PURE = ["rules", "game", "match", "insight", "share"];
const ALL = [...PURE, "storage", "device", "session", "ui"];

/** Who may import whom, as rooms (folders of src) and as packages. Type imports count. */
const TABLE: Record<string, { rooms: string[]; packages: string[] }> = {
  rules: { rooms: [], packages: [] },
  game: { rooms: ["rules"], packages: [] },
  match: { rooms: ["rules", "game"], packages: [] },
  insight: { rooms: ["rules", "game", "match"], packages: [] },
  share: { rooms: ["rules", "game", "match"], packages: [] },
  storage: { rooms: ["game", "match"], packages: ["idb"] },
  device: { rooms: [], packages: ["qr"] },
  session: { rooms: PURE, packages: ["@preact/signals"] },
  ui: { rooms: [...PURE, "session"], packages: ["preact", "@preact/signals", "lean-qr"] },
  "main.tsx": { rooms: ALL, packages: ["preact", "@preact/signals"] },
  "sw.ts": { rooms: [], packages: [] },
  "vite-env.d.ts": { rooms: [], packages: [] },
};

/** Time and chance come into the pure rooms as arguments. */
const IMPURE = [/\bDate\.now\b/, /\bnew Date\s*\(/, /\bMath\.random\b/];

const MOST_LINES = 250;
/** Files that are one table of data, which splitting would only hide. */
const TABLES_OF_DATA = new Set(["src/ui/words.ts"]);

const isTest = (file: string) => /\.(test|spec|bench|census)\.tsx?$/.test(file) || file.startsWith("src/testing/");

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

/** Every address a file imports from: static, for effect only, lazy, as a type, re-exported, as a worker. */
function importsOf(text: string): string[] {
  const forms =
    /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"'\n]+)["']|\bnew URL\(\s*["']([^"'\n]+)["']\s*,\s*import\.meta\.url/g;
  return [...withoutComments(text).matchAll(forms)].map((m) => m[1] ?? m[2] ?? "");
}

const orNothing = (names: string[]) => (names.length ? names.join(", ") : "nothing");

/** `file` is a path like src/rules/show.ts. */
function roomFaults(file: string, text: string): string[] {
  if (isTest(file)) return [];
  const room = file.split("/")[1] ?? "";
  const allowed = TABLE[room];
  if (!allowed)
    return [`${file} stands in "${room}", which the table in rooms.test.ts does not know: add the room there first.`];
  const faults: string[] = [];
  for (const address of importsOf(text)) {
    if (!address.startsWith(".")) {
      const known = allowed.packages.some((name) => address === name || address.startsWith(`${name}/`));
      if (!known)
        faults.push(
          `${file} imports the package "${address}"; of packages, ${room} may import ${orNothing(allowed.packages)}.`,
        );
      continue;
    }
    const target = posix.join(posix.dirname(file), address).split("/");
    const reached = target[0] === "src" ? (target[1] ?? "") : "outside src";
    if (reached === room || allowed.rooms.includes(reached)) continue;
    const hint =
      reached === "testing" ? "only tests may import testing" : `${room} may import ${orNothing(allowed.rooms)}`;
    faults.push(`${file} imports "${address}" from ${reached}; ${hint}.`);
  }
  return faults;
}

function impureFaults(file: string, text: string): string[] {
  if (isTest(file) || !PURE.includes(file.split("/")[1] ?? "")) return [];
  const code = withoutComments(text);
  return IMPURE.flatMap((pattern) => code.match(pattern)?.[0] ?? []).map(
    (found) => `${file} says "${found}"; the pure rooms (${PURE.join(", ")}) are handed time and chance as arguments.`,
  );
}

function lengthFaults(file: string, text: string): string[] {
  const lines = text.trimEnd().split("\n").length;
  if (isTest(file) || TABLES_OF_DATA.has(file) || lines <= MOST_LINES) return [];
  return [`${file} has ${lines} lines; ${MOST_LINES} is the most: split it by the things it names.`];
}

const root = new URL("../", import.meta.url);
const files = ["src", "e2e"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map((path) =>
      `${folder}/${path}`.replaceAll("\\", "/"),
    ),
  )
  .filter((path) => /\.(tsx?|mjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));
const source = files.filter(({ path }) => path.startsWith("src/") && path !== "src/rooms.test.ts");

describe("the house", () => {
  test("there is something to check", () => {
    expect(source.length).toBeGreaterThan(3);
  });
  test("every room imports only what the table allows", () => {
    expect(source.flatMap(({ path, text }) => roomFaults(path, text))).toEqual([]);
  });
  test("the pure rooms ask neither the clock nor chance", () => {
    expect(source.flatMap(({ path, text }) => impureFaults(path, text))).toEqual([]);
  });
  test(`no file is longer than ${MOST_LINES} lines`, () => {
    expect(files.flatMap(({ path, text }) => lengthFaults(path, text))).toEqual([]);
  });
});

describe("the guards bite", () => {
  test.each([
    ["src/rules/show.ts", 'import type { Fact } from "../game/facts";', "rules may import nothing"],
    ["src/game/decide.ts", 'import { x } from "../../e2e/x";', "from outside src; game may import rules"],
    ["src/game/decide.ts", 'export * from "../match/card";', "game may import rules"],
    ["src/storage/log.ts", 'import { tally } from "../rules/show";', "storage may import game, match"],
    ["src/session/log.ts", 'import { openLog } from "../storage/log";', "session may import rules, game"],
    ["src/ui/parts/pad.tsx", 'import {\n  vibrate,\n} from "../../device/vibrate";', "from device; ui may import"],
    ["src/ui/parts/pad.tsx", 'type Log = import("../../storage/log").Log;', "from storage; ui may import"],
    ["src/ui/app.tsx", 'const page = await import("../main");', "from main; ui may import"],
    ["src/insight/odds.ts", 'new Worker(new URL("../ui/worker.ts", import.meta.url));', "from ui; insight may"],
    ["src/session/log.ts", 'import { openDB } from "idb";', "session may import @preact/signals"],
    ["src/device/wake.ts", 'import "preact";', "device may import qr"],
    ["src/ui/app.tsx", 'import { deal } from "../testing/deals";', "only tests may import testing"],
    ["src/attic/old.ts", "export {};", 'stands in "attic"'],
  ])("%s: %s", (file, text, part) => {
    expect(roomFaults(file, text)).toEqual([expect.stringContaining(part)]);
  });

  test.each([
    ["src/rules/show.ts", 'import { RANKS } from "./cards"; // not from "../ui/pad"'],
    ["src/match/card.ts", 'import { replay } from "../game/replay";'],
    ["src/storage/log.ts", 'import { openDB } from "idb";'],
    ["src/ui/app.tsx", 'import { useState } from "preact/hooks";\nimport "./style/base.css";'],
    ["src/rules/show.test.ts", 'import { deal } from "../testing/deals";'],
  ])("%s may say %s", (file, text) => {
    expect(roomFaults(file, text)).toEqual([]);
  });

  test("the clock, a date and chance are refused in a pure room, and only there", () => {
    const text = "const at = Date.now(), day = new Date(0), n = Math.random();";
    expect(impureFaults("src/share/record.ts", text)).toHaveLength(3);
    expect(impureFaults("src/device/clock.ts", text)).toEqual([]);
    expect(impureFaults("src/share/record.ts", "// never Date.now")).toEqual([]);
  });

  test("a long file is refused, a long test is not", () => {
    const long = "x\n".repeat(MOST_LINES + 1);
    expect(lengthFaults("src/ui/app.tsx", long)).toEqual([expect.stringContaining("251 lines")]);
    expect(lengthFaults("src/ui/app.test.tsx", long)).toEqual([]);
  });
});
