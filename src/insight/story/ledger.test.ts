import fc from "fast-check";
import { expect, it } from "vitest";
import { inWholePercents, type Ledger, naturesOf } from "./ledger";
import { STEP_KINDS } from "./steps";

const percent = (chance: number) => Math.round(100 * chance);

it("in whole percents the rows, and the sums of their kinds, add up from the start to the end", () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const change = fc.double({ min: -2, max: 2, noNaN: true });
  fc.assert(
    fc.property(chance, fc.array(change, { maxLength: STEP_KINDS.length }), (start, changes) => {
      const rows = changes.map((by, i) => ({ kind: STEP_KINDS[i]!, change: by, steps: 1, largest: undefined }));
      const exact: Ledger = { start, end: changes.reduce((sum, by) => sum + by, start), rows };
      const whole = inWholePercents(exact);
      const way = percent(exact.end) - percent(start);
      const sum = (all: readonly number[]) => all.reduce((so, by) => so + percent(by), 0);
      expect(sum(whole.rows.map((row) => row.change))).toBeCloseTo(way);
      expect(sum(Object.values(naturesOf(whole)).filter((by) => by !== undefined))).toBeCloseTo(way);
      for (const [i, row] of whole.rows.entries()) expect(Math.abs(row.change - changes[i]!)).toBeLessThan(0.0101);
    }),
  );
});
