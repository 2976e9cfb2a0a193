import { inflateRawSync, gunzipSync, gzipSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import book3 from "../../club/fixtures/format-3.json";
import format6 from "../../game/fixtures/format-6.json";
import { filePorts } from "../../device/file-ports";
import { usualGame } from "../../testing/usual-games";
import { newFile, readFile, readText, writeFile } from "./file";
import { lineOf, readLine } from "./file-lines";
import { type Kept, type KeptLog, LIMITS } from "./kept";
import { KNOWN_VALUES } from "./layout";
import { numberSigns } from "./signs";

const ports = filePorts();
const about = { version: "0.1.0", at: 1_763_740_800_000 };

const logOf = (entries: readonly unknown[]): KeptLog => ({ id: (entries[0] as { game: string }).game, entries });
const LOGS = [usualGame(1), format6, book3, usualGame(2)].map(logOf);
const KEPT: Kept = { logs: LOGS, preferences: { pad: "ranks", names: ["Zoë", "Ольга"] } };

const fileOf = async (kept: Kept) => {
  const bytes = await writeFile(kept, about, ports);
  if (!bytes) throw new Error("no compression");
  return bytes;
};
const textOf = async (kept: Kept) => gunzipSync(await fileOf(kept)).toString();
const FILE = await fileOf(KEPT);
const TEXT = await textOf(KEPT);
const MARK = '{"app":"fifteen-two","kind":"backup"';
const LINES = TEXT.split("\n");

const opened = async (text: string) => {
  const read = await readText(text, ports);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const refusal = async (bytes: Uint8Array) => {
  const read = await readFile(bytes, ports);
  return read.ok ? "read" : read.error;
};
const packed = (text: string) => new Uint8Array(gzipSync(text));

describe("a file", () => {
  test("comes back whole", async () => {
    const read = await readFile(FILE, ports);
    expect(read).toEqual({ ok: true, value: { envelope: expect.anything(), kept: KEPT, lost: [], whole: true } });
  });
  test("begins with what is in it", async () => {
    const { envelope } = await opened(TEXT);
    expect(envelope).toMatchObject({ ...about, format: 1, facts: 6, bookFacts: 3, logs: 4 });
    expect(envelope.counts).toEqual({ games: 3, matches: 1, scorecards: 0, events: 1 });
    expect(envelope.sha256).toMatch(/^[\da-f]{64}$/);
  });
  test("is ASCII, whatever the names", () => {
    expect(TEXT).toMatch(/^[\n\u0020-\u007e]*$/);
  });
  test("without games has its preferences", async () => {
    const kept = { logs: [], preferences: { pad: "ranks" } };
    expect((await opened(await textOf(kept))).kept).toEqual(kept);
  });
});

describe("a file that no reader would take is not made:", () => {
  const many = (length: number) => Array.from({ length }, (_, n): KeptLog => ({ id: `log-${n}`, entries: [] }));
  const largest = Array.from({ length: LIMITS.all / LIMITS.entries }, (_, n): KeptLog => ({
    id: `log-${n}`,
    entries: Array.from({ length: LIMITS.entries }, () => 0),
  }));
  const long: KeptLog = { id: "long", entries: ["x".repeat(LIMITS.line - 100)] };
  test.each<[string, readonly KeptLog[], number, boolean]>([
    ["20,000 logs", many(LIMITS.logs), 1, false],
    ["20,001 logs", many(LIMITS.logs + 1), 1, true],
    ["two million entries", largest, 1, false],
    ["one more entry", [...largest, { id: "one-more", entries: [0] }], 1, true],
    ["lines of 64 MB", Array.from({ length: 17 }, () => long), 1, true],
    ["8 MB when packed", many(1), LIMITS.packed, false],
    ["one more byte when packed", many(1), LIMITS.packed + 1, true],
  ])("%s", async (_, logs, size, tooMuch) => {
    const writer = newFile(about, { ...ports, sha256: async () => "", gzip: async () => new Uint8Array(size) });
    await writer.add(logs);
    const { bytes, ...file } = await writer.end({});
    expect([file.tooMuch, bytes === undefined]).toEqual([tooMuch, tooMuch]);
  });
});

describe("a file that is cut", () => {
  /** Bytes between two cuts; `npm run backup` cuts at every one. */
  const [STEP, PACKED_STEP] = process.env["BACKUP"] ? [1, 1] : [11, 17];
  /** The logs whose lines are complete in the text. */
  const completeIn = (text: string) => LINES.filter((line, i) => i > 0 && i <= 4 && text.includes(line)).length;
  test("anywhere in its text gives every game before the cut", async () => {
    for (let cut = 0; cut < TEXT.length; cut += STEP) {
      const text = TEXT.slice(0, cut);
      const read = await readText(text, ports);
      const complete = completeIn(text);
      expect(read.ok ? read.value.kept.logs : []).toEqual(LOGS.slice(0, complete));
      expect(read.ok || read.error).toBe(complete > 0 || (cut < MARK.length ? "notOurs" : "damaged"));
      const lost = read.ok ? read.value.lost.filter(({ line }) => line <= 4).length : 4;
      expect(lost).toBe(4 - complete);
    }
  });
  test("anywhere in its bytes gives every game that can be inflated", async () => {
    for (let cut = 0; cut < FILE.length; cut += PACKED_STEP) {
      const read = await readFile(FILE.slice(0, cut), ports);
      const text =
        cut < 11 ? "" : inflateRawSync(FILE.slice(10, cut), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
      expect(read.ok ? read.value.kept.logs : []).toEqual(LOGS.slice(0, completeIn(text)));
    }
  });
  test("loses its last games and says which", async () => {
    const { lost, whole } = await opened(TEXT.slice(0, TEXT.indexOf(LINES[3] ?? "") + 30));
    expect({ lost, whole }).toEqual({
      lost: [
        { line: 3, why: "cutOff" },
        { line: 4, why: "cutOff" },
      ],
      whole: false,
    });
  });
});

describe("a damaged file", () => {
  test("loses only the game with the damage", async () => {
    const { kept, lost, whole } = await opened(TEXT.replace(LINES[2]?.slice(50, 60) ?? "", "oooooooooo"));
    expect(kept.logs).toEqual(LOGS.toSpliced(1, 1));
    expect({ lost, whole }).toEqual({ lost: [{ line: 2, why: "damaged" }], whole: false });
  });
  test("with two lines exchanged is not whole, and has all its games", async () => {
    const [head = "", one = "", two = "", ...others] = LINES;
    const { kept, lost, whole } = await opened([head, two, one, ...others].join("\n"));
    expect([kept.logs.length, lost.length, whole]).toEqual([4, 0, false]);
  });
  test.each<[string, string, (() => Uint8Array) | Uint8Array]>([
    ["nothing", "notOurs", new Uint8Array()],
    ["a picture", "notOurs", new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])],
    ["another gzip", "notOurs", packed("hello")],
    ["another app's lines", "notOurs", packed(`${lineOf({ app: "other" })}\n`)],
    ["a newer format", "newer", packed(`${lineOf({ app: "fifteen-two", kind: "backup", format: 2, x: [] })}\n`)],
    ["half an envelope", "damaged", packed(TEXT.slice(0, 60))],
    ["a wrong envelope", "damaged", packed(`${lineOf({ app: "fifteen-two", kind: "backup", format: 1 })}\n`)],
    ["no intact game", "damaged", packed(`${LINES[0] ?? ""}\n${"x".repeat(500)}`)],
    ["9 megabytes", "tooLarge", () => new Uint8Array(LIMITS.packed + 1)],
    ["a bomb", "tooLarge", () => new Uint8Array(gzipSync(Buffer.alloc(LIMITS.inflated + 1, " ")))],
  ])("with %s is refused: %s", async (_, why, bytes) => {
    expect(await refusal(typeof bytes === "function" ? bytes() : bytes)).toBe(why);
  });
});

describe("a hostile line", () => {
  const head = LINES[0] ?? "";
  const lostIn = async (line: string) => (await opened([head, LINES[1], line].join("\n"))).lost[0];
  const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;
  test("that is nested ten thousand times is left out", async () => {
    const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    expect(await lostIn(lineOf(["a", 6, "*", "", "n", 6, "", [], nested(100)]))).toEqual({ line: 2, why: "beyond" });
    expect(readLine(`${deep} 00000000`)).toBe("damaged");
  });
  test.each(["", " ", "a/b", "ä", "x".repeat(201), "\u202e", "a b"])("with the id %j is left out", async (id) => {
    expect(await lostIn(lineOf([id, 6, "", "", "", 6, "", []]))).toEqual({ line: 2, why: "beyond" });
  });
  test("that uses values again after the lines before did, until they amount to more than the limit, is left out", async () => {
    const again = lineOf(["a", 6, "****", "", numberSigns(KNOWN_VALUES.length).repeat(4), 6, "", [], "x".repeat(1e6)]);
    const text = [head, ...Array.from({ length: 15 }, () => again)].join("\n");
    const { kept, lost } = await opened(text);
    expect(kept.logs).toHaveLength(11);
    expect(lost.map(({ line, why }) => `${line} ${why}`)).toEqual(["12 beyond", "13 beyond", "14 beyond", "15 beyond"]);
  });
  test("named __proto__ is a log like any other, and its preferences change nothing", async () => {
    const { kept } = await opened(
      [head, lineOf(["__proto__", 6, "", "", "", 6, "", []]), lineOf(JSON.parse('{"__proto__":{"pad":"ranks"}}'))].join(
        "\n",
      ),
    );
    expect(kept.logs).toEqual([{ id: "__proto__", entries: [] }]);
    expect(kept.preferences["pad"]).toBeUndefined();
    expect(({} as Record<string, unknown>)["pad"]).toBeUndefined();
  });
});
