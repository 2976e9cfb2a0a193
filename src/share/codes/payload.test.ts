import { deflateRawSync, inflateRawSync } from "node:zlib";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import format1 from "../../game/fixtures/format-1.json";
import { usualGame } from "../../testing/usual-games";
import type { KeptLog } from "../backup/kept";
import { toBase41 } from "./base41";
import { MOST_PARCEL } from "./code-words";
import { framesOf } from "./frames";
import { openPayload, packGame, type Packing, payloadLink, readPayload } from "./payload";
import { createCodeReader, fileParcel } from "./reader";

const packing: Packing = {
  pack: async (text) => deflateRawSync(text),
  unpack: async (bytes, most) => {
    try {
      return inflateRawSync(bytes, { maxOutputLength: most }).toString();
    } catch {
      return undefined;
    }
  },
  sha256: async (bytes) => createHash("sha256").update(bytes).digest(),
};
const entries = usualGame(1);
const GAME: KeptLog = { id: String(entries[0]?.game), entries };
const payload = (await packGame(GAME, packing)) ?? new Uint8Array();
const ADDRESS = "https://example.org/fifteen-two/";

describe("a game in a link", () => {
  test.each([
    ["the whole link", payloadLink(payload, ADDRESS)],
    ["the address with a page", payloadLink(payload, `${ADDRESS}index.html`)],
    ["the part after #", payloadLink(payload, "").slice(1)],
    ["the text alone", toBase41(payload)],
    ["with spaces around it", `  ${payloadLink(payload, ADDRESS)}\n`],
  ])("%s comes back with every entry and time", async (_, text) => {
    expect(await readPayload(text, packing)).toEqual({ ok: true, value: GAME });
  });

  test("so does a game of the first format, as it was stored", async () => {
    const log = { id: "fixture-1", entries: format1 };
    const old = await packGame({ ...log, id: format1[0]?.game ?? "" }, packing);
    expect(await openPayload(old ?? new Uint8Array(), packing)).toMatchObject({
      ok: true,
      value: { entries: format1 },
    });
  });

  test.each([
    ["", "notOurs"],
    ["hello there", "notOurs"],
    [`${ADDRESS}#/line/FT1_Ann;`, "notOurs"],
    [`${ADDRESS}#/bring/`, "notOurs"],
    [`${ADDRESS}#/bring/abc`, "notOurs"],
    [`${ADDRESS}#/bring/A`, "damaged"],
    [toBase41(payload).slice(0, -3), "damaged"],
    [toBase41(payload).replace(/(.{80})./, "$10"), "damaged"],
    [toBase41(Uint8Array.from([2, ...payload.slice(1)])), "newer"],
    [toBase41(Uint8Array.from([0, ...payload.slice(1)])), "damaged"],
    ["0".repeat(16_001), "tooLarge"],
    ["0".repeat(1_000_000), "tooLarge"],
  ])("%.60s… is refused as %s", async (text, why) => {
    expect(await readPayload(text, packing)).toEqual({ ok: false, error: why });
  });

  test.each([
    ["a line of 50 MB", Buffer.alloc(50_000_000, " ")],
    ["no JSON", "fifteen two"],
    ["no log", '{"id":"a"}'],
    ["no id", '["",6,"","","",6,"",[]]'],
    ["an id that would be a path", '["a/b",6,"","","",6,"",[]]'],
    ["lists inside each other", `["a",6,"","","",6,"",[],${"[".repeat(100_000)}${"]".repeat(100_000)}]`],
  ])("%s with a right check sum is damaged", async (_, line) => {
    const made = await packGame(GAME, { pack: async () => deflateRawSync(line) });
    expect(await openPayload(made ?? new Uint8Array(), packing)).toEqual({ ok: false, error: "damaged" });
  });

  test("a browser that cannot compress makes no code, and one that cannot unpack reads none", async () => {
    const missing = { pack: async () => undefined, unpack: async () => undefined };
    expect(await packGame(GAME, missing)).toBeUndefined();
    expect(await openPayload(payload, missing)).toEqual({ ok: false, error: "damaged" });
  });
});

describe("a code reader", () => {
  const twice = Uint8Array.from({ length: 1700 }, (_, at) => at * at);

  test("reads one code, and a loop of the same game in parts", async () => {
    const reader = createCodeReader(packing);
    expect(await reader.read(payloadLink(payload, ADDRESS))).toEqual({ ok: true, value: { is: "log", log: GAME } });
    const long = { id: "long", entries: Array.from({ length: 900 }, (_, at) => ({ odd: at * at * 7919 })) };
    const frame = framesOf("game", (await packGame(long, packing)) ?? twice);
    const answers = [];
    for (let number = 0; number < 40; number++) {
      const read = await reader.read(frame(number));
      answers.push(read);
      if (read.ok && read.value.is === "log") break;
    }
    expect(answers[0]).toMatchObject({ ok: true, value: { is: "part", have: 1 } });
    expect(answers.at(-1)).toEqual({ ok: true, value: { is: "log", log: long } });
  });

  test("offers a file only if its SHA-256 fits, and then reads the real one", async () => {
    const reader = createCodeReader(packing);
    const made = await fileParcel(twice, packing);
    const parcel = made.ok ? made.value : twice;
    const wrong = framesOf("file", parcel.with(1000, 1));
    const real = framesOf("file", parcel);
    const read = async (frame: (number: number) => string) => [
      await reader.read(frame(1)),
      await reader.read(frame(7)),
      await reader.read(frame(0)),
    ];
    expect((await read(wrong)).at(-1)).toEqual({ ok: false, error: "damaged" });
    expect((await read(real)).at(-1)).toEqual({ ok: true, value: { is: "file", bytes: twice } });
  });

  test("makes no parcel without SHA-256", async () => {
    expect(await fileParcel(twice, { sha256: async () => undefined })).toEqual({ ok: false, error: "cannotPack" });
  });

  test("makes no parcel of a file that is too large, and does not compute its SHA-256", async () => {
    let asked = 0;
    const sha256 = async () => {
      asked += 1;
      return new Uint8Array(32);
    };
    const sized = async (length: number) => {
      const made = await fileParcel(new Uint8Array(length), { sha256 });
      return made.ok ? made.value.length : made.error;
    };
    expect(await sized(MOST_PARCEL - 32)).toBe(MOST_PARCEL);
    expect(await sized(MOST_PARCEL - 31)).toBe("tooMuch");
    expect(asked).toBe(1);
  });
});
