import { describe, expect, test } from "vitest";
import { flag, list, object, oneOf, text } from "../../base/shape";
import { knownPreferences, mergedPreferences } from "./preferences";

const checks = {
  pad: oneOf(["ranks", "suits"]),
  aloud: flag,
  names: list(text()),
  sets: list(object({ name: text() })),
};

describe("preferences of a file", () => {
  test("are those that are known, with values that fit", () => {
    const raw = { pad: "ranks", aloud: "yes", other: 1, openEvent: {}, names: ["Ann"] };
    expect(knownPreferences(raw, checks)).toEqual({ pad: "ranks", names: ["Ann"] });
  });
  test("are no inherited fields, and none that are too long", () => {
    const long = { sets: [{ name: "x".repeat(70_000) }] };
    expect(knownPreferences(Object.create({ aloud: true }) as object as never, checks)).toEqual({});
    expect(knownPreferences(long, checks)).toEqual({});
  });
  test.each<[string, object, object, object]>([
    ["are taken where this phone has none", { pad: "ranks" }, {}, { pad: "ranks" }],
    ["replace none of this phone", { pad: "ranks" }, { pad: "suits" }, {}],
    [
      "add names that are missing",
      { names: ["Ann", "Cy"] },
      { names: ["Bob", "Ann"] },
      { names: ["Bob", "Ann", "Cy"] },
    ],
    [
      "add sets of rules that are missing",
      { sets: [{ name: "Pub" }, { name: "CLUB" }] },
      { sets: [{ name: "Club" }] },
      { sets: [{ name: "Club" }, { name: "Pub" }] },
    ],
    ["add only as many names as fit", { names: ["x"] }, { names: "abcdefghijkl".split("") }, {}],
    ["leave a damaged list of this phone", { names: ["x"] }, { names: 7 }, {}],
  ])("%s", (_, incoming, here, set) => {
    expect(mergedPreferences(incoming as never, here as never)).toEqual(set);
  });
});
