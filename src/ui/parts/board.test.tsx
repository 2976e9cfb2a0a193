import { SHAPES } from "../table/board-place";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { FORM_NAMES, FORMS, sidesOf, targetsOf } from "../../rules/forms";
import { besideTrack, boardFor, fitsGameHoles, holeAt, type Point, type Track, trackOf } from "./board-geometry";
import { dividers, END_RADIUS, gameHoleAt, HOLE_RADIUS, holesOf, lineBefore } from "./wood-geometry";
import { Board } from "./board";

/** Board units between the holes and the edge of the board: the frame is drawn at 10. */
const FRAME = 12;
const SIZES = [61, 121] as const;
const tracks = SIZES.flatMap((size) => [1, 2, 3, 4, 5, 6].map((sides) => trackOf(size, sides)));
const named = tracks.map((track, i) => [`${track.size} holes, ${(i % 6) + 1} sides`, track, (i % 6) + 1] as const);

const lanesOf = (track: Track) => Array.from({ length: track.lanes }, (_, lane) => lane);
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
function closest(points: readonly Point[]): number {
  let least = Infinity;
  for (const [i, one] of points.entries())
    for (const other of points.slice(i + 1)) least = Math.min(least, apart(one, other));
  return least;
}
function expectInside(points: readonly Point[], { width, height }: Track, radius: number): void {
  const out = points.filter(
    ({ x, y }) => Math.min(x, width - x) < FRAME + radius || Math.min(y, height - y) < FRAME + radius,
  );
  expect(out).toEqual([]);
}

describe.each(named)("a board with %s", (_, track, sides) => {
  const drilled = lanesOf(track).flatMap((lane) => holesOf(lane, track));
  const end = holeAt(track.size, 0, track);
  const games = fitsGameHoles(7, sides)
    ? lanesOf(track).flatMap((side) => Array.from({ length: 8 }, (__, hole) => gameHoleAt(hole, side, track)))
    : [];

  it("has two start holes and every other hole for each side", () => {
    expect(drilled).toHaveLength(track.lanes * (2 + track.size - 1));
  });
  it("has every hole inside the frame", () => {
    expectInside(drilled, track, HOLE_RADIUS);
    expectInside([end], track, END_RADIUS + 6);
    expectInside(games, track, HOLE_RADIUS);
  });
  it("has its track inside the frame, around both bends", () => {
    const edge = track.broad / 2;
    const holes = Array.from({ length: track.size }, (__, i) => i);
    expectInside(
      holes.flatMap((hole) => [besideTrack(hole, edge, track), besideTrack(hole, -edge, track)]),
      track,
      0,
    );
  });
  it("has no two holes that overlap", () => {
    expect(closest(drilled)).toBeGreaterThan(2 * HOLE_RADIUS + 1);
    expect(Math.min(...drilled.map((hole) => apart(hole, end)))).toBeGreaterThan(HOLE_RADIUS + END_RADIUS + 6);
  });
  it("has its game holes clear of the track", () => {
    const near = games.flatMap((game) => [...drilled, end].map((hole) => apart(game, hole)));
    // Also clear of the edge of the track, which is 11 from the outer lane.
    expect(Math.min(Infinity, ...near)).toBeGreaterThan(2 * HOLE_RADIUS + 11);
    expect(closest(games)).toBeGreaterThan(2 * HOLE_RADIUS + 2);
  });
  it("has its lines between two holes", () => {
    const lines = [...dividers(track), ...(track.size === 61 ? [31] : [61, 91]).map((hole) => lineBefore(hole, track))];
    const middle = Array.from({ length: track.size }, (__, i) => besideTrack(i, 0, track));
    expect(Math.min(...lines.flatMap((line) => middle.map((hole) => apart(line, hole))))).toBeGreaterThan(8);
  });
  it("leads each lane on by one hole at a time", () => {
    const steps = lanesOf(track).flatMap((lane) =>
      holesOf(lane, track)
        .slice(2)
        .map((hole, i) => apart(hole, holeAt(i, lane, track))),
    );
    expect(Math.max(...steps)).toBeLessThan(66);
  });
});

const place = document.createElement("div");
afterEach(() => render(null, place));

/** The position of each peg on the drawn board. */
function pegsDrawn(kind: string): readonly Point[] {
  return [...place.querySelectorAll<SVGGElement>(`.peg.${kind}`)].map(({ style }) => {
    const [x = NaN, y = NaN] = [...style.transform.matchAll(/(-?[\d.]+)px/g)].map(([, n]) => Number(n));
    return { x, y };
  });
}

/** Every form with each of its seatings. */
const TABLES = FORM_NAMES.flatMap((name) =>
  FORMS[name].seatings.map(
    (seating) => [`${name}, ${seating}`, FORMS[name], sidesOf(seating, FORMS[name].players)] as const,
  ),
);

describe("the pegs", () => {
  it.each(TABLES)("of %s are in the holes of their scores, on the board of every target", async (_, form, seats) => {
    for (const target of [2, 31, 60, 61, 62, 100, 120, 121]) {
      const targets = targetsOf(target, form, seats);
      const track = trackOf(boardFor(target) ?? 121, targets.length);
      for (const part of [0, 1 / 3, 2 / 3, 1]) {
        const scores = targets.map((home) => Math.round(home * part));
        const pegs = scores.map((front, side) => ({
          side,
          front,
          rear: Math.max(0, front - 2),
          home: targets[side] ?? 0,
        }));
        await act(() => render(<Board pegs={pegs} target={target} marks={[]} label="Board" />, place));
        const right = (hole: number, lane: number) => {
          const { x, y } = holeAt(hole, lane, track);
          return { x: Number(x.toFixed(2)), y: Number(y.toFixed(2)) };
        };
        expect(pegsDrawn("front")).toEqual(scores.map(right));
        expect(pegsDrawn("rear")).toEqual(
          scores.map((front, lane) => right(front === 0 ? -1 : Math.max(0, front - 2), lane)),
        );
        // The game hole at the end of the track, or a ring in each lane where the game ends earlier.
        const rings = targets.flatMap((home, lane) => (home === track.size ? [] : [right(home, lane)]));
        expect(pegsDrawn("home")).toEqual(rings);
      }
    }
  });

  it("race where no board is long enough", async () => {
    await act(() =>
      render(<Board pegs={[{ side: 0, front: 5, rear: 0 }]} target={122} marks={[]} label="Race" />, place),
    );
    expect(place.querySelector(".board")).toBeNull();
    expect(place.querySelectorAll(".race .bar")).toHaveLength(1);
  });
});

it.each([61, 121] as const)("the place of a board for %i has the shape of the board", (size) => {
  for (const [at, shape] of SHAPES[size].entries()) {
    const { width, height } = trackOf(size, at + 2);
    expect(shape).toBeCloseTo(width / height, 3);
  }
});
