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

describe("which format a table can choose", () => {
  it("all of them, but paying by place only three who play alone", () => {
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

describe("what nobody can play by is refused", () => {
  it.each([0, -1, 100, 2.5, Number.NaN])("first to %s", (of) => {
    expect(checkFormat(format({ length: { kind: "points", of } }))).toEqual({ ok: false, error: "badLength" });
  });
  it.each([1, 2, 99])("first to %s is fine", (of) => {
    expect(checkFormat(format({ length: { kind: "points", of } })).ok).toBe(true);
  });
  it("best of an even number", () => {
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
    "stakes that fall: %j",
    (change) => {
      expect(own(change)).toEqual({ ok: false, error: "stakesFall" });
    },
  );
  it("every preset stands", () => {
    const bad = STAKES_NAMES.filter((name) => {
      const stakes = name === "custom" ? PRESETS.games : PRESETS[name];
      return !checkFormat({ name, stakes, length: { kind: lengthKind(name), of: 5 } }).ok;
    });
    expect(bad).toEqual([]);
  });
});

describe("stakes as the table marks its losses", () => {
  it("drawn lines leave them, no lines make every win alike, half way is one line", () => {
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
  it("the lurch wants the line half way, the others the usual ones", () => {
    expect(STAKES_NAMES.filter((name) => marksFor(name) !== undefined)).toEqual(["lurch"]);
  });
});
