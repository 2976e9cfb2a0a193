import { describe, expect, it } from "vitest";
import { NUMBER_RADIUS, numberPlaces, type Point } from "./marker-place";

const WITHIN = { left: 0, right: 300, top: 0, floor: 150 };
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** A line that dips between two high levels. */
const DIP: readonly Point[] = [
  { x: 0, y: 20 },
  { x: 200, y: 20 },
  { x: 210, y: 80 },
  { x: 220, y: 20 },
  { x: 300, y: 20 },
];

describe("the number of a turning point", () => {
  it("is off the line, near its point, and inside the chart", () => {
    const point = { x: 205, y: 50 };
    const [place] = numberPlaces([point], DIP, WITHIN, []);
    expect(far(place!, point)).toBeLessThan(30);
    for (let y = 20; y <= 80; y += 5) {
      expect(far(place!, { x: 200 + (y - 20) / 6, y })).toBeGreaterThan(NUMBER_RADIUS);
      expect(far(place!, { x: 220 - (y - 20) / 6, y })).toBeGreaterThan(NUMBER_RADIUS);
    }
  });

  it("keeps away from another number", () => {
    const [one, other] = numberPlaces(
      [
        { x: 205, y: 50 },
        { x: 207, y: 60 },
      ],
      DIP,
      WITHIN,
      [],
    );
    expect(far(one!, other!)).toBeGreaterThan(2 * NUMBER_RADIUS);
  });

  it("keeps away from words", () => {
    const words = { left: 210, right: 300, top: 30, floor: 150 };
    const [place] = numberPlaces([{ x: 215, y: 50 }], DIP, WITHIN, [words]);
    expect(place!.x).toBeLessThan(210 - NUMBER_RADIUS);
  });

  it("has a place inside the chart even where there is no room", () => {
    const full = Array.from({ length: 100 }, (_, i) => ({ x: i * 3, y: i % 2 === 0 ? 0 : 150 }));
    const [place] = numberPlaces([{ x: 150, y: 75 }], full, WITHIN, []);
    expect(place!.x).toBeGreaterThan(0);
    expect(place!.x).toBeLessThan(300);
    expect(far(place!, { x: 150, y: 75 })).toBeGreaterThan(NUMBER_RADIUS);
  });
});
