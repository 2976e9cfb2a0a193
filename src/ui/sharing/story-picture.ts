/** Draws the story of a game as a picture that a stranger understands: who won, how the score and the chance moved. */
import type { Change } from "../../insight/story/ledger";
import type { View } from "../../insight/story/steps";
import type { Side } from "../../rules/ruleset";
import { chanceShape } from "../insight/charts/chance-shape";
import type { Code } from "../handover/qr";
import { whose } from "../words/common";
import { percent } from "../words/insight";
import { cutName } from "../words/plain-names";
import {
  CHART,
  DISPLAY,
  drawCard,
  drawHead,
  drawMark,
  drawRace,
  fitted,
  GOLD,
  INK,
  inkOf,
  LEFT,
  LINE,
  MUTED,
  type Pen,
  pictureFile,
  RIGHT,
  TEXT,
  write,
} from "./pen";
import type { SharedResult } from "./result";
import { drawScores } from "./result-picture";

export interface SharedStory extends SharedResult {
  /** The first is the one whose chance is shown. */
  readonly won: readonly Side[];
  readonly margin: number;
  /** The side that dealt each deal. */
  readonly dealers: readonly Side[];
  /** Undefined for a game without odds. */
  readonly view: View | undefined;
  /** The largest turning point. */
  readonly turn: Change | undefined;
  /** A title, and what there is to say about the game. */
  readonly saying: readonly [title: string, words: string];
}

/** The widest code, with its quiet zone. */
const CODE_SIZE = 318;
const QUIET = 4;
const CODE_TOP = 742;

function drawStory(pen: Pen, story: SharedStory, code: Code | undefined): void {
  const { view, margin, won, saying } = story;
  // The headline can be the margin itself.
  const isClose = margin === 1;
  drawHead(pen, story);
  fitted(pen, story.headline, LEFT, 182, RIGHT - LEFT, 76, INK);
  drawScores(pen, story, RIGHT - LEFT - (isClose ? 0 : 200), won);
  if (!isClose) {
    write(pen, "by", RIGHT, 280, `25px ${TEXT}`, MUTED, "right");
    write(pen, String(margin), RIGHT, 344, `600 64px ${DISPLAY}`, INK, "right");
    write(pen, "points", RIGHT, 384, `25px ${TEXT}`, MUTED, "right");
  }
  drawCard(pen, { top: 418, floor: 724 });
  title(pen, "The score", 450);
  drawRace(pen, story, { top: 476, floor: view ? 554 : 690 });
  if (view) drawChance(pen, story, view);
  drawSaying(pen, saying, (code ? RIGHT - CODE_SIZE - 30 : RIGHT) - LEFT);
  if (code) drawCode(pen, code);
}

function title(pen: Pen, words: string, y: number): void {
  write(pen, words, LEFT + 24, y, `650 20px ${TEXT}`, INK);
}

function drawChance(pen: Pen, story: SharedStory, view: View): void {
  const { sides, won, turn, dealers } = story;
  const [winner = 0] = won;
  const box = { ...CHART, top: 604, floor: 680 };
  const deals = Math.max(1, view.steps.at(-1)?.deal ?? 1);
  const shape = chanceShape(view, deals, turn ? [turn] : [], box);
  const name = sides.find(({ side }) => side === winner)?.name ?? "";
  title(pen, `${whose(cutName(name, 20))} chance to win`, 592);
  const middle = (box.top + box.floor) / 2;
  for (const [y, words] of [
    [box.top, "100"],
    [middle, percent(0.5)],
    [box.floor, "0"],
  ] as const) {
    pen.strokeStyle = LINE;
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.moveTo(box.left, y);
    pen.lineTo(box.right, y);
    pen.stroke();
    write(pen, words, box.left - 14, y + 6, `18px ${TEXT}`, MUTED, "right");
  }
  for (const [side, top] of [
    [winner, box.top],
    [1 - winner, middle],
  ] as const) {
    pen.save();
    pen.beginPath();
    pen.rect(box.left, top, box.right - box.left, middle - box.top);
    pen.clip();
    pen.globalAlpha = 0.2;
    pen.fillStyle = inkOf(side);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    pen.fill(new Path2D(shape.area));
    pen.restore();
  }
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.lineJoin = "round";
  pen.stroke(new Path2D(shape.line));
  drawMark(pen, winner, shape.end.x, shape.end.y, 1.8);
  for (const { x, y } of shape.marks) {
    // Hollow, so that the line stays in view.
    pen.strokeStyle = GOLD;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.arc(x, y, 13, 0, 7);
    pen.stroke();
  }
  for (const [i, x] of shape.edges.slice(0, -1).entries()) {
    const centre = (x + (shape.edges[i + 1] ?? x)) / 2;
    drawMark(pen, dealers[i] ?? 0, centre - 10, 703, 1.2);
    if (deals < 15 || i % 2 === 0) write(pen, String(i + 1), centre + 2, 709, `18px ${TEXT}`, MUTED);
  }
}

/** The sentences under their title, as large as five lines leave room for; more lines only where they are smaller. */
function drawSaying(pen: Pen, [about, saying]: SharedStory["saying"], wide: number): void {
  write(pen, about, LEFT, 774, `650 25px ${TEXT}`, MUTED);
  const most = 34;
  let [size, lines] = [most, [] as readonly string[]];
  for (; size > 16; size--) {
    pen.font = `italic 600 ${size}px ${DISPLAY}`;
    lines = linesOf(pen, saying, wide);
    if (lines.length * size <= 5 * most && lines.every((line) => pen.measureText(line).width <= wide)) break;
  }
  for (const [i, line] of lines.entries())
    write(pen, line, LEFT, 826 + i * size * 1.24, `italic 600 ${size}px ${DISPLAY}`, INK);
}

/** In the font of now. A word wider than a line has a line of its own. */
function linesOf(pen: Pen, words: string, wide: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && pen.measureText(longer).width <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A code that opens the game, as large as whole pixels allow, on white. */
function drawCode(pen: Pen, code: Code): void {
  const modules = code.size + 2 * QUIET;
  const pixel = Math.max(1, Math.floor(CODE_SIZE / modules));
  const size = modules * pixel;
  const [left, top] = [RIGHT - size, CODE_TOP + Math.floor((CODE_SIZE - size) / 2)];
  pen.fillStyle = "#fff";
  pen.fillRect(left, top, size, size);
  pen.fillStyle = "#000";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) pen.fillRect(left + (x + QUIET) * pixel, top + (y + QUIET) * pixel, pixel, pixel);
  write(pen, "Scan to see the game, deal by deal", LEFT, 1034, `25px ${TEXT}`, MUTED);
}

/** @returns the picture as a PNG file; undefined where the browser cannot draw it */
export function storyFile(story: SharedStory, code: Code | undefined): Promise<File | undefined> {
  return pictureFile((pen) => drawStory(pen, story, code));
}
