import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { deflateRawSync, gunzipSync, gzipSync } from "node:zlib";
import { compress, decompress, type Format } from "./compress";
import { packing } from "./packing";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const LONG = bytesOf("fifteen two, fifteen four and a pair is six; ".repeat(5000));

afterEach(() => vi.unstubAllGlobals());

describe("compression", () => {
  test.each<Format>(["gzip", "deflate-raw"])("%s gives back the bytes", async (format) => {
    const packed = await compress(LONG, format);
    expect(packed?.length).toBeLessThan(2000);
    expect(await decompress(Uint8Array.from(packed ?? []), format, LONG.length)).toEqual(LONG);
  });

  test("files are what gzip makes and reads", async () => {
    expect(gunzipSync((await compress(LONG, "gzip")) ?? "")).toEqual(Buffer.from(LONG));
    expect(await decompress(Uint8Array.from(gzipSync(LONG)), "gzip", 1e6)).toEqual(LONG);
  });

  test("reading stops at the most that is allowed", async () => {
    const bomb = Uint8Array.from(deflateRawSync(Buffer.alloc(50_000_000)));
    expect(await decompress(bomb, "deflate-raw", 1000)).toBeUndefined();
    expect(await decompress(Uint8Array.from(gzipSync(LONG)), "gzip", LONG.length - 1)).toBeUndefined();
  });

  test("damaged data is refused: cut at any byte, changed, or followed by more", async () => {
    const packed = Uint8Array.from(gzipSync(bytesOf("fifteen two and the rest won’t do")));
    for (let cut = 0; cut < packed.length; cut++)
      expect(await decompress(packed.slice(0, cut), "gzip", 1000)).toBeUndefined();
    expect(await decompress(packed.with(20, 77), "gzip", 1000)).toBeUndefined();
    expect(await decompress(Uint8Array.from([...packed, 1]), "gzip", 1000)).toBeUndefined();
  });

  test("a browser without these streams gives nothing", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    vi.stubGlobal("DecompressionStream", undefined);
    expect([await compress(LONG, "gzip"), await decompress(LONG, "gzip", 9)]).toEqual([undefined, undefined]);
  });
});

describe("packing", () => {
  test("gives back a text, and stops at the most that is allowed", async () => {
    const packed = (await packing.pack("Zoë pegs 2")) ?? new Uint8Array();
    expect(await packing.unpack(packed, 11)).toBe("Zoë pegs 2");
    expect(await packing.unpack(packed, 10)).toBeUndefined();
  });

  test("has the usual SHA-256", async () => {
    expect(await packing.sha256(LONG)).toEqual(Uint8Array.from(createHash("sha256").update(LONG).digest()));
  });

  test("has none on a page without https", async () => {
    vi.stubGlobal("crypto", {});
    expect(await packing.sha256(LONG)).toBeUndefined();
  });
});
