import { describe, expect, it } from "vitest";
import type { TableFact } from "./facts";
import { started, Table } from "../testing/table";
import { bestCount, scoreRace } from "./summary";
import { nextDealer } from "../match/next-game";
import { handToPlay, type Waiting, waitingOf } from "./waiting";
import { falseGoes } from "./false-go";
import { misfits } from "./replay";
import { pegOfDeal } from "./summary";
import { lastHeard, lastPeg } from "./last-heard";
import { cardRefused } from "./dimmed-keys";
import { callables, leftOnTable } from "./open-calls";

/** rules.md §2.6a: Alice (seat 0) deals, Bob leads. */
const PLAY = "5H | JH 5C 7S 6D go 2S 6C 4D 4C";
const DEAL = `${PLAY} peg peg 9C 9D KH 8S peg`;

const waiting = (table: Table, asked?: number) => waitingOf(table.state, asked);
const dealer = (seat: number): TableFact => ({ type: "dealerChosen", dealer: seat });
const points = (side: number, gained: number): TableFact => ({ type: "pegged", side, points: gained, for: "points" });

function handOf(table: Table, seat: number, cards: string): Table {
  for (const card of cards.split(" ")) table.do({ do: "tapHand", seat, card: card as "5H" });
  return table;
}

describe("the table waits", () => {
  const told: { name: string; taps: string; waits: Waiting }[] = [
    { name: "for the starter at the start of a deal", taps: "", waits: { for: "starter" } },
    {
      name: "for the player to the dealer's left after the starter",
      taps: "5H",
      waits: { for: "card", seat: 1, mayGo: false, alone: false, says: undefined, addGo: false },
    },
    {
      name: "for a card at 21, where any card fits and nobody may go",
      taps: "5H JH KS AD",
      waits: { for: "card", seat: 0, mayGo: false, alone: false, says: undefined, addGo: false },
    },
    {
      name: "for a card or a go at 22",
      taps: "5H JH KS 2D",
      waits: { for: "card", seat: 0, mayGo: true, alone: false, says: undefined, addGo: false },
    },
    {
      name: "for the only player left after a go",
      taps: "5H JH 5C 7S 6D go",
      waits: { for: "card", seat: 0, mayGo: true, alone: true, says: undefined, addGo: false },
    },
    {
      name: "for a new series after 31",
      taps: "5H JH 5C 6S KD",
      waits: { for: "card", seat: 1, mayGo: false, alone: false, says: undefined, addGo: false },
    },
    {
      name: "for the missing cards of the crib",
      taps: `${PLAY} peg peg 9C`,
      waits: { for: "shown", owner: "crib", cards: ["9C"], missing: 3 },
    },
    { name: "for the starter of the next deal", taps: DEAL, waits: { for: "starter" } },
  ];
  it.each(told)("$name", ({ taps, waits }) => {
    expect(waiting(new Table().tap(taps))).toEqual(waits);
  });

  it("for counts when the players count, without revealing the true count", () => {
    const muggins = () => new Table([started("cards", {}, ["Alice", "Bob"], "muggins"), dealer(0)]);
    const says = (owner: 1 | "play", gained: number): TableFact => ({ type: "claimed", owner, points: gained });
    expect(waiting(muggins().tap("5H JH 5C"))).toMatchObject({ for: "card", seat: 1, says: 0 });
    const last = muggins().tap(PLAY);
    expect(waiting(last)).toEqual({ for: "says", seat: 1 });
    const cards = ["JH", "7S", "6C", "4C", "5H"];
    expect(waiting(last.tell(says("play", 3)))).toEqual({ for: "count", owner: 1, cards });
    expect(waiting(last.tell(says(1, 7)))).toEqual({ for: "call", owner: 1, cards, stated: 7, at: 8, of: "1" });
    last.tell({ type: "called", at: 8, of: "1", side: 0, for: "missed", points: 2 });
    expect(waiting(last)).toMatchObject({ for: "peg", owner: 1, settled: { stated: 7, called: 0 } });
  });

  it("for calls on any count with muggins, also of the card just played, but only on overcounts when the app checks", () => {
    const one = (counting: "muggins" | "checked") =>
      new Table([started("cards", {}, ["Alice", "Bob"], counting), dealer(0)])
        .tap("5H JH 5C")
        .tell({ type: "claimed", owner: "play", points: 3 })
        .tap("7S");
    expect(callables(one("muggins").state)).toEqual([
      { at: 2, of: "7S", seat: 1, card: "7S", stated: undefined },
      { at: 1, of: "5C", seat: 0, card: "5C", stated: 3 },
      { at: 0, of: "JH", seat: 1, card: "JH", stated: 0 },
    ]);
    expect(callables(one("checked").state).map(({ at }) => at)).toEqual([1]);
  });

  it("for the penalty of a false go, with its cards and price, and records points that nobody claimed", () => {
    const one = new Table().tap("2H KS 8D 7C go 3S 3D AC");
    expect(falseGoes(one.state)).toEqual([{ go: 0, seat: 0, count: 25, cards: ["AC"], points: 2 }]);
    const missed = new Table([started("cards", {}, ["Alice", "Bob"], "muggins"), dealer(0)]).tap("5H JH 5C 7S");
    expect(leftOnTable(missed.state)).toEqual([2, 0]);
  });

  it("for the cuts of the seats in order, then of those tied for lowest", () => {
    const table = new Table([started()]);
    expect(waiting(table)).toEqual({ for: "cut", seat: 0 });
    expect(waiting(table.tap("7H"))).toEqual({ for: "cut", seat: 1 });
    expect(waiting(table.tap("7S"))).toEqual({ for: "cut", seat: 0 });
  });

  it("for no go when all cards that fit have been played: the next card leads", () => {
    const table = new Table().tap("AH | AS TS AC TD AD 6C");
    expect(waiting(table)).toMatchObject({ for: "card", seat: 1, mayGo: true });
    const all = new Table().tap("AH | AS TS AC TD AD 7C");
    expect(waiting(all)).toMatchObject({ for: "card", seat: 1, mayGo: false });
    expect(all.tap("KC").state.deal?.play).toMatchObject({ count: 10, turn: 0 });
  });

  it("for the counted hands at the show, from the dealer's left", () => {
    const table = new Table().tap(PLAY);
    expect(waiting(table)).toMatchObject({ for: "peg", owner: 1, tally: { total: 9 } });
    expect(waiting(table.tap("peg"))).toMatchObject({ for: "peg", owner: 0, tally: { total: 12 } });
    expect(waiting(table.tap("peg 9C 9D KH 8S"))).toMatchObject({ for: "peg", owner: "crib", tally: { total: 4 } });
  });

  it("for every card of each hand when the play was not entered", () => {
    const table = new Table([started("hands"), dealer(0)]).tap("5H").tell({ type: "playEnded" });
    expect(waiting(table)).toEqual({ for: "shown", owner: 1, cards: [], missing: 4 });
  });

  it("for six cards of a hand being entered, then two discards, then the starter", () => {
    const table = new Table();
    expect(waiting(table, 1)).toEqual({ for: "dealt", seat: 1, cards: [], missing: 6 });
    handOf(table, 1, "5C 6D 2S 4D 9C 9D");
    expect(waiting(table)).toEqual({
      for: "discards",
      seat: 1,
      cards: ["5C", "6D", "2S", "4D", "9C", "9D"],
      missing: 2,
    });
    expect(waiting(handOf(table, 1, "9C"))).toMatchObject({ for: "discards", missing: 1 });
    expect(waiting(handOf(table, 1, "9D"))).toEqual({ for: "starter" });
  });

  it("for the rest of a partly entered hand, even if another hand is asked for", () => {
    expect(waiting(handOf(new Table(), 0, "5C"), 1)).toMatchObject({ for: "dealt", seat: 0, missing: 5 });
  });

  it("for a card in the play, with the four cards of an entered hand", () => {
    const table = handOf(new Table(), 1, "5C 6D 2S 4D 9C 9D 9C 9D").tap("5H");
    expect(waiting(table)).toMatchObject({ for: "card", seat: 1 });
    expect(handToPlay(table.state, waiting(table))).toEqual({ seat: 1, hand: ["5C", "6D", "2S", "4D"] });
  });

  it("for the show after the play, and the pad still has the hand of who laid the last card", () => {
    const table = handOf(new Table(), 0, "5C 6D 2S 4D 9C 9D 9C 9D").tap("5H | JH 5C KS 6D | 8H 2S QS");
    expect(handToPlay(table.state, waiting(table))).toMatchObject({ seat: 0 });
    table.tap("4D");
    expect(waiting(table)).toMatchObject({ for: "peg", owner: 1 });
    expect(handToPlay(table.state, waiting(table))).toEqual({ seat: 0, hand: ["5C", "6D", "2S", "4D"] });
  });

  it("for nothing after the game, even if a hand is asked for", () => {
    const over = new Table([started("cards", { target: 2 }), dealer(0)]).tap("JC");
    expect([waiting(over), waiting(over, 1)]).toEqual([{ for: "nothing" }, { for: "nothing" }]);
  });
});

describe("the race", () => {
  it("starts at 0 and has a step for every deal", () => {
    expect(scoreRace(new Table([started()]).state)).toEqual([[0], [0]]);
    expect(scoreRace(new Table().tap(PLAY).state)).toEqual([
      [0, 6],
      [0, 3],
    ]);
    expect(scoreRace(new Table().tap(`${DEAL} JD`).state)).toEqual([
      [0, 22, 22],
      [0, 12, 14],
    ]);
  });
  it("ends at the present scores, with the winner in the game hole", () => {
    const table = new Table([started("points", { target: 31 }), dealer(0)]);
    table.tell(points(0, 20)).tell({ type: "dealEnded" }).tell(points(1, 5)).tell(points(0, 29));
    expect(scoreRace(table.state)).toEqual([
      [0, 20, 31],
      [0, 0, 5],
    ]);
  });
  it("leaves out a misdeal and follows corrections", () => {
    const table = new Table().tap("JC").tell({ type: "dealVoided" });
    expect(scoreRace(table.state)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    table.tell({ type: "pegged", side: 0, points: 5, for: "correction" });
    table.tell({ type: "pegged", side: 0, points: -2, for: "correction" });
    expect(scoreRace(table.state)[0]).toEqual([0, 3]);
  });
});

describe("the best count", () => {
  it("is the best hand or crib a side showed", () => {
    const table = new Table().tap(DEAL);
    expect([bestCount(table.now, 0), bestCount(table.now, 1)]).toEqual([12, 9]);
  });
  it("is 0 when nobody showed a hand, and includes typed counts", () => {
    const table = new Table().tap(PLAY);
    expect(bestCount(table.now, 1)).toBe(0);
    expect(bestCount(table.tell({ type: "handTyped", owner: 1, points: 24 }).now, 1)).toBe(24);
    expect(bestCount(table.tap("undo").now, 1)).toBe(0);
  });
});

describe("the dealer of the next game", () => {
  const won = (first: number, second: number) =>
    new Table([started("points", { target: 121 }), dealer(0)]).tell(points(0, first)).tell(points(1, second));
  it("is the loser (rules.md §1.4)", () => {
    expect(nextDealer(won(121, 0).state)).toBe(1);
    expect(nextDealer(won(60, 121).state)).toBe(0);
    expect(nextDealer(won(0, 121).state)).toBe(0);
  });
  it("is the player behind while nobody has won", () => {
    expect(nextDealer(won(60, 50).state)).toBe(1);
  });
});

describe("an entry that no longer fits", () => {
  /** Entries: 0 start, 1 dealer, 2 starter, 3 JH, 4 5C, 5 7S, 6 6D, 7 go. */
  const fixed = () =>
    new Table().tap(PLAY).do({
      do: "correct",
      entry: 4,
      change: { how: "replaced", by: { type: "cardPlayed", card: "8C" } },
    });
  it("is listed with the reason, and no other entry is", () => {
    expect(misfits(new Table().tap(PLAY).now)).toEqual([]);
    expect(misfits(fixed().now).map(({ id, status }) => [id, status])).toEqual([
      [7, { is: "misfit", why: "goTooSoon" }],
    ]);
  });
  it("is not the last move that the table hears", () => {
    const table = new Table().tap("5H JH 5C 7S");
    table.do({ do: "correct", entry: 3, change: { how: "removed" } });
    expect(lastHeard(table.now).happenings).toMatchObject([{ kind: "laid", card: "7S" }]);
    table.do({ do: "correct", entry: 5, change: { how: "removed" } });
    expect(lastHeard(table.now).happenings).toMatchObject([{ kind: "laid", card: "5C" }]);
  });
});

describe("a side’s last peg", () => {
  it("is found for each side, with its reason", () => {
    const table = new Table().tap("JC");
    expect(lastPeg(table.state, 1)).toBeUndefined();
    expect(lastPeg(table.state, 0)).toMatchObject({ points: 2, kind: "heels", deal: 1 });
    table.tap("5H TS");
    expect(lastPeg(table.state, 0)).toMatchObject({ points: 2, kind: "play" });
    expect(lastPeg(table.state, 1)).toBeUndefined();
  });
  it("is of this deal where only points are kept, so the next deal begins without one", () => {
    const table = new Table([started("points"), dealer(0)]).tell(points(1, 3));
    expect(pegOfDeal(table.state, 1)).toMatchObject({ points: 3 });
    table.tell({ type: "dealEnded" });
    expect(pegOfDeal(table.state, 1)).toBeUndefined();
  });
  it("moves a winner only up to the game hole", () => {
    const table = new Table([started("points", { target: 61 }), dealer(0)]).tell(points(1, 60)).tell(points(1, 12));
    expect(lastPeg(table.state, 1)).toMatchObject({ points: 1 });
  });
});

describe("a key on the pad", () => {
  it("is dimmed for the reason that would refuse its tap", () => {
    const table = new Table().tap("5H JH");
    const why = (card: "JH" | "9D") => cardRefused(table.entries, table.now, card);
    expect([why("JH"), why("9D"), why("JH")]).toEqual(["cardSeen", undefined, "cardSeen"]);
    table.tap("9D");
    expect(why("9D")).toBe("cardSeen");
  });
});
