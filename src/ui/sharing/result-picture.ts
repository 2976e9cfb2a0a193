/** Draws the result of a game as a picture of 1080 × 1080 pixels, always on ivory paper. */
import { isJoker, rankOf, suitOf } from "../../rules/cards";
import { pegShape, sideDashes } from "../parts/sides";
import { suitPath } from "../parts/suit";
import { rankText } from "../words/card-name";
import { pointsWords, whose } from "../words/common";
import { cutName } from "../words/plain-names";
import type { SharedResult } from "./result";

export const PICTURE_SIZE = 1080;

/** The light theme, whichever theme is on (`tokens.css`). */
const PAPER = "#f4eee2";
const SURFACE = "#fffcf5";
const INK = "#221b13";
const MUTED = "#4e4538";
const LINE = "#dccfb8";
const GOLD = "#a06d12";
const GOLD_INK = "#654304";
const GOLD_WASH = "#f9efd8";
const WOOD = "#8a562a";
const FELT = "#1a5541";
const CARD_RED = "#a81a11";
const CARD_BLACK = "#17130f";
const SIDE_INKS = ["#9a1a13", "#164a85", "#1c5420", "#5b3292", "#6b3f05", "#0a5157"] as const;

const LEFT = 68;
const RIGHT = PICTURE_SIZE - LEFT;
const DISPLAY = "Fraunces, Georgia, 'Noto Serif', serif";
const TEXT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

type Pen = CanvasRenderingContext2D;
const inkOf = (side: number) => SIDE_INKS[side % SIDE_INKS.length] ?? INK;

function drawResult(pen: Pen, result: SharedResult): void {
  pen.direction = "ltr";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  pen.fillStyle = WOOD;
  pen.fillRect(0, 0, PICTURE_SIZE, 16);
  write(pen, "Fifteen Two", LEFT, 86, `600 36px ${DISPLAY}`, INK);
  const deals = `${result.deals} ${result.deals === 1 ? "deal" : "deals"}`;
  write(pen, `${result.day} · ${deals}`, RIGHT, 86, `25px ${TEXT}`, MUTED, "right");
  fitted(pen, result.headline, LEFT, 190, RIGHT - LEFT, 84, INK);
  const broad = result.sides.length < 3 ? 260 : 0;
  drawScores(pen, result, RIGHT - LEFT - broad);
  drawStamp(pen, result, broad > 0);
  drawRace(pen, result, { top: 480, floor: result.best ? 800 : 980 });
  if (result.best) drawBest(pen, result.best);
}

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  align: CanvasTextAlign = "left",
) {
  pen.font = font;
  pen.fillStyle = ink;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

/** Text in the display font, as large as fits. */
function fitted(pen: Pen, text: string, x: number, y: number, wide: number, size: number, ink: string): void {
  pen.font = `600 ${size}px ${DISPLAY}`;
  const shrunk = Math.min(1, wide / pen.measureText(text).width);
  write(pen, text, x, y, `600 ${Math.floor(size * shrunk)}px ${DISPLAY}`, ink);
}

/** Fills an outline. Where parts of it overlap, it is open. */
function paint(pen: Pen, outline: string): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  pen.fill(new Path2D(outline), "evenodd");
}

function drawMark(pen: Pen, side: number, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = inkOf(side);
  paint(pen, pegShape(side));
  pen.restore();
}

function drawScores(pen: Pen, { sides }: SharedResult, wide: number): void {
  const column = wide / sides.length;
  const size = sides.length < 3 ? 140 : sides.length < 5 ? 100 : 72;
  for (const [i, { side, name, hole }] of sides.entries()) {
    const x = LEFT + i * column;
    drawMark(pen, side, x + 12, 250, 2.2);
    pen.font = `650 30px ${TEXT}`;
    // The longest beginning of the name that fits its column.
    let most = 24;
    while (most > 2 && pen.measureText(cutName(name, most)).width > column - 44) most -= 1;
    write(pen, cutName(name, most), x + 34, 260, `650 30px ${TEXT}`, inkOf(side));
    write(pen, String(hole).replace("-", "−"), x, 280 + size * 0.82, `600 ${size}px ${DISPLAY}`, inkOf(side));
  }
}

function drawStamp(pen: Pen, { stamp }: SharedResult, turned: boolean): void {
  if (!turned) {
    write(pen, [stamp.words, stamp.small].join(" · "), RIGHT, 440, `650 28px ${TEXT}`, GOLD_INK, "right");
    return;
  }
  pen.save();
  pen.translate(RIGHT - 120, 320);
  pen.rotate(-0.1);
  pen.fillStyle = GOLD_WASH;
  pen.strokeStyle = GOLD;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(-128, -60, 256, 120, 20);
  pen.fill();
  pen.stroke();
  const word = stamp.words.toUpperCase();
  pen.font = `700 46px ${DISPLAY}`;
  const size = Math.floor(46 * Math.min(1, 228 / pen.measureText(word).width));
  write(pen, word, 0, 4, `700 ${size}px ${DISPLAY}`, GOLD_INK, "center");
  write(pen, stamp.small, 0, 40, `650 24px ${TEXT}`, GOLD_INK, "center");
  pen.restore();
}

interface Span {
  readonly top: number;
  readonly floor: number;
}

function drawRace(pen: Pen, { sides, target, marks }: SharedResult, { top, floor }: Span): void {
  pen.fillStyle = SURFACE;
  pen.beginPath();
  pen.roundRect(LEFT, top - 30, RIGHT - LEFT, floor - top + 62, 32);
  pen.fill();
  const [left, right] = [LEFT + 86, RIGHT - 60];
  const steps = Math.max(1, ...sides.map(({ race }) => race.length - 1));
  const x = (i: number) => left + (i / steps) * (right - left);
  const y = (hole: number) => floor - (Math.max(0, Math.min(hole, target)) / target) * (floor - top);
  for (const hole of [0, ...marks, target]) {
    pen.strokeStyle = marks.includes(hole) ? GOLD : LINE;
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.moveTo(left, y(hole));
    pen.lineTo(right, y(hole));
    pen.stroke();
    write(pen, String(hole), left - 14, y(hole) + 8, `22px ${TEXT}`, MUTED, "right");
  }
  for (const { side, race } of sides) {
    pen.strokeStyle = inkOf(side);
    pen.lineWidth = 5;
    pen.lineJoin = "round";
    const dashes = sideDashes(side);
    pen.setLineDash(dashes === "none" ? [] : dashes.split(" ").map((length) => Number(length) * 2));
    pen.beginPath();
    for (const [i, hole] of race.entries()) pen.lineTo(x(i), y(hole));
    pen.stroke();
    pen.setLineDash([]);
    drawMark(pen, side, x(race.length - 1), y(race.at(-1) ?? 0), 2);
  }
}

function drawBest(pen: Pen, { name, what, points, cards }: NonNullable<SharedResult["best"]>): void {
  write(pen, `Best ${what} of the game`, LEFT, 908, `650 28px ${TEXT}`, INK);
  write(pen, `${whose(cutName(name, 16))}, ${pointsWords(points)}`, LEFT, 950, `26px ${TEXT}`, MUTED);
  write(pen, String(points), LEFT, 1040, `600 84px ${DISPLAY}`, FELT);
  for (const [i, card] of cards.toReversed().entries()) {
    // The starter is set apart.
    const x = RIGHT - 96 - i * 108 - (i > 0 ? 22 : 0);
    pen.fillStyle = SURFACE;
    pen.strokeStyle = LINE;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.roundRect(x, 892, 96, 138, 14);
    pen.fill();
    pen.stroke();
    const suit = suitOf(card);
    const ink = suit === "H" || suit === "D" ? CARD_RED : CARD_BLACK;
    const rank = `${rankText(rankOf(card))}${isJoker(card) && suit !== undefined ? "★" : ""}`;
    write(pen, rank, x + 48, suit === undefined ? 980 : 956, `600 48px ${DISPLAY}`, ink, "center");
    if (suit === undefined) continue;
    pen.save();
    pen.translate(x + 28, 970);
    pen.scale(40 / 24, 40 / 24);
    paint(pen, suitPath(suit));
    pen.restore();
  }
}

/** @returns the picture as a PNG file; undefined where the browser cannot draw it */
export async function resultFile(result: SharedResult): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PICTURE_SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  await document.fonts.ready;
  drawResult(pen, result);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob ? new File([blob], "fifteen-two.png", { type: "image/png" }) : undefined;
}
