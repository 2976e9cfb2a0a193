/** Files of every format stay readable. `format-1.txt` is a file without its gzip; `format-1.json` is what it holds. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { filePorts } from "../../device/file-ports";
import { logLine } from "./columns";
import { FILE_FORMAT, readText, writeFile } from "./file";
import { lineOf, readLine } from "./file-lines";
import type { Kept } from "./kept";
import { BOOK_LAYOUT, GAME_LAYOUT } from "./layout";

const ports = filePorts();
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8");
const textOf = (format: number) => fixture(`format-${format}.txt`);
const EXPECTED: Readonly<Record<number, Kept>> = { 1: JSON.parse(fixture("format-1.json")) as Kept };

describe.each(Object.entries(EXPECTED))("a file of format %s", (format, kept) => {
  const text = textOf(Number(format));
  test("is read whole", async () => {
    const read = await readText(text, ports);
    expect(read).toMatchObject({
      ok: true,
      value: { kept, lost: [], whole: true, envelope: { format: Number(format) } },
    });
  });
  test("has the SHA-256 of everything after its first line", () => {
    const [head = "", ...rest] = text.split("\n");
    const read = readLine(head);
    const sha256 = createHash("sha256").update(rest.join("\n")).digest("hex");
    expect(read).toMatchObject({ value: { sha256 } });
  });
});

describe("the present format", () => {
  test("has a file in the fixtures, which is written the same again", async () => {
    const kept = EXPECTED[FILE_FORMAT];
    if (!kept) throw new Error("add the files of this format to the fixtures");
    const bytes = await writeFile(kept, { version: "0.1.0", at: 1_763_740_800_000 }, ports);
    expect(gunzipSync(bytes ?? "").toString("latin1")).toBe(textOf(FILE_FORMAT));
  });
  test("has every fact in them, as a letter", () => {
    const letters = (layout: Readonly<Record<string, readonly [string, unknown]>>, isBook: boolean) => {
      const logs = (EXPECTED[FILE_FORMAT]?.logs ?? []).filter(({ id }) => id.startsWith("book:") === isBook);
      const types = logs.map((log) => String(logLine(log)[2])).join("");
      return Object.values(layout).filter(([letter]) => !types.includes(letter));
    };
    expect([letters(GAME_LAYOUT, false), letters(BOOK_LAYOUT, true)]).toEqual([[], []]);
  });
  test("has the check sum of gzip", () => {
    expect(lineOf("123456789")).toBe('"123456789" 83593021');
    expect(lineOf("Zoë")).toBe('"Zo\\u00eb" 64b2dcf8');
  });
});
