/** The position of each hole of a four-street (121) or two-street (61) board, in board units. */

export const BOARD_WIDTH = 360;
const STREET = 30;
const FIRST_X = 27;
const HOLE_GAP = 9.75;
const GROUP_GAP = 5.6;
const TOP = 19;
const END_X = 9;

/** The track of a board: its streets, with a lane for each side. */
export interface Track {
  readonly streets: number;
  readonly lanes: number;
  /** From the middle of one street to the middle of the next. */
  readonly gap: number;
  readonly width: number;
  /** From the first lane to the last. */
  readonly spread: number;
  /** The size of a hole; 1 on a board with two lanes. Pegs shrink less. */
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The number of streets; undefined for a target that has no board. */
export function streetsFor(target: number): number | undefined {
  return target === 121 || target === 61 ? (target - 1) / STREET : undefined;
}

/** With four or more lanes the track is wider and the lanes closer. */
export function trackOf(streets: number, lanes: number): Track {
  if (lanes < 3) return { streets, lanes, gap: 30, width: 22, spread: 10.4, scale: 1 };
  const gap = lanes * 2 + 24;
  const width = lanes < 4 ? 22 : gap - 3;
  return { streets, lanes, gap, width, spread: width - 8.5, scale: 1.15 - lanes * 0.092 };
}

export function boardHeight({ streets, gap }: Track): number {
  return TOP * 2 + gap * (streets - 1);
}

function across(i: number): number {
  return FIRST_X + i * HOLE_GAP + Math.floor(i / 5) * GROUP_GAP;
}

/** Odd streets run right to left. */
function mirrored(street: number, x: number): number {
  return street % 2 === 1 ? BOARD_WIDTH - x : x;
}

/** The position of `hole` in a lane (from 0). The two start holes are 0 (front) and -1 (rear). */
export function holeAt(hole: number, lane: number, { streets, lanes, gap, spread }: Track): Point {
  const offset = (lane / (lanes - 1) - 0.5) * spread;
  if (hole <= 0) return { x: hole < 0 ? 5.5 : 15, y: TOP + offset };
  if (hole > streets * STREET) return { x: END_X, y: TOP + gap * (streets - 1) };
  const street = Math.floor((hole - 1) / STREET);
  const x = mirrored(street, across((hole - 1) % STREET));
  return { x, y: TOP + street * gap + (street % 2 === 1 ? -offset : offset) };
}

/** The skunk line just before `hole`. */
export function lineBefore(hole: number, track: Track): Point {
  const { x, y } = holeAt(hole - 1, (track.lanes - 1) / 2, track);
  const onward = Math.floor((hole - 2) / STREET) % 2 === 1 ? -1 : 1;
  return { x: x + onward * HOLE_GAP * 0.78, y };
}

/** The faint lines between groups of five holes. */
export function ticks({ streets, gap }: Track): readonly Point[] {
  return Array.from({ length: streets * 5 }, (_, i) => {
    const street = Math.floor(i / 5);
    const group = (i % 5) + 1;
    const x = (across(group * 5 - 1) + across(group * 5)) / 2;
    return { x: mirrored(street, x), y: TOP + street * gap };
  });
}

/** The middle line of the track, around every bend. */
export function lanePath({ streets, gap }: Track): string {
  const half = gap / 2;
  const right = BOARD_WIDTH - 20;
  const turns = Array.from({ length: streets - 1 }, (_, i) =>
    i % 2 === 0 ? `H${right}a${half} ${half} 0 0 1 0 ${gap}` : `H20a${half} ${half} 0 0 0 0 ${gap}`,
  );
  return `M4 ${TOP}${turns.join("")}H8`;
}

/** The holes that count games of a match are above the last street, starting at the finish. */
const GAME_HOLE_GAP = 10.5;
const MOST_GAME_HOLES = 7;

/** Whether the board has room for this many game holes per side. */
export function fitsGameHoles(holes: number, lanes: number): boolean {
  return holes <= MOST_GAME_HOLES && lanes <= 3;
}

/** The position of a side's game hole; its peg starts at 0, before the first hole. */
export function gameHoleAt(hole: number, side: number, holes: number, { streets, gap }: Track): Point {
  const left = END_X + 8 + side * (holes + 2.2) * GAME_HOLE_GAP;
  return { x: left + hole * GAME_HOLE_GAP, y: TOP + gap * (streets - 1.5) };
}
