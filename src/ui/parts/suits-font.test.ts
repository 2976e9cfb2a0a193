/** The font of the suits is made from their outlines. `npm run fonts` writes it again. */
import { readFileSync, writeFileSync } from "node:fs";
import svg2ttf from "svg2ttf";
import SvgPath from "svgpath";
import { expect, it } from "vitest";
import woff2 from "wawoff2";
import { SUITS } from "../../rules/cards";
import { SIGNS } from "./suit-signs";
import { SUIT_PATHS } from "../sharing/result-picture";

const FILE = new URL("../style/suits.woff2", import.meta.url);
/** Of 1000 units: a suit is as tall as a capital of Fraunces. */
const TALL = 720;

async function suitsFont(): Promise<Uint8Array> {
  const glyphs = SUITS.map((suit) => {
    const [scale, path] = [TALL / 24, SvgPath(SUIT_PATHS[suit])];
    // The flip would turn the arcs of the clubs inside out.
    const outline = path.abs().unarc().scale(scale, -scale).translate(0, TALL).round(0);
    return `<glyph unicode="${SIGNS[suit]}" horiz-adv-x="${TALL}" d="${outline.toString()}"/>`;
  });
  const font = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="Suits" horiz-adv-x="${TALL}">
    <font-face font-family="Suits" units-per-em="1000" ascent="${TALL}" descent="0"/>
    <missing-glyph horiz-adv-x="0"/>
    <glyph unicode="\u2009" horiz-adv-x="108" d=""/>${glyphs.join("")}
  </font></defs></svg>`;
  return woff2.compress(svg2ttf(font, { ts: 0, version: "1.0" }).buffer);
}

it("the font of the suits is the one that their outlines make", async () => {
  const made = await suitsFont();
  if (process.env["FONTS"] === "write") writeFileSync(FILE, made);
  expect(readFileSync(FILE).equals(made)).toBe(true);
});
