import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../testing/robot";
import { runs, seed } from "../../testing/seed";
import { PARCELS } from "./code-words";
import { type Collected, createCollector } from "./collector";
import { addTimes, inverse } from "./field";
import { blockCount, blockSize, framesOf, readFrame } from "./frames";

const bytesOf = (length: number, from: number) => {
  const chance = chanceOf(from);
  return Uint8Array.from({ length }, () => chance() * 256);
};
const collected = (found: ReturnType<ReturnType<typeof createCollector>["add"]>): Collected => {
  if (typeof found === "string") throw new Error(found);
  return found;
};

describe("the field", () => {
  test("every byte but 0 has an inverse", () => {
    for (let byte = 1; byte < 256; byte++) {
      const one = Uint8Array.of(0);
      addTimes(one, Uint8Array.of(byte), inverse(byte));
      expect(one[0]).toBe(1);
    }
  });

  test("a product is made by shifting and adding", () => {
    const product = (one: number, other: number) => {
      let sum = 0;
      for (let bit = 7; bit >= 0; bit--) sum = (sum << 1) ^ (sum & 128 ? 0x11d : 0) ^ (other & (1 << bit) ? one : 0);
      return sum;
    };
    for (let one = 0; one < 256; one++) {
      const row = new Uint8Array(256);
      addTimes(
        row,
        Uint8Array.from({ length: 256 }, (_, other) => other),
        one,
      );
      expect([...row].findIndex((found, other) => found !== product(one, other))).toBe(-1);
    }
  });
});

describe("frames", () => {
  test("blocks are as equal as can be, and no larger than 800 bytes", () => {
    const sizes = [1, 800, 801, 1600, 1601, 500_000, 1 << 20].map((total) => [blockCount(total), blockSize(total)]);
    expect(sizes).toEqual([
      [1, 1],
      [1, 800],
      [2, 401],
      [2, 800],
      [3, 534],
      [625, 800],
      [1311, 800],
    ]);
  });

  test("a frame of any number says what it is", () => {
    const parcel = bytesOf(2000, 1);
    for (const number of [0, 2, 3, 2 ** 32 - 1]) {
      const read = readFrame(framesOf("file", parcel)(number));
      expect(read).toMatchObject({ ok: true, value: { kind: "file", total: 2000, number } });
    }
  });

  test.each([
    ["FT1 Ann; 1W12 Bob; 2L31 Cy; 0Q8ZTC2", "notOurs"],
    ["", "notOurs"],
    ["FTC1", "notOurs"],
    ["FTC2.ANYTHING", "newer"],
    ["FTC99.", "newer"],
    ["FTC1.", "damaged"],
    ["FTC1.000", "damaged"],
    [`FTC1.${"0".repeat(100_000)}`, "damaged"],
  ])("%.12s… is %s", (text, why) => expect(readFrame(text)).toEqual({ ok: false, error: why }));
});

describe("a collector", () => {
  test("needs every frame of a loop once, in any order, and says how many it has", () => {
    const parcel = bytesOf(2100, 2);
    const frame = framesOf("game", parcel);
    const collector = createCollector();
    const steps = [2, 2, 0, 1].map((number) => collected(collector.add(frame(number))));
    expect(steps.map(({ have, need, whole }) => [have, need, whole !== undefined])).toEqual([
      [1, 3, false],
      [1, 3, false],
      [2, 3, false],
      [3, 3, true],
    ]);
    expect(steps.at(-1)?.whole).toEqual(parcel);
  });

  test("any frames in any order give the parcel back, with at most 15 % more frames than blocks on average", () => {
    let [read, needed] = [0, 0];
    const some = { kind: fc.constantFrom(...PARCELS), length: fc.integer({ min: 1, max: 30_000 }) };
    const law = fc.property(fc.record({ ...some, from: fc.nat(2 ** 31), at: fc.nat(2 ** 20) }), (one) => {
      const parcel = bytesOf(one.length, one.from);
      const chance = chanceOf(one.from + 1);
      const frame = framesOf(one.kind, parcel);
      const collector = createCollector();
      for (let number = one.at; ; number++) {
        // A third of the codes are missed.
        if (chance() < 1 / 3) continue;
        read += 1;
        const { whole, need } = collected(collector.add(frame(number)));
        if (!whole) continue;
        needed += need;
        expect(Buffer.compare(whole, parcel)).toBe(0);
        return;
      }
    });
    fc.assert(law, { seed: seed("streams"), numRuns: runs(60) });
    console.log(`frames read for each block needed: ${(read / needed).toFixed(3)}`);
    expect(read / needed).toBeLessThan(1.15);
  });

  test("a code of another parcel, a foreign code and a damaged one change nothing", () => {
    const [one, other] = [framesOf("game", bytesOf(1500, 3)), framesOf("game", bytesOf(1500, 4))];
    const collector = createCollector();
    collector.add(one(0));
    expect(collector.add("https://example.org")).toBe("notOurs");
    expect(collector.add(`${one(1).slice(0, -1)}0`)).toBe("damaged");
    expect(collected(collector.add(other(0))).have).toBe(1);
    expect(collected(collector.add(one(1))).whole).toEqual(bytesOf(1500, 3));
  });

  test("a third parcel takes the place of the one that was seen longest ago", () => {
    const [a, b, c] = [5, 6, 7].map((from) => framesOf("game", bytesOf(1500, from)));
    const collector = createCollector();
    const seen = [a, b, c, c, a].map((frame, at) => collected(collector.add(frame!(at))).have);
    expect(seen).toEqual([1, 1, 1, 2, 1]);
  });
});
