/** The places of numbers beside a line: near their points, and not over the line, other numbers or words. */

/** A point of a chart. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a chart. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
}

/** The radius of a number, and the room it keeps from everything. */
export const NUMBER_RADIUS = 8.5;
const ROOM = NUMBER_RADIUS + 2.5;
/** Distances tried, nearest first, and the directions tried at each. */
const DISTANCES = [16, 20, 24, 28, 34, 40, 48, 56, 68, 80];
const DIRECTIONS = 24;

/**
 * @param points the points that get a number, in order
 * @param line the line they are on
 * @param within the numbers stay inside it
 * @param taken places of words
 */
export function numberPlaces(
  points: readonly Point[],
  line: readonly Point[],
  within: Area,
  taken: readonly Area[],
): readonly Point[] {
  const places: Point[] = [];
  /** The nearest thing of all that a number must not cover. */
  const freeAround = (at: Point) =>
    Math.min(
      ...line.slice(1).map((end, i) => toSegment(at, line[i]!, end) - ROOM),
      ...places.map((other) => Math.hypot(at.x - other.x, at.y - other.y) - 2 * ROOM),
      ...taken.map((area) => toArea(at, area) - ROOM),
    );
  for (const point of points) {
    let best = { at: point, free: -Infinity };
    for (const at of around(point)) {
      if (best.free >= 0) break;
      if (toEdge(at, within) < ROOM) continue;
      const free = freeAround(at);
      if (free > best.free) best = { at, free };
    }
    places.push(best.at);
  }
  return places;
}

function around({ x, y }: Point): readonly Point[] {
  return DISTANCES.flatMap((far) =>
    Array.from({ length: DIRECTIONS }, (_, i) => {
      const angle = (i / DIRECTIONS) * 2 * Math.PI;
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    }),
  );
}

function toSegment(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
}

function toArea({ x, y }: Point, { left, right, top, floor }: Area): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - floor));
}

/** Inside an area, the distance to its nearest edge; below 0 outside. */
function toEdge({ x, y }: Point, { left, right, top, floor }: Area): number {
  return Math.min(x - left, right - x, y - top, floor - y);
}
