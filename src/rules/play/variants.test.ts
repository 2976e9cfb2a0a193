import { describe, expect, it } from "vitest";
import { type Card, parseCards } from "../cards";
import { type PegRules, pegsFor } from "./pegs";
import { lay, sayGo, startPlay } from "./play";
import { type Held, type Play, type PlayRules, USUAL_PLAY } from "./state";

const cards = (line: string): readonly Card[] => parseCards(line) ?? [];
const pointsOf = (reasons: readonly { readonly points: number }[]) =>
  reasons.reduce((sum, { points }) => sum + points, 0);

/** The points of each card of a series, without those for go and last card. */
function pegs(line: string, rules?: PegRules): readonly number[] {
  const series = cards(line);
  return series.map((_, i) => pointsOf(pegsFor(series.slice(0, i + 1), rules)));
}

const hidden = (players: number): Held[] => Array.from({ length: players }, () => ({ known: [], unknown: 4 }));

/** Plays "K T go" with two jokers in the pack: the play afterwards, and the points each move brought. */
function played(held: readonly Held[], line: string, rules: Partial<PlayRules> = {}) {
  let play: Play = startPlay(0, held, { ...USUAL_PLAY, ...rules }, 2);
  const points = line.split(" ").map((word) => {
    const step = word === "go" ? sayGo(play) : lay(play, cards(word)[0]!);
    if (!step.ok) throw new Error(`${word}: ${step.error}`);
    play = step.value.play;
    return step.value.happenings.reduce((sum, one) => sum + (one.kind === "go" ? 0 : pointsOf(one.reasons)), 0);
  });
  return { play, points };
}

describe("jokers wild in the play (rules.md §9.10)", () => {
  it.each([
    ["8 7 K X=6", [0, 2, 0, 2]],
    ["5 5 5 5 X=5 X=5", [0, 2, 8, 12, 20, 30]],
    ["4 4 4 X=4", [0, 2, 6, 12]],
  ])("%s pegs %j", (line, points) => expect(pegs(line)).toEqual(points));
});

describe("jokers naught in the play (rules.md §9.11)", () => {
  const OPEN = { openAt31: true } as const;
  const pointsAfter = (line: string) => played(hidden(2), line, OPEN).points;

  it("a joker on fifteen scores fifteen again", () => expect(pointsAfter("8 7 X X K 6")).toEqual([0, 2, 2, 2, 0, 2]));
  it("the two for thirty-one go to the last joker", () =>
    expect(pointsAfter("K T T A X X")).toEqual([0, 0, 2, 0, 0, 2]));
  it("a joker is below the ace in a run", () => expect(pointsAfter("2 A 3 X")).toEqual([0, 0, 3, 4]));
  it("thirty-one is pegged when the next card is led, because a joker could have followed", () => {
    expect(pointsAfter("K T T A")).toEqual([0, 0, 2, 0]);
    expect(pointsAfter("K T T A 5")).toEqual([0, 0, 2, 0, 2]);
  });
  it("a player who is known to hold a joker must play it at thirty-one", () => {
    const held: Held[] = [
      { known: cards("T A"), unknown: 0 },
      { known: cards("K T X"), unknown: 0 },
    ];
    const { play } = played(held, "K T T A", OPEN);
    expect([play.count, play.turn]).toEqual([31, 1]);
    expect(sayGo(play)).toEqual({ ok: false, error: "canPlay" });
  });
  it("two jokers in the play are a pair only by house rule", () => {
    expect(pegsFor(cards("X X"))).toEqual([]);
    expect(pegsFor(cards("X X"), { threeRuns: false, jokersPair: true })).toMatchObject([{ kind: "pair", points: 2 }]);
  });
  it("two goes at thirty-one do not end the series, because a third player may hold a joker", () => {
    const { play } = played(hidden(4), "KC QD TH AS go go", { ...OPEN, goStops: true });
    expect([play.count, play.turn]).toEqual([31, 3]);
  });
});

describe("three runs in the play (rules.md §9.13)", () => {
  it.each([
    ["2 3 4 5", [0, 0, 3, 3]],
    ["4 2 5 3", [0, 0, 0, 0]],
    ["4 3 5 6", [0, 0, 3, 0]],
  ])("%s pegs %j", (line, points) => expect(pegs(line, { threeRuns: true, jokersPair: false })).toEqual(points));
});
