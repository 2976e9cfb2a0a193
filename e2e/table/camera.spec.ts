/** The codes of a long game, read by the camera: a film of them stands for it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { correction, generate, mode } from "lean-qr";
import { chromium } from "playwright/test";
import { blockCount, framesOf } from "../../src/share/codes/frames";
import { packGame } from "../../src/share/codes/payload";
import { timed } from "../../src/testing/usual-games";
import { chanceOf } from "../../src/testing/robot";
import { findBrowser } from "../machine/browser.mjs";
import { pauseBetweenTaps } from "../machine/unhurried";
import { expect, test } from "../test";
import { variedGame } from "../verbs/many-games";

const SIDE = 480;
/** Pixels of a module. */
const SCALE = 4;
const FRAMES_A_SECOND = 20;
/** Frames of the film for each code. */
const FRAMES = 12;

/** A code in the middle of a grey picture, in the format of the film: light, then two planes of colour. */
function pictureOf(text: string): Buffer {
  const code = generate(mode.alphaNumeric(text), { minCorrectionLevel: correction.L });
  const picture = Buffer.alloc(SIDE * SIDE * 1.5, 128);
  const from = Math.floor((SIDE - code.size * SCALE) / 2);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const dark = code.get(Math.floor((x - from) / SCALE), Math.floor((y - from) / SCALE));
      picture[y * SIDE + x] = dark ? 30 : 225;
    }
  return picture;
}

function filmOf(texts: readonly string[]): Buffer {
  const head = Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F${FRAMES_A_SECOND}:1 Ip A1:1 C420\n`);
  const frames = texts.flatMap((text) => {
    const frame = Buffer.concat([Buffer.from("FRAME\n"), pictureOf(text)]);
    return Array.from({ length: FRAMES }, () => frame);
  });
  return Buffer.concat([head, ...frames]);
}

test("the camera reads the codes of a long game in turn, and the game comes whole", async ({ url }) => {
  const id = "5f0c2c4e-0000-4000-8000-000000000001";
  const entries = timed(
    variedGame(1000).facts.map((fact) => ({ fact })),
    id,
    1_763_740_800_000,
    chanceOf(2),
  );
  const payload = await packGame({ id, entries }, { pack: async (text) => deflateRawSync(text) });
  if (!payload) throw new Error("no payload");
  const count = blockCount(payload.length);
  expect(count).toBeGreaterThan(2);
  const frame = framesOf("game", payload);
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  const film = join(folder, "codes.y4m");
  writeFileSync(film, filmOf(Array.from({ length: count }, (_, number) => frame(number))));
  const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
  const browser = await chromium.launch({
    ...findBrowser("chromium")?.launch,
    args: [...camera, `--use-file-for-fake-video-capture=${film}`],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    pauseBetweenTaps(page);
    await page.goto(`${url}#/bring`);
    await page.getByRole("button", { name: /^Scan a code/ }).click();
    await page.getByRole("button", { name: /^Bring in/ }).click();
    await page.getByRole("button", { name: "Go on playing" }).click();
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
