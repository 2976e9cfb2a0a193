import { describe, expect, it } from "vitest";
import {
  countedBy,
  digitsOf,
  erased,
  isSpreadDraft,
  type SpreadDraft,
  spreadDraftOf,
  spreadOf,
  withDigit,
  withDigits,
} from "./spread-draft";

const EMPTY = spreadDraftOf(undefined);
const type = (digits: string, by: SpreadDraft["by"] = "spread") =>
  Array.from(digits, Number).reduce(withDigit, countedBy(EMPTY, by));

it.each([
  ["23", { spread: "23", hole: "98" }],
  ["1", { spread: "1", hole: "120" }],
  ["121", { spread: "121", hole: "0" }],
  ["0", { spread: "0", hole: "" }],
  ["122", { spread: "122", hole: "" }],
  ["", { spread: "", hole: "" }],
])("the spread %j shows %o", (digits, shown) => {
  expect(digitsOf(type(digits))).toEqual(shown);
});

it.each([
  ["98", { spread: "23", hole: "98" }],
  ["0", { spread: "121", hole: "0" }],
  ["121", { spread: "", hole: "121" }],
  ["", { spread: "", hole: "" }],
])("the loser’s score %j shows %o", (digits, shown) => {
  expect(digitsOf(type(digits, "hole"))).toEqual(shown);
});

describe("typing", () => {
  it("the other field takes the number over, and its first digit replaces it", () => {
    const other = countedBy(type("23"), "hole");
    expect([other.digits, spreadOf(other)]).toEqual(["98", 23]);
    expect(digitsOf(withDigit(other, 9))).toEqual({ spread: "112", hole: "9" });
    expect(countedBy(type("23"), "spread")).toEqual(type("23"));
  });

  it("stops at three digits, erases one by one, and drops everything else", () => {
    expect(type("1213").digits).toBe("121");
    expect(erased(type("12")).digits).toBe("1");
    expect(erased(erased(type("1"))).digits).toBe("");
    expect(withDigits(EMPTY, " 9x8 12").digits).toBe("981");
  });

  it("a result to be corrected starts with its number, counted either way", () => {
    expect(spreadDraftOf(17)).toEqual({ by: "spread", digits: "17", fresh: true });
    expect(spreadDraftOf(17, "hole")).toEqual({ by: "hole", digits: "104", fresh: true });
    expect(withDigit(spreadDraftOf(17), 5).digits).toBe("5");
  });
});

it.each([
  [spreadDraftOf(17), true],
  [{ ...EMPTY, digits: "1e2" }, false],
  [{ ...EMPTY, digits: "1234" }, false],
  [{ ...EMPTY, by: "margin" }, false],
  [{ digits: "5" }, false],
  [null, false],
])("whether %j is a draft: %s", (raw, isOne) => {
  expect(isSpreadDraft(raw)).toBe(isOne);
});
