/** Reads a QR code out of a picture: by the browser's own reader where it has one, else by ours. */

/** A camera's picture, a chosen file, or bare dots. */
export type Picture = HTMLVideoElement | Blob | ImageData;

/** Chromium's on Android and macOS. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Pixels a side, and milliseconds for a second look: of a camera the next frame is worth more than a long look. */
const FRAME = { side: 1000, timeLimit: 25 } as const;
const FILE = { side: 1600, timeLimit: 1500 } as const;

/** Kept once found: it takes a while to be made. Nothing once it has failed: some browsers have one that never works. */
let own: Promise<Detector | undefined> | undefined;

/** @returns what the code says, undefined when there is none to be read. Never rejects. */
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
    // What it did not see in a frame it may see in the next one; of a file there is only one.
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

/** Rejects when there is no code to be found, and when our reader does not come. */
async function decoded(picture: Exclude<Picture, Blob> | ImageBitmap): Promise<string | undefined> {
  const { decodeQR } = await import("qr/decode.js");
  const { timeLimit } = picture instanceof HTMLVideoElement ? FRAME : FILE;
  const dots = "data" in picture ? picture : dotsOf(picture);
  return dots && decodeQR(dots, { effort: Infinity, timeLimit });
}

let canvas: HTMLCanvasElement | undefined;

/** @returns of a video the square in its middle, which is what the screen shows; of a file all there is. */
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
