declare module "svg2ttf" {
  /** @returns a TrueType font. `ts`: the seconds since 1970 that it gives as its date */
  export default function svg2ttf(svgFont: string, options: { ts: number; version: string }): { buffer: Uint8Array };
}
declare module "wawoff2" {
  const woff2: { readonly compress: (font: Uint8Array) => Promise<Uint8Array> };
  export default woff2;
}
declare module "subset-font" {
  interface Subset {
    readonly targetFormat: "woff2";
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** @returns the font with only the letters of `text`, and with these ranges of its axes */
  export default function subsetFont(font: Uint8Array, text: string, options: Subset): Promise<Uint8Array>;
}
