/** Draws codes as images without a browser. */

/**
 * @param size modules on a side, with the margin
 * @param dark whether the module in this column and row is dark
 */
export function paint(size: number, dark: (x: number, y: number) => boolean, scale = 4): ImageData {
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      if (!dark(Math.floor(x / scale), Math.floor(y / scale))) continue;
      data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height: width, data, colorSpace: "srgb" };
}
