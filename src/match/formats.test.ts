import { describe, expect, it } from "vitest";
import type { Seating } from "../rules/forms";
import { type MatchFormat, type Stakes, STAKES_NAMES } from "../rules/stakes";
import { asMarked, checkFormat, formatsFor, lengthKind, marksFor, PRESETS } from "./formats";

const table = (seating: Seating, sides: number, playsOn = false) => formatsFor({ seating, sides, playsOn });
const format = (change: Partial<MatchFormat>): MatchFormat => ({
  name: "free",
  stakes: PRESETS.free,
  length: { kind: "points", of: 5 },
  ...change,
});
const own = (change: Partial<Stakes>) =>
  checkFormat(format({ name: "custom", stakes: { ...PRESETS.games, ...change } }));

describe("the formats a table can choose from", () => {
  it("are all of them, but winner takes all only for three who each play alone", () => {
    const all = ["games", "free", "bestOf", "lurch", "takesAll", "official", "official234", "custom"];
    expect(all.toSorted()).toEqual([...STAKES_NAMES].toSorted());
    const others = all.filter((name) => name !== "takesAll");
    expect(table("solo", 3)).toEqual(all);
    expect(table("solo", 2)).toEqual(others);
    expect(table("lone", 2)).toEqual(others);
    expect(table("partners", 2)).toEqual(others);
    expect(table("threePairs", 3)).toEqual(others);
    expect(table("solo", 5)).toEqual(others);
    expect(table("solo", 3, true)).toEqual(others);
  });
});

describe("an impossible format is refused", () => {
  it.each([0, -1, 100, 2.5, Number.NaN])("a match to %s", (of) => {
    expect(checkFormat(format({ length: { kind: "points", of } }))).toEqual({ ok: false, error: "badLength" });
  });
  it.each([1, 2, 99])("but a match to %s is fine", (of) => {
    expect(checkFormat(format({ length: { kind: "points", of } })).ok).toBe(true);
  });
  it("a best-of match with an even number of games", () => {
    const even = format({ name: "bestOf", stakes: PRESETS.bestOf, length: { kind: "bestOf", of: 4 } });
    expect(checkFormat(even)).toEqual({ ok: false, error: "evenBestOf" });
    expect([1, 3, 5, 7].filter((of) => !checkFormat({ ...even, length: { kind: "bestOf", of } }).ok)).toEqual([]);
  });
  it.each<Partial<Stakes>>([
    { plain: 0 },
    { plain: "match" },
    { skunk: 100 },
    { skunk: -1 },
    { lurch: 1.5 },
    { doubleSkunk: Number.NaN },
  ])("stakes of %j", (change) => {
    expect(own(change)).toEqual({ ok: false, error: "badStakes" });
  });
  it.each<Partial<Stakes>>([{ skunk: 0 }, { tripleSkunk: 3 }, { lurch: 0 }, { doubleSkunk: "match" }])(
    "stakes in which a worse loss gives less: %j",
    (change) => {
      expect(own(change)).toEqual({ ok: false, error: "stakesFall" });
    },
  );
  it("every preset is accepted", () => {
    const bad = STAKES_NAMES.filter((name) => {
      const stakes = name === "custom" ? PRESETS.games : PRESETS[name];
      return !checkFormat({ name, stakes, length: { kind: lengthKind(name), of: 5 } }).ok;
    });
    expect(bad).toEqual([]);
  });
});

describe("stakes follow the marking of bad losses", () => {
  it("skunk lines keep them, no marking makes every win equal, and half way is the only line of the lurch", () => {
    expect(asMarked(PRESETS.free, "lines")).toEqual(PRESETS.free);
    expect(Object.values(asMarked(PRESETS.free, "none"))).toEqual([1, 1, 1, 1, 1]);
    expect(asMarked(PRESETS.free, "halfway")).toEqual({
      plain: 1,
      skunk: 1,
      doubleSkunk: 2,
      tripleSkunk: 2,
      lurch: 2,
    });
    expect(asMarked(PRESETS.lurch, "halfway")).toEqual(PRESETS.lurch);
  });
  it("the lurch format needs the line at half way, the others the usual lines", () => {
    expect(STAKES_NAMES.filter((name) => marksFor(name) !== undefined)).toEqual(["lurch"]);
  });
});
