import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, seed } from "../../testing/seed";
import { fromBase41, toBase41 } from "./base41";

test("two bytes are three characters, the lowest digit first, and a last single byte is two", () => {
  const texts = [[], [0], [255], [0, 0], [0, 41], [1, 0], [255, 255], [1, 2, 3]].map((bytes) =>
    toBase41(Uint8Array.from(bytes)),
  );
  expect(texts).toEqual(["", "00", "96", "000", "010", "A60", "H.+", "C6030"]);
});

test("every list of bytes comes back", () => {
  const law = fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
    expect(fromBase41(toBase41(bytes))).toEqual(bytes);
  });
  fc.assert(law, { seed: seed("base 41"), numRuns: runs(300) });
});

test("a text that no bytes make is refused, and any other is the only text of its bytes", () => {
  expect(["0", "0000", "0a0", "...", "..", "0é0", "15 "].map(fromBase41)).toEqual(Array(7).fill(undefined));
  const digits = fc.string({ unit: fc.constantFrom(...Array.from("019AZ$*+-. a")), maxLength: 12 });
  const law = fc.property(digits, (text) => {
    const bytes = fromBase41(text);
    expect(bytes ? toBase41(bytes) : text).toBe(text);
  });
  fc.assert(law, { seed: seed("base 41 of texts"), numRuns: runs(1000) });
});
