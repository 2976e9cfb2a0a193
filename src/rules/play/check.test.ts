import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import { type Card, PACK, parseCard } from "../cards";
import {
  cannotLay,
  type CheckedPlay,
  checkMove,
  checkPlay,
  lastSeries,
  type Move,
  openCheck,
  TABLE_SIZES,
} from "./check";
import { TOPICS } from "../topics";
import { WHY_TOPICS } from "./why";

const moves = (line: string): readonly Move[] =>
  line.split(" ").map((word) => (word === "go" ? "go" : (parseCard(word) as Card)));
function check(line: string, players: 2 | 3 | 4 | 5 | 6 = 2): CheckedPlay {
  const found = checkPlay(players, moves(line));
  if (!found.ok) throw new Error(found.error);
  return found.value;
}
/** Points of each line; "–" for a go. */
const perLine = ({ lines }: CheckedPlay) =>
  lines.map((line) => (line.kind === "go" ? "–" : line.reasons.reduce((sum, { points }) => sum + points, 0))).join(" ");
/** Why the last card pegs nothing, or nothing extra. */
const whyLast = (line: string, players: 2 | 3 = 2) => {
  const last = check(line, players).lines.findLast((one) => one.kind === "laid");
  return last?.kind === "laid" ? last.why : [];
};

describe("worked plays (rules.md §2.6)", () => {
  it.each([
    ["J 5 7 6 go 2 6 4 4", 2, "0 2 0 3 – 1 0 0 3", [3, 6]],
    ["7 7 7 5 5 8 Q Q go go 3 K 4 9", 3, "0 2 6 0 4 0 0 2 – – 2 0 0 1", [0, 10, 7]],
    ["T K 2 A go 3 4", 2, "0 0 0 0 – 3 5", [0, 8]],
    ["T 9 T A go A", 2, "0 0 0 0 – 4", [0, 4]],
  ] as const)("%s for %i", (line, players, points, totals) => {
    const found = check(line, players);
    expect(perLine(found)).toBe(points);
    expect(found.points).toEqual(totals);
  });

  it("with six players every seat plays a card in turn", () => {
    expect(check("T 4 5 A 2 3 6", 6).lines.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 0]);
  });
});

describe("why a card pegs nothing extra", () => {
  it.each([
    ["T", { code: "lead" }],
    ["T 4", { code: "plain" }],
    ["8 7 7 6", { code: "duplicate", twice: "7" }],
    ["4 2 3 4 3", { code: "duplicate", twice: "3" }],
    ["6 7 K 8", { code: "foreign", between: "K" }],
    ["T Q", { code: "tens", cards: ["T", "Q"] }],
    ["5 4 6 4", { code: "duplicate", twice: "4" }],
    ["5 A 5", { code: "apart", between: "A" }],
    ["Q K A", { code: "aceLow" }],
    ["K 2 A", { code: "aceLow" }],
    ["T J A T T", { code: "reset", kind: "pair" }],
    ["9 A J Q", { code: "tens", cards: ["J", "Q"] }],
    ["T 8 6 7 8", { code: "reset", kind: "run" }],
  ])("%s: %j", (line, reason) => {
    expect(whyLast(line)).toEqual([reason]);
  });

  it("thirty-one after a go, or with the last card of all, is one award", () => {
    expect(whyLast("T 9 T A go A")).toEqual([{ code: "oneAward", besides: "go" }]);
    expect(whyLast("T 9 2 T 4 7 T T")).toEqual([{ code: "oneAward", besides: "lastCard" }]);
  });
  it("a card that pegs 1 for last is not said to peg nothing", () => {
    const { lines } = check("T 9 2 T 4 7 T 9");
    expect(lines.at(-1)).toMatchObject({ reasons: [{ kind: "lastCard", points: 1 }], ends: true });
  });
  it("each reason points to a topic of the rules", () => {
    for (const topic of Object.values(WHY_TOPICS)) expect(TOPICS).toContain(topic);
  });
});

describe("an impossible play is refused", () => {
  it.each([
    ["T T T 2", "pastThirtyOne"],
    ["T go", "goTooSoon"],
    ["5H 5H", "cardSeen"],
    ["5 5 5 5 5", "fifthOfRank"],
    ["T 9 2 T 4 7 T Q 2", "playOver"],
  ])("%s: %s", (line, error) => {
    expect(checkPlay(2, moves(line))).toEqual({ ok: false, error });
  });
  it("a card that cannot be played is known before it is tapped", () => {
    expect(cannotLay(check("T T T"), "2")).toBe("pastThirtyOne");
    expect(cannotLay(check("T T T"), "A")).toBeUndefined();
    expect(cannotLay(check("5H"), "5H")).toBe("cardSeen");
  });
});

it("the series that has just ended stays until the next card", () => {
  expect(lastSeries(check("T J A T").lines).map(({ card }) => card)).toEqual(["T", "J", "A", "T"]);
  expect(lastSeries(check("T J A T 5").lines).map(({ card }) => card)).toEqual(["5"]);
  expect(lastSeries([])).toEqual([]);
});

it("any taps give a play or a refusal, and the points are those of the lines", () => {
  assert(
    property(
      constantFrom(...TABLE_SIZES),
      array(constantFrom<Move>("go", ...PACK), { maxLength: 60 }),
      (players, all) => {
        let now = openCheck(players);
        for (const move of all) {
          const next = checkMove(now, move);
          if (next.ok) now = next.value;
        }
        const laid = now.lines.filter((line) => line.kind === "laid");
        const sum = laid.reduce((n, line) => n + line.reasons.reduce((m, { points }) => m + points, 0), 0);
        expect(now.points.reduce((n, one) => n + one, 0)).toBe(sum);
        expect(laid.every((line) => line.reasons.length + line.why.length > 0)).toBe(true);
        expect(checkPlay(players, now.moves)).toEqual({ ok: true, value: now });
      },
    ),
    { seed: seed("checked plays"), numRuns: 200 },
  );
});

it("no reason is given for a run or pair that could have been longer", () => {
  expect(whyLast("TS TH 9S 2H 3S 4H 5S")).not.toContainEqual({ code: "reset", kind: "run" });
  expect(whyLast("KS QH TS AH AS AC")).not.toContainEqual({ code: "reset", kind: "pair" });
});
