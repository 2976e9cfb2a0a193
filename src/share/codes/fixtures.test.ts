import { createHash } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { fromBase41, toBase41 } from "./base41";
import fixture from "./fixtures/codes.json";
import { framesOf, readFrame } from "./frames";
import { readPayload } from "./payload";
import { createCodeReader } from "./reader";

/** Examples that another program can check itself against; they never change. */
const { base41, game, parcels } = fixture;
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
const packing = {
  pack: async () => undefined,
  unpack: async (packed: Uint8Array) => inflateRawSync(packed).toString(),
  sha256: async (all: Uint8Array) => Uint8Array.from(createHash("sha256").update(all).digest()),
};

test.each(base41)("$hex is $text in base 41", ({ hex, text }) => {
  expect([toBase41(bytes(hex)), fromBase41(text)]).toEqual([text, bytes(hex)]);
});

test("the game in the link comes back as it was", async () => {
  expect(await readPayload(game.link, packing)).toEqual({ ok: true, value: game.log });
});

test.each(parcels)("every frame of the $kind is the same in every program", async ({ kind, hex, frames }) => {
  const made = framesOf(kind === "file" ? "file" : "game", bytes(hex));
  expect(frames.map(({ number }) => made(number))).toEqual(frames.map(({ text }) => text));
  expect(frames.map(({ text }) => readFrame(text))).toMatchObject(
    frames.map(({ number }) => ({ ok: true, value: { kind, number } })),
  );
  const reader = createCodeReader(packing);
  const read = [];
  for (const { text } of frames.toReversed()) read.push(await reader.read(text));
  const whole = read.find((one) => one.ok && one.value.is !== "part");
  const content = kind === "file" ? { is: "file", bytes: bytes(hex).slice(32) } : { is: "log", log: game.log };
  expect(whole).toEqual({ ok: true, value: content });
});
