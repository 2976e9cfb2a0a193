import { describe, expect, it } from "vitest";
import { outdated } from "./rolling";

const NOW = new Date(2026, 10, 21, 22).getTime();
/** A snapshot at an hour of an earlier day. */
const key = (days: number, hour: number) =>
  ({ at: new Date(2026, 10, 21 - days, hour).getTime(), why: "gameOver" }) as const;
const kept = (keys: readonly (readonly [number, number])[], now = NOW) => {
  const all = keys.map(([days, hour]) => key(days, hour));
  const gone = outdated(all, now);
  return keys.filter((_, i) => !gone.includes(all[i]!));
};

describe("snapshots that stay", () => {
  it("the last three of today", () => {
    expect(
      kept([
        [0, 22],
        [0, 20],
        [0, 9],
        [0, 8],
        [0, 0],
      ]),
    ).toEqual([
      [0, 22],
      [0, 20],
      [0, 9],
    ]);
  });

  it("the last of each of the seven days before", () => {
    expect(
      kept([
        [0, 22],
        [1, 23],
        [1, 8],
        [2, 1],
        [7, 23],
        [7, 1],
        [8, 23],
        [400, 5],
      ]),
    ).toEqual([
      [0, 22],
      [1, 23],
      [2, 1],
      [7, 23],
    ]);
  });

  it("three from a time that is still to come, because the clock was wrong", () => {
    expect(
      kept([
        [-365, 3],
        [-365, 2],
        [-365, 1],
        [-2, 5],
        [0, 22],
        [1, 5],
      ]),
    ).toEqual([
      [-365, 3],
      [-365, 2],
      [-365, 1],
      [0, 22],
      [1, 5],
    ]);
  });

  it("over the days on which the clock changes", () => {
    for (const [month, day] of [
      [2, 30],
      [10, 2],
    ] as const) {
      const at = (days: number) => ({ at: new Date(2026, month, day - days, 12).getTime(), why: "gameOver" }) as const;
      const all = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(at);
      expect(outdated(all, all[0]!.at)).toEqual([all[8]]);
    }
  });
});
