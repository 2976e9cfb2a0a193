/** Reads a QR code from a picture, with the browser's own reader if it has one, otherwise with the bundled one. */
import { openCamera } from "./camera";

/** A camera picture, a chosen file, or raw pixels. */
export type Picture = HTMLVideoElement | Blob | ImageData;

/** The reader of Chromium on Android and macOS; in no type library. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * Maximum side in pixels, and milliseconds to spend. A camera frame gets little time, because the next frame
 * comes soon.
 */
const FRAME = { side: 1000, timeLimit: 25 } as const;
const FILE = { side: 1600, timeLimit: 1500 } as const;

/**
 * The browser's own reader. It is kept, because making it takes a while. It resolves to undefined once it has failed,
 * because in some browsers it never works.
 */
let own: Promise<Detector | undefined> | undefined;

/** Everything that scanning needs. */
export const scanner = { open: openCamera, read: readQr };

/** The text of the code; undefined when none can be read. Never rejects. */
export async function readQr(source: Picture): Promise<string | undefined> {
  if (!(source instanceof Blob)) return read(source);
  const picture = await createImageBitmap(source).catch(() => undefined);
  const text = picture && (await read(picture));
  picture?.close();
  return text;
}

async function read(picture: Exclude<Picture, Blob> | ImageBitmap): Promise<string | undefined> {
  own ??= ownDetector();
  const detector = await own;
  try {
    const text = (await detector?.detect(picture))?.[0]?.rawValue;
    // A camera frame that fails is followed by another; a file gets a second try with the bundled reader.
    if (text !== undefined || (detector && picture instanceof HTMLVideoElement)) return text;
  } catch {
    own = Promise.resolve(undefined);
  }
  return decoded(picture).catch(() => undefined);
}

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => undefined);
  return BarcodeDetector && formats?.includes("qr_code") ? new BarcodeDetector({ formats: ["qr_code"] }) : undefined;
}

/** Rejects when no code is found, or the bundled reader fails to load. */
async function decoded(picture: Exclude<Picture, Blob> | ImageBitmap): Promise<string | undefined> {
  const { decodeQR } = await import("qr/decode.js");
  const { timeLimit } = picture instanceof HTMLVideoElement ? FRAME : FILE;
  const dots = "data" in picture ? picture : dotsOf(picture);
  return dots && decodeQR(dots, { effort: Infinity, timeLimit });
}

let canvas: HTMLCanvasElement | undefined;

/** The pixels of a file, or of the central square of a video, which is the part shown on screen. */
function dotsOf(picture: HTMLVideoElement | ImageBitmap): ImageData | undefined {
  const live = picture instanceof HTMLVideoElement;
  const { side } = live ? FRAME : FILE;
  const [across, down] = live ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const least = Math.min(across, down);
  const [width, height] = live ? [least, least] : [across, down];
  const scale = Math.min(1, side / Math.max(width, height));
  if (least === 0) return undefined;
  canvas ??= document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(picture, (across - width) / 2, (down - height) / 2, width, height, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height);
}
