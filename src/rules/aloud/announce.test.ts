import { describe, expect, it } from "vitest";
import { announceBriefly, announcePlay, announceTally, GO_CALL, HEELS_CALL, numberWord, reasonWords } from "./announce";
import { ANNOUNCE_STYLES, type AnnounceStyle } from "./voices";
import { announceInStyle } from "./styles";
import { parseCards, valueOf } from "../cards";
import { pegsFor, type PlayReason } from "../play/pegs";
import { type CountRules, tally, USUAL_COUNT } from "../show/tally";
import { units } from "../show/units";

const GO: PlayReason = { kind: "go", points: 1, cards: 0 };
const LAST: PlayReason = { kind: "lastCard", points: 1, cards: 0 };

function play(line: string, ...more: readonly PlayReason[]): string {
  const cards = parseCards(line) ?? [];
  const count = cards.reduce((sum, card) => sum + valueOf(card), 0);
  return announcePlay(count, [...pegsFor(cards), ...more]);
}

function tallyOf(line: string) {
  const cards = parseCards(line) ?? [];
  return tally(cards.slice(0, -1), cards.at(-1)!, "hand");
}

function show(line: string, style: AnnounceStyle = "canonical"): string {
  return announceInStyle(tallyOf(line), style);
}

describe("counting aloud in the play (rules.md §5.1)", () => {
  it.each([
    ["J A", [], "eleven"],
    ["7 8", [], "fifteen for two"],
    ["T 9 4 8", [], "thirty-one for two"],
    ["T T", [], "twenty and a pair for two"],
    ["5 5", [], "ten and a pair for two"],
    ["7 7 7", [], "twenty-one and a pair royal for six"],
    ["6 6 6 6", [], "twenty-four and a double pair royal for twelve"],
    ["4 5 6 7", [], "twenty-two, run of four"],
    ["T 5 7 6", [], "twenty-eight, run of three"],
    ["T 9 T", [GO], "twenty-nine and one for go"],
    ["T 9 T", [LAST], "twenty-nine and one for last"],
    ["4 5 6", [], "fifteen two, and a run of three, makes five"],
    ["T 9 6 3 3", [], "thirty-one for two, and a pair, makes four"],
    ["T 2 2", [LAST], "fourteen: pair and last card, three"],
    ["7 2 2 2 2", [LAST], "fifteen two, and a double pair royal, and one for last, makes fifteen"],
    ["5 5 5", [], "fifteen two, and a pair royal, makes eight"],
    ["T 5 7 6", [GO], "twenty-eight: run of three and go, four"],
    ["7 8", [LAST], "fifteen two, and one for last, makes three"],
    // §3.2: run and thirty-one; run and fifteen; double pair royal and fifteen; a run of five.
    ["K 5 7 2 3 4", [], "thirty-one for two, and a run of three, makes five"],
    ["3 2 4 3 A 2", [], "fifteen two, and a run of four, makes six"],
    ["A 2 3 3 3 3", [], "fifteen two, and a double pair royal, makes fourteen"],
    ["7 8 6 4 5", [], "thirty, run of five"],
    ["T T T A", [], "thirty-one for two"],
    // The count is said for every card, also the first (ACC 7.1.c, 2010).
    ["A", [], "one"],
    ["K", [], "ten"],
    ["T T", [GO], "twenty: pair and go, three"],
  ])("%s %j: %s", (line, more, said) => {
    expect(play(line, ...more)).toBe(said);
  });

  it("thirty-one after a go that is already pegged is one more (§2.4)", () => {
    expect(announcePlay(31, [{ kind: "thirtyOne", points: 1, cards: 4 }])).toBe("thirty-one for one");
  });

  it("fifteen and thirty-one come first, whatever order the reasons are in", () => {
    const reasons = pegsFor(parseCards("T 9 6 3 3") ?? []);
    expect(announcePlay(31, reasons.toReversed())).toBe(announcePlay(31, reasons));
  });

  it("a player calls go, and two for his heels", () => {
    expect([GO_CALL, HEELS_CALL]).toEqual(["go", "two for his heels"]);
  });

  it.each([
    ["7 8 9", [LAST], "run of three and last card"],
    ["T 2 3", [], "fifteen"],
    ["T T", [GO], "pair and go"],
    ["7 2 2 2 2", [LAST], "fifteen, double pair royal and last card"],
    ["A", [], ""],
  ])("%s %j pegs for “%s”", (line, more, words) => {
    expect(reasonWords([...more, ...pegsFor(parseCards(line) ?? [])].toReversed())).toBe(words);
  });

  it.each([
    [0, "zero"],
    [1, "one"],
    [15, "fifteen"],
    [20, "twenty"],
    [29, "twenty-nine"],
    [31, "thirty-one"],
    [41, "41"],
  ])("the word for %i is %s", (number, word) => {
    expect(numberWord(number)).toBe(word);
  });

  it("every count to thirty-one has a word of its own", () => {
    expect(new Set(Array.from({ length: 32 }, (_, count) => numberWord(count))).size).toBe(32);
  });
});

const SIXTEEN = "fifteen two, fifteen four, fifteen six, fifteen eight";
const UP_TO_SIXTEEN = `${SIXTEEN}, fifteen ten, fifteen twelve, fifteen fourteen, fifteen sixteen`;

describe("counting aloud at the show (rules.md §5.2)", () => {
  it.each([
    ["JH 7 6 4 5H", "fifteen two, fifteen four, run of four makes eight, and one for his nobs makes nine"],
    ["7 8 8 9", "fifteen two, fifteen four, and a double run of three for eight, makes twelve"],
    ["6 7 8 8", `fifteen two, fifteen four, and a double run of three for eight, makes twelve`],
    ["5 J Q 5C 2", `${SIXTEEN}, and a pair makes ten`],
    ["9 9 6 2 T", "fifteen two, fifteen four, and a pair makes six"],
    ["7 5 Q 3 3", "fifteen two, fifteen four, fifteen six, and a pair makes eight"],
    ["7 8 K 9 3", "fifteen two, and a run of three makes five"],
    [
      "5C 5D 5S JH 5H",
      `${UP_TO_SIXTEEN}, double pair royal for twelve makes twenty-eight, and his nobs makes twenty-nine`,
    ],
  ])("%s is counted as the sources count it: %j", (line, said) => {
    expect(show(line)).toBe(said);
  });

  it.each([
    ["4C 5C 6C JC 5H", "twenty: fifteen eight, double run of three, flush"],
    ["5C 5D 5S JH 5H", "twenty-nine: fifteen sixteen, double pair royal, his nobs"],
    ["9 9 6 2 T", "six: fifteen four, pair"],
    ["9 T J Q", "four: run of four"],
    ["2H 4C 6D 8S QH", "no points"],
  ])("%s is counted in few words: %j", (line, said) => {
    expect(announceBriefly(tallyOf(line))).toBe(said);
  });

  it.each([
    ["2H 4C 6D 8S QH", "nineteen"],
    ["2H 2C 6D 8S QH", "a pair is two"],
    ["9 T J Q", "a run is four"],
    ["2H 4C 8D JS QS", "one for his nobs"],
    ["2H 4H 6H QH KC", "a flush for four"],
    ["2H 4H 6H QH KH", "a flush for five"],
    ["2H 4H JH 8H KH", "a flush for five, and one for his nobs makes six"],
    ["8 9 T J", "a run is four"],
    ["9 T J", "a run is three"],
    ["A 2 3 4 5", "fifteen two, and a run of five makes seven"],
    ["8 9 9 T K", "a double run of three for eight"],
    ["8 9 9 T J", "a double run of four for ten"],
    ["8 9 9 9 T", "a triple run for fifteen"],
    ["8 8 9 9 T", "a double double run for sixteen"],
    ["4 4 5 5 6", `${SIXTEEN}, and a double double run for sixteen, makes twenty-four`],
    ["2 2 4 4 Q", "two pair for four"],
    ["9 9 6 6 3", `${SIXTEEN}, fifteen ten, and two pair for four, makes fourteen`],
    ["2 2 2 4 Q", "a pair royal for six"],
    ["2 2 2 4 4", "a pair royal for six, and a pair makes eight"],
    ["3 3 3 6 6", `${SIXTEEN}, fifteen ten, pair royal for six makes sixteen, and a pair makes eighteen`],
    ["2 2 2 2 Q", "a double pair royal for twelve"],
    ["8 9 T 4 4", "a run is three, and a pair makes five"],
    ["A 2 3 9 9", "fifteen two, fifteen four, run of three makes seven, and a pair makes nine"],
    ["6H 7H 8H 9H TH", "fifteen two, fifteen four, run of five makes nine, and a flush for five, makes fourteen"],
    ["5 2H 6D JS 8S", "fifteen two, fifteen four, and one for his nobs makes five"],
    ["A A A 2 2 3", "six runs of three for twenty-six"],
  ])("%s is counted %j", (line, said) => {
    expect(show(line)).toBe(said);
  });

  it.each<[string, AnnounceStyle, string]>([
    ["7 8 8 9", "long", "fifteen two, fifteen four, and a pair is six, and a run is nine, and a run is twelve"],
    ["2 2 2 4 4", "long", "a pair royal is six, and a pair is eight"],
    ["2H 4H JH 8H KH", "long", "a flush is five, and his nobs is six"],
    ["5 5 5 5 9", "long", `${SIXTEEN}, and a double pair royal is twenty`],
    ["8 7 7 6 2", "bicycle", `${SIXTEEN}, and eight for double run is sixteen`],
    ["8 9 9 T J", "bicycle", "ten for double run"],
    ["2H 4H JH 8H KH", "bicycle", "five for flush, and one for his nobs is six"],
    ["A 2 3 9 9", "bicycle", "fifteen two, fifteen four, and three for run is seven, and two for pair is nine"],
    ["2 2 4 4 Q", "bicycle", "four for two pair"],
    ["2 2 2 4 4", "bicycle", "six for pair royal, and two for pair is eight"],
    ["2H 4C 6D 8S QH", "long", "no points"],
    ["2H 4C 6D 8S QH", "bicycle", "no points"],
  ])("%s, %s style: %j", (line, style, said) => {
    expect(show(line, style)).toBe(said);
  });

  // Every row of the table in rules.md §5.2. The long style counts pairs first, then each run; the bicycle style says
  // the points before the names.
  it.each<[string, Readonly<Record<AnnounceStyle, string>>]>([
    ["9 T J", { canonical: "a run is three", long: "a run is three", bicycle: "three for run" }],
    ["9 T J Q", { canonical: "a run is four", long: "a run is four", bicycle: "four for run" }],
    ["9 T J Q K", { canonical: "a run is five", long: "a run is five", bicycle: "five for run" }],
    [
      "8 9 9 T K",
      {
        canonical: "a double run of three for eight",
        long: "a pair is two, and a run is five, and a run is eight",
        bicycle: "eight for double run",
      },
    ],
    [
      "8 9 9 T J",
      {
        canonical: "a double run of four for ten",
        long: "a pair is two, and a run is six, and a run is ten",
        bicycle: "ten for double run",
      },
    ],
    [
      "8 9 9 9 T",
      {
        canonical: "a triple run for fifteen",
        long: "a pair royal is six, and a run is nine, and a run is twelve, and a run is fifteen",
        bicycle: "fifteen for triple run",
      },
    ],
    [
      "8 8 9 9 T",
      {
        canonical: "a double double run for sixteen",
        long: "a pair is two, and a pair is four, and a run is seven, and a run is ten, and a run is thirteen, and a run is sixteen",
        bicycle: "sixteen for double double run",
      },
    ],
    ["2H 2C 6D 8S QH", { canonical: "a pair is two", long: "a pair is two", bicycle: "two for pair" }],
    [
      "2 2 4 4 Q",
      { canonical: "two pair for four", long: "a pair is two, and a pair is four", bicycle: "four for two pair" },
    ],
    ["2 2 2 4 Q", { canonical: "a pair royal for six", long: "a pair royal is six", bicycle: "six for pair royal" }],
    [
      "2 2 2 2 Q",
      {
        canonical: "a double pair royal for twelve",
        long: "a double pair royal is twelve",
        bicycle: "twelve for double pair royal",
      },
    ],
    [
      "2 2 2 4 4",
      {
        canonical: "a pair royal for six, and a pair makes eight",
        long: "a pair royal is six, and a pair is eight",
        bicycle: "six for pair royal, and two for pair is eight",
      },
    ],
    [
      "8 9 T 4 4",
      {
        canonical: "a run is three, and a pair makes five",
        long: "a pair is two, and a run is five",
        bicycle: "three for run, and two for pair is five",
      },
    ],
    ["2H 4H 6H QH KC", { canonical: "a flush for four", long: "a flush is four", bicycle: "four for flush" }],
    ["2H 4H 6H QH KH", { canonical: "a flush for five", long: "a flush is five", bicycle: "five for flush" }],
    ["2H 4C 8D JS QS", { canonical: "one for his nobs", long: "his nobs is one", bicycle: "one for his nobs" }],
    ["2H 4C 6D 8S QH", { canonical: "nineteen", long: "no points", bicycle: "no points" }],
    [
      "JH 7 6 4 5H",
      {
        canonical: "fifteen two, fifteen four, run of four makes eight, and one for his nobs makes nine",
        long: "fifteen two, fifteen four, and a run is eight, and his nobs is nine",
        bicycle: "fifteen two, fifteen four, and four for run is eight, and one for his nobs is nine",
      },
    ],
    [
      "7 8 8 9",
      {
        canonical: "fifteen two, fifteen four, and a double run of three for eight, makes twelve",
        long: "fifteen two, fifteen four, and a pair is six, and a run is nine, and a run is twelve",
        bicycle: "fifteen two, fifteen four, and eight for double run is twelve",
      },
    ],
    [
      "5C 5D 5S JH 5H",
      {
        canonical: `${UP_TO_SIXTEEN}, double pair royal for twelve makes twenty-eight, and his nobs makes twenty-nine`,
        long: `${UP_TO_SIXTEEN}, and a double pair royal is twenty-eight, and his nobs is twenty-nine`,
        bicycle: `${UP_TO_SIXTEEN}, and twelve for double pair royal is twenty-eight, and one for his nobs is twenty-nine`,
      },
    ],
  ])("%s is counted in each style as its source does", (line, said) => {
    expect(Object.fromEntries(ANNOUNCE_STYLES.map((style) => [style, show(line, style)]))).toEqual(said);
  });

  it("every style ends with the total", () => {
    for (const style of ANNOUNCE_STYLES) expect(show("7 8 8 9", style)).toMatch(/(makes|is) twelve$/);
  });
});

describe("counting twists aloud", () => {
  const said = (line: string, rules: Partial<CountRules>) => {
    const all = parseCards(line) ?? [];
    const counted = tally(all.slice(0, -1), all.at(-1)!, "hand", undefined, undefined, { ...USUAL_COUNT, ...rules });
    expect(units(counted).at(-1)?.running ?? 0).toBe(counted.total);
    return announceTally(counted, "no points");
  };
  it.each([
    ["2 3 4 5 K", { threeRuns: true }, "fifteen two, fifteen four, and two runs of three for six, makes ten"],
    ["A 2 2 3 4", { threeRuns: true }, "four runs of three for twelve, and a pair makes fourteen"],
    [
      "4 4 5 5 6",
      { threeRuns: true },
      "fifteen two, fifteen four, fifteen six, fifteen eight, and a double double run for sixteen, makes twenty-four",
    ],
    ["2H 4D 6S 8C K", { threeRuns: true }, "no points"],
  ] as const)("%s with %j is counted “%s”", (line, rules, words) => expect(said(line, rules)).toBe(words));
  it("four fives and a joker are five of a kind", () =>
    expect(said("5C 5D 5H 5S X", { jokers: "wild" })).toMatch(
      /fifteen twenty, and five of a kind for twenty, makes forty$/,
    ));
});
