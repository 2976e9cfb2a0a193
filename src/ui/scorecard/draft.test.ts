import { describe, expect, it } from "vitest";
import type { ScorecardRow } from "../../club/scorecard";
import { countedBy, withDigit } from "../spread/spread-draft";
import { draftFor, type Draft, draftOf, lineOf, liveWords, withOpponent } from "./draft";

const EMPTY = draftOf("book:1", 8, { line: undefined, struck: [] });
const LINE = { won: true, spread: 23, opponent: "Bob", seat: "A-7", from: "game-1" };
function type(digits: string, by: Draft["by"] = "spread", won: boolean | undefined = true): Draft {
  const empty: Draft = { ...countedBy(EMPTY, by), opponent: "Bob", won };
  return Array.from(digits, Number).reduce(withDigit, empty);
}

describe("the line of a draft", () => {
  it("has clean names", () => {
    const draft = { ...type("23"), opponent: "  Bob   Bee ", seat: " A-7 " };
    expect(lineOf(draft, undefined)).toEqual({
      ok: true,
      value: { won: true, spread: 23, opponent: "Bob Bee", seat: "A-7" },
    });
  });

  it.each([
    ["nobody", { ...type("23"), opponent: " " }, "nameEmpty"],
    ["neither won nor lost", { ...type("23"), won: undefined }, "wonOrLost"],
    ["0", type("0"), "badSpread"],
    ["122", type("122"), "badSpread"],
    ["a loser at 121", type("121", "hole"), "badSpread"],
    ["no number", type(""), "badSpread"],
  ])("%s is refused", (_what, draft, error) => {
    expect(lineOf(draft, undefined)).toEqual({ ok: false, error });
  });

  it("stays linked to its game when only names are fixed", () => {
    const draft = draftOf("book:1", 1, { line: LINE, struck: [] });
    expect(lineOf({ ...draft, seat: "B-2" }, LINE)).toEqual({ ok: true, value: { ...LINE, seat: "B-2" } });
    const lost = lineOf({ ...draft, won: false }, LINE);
    expect(lost.ok && "from" in lost.value).toBe(false);
  });
});

describe("another opponent", () => {
  const seatOf = (name: string) => (name === "Bob" ? "B-2" : name === "Cy" ? "C-3" : "");
  const after = (...names: readonly string[]) =>
    names.reduce((draft, name) => withOpponent(draft, name, seatOf), EMPTY).seat;

  it("brings their seat, if it is known", () => {
    expect([after("Bob"), after("B", "Bo", "Bob"), after("Bob", "Cy"), after("Bob", "Dee")]).toEqual([
      "B-2",
      "B-2",
      "C-3",
      "",
    ]);
  });

  it("leaves a typed seat alone", () => {
    expect(withOpponent({ ...EMPTY, seat: "A-9" }, "Bob", seatOf).seat).toBe("A-9");
  });
});

it.each([
  [type("31"), "3 points: won by 31 or more"],
  [type("30"), "2 points: won by 30"],
  [type("98", "hole"), "2 points: won by 23"],
  [type("40", "spread", false), "0 points: lost by 40"],
  [{ ...type("40"), won: undefined }, ""],
  [type("122"), ""],
])("draft %# shows its points", (draft, words) => {
  expect(liveWords(draft)).toBe(words);
});

describe("a saved draft", () => {
  const FREE: ScorecardRow = { line: undefined, struck: [] };
  const ROWS = Array.from({ length: 9 }, () => FREE);
  const kept = (raw: unknown, rows = ROWS, card = "book:1") => draftFor(structuredClone(raw), card, rows);

  it("comes back", () => {
    const draft = type("98", "hole");
    expect([kept(draft), kept(EMPTY)]).toEqual([draft, EMPTY]);
  });

  it("belongs to its scorecard and row, until that row is written", () => {
    expect(kept(EMPTY, ROWS, "book:2")).toBeUndefined();
    expect(kept(EMPTY, ROWS.slice(0, 7))).toBeUndefined();
    expect(kept(EMPTY, ROWS.with(7, { line: LINE, struck: [] }))).toBeUndefined();
    expect(kept(EMPTY, ROWS.with(6, { line: LINE, struck: [] }))).toEqual(EMPTY);
    const corrects = draftOf("book:1", 8, { line: LINE, struck: [] });
    expect(kept(corrects, ROWS.with(7, { line: LINE, struck: [] }))).toEqual(corrects);
    expect(kept(corrects, ROWS.with(7, { line: { ...LINE, spread: 5 }, struck: [LINE] }))).toBeUndefined();
  });

  it.each([
    [undefined],
    [null],
    ["text"],
    [{}],
    [{ ...EMPTY, digits: "x" }],
    [{ ...EMPTY, by: "margin" }],
    [{ ...EMPTY, opponent: 7 }],
    [{ ...EMPTY, after: "0" }],
  ])("is ignored when it is no draft: %j", (raw) => {
    expect(kept(raw)).toBeUndefined();
  });
});
