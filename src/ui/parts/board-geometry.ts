/**
 * The position of each hole of a board, in board units. A board for 121 runs out (1–35), back (41–75) and out again
 * (81–120), with bends of five holes between; a board for 61 runs out (1–30) and back (36–60).
 */

/** The straights of each board, by its game hole: the number of holes in each. */
const STRAIGHTS = { 61: [30, 25], 121: [35, 35, 40] } as const;
type BoardSize = keyof typeof STRAIGHTS;

const BEND = 5;
const HOLE_GAP = 18.4;
/** Added after every fifth hole. */
const GROUP_GAP = 15.73;
/** From the last hole of a straight to its bend, and from the last hole to the game hole. */
const TO_BEND = 14;
const TO_END = 27;

/** The track of a board, with a lane for each side. */
export interface Track {
  readonly size: BoardSize;
  readonly straights: readonly [number, ...number[]];
  readonly lanes: number;
  /** From the edge of the board to hole 1. */
  readonly left: number;
  /** Of the whole board. */
  readonly width: number;
  readonly height: number;
  /** From the edge of the board to the middle of the first straight. */
  readonly top: number;
  /** From the middle of one straight to the middle of the next. */
  readonly pitch: number;
  /** The width of the track, and from one lane to the next. */
  readonly broad: number;
  readonly gap: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest board that has this hole; undefined where there is none. */
export function boardFor(target: number): BoardSize | undefined {
  return target <= 61 ? 61 : target <= 121 ? 121 : undefined;
}

/** With three or more lanes the track is wider and the lanes closer. */
export function trackOf(size: BoardSize, sides: number): Track {
  const straights = STRAIGHTS[size];
  const lanes = Math.max(2, sides);
  const gap = [25, 20, 17, 15, 13.5][lanes - 2] ?? 13.5;
  const broad = gap * (lanes - 1) + 22;
  const pitch = broad + (lanes < 3 ? 48 : 36);
  const top = broad / 2 + (lanes < 3 ? 41 : 32);
  const height = 2 * top + pitch * (straights.length - 1);
  // A bend with the edge of the track around it.
  const bend = (pitch + broad) / 2 + TO_BEND + 16;
  const left = Math.max(106, bend);
  const width = left + columns(size === 121 ? 39 : 29) + (size === 121 ? TO_END + 40 : bend);
  return { size, straights, lanes, left, width, height, top, pitch, broad, gap };
}

/** The distance of a column of holes from the first one. */
export function columns(column: number): number {
  return column * HOLE_GAP + Math.floor(column / 5) * GROUP_GAP;
}

/** The middle of the bends on the left and on the right. */
export function bendsOf({ left, straights: [first] }: Track): { readonly west: number; readonly east: number } {
  return { west: left - TO_BEND, east: left + columns(first - 1) + TO_BEND };
}

export function endAt({ straights, left, top, pitch }: Track): Point {
  const last = straights.length - 1;
  const holes = straights[last] ?? 0;
  const x = last % 2 === 0 ? columns(holes - 1) + TO_END : columns(straights[0] - holes) - TO_END;
  return { x: left + x, y: top + last * pitch };
}

/** A point beside the track at `hole`; `offset` is to the right of a peg on its way to the game hole. */
export function besideTrack(hole: number, offset: number, track: Track): Point {
  const { straights, top, pitch } = track;
  if (hole <= 0) return { x: track.left - 29 + Math.max(-1, hole) * HOLE_GAP, y: top + offset };
  let rest = hole;
  for (const [row, holes] of straights.entries()) {
    const way = row % 2 === 0 ? 1 : -1;
    const y = top + row * pitch;
    if (rest <= holes)
      return { x: track.left + columns(way > 0 ? rest - 1 : straights[0] - rest), y: y + way * offset };
    rest -= holes;
    if (rest <= BEND && row + 1 < straights.length) {
      const angle = (rest / (BEND + 1)) * Math.PI;
      const radius = pitch / 2 - way * offset;
      const { west, east } = bendsOf(track);
      const x = (way > 0 ? east : west) + way * Math.sin(angle) * radius;
      return { x, y: y + pitch / 2 - Math.cos(angle) * radius };
    }
    rest -= BEND;
  }
  return endAt(track);
}

/** From the middle of the track to a lane (from 0). */
export function laneOffset(lane: number, { lanes, gap }: Track): number {
  return (lane - (lanes - 1) / 2) * gap;
}

/** The position of `hole` in a lane. The two start holes are 0 (front) and -1 (rear); all lanes share the game hole. */
export function holeAt(hole: number, lane: number, track: Track): Point {
  return besideTrack(hole, laneOffset(lane, track), track);
}

/** The holes that count games of a match are in the corner that the track leaves free. */
const MOST_GAME_HOLES = 7;

/** Whether the board has room for this many game holes per side. */
export function fitsGameHoles(holes: number, sides: number): boolean {
  return holes <= MOST_GAME_HOLES && sides <= 3;
}
