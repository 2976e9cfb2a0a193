/** The display font is Fraunces with only the letters and weights that are used. `npm run fonts` writes it again. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, it } from "vitest";

const SOURCE = new URL(
  "../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  import.meta.url,
);
const FILE = new URL("./fraunces.woff2", import.meta.url);
/** The weights of the styles: 500 for sentences, 600 for titles and numbers. */
const WEIGHTS = { wght: { min: 500, max: 600 } };
/** Letters of western Europe for names, and the signs of the app's own words. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2009, 0x2026],
  [0x2212, 0x2212],
] as const;

const letters = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

it("the display font has only the letters and weights that are used", async () => {
  const text = String.fromCodePoint(...letters);
  const made = await subsetFont(readFileSync(SOURCE), text, { targetFormat: "woff2", variationAxes: WEIGHTS });
  if (process.env["FONTS"] === "write") writeFileSync(FILE, made);
  expect(readFileSync(FILE).equals(made)).toBe(true);
});
