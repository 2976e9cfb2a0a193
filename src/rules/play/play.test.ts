import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../../testing/seed";
import { type Card, PACK, parseCards, rankOf, valueOf } from "../cards";
import { lay, sayGo, startPlay, type Step } from "./play";
import { canPlay, type Held, isAlone, mayGo, type Play, USUAL_PLAY } from "./state";
import type { GoTiming } from "../ruleset";

const cards = (text: string) => parseCards(text) ?? [];

/** Hands whose cards are all known. `hidden` makes hands of which only the number of cards is known. */
const known = (...hands: string[]): Held[] => hands.map((hand) => ({ known: cards(hand), unknown: 0 }));
const hidden = (...sizes: number[]): Held[] => sizes.map((unknown) => ({ known: [], unknown }));

const points = (step: Step, into: number[]) => {
  let sum = 0;
  for (const one of step.happenings)
    if (one.kind !== "go")
      for (const reason of one.reasons) {
        into[one.seat] = (into[one.seat] ?? 0) + reason.points;
        sum += reason.points;
      }
  return sum;
};

/**
 * Plays `1:8 2:9+2 3:go`: the seat whose turn it must be, its card or go, and the points the move pegs for any seat.
 * @returns points per seat, and the state of the play
 */
function played(play: Play, line: string): { totals: number[]; play: Play } {
  const totals = play.held.map(() => 0);
  for (const token of line.split(/\s+/).filter((word) => word && word !== "|")) {
    const [, seat, move, gained] = /^(\d):(\w+?)(?:\+(\d+))?$/.exec(token) ?? [];
    expect(play.turn, `turn at ${token}`).toBe(Number(seat));
    const step = move === "go" ? sayGo(play) : lay(play, cards(move ?? "")[0] as Card);
    if (!step.ok) throw new Error(`${token}: ${step.error}`);
    expect(points(step.value, totals), `points of ${token}`).toBe(Number(gained ?? 0));
    play = step.value.play;
  }
  return { totals, play };
}

/** If only the player of the last card can still play, a card past 31 is the lead of the next series, as in §2.6a. */
const examples: { name: string; held: Held[]; line: string; atGo?: GoTiming; totals: number[]; over?: boolean }[] = [
  {
    name: "§2.6a two players, hands unknown",
    held: hidden(4, 4),
    line: "1:J 0:5+2 1:7 0:6+3 1:go 0:2 0:6+1 0:4 1:4+3",
    totals: [6, 3],
    over: true,
  },
  {
    name: "§2.6a two players, hands known: the go and its end need no tap",
    held: known("5 6 2 4", "J 7 6 4"),
    line: "1:J 0:5+2 1:7 0:6+3 0:2+1 1:6 0:4 1:4+3",
    totals: [6, 3],
    over: true,
  },
  {
    name: "§2.6b three players",
    held: hidden(4, 4, 4),
    line: "1:7 2:7+2 0:7+6 1:5 2:5+4 | 0:8 1:Q 2:Q+2 0:go 1:go 2:3+2 | 0:K 1:4 0:9+1",
    totals: [7, 0, 10],
    over: true,
  },
  {
    name: "§2.6c run after a go: 8 for the last two cards",
    held: known("K A 4 9", "T 2 3 9"),
    line: "1:T 0:K 1:2 0:A 1:3+3 0:4+5",
    totals: [5, 3],
  },
  { name: "§2.6d pair and thirty-one make 4", held: hidden(4, 4), line: "1:T 0:9 1:T 0:A 1:go 0:A+4", totals: [4, 0] },
  {
    name: "§2.6d with the go pegged at once: 1 at the go, 2 + 1 on the card",
    held: hidden(4, 4),
    atGo: "atGo",
    line: "1:T 0:9 1:T 0:A 1:go+1 0:A+3",
    totals: [4, 0],
  },
  {
    name: "§2.6e thirty-one on the very last card pays 2",
    held: hidden(2, 2),
    line: "1:Q 0:T 1:A 0:T+2",
    totals: [2, 0],
    over: true,
  },
  {
    name: "§2.6f a player left alone starts a new series",
    held: known("2", "K K K K"),
    line: "1:K 0:2 1:K+1 1:K 1:K+3",
    totals: [0, 4],
    over: true,
  },
  {
    name: "§2.6g the point for a go is pegged by the last card",
    held: hidden(2, 2, 2),
    line: "1:9 2:6+2 0:T 1:go 2:3 0:2+1 | 1:9+1",
    totals: [1, 1, 2],
    over: true,
  },
  {
    name: "§2.6g with the go pegged at once, the next player in turn pegs it",
    held: hidden(2, 2, 2),
    atGo: "atGo",
    line: "1:9 2:6+2 0:T 1:go+1 2:3 0:2 | 1:9+1",
    totals: [0, 1, 3],
    over: true,
  },
  {
    name: "§2.6h fifteen for fifteen",
    held: hidden(4, 4),
    line: "1:K 0:Q 1:T 0:go 1:go+1 | 0:7 1:2 0:2+2 1:2+6 0:2+15",
    totals: [17, 7],
    over: true,
  },
  {
    name: "§2.7 four players",
    held: known("JH KH AH AD", "JD 5D 6C 2C", "7H JS JC 9H", "KS 5C 3H 7D"),
    line: "1:6C 2:9H+2 3:KS 0:AH 1:2C 3:3H+5 | 0:JH 1:JD+2 2:JS+6 0:AD+2 | 1:5D 2:JC+2 3:7D 2:7H+3 | 3:5C 0:KH+3",
    totals: [5, 2, 13, 5],
    over: true,
  },
  {
    name: "§2.8 five players",
    held: hidden(4, 4, 4, 4, 4),
    line: "1:8 2:9 3:T+3 4:A 0:A+2 1:A+6 2:go 3:go 4:A+14 | 0:5 1:6 2:J 3:7 4:3+2 | 0:6 1:2 2:2+2 3:Q 4:J 0:go 2:go 3:go+1 | 0:J 2:5+2 3:2+1",
    totals: [2, 6, 4, 4, 17],
    over: true,
  },
  {
    name: "§2.8 five players with the go pegged at once",
    held: hidden(4, 4, 4, 4, 4),
    atGo: "atGo",
    line: "1:8 2:9 3:T+3 4:A 0:A+2 1:A+6 2:go+1 3:go 4:A+13 | 0:5 1:6 2:J 3:7 4:3+2 | 0:6 1:2 2:2+2 3:Q 4:J 0:go+1 2:go 3:go | 0:J 2:5+2 3:2+1",
    totals: [2, 6, 5, 5, 15],
    over: true,
  },
];

describe("the worked plays (rules.md §2.6)", () => {
  it.each(examples)("$name", ({ held, line, atGo, totals, over }) => {
    const end = played(startPlay(0, held, { ...USUAL_PLAY, goTiming: atGo ?? "lastCard" }), line);
    expect(end.totals).toEqual(totals);
    expect(end.play.turn === undefined).toBe(over ?? false);
  });

  it("seats whose known hand holds nothing that fits are skipped without a tap (§2.8)", () => {
    const held = known("AD 6S JD 5D", "AC 6D 2D 8S", "2C 9H JC 5H", "QD 7C 2H TD", "AH AS JH 3H");
    const line =
      "1:8S 2:9H 3:TD+3 4:AH 0:AD+2 1:AC+6 4:AS+14 | 0:5D 1:6D 2:JC 3:7C 4:3H+2 | 0:6S 1:2D 2:2C+2 3:QD 4:JH+1 | 0:JD 2:5H+2 3:2H+1";
    expect(played(startPlay(0, held), line).totals).toEqual([2, 6, 4, 4, 17]);
  });
});

describe("what the play refuses", () => {
  const at = (line: string, held = hidden(4, 4)) => played(startPlay(0, held), line).play;
  const error = (result: ReturnType<typeof lay>) => (result.ok ? "played" : result.error);

  it("a card that would pass 31", () => expect(error(lay(at("1:K 0:Q 1:5"), "7"))).toBe("pastThirtyOne"));
  it("a card past 31 while another player has not said go: only the last player can lead it", () => {
    const play = at("1:K 0:Q 1:5 0:go");
    expect(isAlone(play)).toBe(true);
    const led = lay(play, "7");
    expect(led.ok && led.value.happenings.map((one) => [one.kind, one.seat])).toEqual([
      ["award", 1],
      ["laid", 0],
    ]);
  });
  it("a card past 31 when the last player is known to hold a card that fits", () => {
    const play = at("1:K 0:Q 1:9 0:go", [hidden(4)[0] as Held, ...known("K 9 A 2")]);
    expect(error(lay(play, "K"))).toBe("pastThirtyOne");
  });
  it("a go up to 21, where every card fits", () => {
    expect(error(sayGo(at("1:K 0:J 1:A")))).toBe("goTooSoon");
    expect(error(sayGo(at("1:K 0:J 1:2")))).toBe("played");
    expect(error(sayGo(at("")))).toBe("goTooSoon");
  });
  it("a go with a known card that fits", () => {
    expect(error(sayGo(at("1:K 0:J 1:9", [...known("J A 5 5"), ...hidden(4)])))).toBe("canPlay");
  });
  it("a card that is in another known hand", () => {
    const held = [...hidden(4), ...known("5H 6H 7H 8H")];
    expect(error(lay(at("1:5H", held), "6H"))).toBe("outOfTurn");
  });
  it("a card that is not in the known hand", () => {
    expect(error(lay(startPlay(0, known("2H", "5H 6H")), "9S"))).toBe("notInHand");
  });
  it("any card once the play is over", () => {
    expect(error(lay(at("1:Q 0:T+1", hidden(1, 1)), "2"))).toBe("playOver");
    expect(error(sayGo(at("1:Q 0:T+1", hidden(1, 1))))).toBe("playOver");
  });
});

describe("a known hand", () => {
  it("gives a card its suit if only the rank was tapped", () => {
    const step = lay(startPlay(0, known("2H", "5H 6H")), "6");
    expect(step.ok && step.value.play.laid[1]).toEqual(["6H"]);
  });
  it("shows who can, cannot and may be able to play", () => {
    const { play } = played(startPlay(0, [...known("T 4 K K"), ...hidden(4)]), "1:T 0:T+2 1:5");
    expect([canPlay(play, 0), canPlay(play, 1), mayGo(play)]).toEqual(["yes", "unknown", false]);
  });
});

/** A random deal, four cards to each seat in turn, and the random choices of which legal card to play. */
const deals = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  pack: fc.shuffledSubarray([...PACK], { minLength: 24, maxLength: 24 }),
  picks: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
});
type Dealt = typeof deals extends fc.Arbitrary<infer T> ? T : never;

/** Plays a deal to its end. If the hands are hidden, every go is a move; if they are known, the rules say go. */
function playOut({ players, pack, picks }: Dealt, goTiming: GoTiming, mode: "known" | "hidden") {
  const hands = Array.from({ length: players }, (_, seat) => pack.slice(seat * 4, seat * 4 + 4));
  const left = hands.map((hand) => [...hand]);
  let play = startPlay(0, mode === "known" ? known(...hands.map((h) => h.join(" "))) : hidden(...hands.map(() => 4)), {
    ...USUAL_PLAY,
    goTiming,
  });
  const totals = hands.map(() => 0);
  const awards: string[] = [];
  for (let i = 0; play.turn !== undefined;) {
    const mine = left[play.turn] as Card[];
    const fits = mine.flatMap((one, at) => (play.count + valueOf(one) <= 31 ? [at] : []));
    const at = fits[(picks[i] ?? 0) % Math.max(1, fits.length)];
    const card = at === undefined ? undefined : mine[at];
    const step = card ? lay(play, card) : sayGo(play);
    if (!step.ok) throw new Error(`${step.error} ${card} at ${play.count}`);
    if (at !== undefined) {
      mine.splice(at, 1);
      i++;
    }
    points(step.value, totals);
    for (const one of step.value.happenings)
      if (one.kind !== "go" && one.reasons.some((r) => ["go", "lastCard", "thirtyOne"].includes(r.kind)))
        awards.push(one.kind);
    play = step.value.play;
  }
  return { totals, laid: play.laid, hands, awards };
}

describe("laws of the play", () => {
  const run = (name: string, law: (dealt: Dealt) => void) =>
    it(name, () => fc.assert(fc.property(deals, law), { seed: seed(name), numRuns: 300 }));

  run("every card is played once", (dealt) => {
    const { laid, hands } = playOut(dealt, "lastCard", "hidden");
    expect(laid.map((one) => one.toSorted())).toEqual(hands.map((one) => one.toSorted()));
  });
  run("known hands and tapped goes score the same", (dealt) => {
    expect(playOut(dealt, "lastCard", "known").totals).toEqual(playOut(dealt, "lastCard", "hidden").totals);
    expect(playOut(dealt, "atGo", "known").totals).toEqual(playOut(dealt, "atGo", "hidden").totals);
  });
  run("both go timings pay the same in all, and with two players the same to each", (dealt) => {
    const last = playOut(dealt, "lastCard", "hidden").totals;
    const atGo = playOut(dealt, "atGo", "hidden").totals;
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
    expect(sum(atGo)).toBe(sum(last));
    if (dealt.players === 2) expect(atGo).toEqual(last);
  });
  run("the dealer of two pegs at least one", (dealt) => {
    if (dealt.players === 2) expect(playOut(dealt, "lastCard", "hidden").totals[0]).toBeGreaterThanOrEqual(1);
  });
  run("ranks alone score like whole cards", (dealt) => {
    const ranks = { ...dealt, pack: dealt.pack.map((card) => rankOf(card)) as unknown as Dealt["pack"] };
    expect(playOut(ranks, "lastCard", "hidden").totals).toEqual(playOut(dealt, "lastCard", "hidden").totals);
  });
});
