import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { type Card, orderOf, PACK, parseCard, type Rank, RANKS, valueOf } from "../cards";
import {
  cannotLay,
  type CheckedPlay,
  checkMove,
  checkPlay,
  falseGoesIn,
  lastSeries,
  type Move,
  openCheck,
  TABLE_SIZES,
} from "./check";
import { TOPICS } from "../topics";
import { pegsFor } from "./pegs";
import { USUAL_PLAY } from "./state";
import { type Repeated, type Why, whyNot, WHY_TOPICS } from "./why";
import { type ScoringRules, usualFor } from "../scoring";

const moves = (line: string): readonly Move[] =>
  line
    .split(" ")
    .filter((word) => word !== "|")
    .map((word) => (word === "go" ? "go" : (parseCard(word) as Card)));
function check(line: string, players = 2, rules: Partial<ScoringRules> = {}): CheckedPlay {
  const found = checkPlay({ ...usualFor(players), ...rules }, moves(line));
  if (!found.ok) throw new Error(found.error);
  return found.value;
}
/** Points of each line; "–" for a go. */
const perLine = ({ lines }: CheckedPlay) =>
  lines.map((line) => (line.kind === "go" ? "–" : line.reasons.reduce((sum, { points }) => sum + points, 0))).join(" ");
/** Why the last card pegs nothing, or nothing extra. */
const whyLast = (line: string, players = 2, rules: Partial<ScoringRules> = {}) => {
  const last = check(line, players, rules).lines.findLast((one) => one.kind === "laid");
  return last?.kind === "laid" ? last.why : [];
};
const noRun = (between: readonly Card[], twice: readonly Repeated[] = [], aceHigh = false): Why => ({
  code: "noRun",
  between,
  twice,
  aceHigh,
});
const two = (rank: Rank): Repeated => ({ rank, times: 2 });

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
  it.each<readonly [string, Why]>([
    ["T", { code: "lead" }],
    ["T 4", { code: "plain" }],
    ["8 7 7 6", noRun([], [two("7")])],
    ["4 2 3 4 3", noRun([], [two("3")])],
    ["6 7 K 8", noRun(["K"])],
    ["T Q", { code: "tens", cards: ["T", "Q"] }],
    ["5 4 6 4", noRun([], [two("4")])],
    ["5 A 5", { code: "apart", between: ["A"] }],
    ["5 A 9 5", { code: "apart", between: ["A", "9"] }],
    ["5 5 9 2 5", { code: "apart", between: ["9", "2"] }],
    ["Q K A", noRun([], [], true)],
    ["K 2 A", noRun([], [], true)],
    ["T J A T T", { code: "reset", kind: "pair" }],
    ["9 A J Q", { code: "tens", cards: ["J", "Q"] }],
    ["T 8 6 7 8", { code: "reset", kind: "run" }],
  ])("%s: %j", (line, reason) => {
    expect(whyLast(line)).toEqual([reason]);
  });

  it.each<readonly [string, Why]>([
    ["6 7 K A 5", noRun(["K", "A"])],
    ["3 9 9 2 4", noRun(["9", "9"])],
    ["2 3 8 3 4", noRun(["8"], [two("3")])],
    ["A 2 2 3 3 9 4", noRun(["9"], [two("3")])],
    ["3 2 2 9 A", noRun(["9"], [two("2")])],
    ["6 4 4 K 5", noRun(["K"], [two("4")])],
    ["5 3 3 3 4", noRun([], [{ rank: "3", times: 3 }])],
    ["Q 5 K A", noRun(["5"], [], true)],
    ["K A 2 4 A", noRun(["4"], [two("A")], true)],
  ])("%s: every card in the way of the run is named", (line, reason) => {
    expect(whyLast(line)).toEqual([reason]);
  });

  it("with three runs, a longer run of the usual rules is explained", () => {
    const threes = { house: ["threeRuns"] } as const;
    expect(whyLast("2 3 4 5", 2, threes)).toEqual([{ code: "threeOnly", pegged: true }]);
    expect(whyLast("4 2 5 3", 2, threes)).toEqual([{ code: "threeOnly", pegged: false }]);
    expect(whyLast("6 7 K 8", 2, threes)).toEqual([noRun(["K"])]);
  });
  it("two naught jokers are no pair, and repeat a rank of a run", () => {
    const naught = { house: ["jokersNaught"] } as const;
    expect(whyLast("K X X", 2, naught)).toEqual([{ code: "jokers" }]);
    expect(whyLast("2 A X X", 2, naught)).toEqual([noRun([], [{ rank: "X", times: 2 }])]);
  });

  it("thirty-one after a go, or with the last card of all, is one award", () => {
    const oneAward = (besides: "go" | "lastCard"): Why => ({ code: "oneAward", besides, paid: false });
    expect(whyLast("T 9 T A go A")).toEqual([oneAward("go")]);
    expect(whyLast("T 9 2 T 4 7 T T")).toEqual([oneAward("lastCard")]);
  });
  it("a go of an earlier series is no reason at thirty-one: KC KD 9C go go | TD TH AC QH", () => {
    expect(whyLast("KC KD 9C go go TD TH AC QH")).toEqual([]);
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
    expect(checkPlay(usualFor(2), moves(line))).toEqual({ ok: false, error });
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
        let now = openCheck(usualFor(players));
        for (const move of all) {
          const next = checkMove(now, move);
          if (next.ok) now = next.value;
        }
        const laid = now.lines.filter((line) => line.kind === "laid");
        const sum = laid.reduce((n, line) => n + line.reasons.reduce((m, { points }) => m + points, 0), 0);
        expect(now.points.reduce((n, one) => n + one, 0)).toBe(sum);
        expect(laid.every((line) => line.reasons.length + line.why.length > 0)).toBe(true);
        expect(checkPlay(now.rules, now.moves)).toEqual({ ok: true, value: now });
      },
    ),
    { seed: seed("checked plays"), numRuns: 200 },
  );
});

it("no reason is given for a run or pair that could have been longer", () => {
  expect(whyLast("TS TH 9S 2H 3S 4H 5S")).not.toContainEqual({ code: "reset", kind: "run" });
  expect(whyLast("KS QH TS AH AS AC")).not.toContainEqual({ code: "reset", kind: "pair" });
});

describe("every reason a run fails", () => {
  const isRun = (orders: readonly number[]) =>
    orders.length >= 3 &&
    new Set(orders).size === orders.length &&
    Math.max(...orders) - Math.min(...orders) === orders.length - 1;
  const sorted = (orders: readonly number[]) => orders.toSorted((one, other) => one - other).join(" ");

  /** Found by trying every choice of cards: those to take out of the shortest end, so that the newest is in a run. */
  function inTheWay(orders: readonly number[]): string | undefined {
    for (let back = 3; back <= orders.length; back++) {
      const tail = orders.slice(-back);
      const choices = Array.from({ length: 2 ** (back - 1) }, (_, bits) => (at: number) => ((bits >> at) & 1) === 1);
      const out = choices
        .map((isOut) => ({ left: tail.filter((_, at) => !isOut(at)), gone: tail.filter((_, at) => isOut(at)) }))
        .filter(({ left }) => isRun(left))
        .toSorted((one, other) => one.gone.length - other.gone.length);
      if (out[0]) return sorted(out[0].gone);
    }
    return undefined;
  }

  it("is named, by trying every choice of cards in 6,000 series", () => {
    const wrong: string[] = [];
    let several = 0;
    const chance = chanceOf(seed("runs that fail"));
    for (let n = 0; n < 6000; n++) {
      const series: Rank[] = [];
      let count = 0;
      while (series.length < 4 + (n % 4)) {
        // Low cards and neighbours, so that most series hold a run in pieces.
        const rank = RANKS[Math.floor(chance() * (n % 3 === 0 ? 13 : 6))]!;
        if (count + valueOf(rank) > 31) break;
        if (series.filter((one) => one === rank).length === 4) continue;
        series.push(rank);
        count += valueOf(rank);
      }
      const reasons = pegsFor(series);
      if (reasons.some(({ kind }) => kind === "run")) continue;
      const why = whyNot({
        rules: USUAL_PLAY,
        earlier: [],
        goSaid: false,
        lastOfAll: false,
        falseAt: [],
        series,
        reasons,
      });
      const found = why.find((one) => one.code === "noRun");
      const named = found && !found.aceHigh ? blockers(found) : undefined;
      if ((named?.length ?? 0) > 1) several++;
      const wanted = inTheWay(series.map(orderOf));
      if ((named && sorted(named)) !== wanted) wrong.push(`${series.join(" ")}: ${named?.join(" ")}, not ${wanted}`);
    }
    expect(wrong).toEqual([]);
    expect(several).toBeGreaterThan(500);
  });

  /** The cards between, and each repeated rank but once. */
  function blockers({ between, twice }: Extract<Why, { code: "noRun" }>): readonly number[] {
    return [
      ...between.map(orderOf),
      ...twice.flatMap(({ rank, times }) => Array<number>(times - 1).fill(orderOf(rank))),
    ];
  }
});

describe("a false go (rules.md §6.5)", () => {
  const falseGoes = (line: string, players = 2, rules: Partial<ScoringRules> = {}) =>
    falseGoesIn(check(line, players, rules)).map(({ seat, count, cards, points }) => ({ seat, count, cards, points }));

  it("is pointed out when the card that fitted is played", () => {
    expect(falseGoes("KH 9D 9S go AC go | 2C 4D")).toEqual([{ seat: 1, count: 28, cards: ["2C"], points: 2 }]);
  });
  it("costs two points for every card that fitted, or what the house rule says", () => {
    const line = "KH 9D 9S go AC go | 2C 5D AH";
    expect(falseGoes(line)).toEqual([{ seat: 1, count: 28, cards: ["2C", "AH"], points: 4 }]);
    expect(falseGoes(line, 2, { renege: "flat2" })).toMatchObject([{ points: 2 }]);
    expect(falseGoes(line, 2, { renege: "none" })).toMatchObject([{ points: 0 }]);
  });
  it("is also the end of a series by a player who was alone and held a card that fitted", () => {
    expect(falseGoes("KH QD 8S go | QS AC")).toMatchObject([{ seat: 0, count: 28, cards: ["AC"] }]);
  });
  it("is said at the card, with every count at which it fitted", () => {
    expect(whyLast("KH 9D 9S go AC go | 2C")).toContainEqual({ code: "falseGo", at: [28] });
    expect(whyLast("KH QD 8S go go | JC 9H KC go go | 5D AH")).toContainEqual({ code: "falseGo", at: [28, 29] });
  });
  it("of each player who kept a naught joker at thirty-one, when the next series is led (rules.md §9.11)", () => {
    const naught = { house: ["jokersNaught"] } as const;
    const last = "KH KD TH AH 9S X";
    expect(falseGoes(last, 2, naught)).toEqual([{ seat: 1, count: 31, cards: ["X"], points: 2 }]);
    expect(whyLast(last, 2, naught)).toContainEqual({ code: "falseGo", at: [31] });
    expect(falseGoes(`${last} X`, 2, naught)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });
  it("thirty-one that stays open for a joker gives its two to the last card (rules.md §9.11)", () => {
    expect(whyLast("KH KD TH AH", 2, { house: ["jokersNaught"] })).toContainEqual({ code: "openAt31" });
    expect(whyLast("KH KD TH AH", 2)).not.toContainEqual({ code: "openAt31" });
  });
  it("is none where nothing fitted", () => {
    expect(falseGoes("KH QD 8S go go | 5C 5D 6H 6D")).toEqual([]);
  });
});
