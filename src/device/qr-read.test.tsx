import { generate } from "lean-qr/nano";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paint } from "../testing/paint";

const QUIET = 4;
const TEXT = "FT1 Zoë Щукина; 1W12 李小龍; 5XTR0Y3";

function picture(text: string): ImageData {
  const code = generate(text);
  return paint(code.size + 2 * QUIET, (x, y) => code.get(x - QUIET, y - QUIET));
}

const empty = () => paint(30, () => false);

/** The module remembers the browser's reader, so each test imports it afresh. */
const reader = async () => (await import("./qr-read")).readQr;

/** A browser with its own reader. */
function own(detect: () => Promise<readonly { rawValue: string }[]>, formats = ["qr_code", "ean_13"]) {
  const made = vi.fn<(options: unknown) => void>();
  class BarcodeDetector {
    static async getSupportedFormats(): Promise<readonly string[]> {
      return formats;
    }
    detect = detect;
    constructor(options: unknown) {
      made(options);
    }
  }
  vi.stubGlobal("BarcodeDetector", BarcodeDetector);
  return made;
}

/** A video that shows the picture. @returns the video, and the mock that records which part was drawn */
function video(shown: ImageData, width: number, height: number) {
  const frame = Object.assign(document.createElement("video"), {});
  Object.defineProperties(frame, { videoWidth: { value: width }, videoHeight: { value: height } });
  const drawImage = vi.fn<(...args: unknown[]) => void>();
  const pen = { drawImage, getImageData: () => shown } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen);
  return { frame, drawImage };
}

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([1, 100, 400, 1200])("reads a code drawn by another phone, with %d extra letters", async (more) => {
  const text = TEXT + "x".repeat(more);
  expect(await (await reader())(picture(text))).toBe(text);
});

it("finds nothing without a code, or with part of one", async () => {
  const read = await reader();
  expect(await read(empty())).toBeUndefined();
  const whole = picture(TEXT);
  whole.data.fill(255, whole.data.length / 3);
  expect(await read(whole)).toBeUndefined();
});

it("reads the square of a frame that the screen shows, scaled down", async () => {
  const wide = video(picture(TEXT), 1280, 720);
  expect(await (await reader())(wide.frame)).toBe(TEXT);
  expect(wide.drawImage).toHaveBeenCalledWith(wide.frame, 280, 0, 720, 720, 0, 0, 720, 720);
  const tall = video(picture(TEXT), 2000, 3000);
  expect(await (await reader())(tall.frame)).toBe(TEXT);
  expect(tall.drawImage).toHaveBeenCalledWith(tall.frame, 0, 500, 2000, 2000, 0, 0, 1000, 1000);
});

it("a camera without a picture yet is not an error", async () => {
  const { frame, drawImage } = video(picture(TEXT), 0, 0);
  expect(await (await reader())(frame)).toBeUndefined();
  expect(drawImage).not.toHaveBeenCalled();
});

it("uses the browser's reader if there is one, and makes it once", async () => {
  const detect = vi.fn<() => Promise<{ rawValue: string }[]>>().mockResolvedValue([{ rawValue: "its own" }]);
  const made = own(detect);
  const read = await reader();
  expect([await read(empty()), await read(empty())]).toEqual(["its own", "its own"]);
  expect(made.mock.calls).toEqual([[{ formats: ["qr_code"] }]]);
});

it("retries a file with the bundled reader, but not a camera frame", async () => {
  own(async () => []);
  const { frame, drawImage } = video(picture(TEXT), 720, 720);
  const read = await reader();
  expect(await read(frame)).toBeUndefined();
  expect(drawImage).not.toHaveBeenCalled();
  expect(await read(picture(TEXT))).toBe(TEXT);
});

it("ignores a browser's reader that fails or reads only other codes", async () => {
  const detect = vi.fn<() => Promise<[]>>().mockRejectedValue(new DOMException("no", "NotSupportedError"));
  own(detect);
  const read = await reader();
  expect([await read(picture(TEXT)), await read(picture(TEXT))]).toEqual([TEXT, TEXT]);
  expect(detect).toHaveBeenCalledOnce();
  vi.resetModules();
  const made = own(detect, ["ean_13"]);
  expect(await (await reader())(picture(TEXT))).toBe(TEXT);
  expect(made).not.toHaveBeenCalled();
});

it("reads a chosen file and releases it", async () => {
  const close = vi.fn<() => void>();
  video(picture(TEXT), 1, 1);
  vi.stubGlobal("createImageBitmap", async () => ({ width: 4000, height: 3000, close }));
  expect(await (await reader())(new Blob(["a photograph"]))).toBe(TEXT);
  expect(close).toHaveBeenCalledOnce();
});

it("a file that is not a picture gives nothing", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("no", "InvalidStateError")));
  expect(await (await reader())(new Blob(["a letter"]))).toBeUndefined();
});
