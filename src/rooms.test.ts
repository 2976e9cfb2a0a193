import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { rowsOf } from "./testing/documents";

const PURE = ["base", "rules", "game", "match", "club", "insight", "share"];
const ALL = [...PURE, "storage", "device", "session", "ui"];

/** The rooms (folders of src) and packages that each room may import. Type imports count. */
const TABLE: Record<string, { rooms: string[]; packages: string[] }> = {
  base: { rooms: [], packages: [] },
  rules: { rooms: ["base"], packages: [] },
  game: { rooms: ["base", "rules"], packages: [] },
  match: { rooms: ["base", "rules", "game"], packages: [] },
  club: { rooms: ["base", "game"], packages: [] },
  insight: { rooms: ["base", "rules", "game", "match", "club"], packages: [] },
  share: { rooms: ["base", "rules", "game", "match", "club"], packages: [] },
  storage: { rooms: ["base", "game", "club"], packages: ["idb"] },
  device: { rooms: ["base"], packages: ["qr"] },
  session: { rooms: PURE, packages: ["@preact/signals"] },
  ui: { rooms: [...PURE, "session"], packages: ["preact", "@preact/signals", "lean-qr"] },
  "main.tsx": { rooms: [...ALL, "later"], packages: ["preact", "@preact/signals"] },
  "later.tsx": { rooms: [...ALL, "insight-worker?worker&url"], packages: ["preact", "@preact/signals"] },
  "insight-worker.ts": { rooms: ["insight"], packages: [] },
  "sw.ts": { rooms: [], packages: [] },
  "vite-env.d.ts": { rooms: [], packages: [] },
};

/** Folders that only the named files of their own room look into. */
const PRIVATE: Record<string, string[]> = {
  "src/game/evolve/": [
    "src/game/decide.ts",
    "src/game/replay.ts",
    "src/game/final-state.ts",
    "src/game/retold.ts",
    "src/game/deals-played.ts",
  ],
};

/** Time and chance come into the pure rooms as arguments. */
const IMPURE = [/\bDate\.now\b/, /\bnew Date\s*\(/, /\bMath\.random\b/];

const MOST_LINES = 250;
/** A shorter file needs a second reader. */
const FEWEST_LINES = 12;

const isTest = (file: string) => /\.(test|spec|bench)\.tsx?$/.test(file) || file.startsWith("src/testing/");

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

/** Every address a file imports from: static, for effect only, lazy, as a type, re-exported, as a worker. */
function importsOf(text: string): string[] {
  const forms =
    /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"'\n]+)["']|\bnew URL\(\s*["']([^"'\n]+)["']\s*,\s*import\.meta\.url/g;
  return [...withoutComments(text).matchAll(forms)].map((m) => m[1] ?? m[2] ?? "");
}

const orNothing = (names: string[]) => (names.length ? names.join(", ") : "nothing");

/** A relative address as a path below the repository, without its ending. */
const targetOf = (file: string, address: string) => posix.join(posix.dirname(file), address);

/** `file` is a path like src/rules/cards.ts. */
function roomFaults(file: string, text: string): string[] {
  if (isTest(file)) return [];
  const room = file.split("/")[1] ?? "";
  const allowed = TABLE[room];
  if (!allowed)
    return [`${file} is in "${room}", which the table in rooms.test.ts does not know: add the room there first.`];
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
    const target = targetOf(file, address).split("/");
    const reached = target[0] === "src" ? (target[1] ?? "") : "outside src";
    if (reached === room || allowed.rooms.includes(reached)) continue;
    const hint =
      reached === "testing" ? "only tests may import testing" : `${room} may import ${orNothing(allowed.rooms)}`;
    faults.push(`${file} imports "${address}" from ${reached}; ${hint}.`);
  }
  return faults;
}

function privateFaults(file: string, text: string): string[] {
  if (isTest(file)) return [];
  return Object.entries(PRIVATE).flatMap(([folder, readers]) => {
    if (file.startsWith(folder) || readers.includes(file)) return [];
    return importsOf(text)
      .filter((address) => address.startsWith(".") && `${targetOf(file, address)}/`.startsWith(folder))
      .map((address) => `${file} imports "${address}"; only ${readers.join(" and ")} may look into ${folder}.`);
  });
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The files of `all` that each file imports, by its path. */
function importsIn(all: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Set(all.map(({ path }) => path));
  const found = (target: string) =>
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => paths.has(path));
  return new Map(
    all.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter((address) => address.startsWith("."))
        .flatMap((address) => found(targetOf(path, address)) ?? []),
    ]),
  );
}

/** Circles of imports, types included: each as the paths along it, from a file back to itself. */
function cyclesIn(all: readonly SourceFile[]): string[] {
  const edges = importsIn(all);
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push([...trail.slice(at), path].join(" → "));
    if (at >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of all) visit(path, []);
  return cycles;
}

function impureFaults(file: string, text: string): string[] {
  if (isTest(file) || !PURE.includes(file.split("/")[1] ?? "")) return [];
  const code = withoutComments(text);
  return IMPURE.flatMap((pattern) => code.match(pattern)?.[0] ?? []).map(
    (found) => `${file} says "${found}"; the pure rooms (${PURE.join(", ")}) are handed time and chance as arguments.`,
  );
}

const linesOf = (text: string) => text.trimEnd().split("\n").length;

function lengthFaults(file: string, text: string): string[] {
  const lines = linesOf(text);
  if (isTest(file) || lines <= MOST_LINES) return [];
  return [`${file} has ${lines} lines; ${MOST_LINES} is the most: split it by the things it names.`];
}

/** A file that is loaded lazily must be one of its own. */
function smallFileFaults(all: readonly SourceFile[]): string[] {
  const code = all.filter(({ path }) => !isTest(path));
  const imports = importsIn(code);
  return code.flatMap(({ path, text }) => {
    const lines = linesOf(text);
    const [reader, another] = code.filter((one) => imports.get(one.path)?.includes(path));
    if (lines >= FEWEST_LINES || !reader || another) return [];
    const name = posix.basename(path).replace(/\.tsx?$/, "");
    if (new RegExp(`import\\("[^"]*/${name}"\\)`).test(reader.text)) return [];
    return [`${path} has ${lines} lines and one reader, ${reader.path}: move it there.`];
  });
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
  test("a private folder is read by its own readers alone", () => {
    expect(source.flatMap(({ path, text }) => privateFaults(path, text))).toEqual([]);
  });
  test("no file imports itself through others, not even for a type", () => {
    expect(cyclesIn(source)).toEqual([]);
  });
  test("the pure rooms ask neither the clock nor chance", () => {
    expect(source.flatMap(({ path, text }) => impureFaults(path, text))).toEqual([]);
  });
  test(`no file is longer than ${MOST_LINES} lines`, () => {
    expect(files.flatMap(({ path, text }) => lengthFaults(path, text))).toEqual([]);
  });
  test(`a file under ${FEWEST_LINES} lines has two readers`, () => {
    expect(smallFileFaults(source)).toEqual([]);
    const lengths = source.flatMap(({ path, text }) => (isTest(path) ? [] : linesOf(text))).toSorted((a, b) => a - b);
    console.log(`${lengths.length} files; the median has ${lengths[lengths.length >> 1]} lines`);
  });
  test("the README has the same table, without the rooms that have no files yet", () => {
    const readme = readFileSync(new URL("README.md", root), "utf8");
    const stated = rowsOf(readme, "Rooms")
      .slice(2)
      .map(([, room, what, list]) => `${room}: ${list}${what?.endsWith("Pure") ? ", pure" : ""}`);
    const rooms = Object.entries(TABLE).filter(([room]) => source.some(({ path }) => path.startsWith(`src/${room}/`)));
    expect(stated).toEqual(
      rooms.map(([room, { rooms: list }]) => {
        const named = PURE.every((one) => list.includes(one))
          ? ["the pure rooms", ...list.filter((one) => !PURE.includes(one))]
          : list;
        return `${room}/: ${orNothing(named)}${PURE.includes(room) ? ", pure" : ""}`;
      }),
    );
  });
});

describe("the guards bite", () => {
  test.each([
    ["src/base/result.ts", 'import type { Fact } from "../game/facts";', "base may import nothing"],
    ["src/game/decide.ts", 'import { x } from "../../e2e/x";', "from outside src; game may import base, rules"],
    ["src/game/decide.ts", 'export * from "../match/match";', "game may import base, rules"],
    ["src/storage/log.ts", 'import { tally } from "../rules/show";', "storage may import base, game, club"],
    ["src/session/log.ts", 'import { openLog } from "../storage/log";', "session may import base, rules, game"],
    ["src/ui/parts/pad.tsx", 'import {\n  vibrate,\n} from "../../device/vibrate";', "from device; ui may import"],
    ["src/ui/parts/pad.tsx", 'type Log = import("../../storage/log").Log;', "from storage; ui may import"],
    ["src/ui/app.tsx", 'const page = await import("../main");', "from main; ui may import"],
    ["src/insight/odds.ts", 'new Worker(new URL("../ui/worker.ts", import.meta.url));', "from ui; insight may"],
    ["src/session/log.ts", 'import { openDB } from "idb";', "session may import @preact/signals"],
    ["src/device/wake.ts", 'import "preact";', "device may import qr"],
    ["src/ui/app.tsx", 'import { deal } from "../testing/deals";', "only tests may import testing"],
    ["src/attic/old.ts", "export {};", 'is in "attic"'],
  ])("%s: %s", (file, text, part) => {
    expect(roomFaults(file, text)).toEqual([expect.stringContaining(part)]);
  });

  test.each([
    ["src/rules/forms.ts", 'import { RANKS } from "./cards"; // not from "../ui/pad"'],
    ["src/match/match.ts", 'import { replay } from "../game/replay";'],
    ["src/storage/log.ts", 'import { openDB } from "idb";'],
    ["src/ui/app.tsx", 'import { useState } from "preact/hooks";\nimport "./style/base.css";'],
    ["src/rules/show.test.ts", 'import { deal } from "../testing/deals";'],
  ])("%s may say %s", (file, text) => {
    expect(roomFaults(file, text)).toEqual([]);
  });

  test("a private folder is refused to everybody else", () => {
    const text = 'import { evolve } from "./evolve/evolve";';
    expect(privateFaults("src/game/known.ts", text)).toEqual([expect.stringContaining("may look into")]);
    expect(privateFaults("src/game/replay.ts", text)).toEqual([]);
    expect(privateFaults("src/ui/app.tsx", 'import { a } from "../game/evolve/deal";')).toHaveLength(1);
  });

  test("a circle of imports is found, of types too", () => {
    const a = { path: "src/ui/a.ts", text: 'import { b } from "./b";' };
    const b = { path: "src/ui/b.tsx", text: 'import type { A } from "./a";' };
    expect(cyclesIn([a, b])).toEqual(["src/ui/a.ts → src/ui/b.tsx → src/ui/a.ts"]);
    expect(cyclesIn([a, { ...b, text: "" }])).toEqual([]);
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

  test("a short file with one reader is refused, unless it is loaded lazily", () => {
    const short = { path: "src/ui/a.ts", text: "export const a = 1;" };
    const reader = (path: string, text = 'import { a } from "./a";') => ({ path, text: text + "\n//".repeat(12) });
    const one = reader("src/ui/b.ts");
    expect(smallFileFaults([short, one, reader("src/ui/a.test.ts")])).toEqual([
      "src/ui/a.ts has 1 lines and one reader, src/ui/b.ts: move it there.",
    ]);
    expect(smallFileFaults([short, one, reader("src/ui/c.ts")])).toEqual([]);
    expect(smallFileFaults([short, reader("src/ui/b.ts", 'const a = import("./a");')])).toEqual([]);
  });
});
