/** Drawing on a canvas, always in the colours of the light theme (`tokens.css`). */
import { pegShape, sideDashes } from "../parts/sides";
import type { SharedResult } from "./result";

export const PICTURE_SIZE = 1080;

const PAPER = "#f4eee2";
export const SURFACE = "#fffcf5";
export const INK = "#221b13";
export const MUTED = "#4e4538";
export const LINE = "#dccfb8";
export const GOLD = "#a06d12";
export const GOLD_INK = "#654304";
export const GOLD_WASH = "#f9efd8";
const WOOD = "#8a562a";
export const FELT = "#1a5541";
export const CARD_RED = "#a81a11";
export const CARD_BLACK = "#17130f";
const SIDE_INKS = ["#9a1a13", "#164a85", "#1c5420", "#5b3292", "#6b3f05", "#0a5157"] as const;

export const LEFT = 68;
export const RIGHT = PICTURE_SIZE - LEFT;
export const DISPLAY = "Fraunces, Georgia, 'Noto Serif', serif";
export const TEXT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export type Pen = CanvasRenderingContext2D;
export const inkOf = (side: number) => SIDE_INKS[side % SIDE_INKS.length] ?? INK;

export function write(
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

/** A score with a real minus sign. */
export const scoreText = (hole: number) => String(hole).replace("-", "−");

/** Text in the display font, as large as fits. */
export function fitted(pen: Pen, text: string, x: number, y: number, wide: number, size: number, ink: string): void {
  pen.font = `600 ${size}px ${DISPLAY}`;
  const shrunk = Math.min(1, wide / pen.measureText(text).width);
  write(pen, text, x, y, `600 ${Math.floor(size * shrunk)}px ${DISPLAY}`, ink);
}

/** Fills an outline. Where parts of it overlap, it is open. */
export function paint(pen: Pen, outline: string): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  pen.fill(new Path2D(outline), "evenodd");
}

export function drawMark(pen: Pen, side: number, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = inkOf(side);
  paint(pen, pegShape(side));
  pen.restore();
}

/** The upper and lower edge of a chart. */
export interface Span {
  readonly top: number;
  readonly floor: number;
}

type Race = Pick<SharedResult, "sides" | "target" | "marks">;

/** A white card with round corners. */
export function drawCard(pen: Pen, { top, floor }: Span): void {
  pen.fillStyle = SURFACE;
  pen.beginPath();
  pen.roundRect(LEFT, top, RIGHT - LEFT, floor - top, 32);
  pen.fill();
}

/** The left and right edge of a chart of deals. To its right there is room for a score. */
export const CHART = { left: LEFT + 86, right: RIGHT - 92 } as const;
/** The height of a score at the end of its line. */
const SCORE_ROOM = 28;

/** The score of every side after each deal, and at the end of its line. */
export function drawRace(pen: Pen, { sides, target, marks }: Race, { top, floor }: Span): void {
  const { left, right } = CHART;
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
    write(pen, String(hole), left - 14, y(hole) + 7, `18px ${TEXT}`, MUTED, "right");
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
  let below = -Infinity;
  const ends = sides.toSorted((one, other) => other.hole - one.hole);
  for (const [i, { side, hole }] of ends.entries()) {
    // One under the other where they are close, and never under the floor.
    below = Math.min(Math.max(y(hole), below + SCORE_ROOM), floor - (ends.length - 1 - i) * SCORE_ROOM);
    write(pen, scoreText(hole), right + 22, below + 9, `600 28px ${DISPLAY}`, inkOf(side));
  }
}

/** The strip of wood, the name of the app, and the day. */
export function drawHead(pen: Pen, { deals, day }: Pick<SharedResult, "deals" | "day">): void {
  pen.direction = "ltr";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  pen.fillStyle = WOOD;
  pen.fillRect(0, 0, PICTURE_SIZE, 16);
  const name = "Fifteen Two";
  write(pen, name, LEFT, 86, `600 36px ${DISPLAY}`, INK);
  write(pen, "cribbage", LEFT + pen.measureText(name).width + 16, 86, `25px ${TEXT}`, MUTED);
  write(pen, `${day} · ${deals} ${deals === 1 ? "deal" : "deals"}`, RIGHT, 86, `25px ${TEXT}`, MUTED, "right");
}

/** @returns the picture as a PNG file; undefined where the browser cannot draw it */
export async function pictureFile(draw: (pen: Pen) => void): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PICTURE_SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  await document.fonts.ready;
  draw(pen);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob ? new File([blob], "fifteen-two.png", { type: "image/png" }) : undefined;
}
