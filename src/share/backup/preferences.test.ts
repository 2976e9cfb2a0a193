import { describe, expect, test } from "vitest";
import { mergedPreferences } from "./preferences";

describe("preferences of a file", () => {
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
