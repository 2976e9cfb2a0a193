/** Draws the result of a game as a picture of 1080 × 1080 pixels, always on ivory paper. */
import { isJoker, rankOf, type Suit, suitOf } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import { rankText } from "../words/card-name";
import { pointsWords, whose } from "../words/common";
import { cutName } from "../words/plain-names";
import {
  CARD_BLACK,
  CARD_RED,
  DISPLAY,
  drawCard,
  drawHead,
  drawMark,
  drawRace,
  FELT,
  fitted,
  GOLD,
  GOLD_INK,
  GOLD_WASH,
  INK,
  inkOf,
  LEFT,
  LINE,
  MUTED,
  paint,
  type Pen,
  pictureFile,
  RIGHT,
  scoreText,
  SURFACE,
  TEXT,
  write,
} from "./pen";
import type { SharedResult } from "./result";

/** The outlines of the suits in a square of 24, y down. `suits-font.test.ts` makes the font of the suits from them. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: "M12 1.2C15 6 22.3 9.5 22.3 14.7c0 2.9-2.2 4.9-4.8 4.9-1.7 0-3.3-.8-4.3-2.2.3 2.4 1.3 4.1 3 5.4H8.1c1.7-1.3 2.7-3 3-5.4-1 1.4-2.6 2.2-4.3 2.2-2.6 0-4.8-2-4.8-4.9C2 9.5 9 6 12 1.2z",
  H: "M12 22.3C4 15.6 1.2 11.9 1.2 7.9 1.2 4.6 3.7 2 6.9 2c2.2 0 4 1.1 5.1 3.1C13.1 3.1 14.9 2 17.1 2c3.2 0 5.7 2.6 5.7 5.9 0 4-2.8 7.7-10.8 14.4z",
  C: "M12 1.2a5.1 5.1 0 0 0-4.2 8 5.1 5.1 0 1 0 3 8.7c-.2 2.2-1 3.7-2.6 4.9h7.6c-1.6-1.2-2.4-2.7-2.6-4.9a5.1 5.1 0 1 0 3-8.7 5.1 5.1 0 0 0-4.2-8z",
  D: "M12 .8c2.5 4.3 5 7.7 8.2 11.2-3.2 3.5-5.7 6.9-8.2 11.2-2.5-4.3-5-7.7-8.2-11.2C7 8.5 9.5 5.1 12 .8z",
};

function drawResult(pen: Pen, result: SharedResult): void {
  drawHead(pen, result);
  fitted(pen, result.headline, LEFT, 190, RIGHT - LEFT, 84, INK);
  const broad = result.sides.length < 3 ? 260 : 0;
  drawScores(pen, result, RIGHT - LEFT - broad);
  drawStamp(pen, result, broad > 0);
  const race = { top: 480, floor: result.best ? 800 : 980 };
  drawCard(pen, { top: race.top - 30, floor: race.floor + 32 });
  drawRace(pen, result, race);
  if (result.best) drawBest(pen, result.best);
}

/** @param won the sides whose name says that they won */
export function drawScores(pen: Pen, { sides }: SharedResult, wide: number, won: readonly Side[] = []): void {
  const column = wide / sides.length;
  const size = sides.length < 3 ? 140 : sides.length < 5 ? 100 : 72;
  for (const [i, { side, name, hole }] of sides.entries()) {
    const x = LEFT + i * column;
    drawMark(pen, side, x + 12, 250, 2.2);
    pen.font = `650 30px ${TEXT}`;
    // The longest beginning of the name that fits its column.
    let most = 24;
    const words = () => `${cutName(name, most)}${won.includes(side) ? " won" : ""}`;
    while (most > 2 && pen.measureText(words()).width > column - 60) most -= 1;
    write(pen, words(), x + 34, 260, `650 30px ${TEXT}`, inkOf(side));
    write(pen, scoreText(hole), x, 280 + size * 0.82, `600 ${size}px ${DISPLAY}`, inkOf(side));
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
  pen.font = `600 46px ${DISPLAY}`;
  const size = Math.floor(46 * Math.min(1, 228 / pen.measureText(word).width));
  write(pen, word, 0, 4, `600 ${size}px ${DISPLAY}`, GOLD_INK, "center");
  write(pen, stamp.small, 0, 40, `650 24px ${TEXT}`, GOLD_INK, "center");
  pen.restore();
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
    paint(pen, SUIT_PATHS[suit]);
    pen.restore();
  }
}

/** @returns the picture as a PNG file; undefined where the browser cannot draw it */
export function resultFile(result: SharedResult): Promise<File | undefined> {
  return pictureFile((pen) => drawResult(pen, result));
}
