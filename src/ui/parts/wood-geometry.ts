/** The wood of a board: everything that is drilled, cut or engraved and never moves. */
import { besideTrack, bendsOf, columns, endAt, holeAt, type Point, type Track } from "./board-geometry";

/** The radius of a hole, and of the game hole. */
export const HOLE_RADIUS = 4.2;
export const END_RADIUS = 5.6;

/** Every hole of a lane but the game hole. */
export function holesOf(lane: number, track: Track): readonly Point[] {
  return Array.from({ length: track.size + 1 }, (_, i) => holeAt(i - 1, lane, track));
}

/** An outline with a dot at each point: a line without length, whose round end has the size of the stroke. */
export function dots(at: readonly Point[]): string {
  return at.map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`).join("");
}

/** The skunk line just before `hole`. */
export function lineBefore(hole: number, track: Track): Point {
  const [before, after] = [besideTrack(hole - 1, 0, track), besideTrack(hole, 0, track)];
  return { x: (before.x + after.x) / 2, y: before.y };
}

/** The lines between groups of five holes, and after the start holes. */
export function dividers({ straights, left, top, pitch }: Track): readonly Point[] {
  return straights.flatMap((holes, row) => {
    const from = row % 2 === 0 ? 0 : straights[0] - holes;
    const groups = Array.from({ length: holes / 5 }, (_, i) => from + i * 5);
    return groups
      .filter((column) => column > 0 || row === 0)
      .map((column) => ({ x: left + (columns(column - 1) + columns(column)) / 2, y: top + row * pitch }));
  });
}

/** The middle line of the track, around every bend to the game hole. */
export function lanePath(track: Track): string {
  const { straights, top, pitch, broad } = track;
  const { west, east } = bendsOf(track);
  const bend = (row: number) => `a${pitch / 2} ${pitch / 2} 0 0 ${row % 2 === 0 ? 1 : 0} 0 ${pitch}`;
  const out = straights.slice(1).map((_, row) => `H${row % 2 === 0 ? east : west}${bend(row)}`);
  // The round end stays inside the frame, however wide the track is.
  const back = straights.length % 2 === 0 ? -1 : 1;
  return `M52 ${top}${out.join("")}H${endAt(track).x + back * (20 - broad / 2)}`;
}

/** The position of a side's game hole; its peg starts at 0, before the first hole. */
export function gameHoleAt(hole: number, side: number, { size, lanes, width, height }: Track): Point {
  const column = lanes - 1 - side;
  return size === 121
    ? { x: width - 26 - column * 20, y: 34 + hole * 22 }
    : { x: 26 + hole * 17, y: height - 30 - column * 20 };
}
