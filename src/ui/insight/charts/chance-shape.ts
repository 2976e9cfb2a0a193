/** The shape of the chart of chances, for the screen and for the picture: a line, its areas, and the chance of a skunk. */
import type { Change } from "../../../insight/story/ledger";
import { type Moment, movesOf, type View } from "../../../insight/story/steps";
import type { Area, Point } from "./marker-place";

/** The place of each moment within its deal, 0 to 1. The cut is a step straight up or down. */
const PLACE: Readonly<Record<Moment, number>> = {
  dealt: 0.12,
  chosen: 0.24,
  heels: 0.24,
  hands: 0.36,
  play: 0.52,
  pone: 0.7,
  dealer: 0.86,
  crib: 1,
};

export interface ChanceShape {
  readonly line: string;
  /** The points of the line. */
  readonly points: readonly Point[];
  /** The area between the line and the middle. */
  readonly area: string;
  /** The chance to win by a skunk, from the top, and to be skunked, from the floor. */
  readonly skunk: string;
  readonly skunked: string;
  /** The left edge of each deal, and the right edge of the last. */
  readonly edges: readonly number[];
  readonly marks: readonly Point[];
  readonly end: Point;
}

/**
 * @param deals the number of deals shown
 * @param turns the steps that get a mark
 */
export function chanceShape(view: View, deals: number, turns: readonly Change[], box: Area): ChanceShape {
  const { left, right, top, floor } = box;
  const wide = (right - left) / deals;
  const last = Math.max(...view.steps.filter(({ deal }) => deal === deals).map(({ moment }) => PLACE[moment]), 0);
  const y = (chance: number) => round(floor - chance * (floor - top));
  const points = [{ x: left, chance: view.start }];
  const marks: Point[] = [];
  for (const step of movesOf(view)) {
    const within = step.deal === deals && last > 0 ? PLACE[step.moment] / last : PLACE[step.moment];
    const x = round(left + (step.deal - 1 + within) * wide);
    const before = points.at(-1)!;
    if (turns.some((turn) => turn.step === step))
      marks.push({ x: (before.x + x) / 2, y: (y(before.chance.win) + y(step.to.win)) / 2 });
    points.push({ x, chance: step.to });
  }
  const path = (of: (chance: View["start"]) => number) =>
    points.map(({ x, chance }) => `${x} ${y(of(chance))}`).join("L");
  const line = `M${path(({ win }) => win)}`;
  const middle = y(0.5);
  const ends = points.at(-1)!;
  const closed = (to: number, of: (chance: View["start"]) => number) => `M${left} ${to}L${path(of)}L${ends.x} ${to}Z`;
  return {
    line,
    points: points.map(({ x, chance }) => ({ x, y: y(chance.win) })),
    area: closed(middle, ({ win }) => win),
    skunk: closed(top, (chance) => 1 - chance.skunk),
    skunked: closed(floor, (chance) => chance.skunked),
    edges: Array.from({ length: deals + 1 }, (_, i) => round(left + i * wide)),
    marks,
    end: { x: ends.x, y: y(ends.chance.win) },
  };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
