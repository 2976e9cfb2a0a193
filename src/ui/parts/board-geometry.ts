/** Where each hole of a four-street (121) or two-street (61) board lies, in board units. */

export const BOARD_WIDTH = 360;
const STREET_GAP = 30;
const STREET = 30;
const FIRST_X = 27;
const HOLE_GAP = 9.75;
const GROUP_GAP = 5.6;
const TOP = 19;
const END_X = 9;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** @returns the number of streets, or undefined for a target no such board has. */
export function streetsFor(target: number): number | undefined {
  return target === 121 || target === 61 ? (target - 1) / STREET : undefined;
}

export function boardHeight(streets: number): number {
  return TOP * 2 + STREET_GAP * (streets - 1);
}

function across(i: number): number {
  return FIRST_X + i * HOLE_GAP + Math.floor(i / 5) * GROUP_GAP;
}

/** Odd streets run right to left. */
function mirrored(street: number, x: number): number {
  return street % 2 === 1 ? BOARD_WIDTH - x : x;
}

/** @returns how far lane `lane` of `lanes` lies from the middle of the track. */
export function laneOffset(lane: number, lanes: number): number {
  const spread = lanes <= 2 ? 10.4 : lanes === 3 ? 13 : 15.5;
  return lanes < 2 ? 0 : (lane / (lanes - 1) - 0.5) * spread;
}

/** @returns how much smaller than with two lanes the holes and pegs are drawn. */
export function laneScale(lanes: number): number {
  return lanes <= 2 ? 1 : lanes === 3 ? 0.85 : 0.62;
}

/** @returns the place of `hole`; the two start holes are 0 (front) and -1 (rear). */
export function holeAt(hole: number, offset: number, streets: number): Point {
  if (hole <= 0) return { x: hole < 0 ? 5.5 : 15, y: TOP + offset };
  if (hole > streets * STREET) return { x: END_X, y: TOP + STREET_GAP * (streets - 1) };
  const street = Math.floor((hole - 1) / STREET);
  const x = mirrored(street, across((hole - 1) % STREET));
  return { x, y: TOP + street * STREET_GAP + (street % 2 === 1 ? -offset : offset) };
}

/** @returns the line just before `hole`: short of it is a skunk. */
export function lineBefore(hole: number, streets: number): Point {
  const { x, y } = holeAt(hole - 1, 0, streets);
  const onward = Math.floor((hole - 2) / STREET) % 2 === 1 ? -1 : 1;
  return { x: x + onward * HOLE_GAP * 0.78, y };
}

/** @returns the faint lines between groups of five. */
export function ticks(streets: number): readonly Point[] {
  return Array.from({ length: streets * 5 }, (_, i) => {
    const street = Math.floor(i / 5);
    const group = (i % 5) + 1;
    const x = (across(group * 5 - 1) + across(group * 5)) / 2;
    return { x: mirrored(street, x), y: TOP + street * STREET_GAP };
  });
}

/** @returns the middle of the track, round every bend. */
export function lanePath(streets: number): string {
  const half = STREET_GAP / 2;
  const right = BOARD_WIDTH - 20;
  const turns = Array.from({ length: streets - 1 }, (_, i) =>
    i % 2 === 0 ? `H${right}a${half} ${half} 0 0 1 0 ${STREET_GAP}` : `H20a${half} ${half} 0 0 0 0 ${STREET_GAP}`,
  );
  return `M4 ${TOP}${turns.join("")}H8`;
}
