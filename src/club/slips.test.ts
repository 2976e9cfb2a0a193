import { describe, expect, it } from "vitest";
import { slip } from "../testing/slip";
import { faceOf, reciprocal, slipOf, valueOf } from "./slips";

describe("one slip alone", () => {
  it.each([
    ["W+30", { points: 2, plus: 30, minus: 0 }],
    ["W+31", { points: 3, plus: 31, minus: 0 }],
    ["W+91", { points: 3, plus: 91, minus: 0 }],
    ["L-61", { points: 0, plus: 0, minus: 61 }],
  ] as const)("%s counts %o", (text, counts) => {
    expect(faceOf(slip(text))).toEqual(counts);
  });

  it.each(["W-9", "L+9", "W+", "W+35/2", "L-9/2"])("%s has no value: no number, or a contradiction", (text) => {
    expect(faceOf(slip(text))).toBeUndefined();
  });

  it("agrees with the other slip when they mirror each other", () => {
    expect(reciprocal(valueOf(true, 12), valueOf(false, 12))).toBe(true);
    expect(reciprocal(valueOf(true, 12), valueOf(false, 13))).toBe(false);
    expect(reciprocal(valueOf(false, 12), valueOf(false, 12))).toBe(false);
    expect(faceOf(slipOf(true, 12))).toEqual(valueOf(true, 12));
  });
});
