import { describe, expect, it } from "vitest";
import { formStarted, logOf, started, Table } from "../testing/table";
import { IMPOSSIBLE_COUNTS } from "../rules/show/counts";
import type { TableFact } from "./facts";
import { lastFixes } from "./fixes";
import { tallyOf } from "./known";
import { phaseOf, showing } from "./state";

/** rules.md §2.6a: Alice (seat 0) deals, Bob leads; starter and cards as reconstructed there. */
const PLAY = "5H | JH 5C 7S 6D go 2S 6C 4D 4C";

describe("a whole deal with every card entered", () => {
  it("scores the play of §2.6a: Alice 6, Bob 3", () => {
    const table = new Table().tap(PLAY);
    expect(table.scores).toEqual([6, 3]);
    expect(phaseOf(table.state)).toBe("show");
    expect(showing(table.state)).toBe(1);
  });

  it("counts both hands from the play, Bob 9 and Alice 12; only the crib is tapped", () => {
    const table = new Table().tap(PLAY).tap("peg");
    expect(table.scores).toEqual([6, 12]);
    table.tap("peg");
    expect(table.scores).toEqual([18, 12]);
    table.tap("9C 9D KH 8S");
    expect(table.scores).toEqual([18, 12]);
    table.tap("peg");
    expect(table.state.deal).toMatchObject({ number: 2, dealer: 1 });
  });

  it("takes at most 17 taps", () => {
    const table = new Table().tap(`${PLAY} peg peg 9C 9D KH 8S peg`);
    expect(table.entries.length - 2).toBe(17);
  });

  it("pegs two for his heels at once, and they can win", () => {
    expect(new Table().tap("JC").scores).toEqual([2, 0]);
    const close = new Table([started("cards", { target: 2 }), { type: "dealerChosen", dealer: 1 }]).tap("JC");
    expect(close.state.winner).toBe(1);
    expect(close.do({ do: "tapCard", card: "5H" }).refusals).toEqual(["gameOver"]);
  });
});

describe("the end of a game", () => {
  it("comes in the middle of the play, and points past the game hole are not pegged", () => {
    const table = new Table([started("cards", { target: 2 }), { type: "dealerChosen", dealer: 0 }]).tap("5H 7C 7D");
    expect([table.state.winner, table.scores]).toEqual([0, [2, 0]]);
  });
  it("comes in the middle of the show; the dealer's hand and the crib are not counted", () => {
    const table = new Table([started("cards", { target: 12 }), { type: "dealerChosen", dealer: 0 }])
      .tap(PLAY)
      .tap("peg");
    expect([table.state.winner, table.scores]).toEqual([1, [6, 12]]);
    expect(showing(table.state)).toBeUndefined();
  });
  it("leaves the winner's peg in the game hole", () => {
    const table = new Table([started("points", { target: 61 }), { type: "dealerChosen", dealer: 0 }]);
    table
      .tell({ type: "pegged", side: 1, points: 60, for: "points" })
      .tell({ type: "pegged", side: 1, points: 12, for: "points" });
    expect(table.scores).toEqual([0, 61]);
    expect(table.state.pegs.at(-1)?.points).toBe(1);
  });
});

describe("the cut for deal", () => {
  const cutting = () => new Table([started()]);
  it("the lowest card deals, aces low", () => expect(cutting().tap("2 A").state.deal?.dealer).toBe(1));
  it("players who tie cut again", () => {
    const table = cutting().tap("7H 7S");
    expect(phaseOf(table.state)).toBe("cut");
    expect([...table.state.tiedCuts]).toEqual([
      [0, "7H"],
      [1, "7S"],
    ]);
    expect(table.tap("KH QS").state.deal?.dealer).toBe(1);
  });
  it("nobody plays before there is a dealer", () => {
    expect(cutting().tell({ type: "goCalled" }).refusals).toEqual(["noDealer"]);
  });
});

describe("hands entered behind the curtain", () => {
  const hand = (table: Table, cards: string) => {
    for (const card of cards.split(" ")) table.do({ do: "tapHand", seat: 0, card: card as "5H" });
    return table;
  };
  it("fill the crib and the show without another tap", () => {
    const table = hand(new Table(), "5C 6D 2S 4D 9C 9D 9C 9D");
    expect(table.refusals).toEqual([]);
    table.tap("5H JH 5C 7S 6D go 2S 6C 4D 4C peg peg KH 8S peg");
    expect(table.state.deal?.number).toBe(2);
    expect(table.scores).toEqual([22, 12]);
  });
  it("may be entered after the starter, until a card is played", () => {
    const table = hand(new Table().tap("5H"), "5C 6D 2S 4D 9C 9D 9C 9D").tap("JH");
    expect(table.refusals).toEqual([]);
    expect(hand(table, "AC").refusals).toEqual(["notNow"]);
  });
  it("delay the starter while one of them is partly entered", () => {
    const table = hand(new Table(), "5C 6D").tell({ type: "starterTurned", card: "5H" });
    expect(table.refusals).toEqual(["handHalfEntered"]);
    table.tell({ type: "handForgotten", seat: 0 }).tap("5H 5C");
    expect(table.state.deal?.play?.count).toBe(5);
  });
  it("a discard must have been dealt", () => {
    expect(hand(new Table(), "5C 6D 2S 4D 9C 9D KH").refusals).toEqual(["notDealt"]);
  });
  it("the other player cannot play a card from an entered hand", () => {
    const table = hand(new Table(), "5C 6D 2S 4D 9C 9D 9C 9D").tap("5H").do({ do: "tapCard", card: "6D" });
    expect(table.refusals).toEqual(["outOfTurn"]);
  });
  it("a card played out of turn is refused", () => {
    expect(new Table().tap("5H").do({ do: "playCard", card: "6D", seat: 0 }).refusals).toEqual(["outOfTurn"]);
  });
});

describe("a refused fact changes nothing", () => {
  const refused: { name: string; taps: string; card: "5H"; why: string }[] = [
    { name: "the starter played", taps: "5H", card: "5H", why: "cardSeen" },
    { name: "a card played twice", taps: "4H JS", card: "JS" as "5H", why: "cardSeen" },
    { name: "a fifth five", taps: "5 5 5 5", card: "5H", why: "fifthOfRank" },
    { name: "a card past 31 that would lead", taps: "4H JS KS 5H AS 8C", card: "8C" as "5H", why: "cardSeen" },
    { name: "a fifth crib card", taps: `${PLAY} peg peg 9C 9D KH 8S`, card: "AH" as "5H", why: "handFull" },
  ];
  it.each(refused)("$name", ({ taps, card, why }) => {
    const table = new Table().tap(taps);
    const before = table.entries;
    table.do({ do: "tapCard", card });
    expect(table.refusals).toEqual([why]);
    expect(table.entries).toBe(before);
  });

  const facts: { name: string; fact: TableFact; why: string; taps?: string }[] = [
    { name: "a go below 22", fact: { type: "goCalled" }, why: "goTooSoon", taps: "4H JS" },
    {
      name: "a show before the play is over",
      fact: { type: "handPegged", owner: 1 },
      why: "playOpen",
      taps: "4H JS",
    },
    { name: "the dealer's hand pegged first", fact: { type: "handPegged", owner: 0 }, why: "notItsTurn", taps: PLAY },
    {
      name: "a crib without cards",
      fact: { type: "handPegged", owner: "crib" },
      why: "cardsMissing",
      taps: `${PLAY} peg peg`,
    },
    { name: "points for nobody", fact: { type: "pegged", side: 2, points: 1, for: "points" }, why: "nobody" },
    { name: "points below one", fact: { type: "pegged", side: 0, points: -1, for: "points" }, why: "badPoints" },
    { name: "half a point", fact: { type: "pegged", side: 0, points: 0.5, for: "points" }, why: "badPoints" },
    { name: "a billion points", fact: { type: "pegged", side: 0, points: 1e9, for: "points" }, why: "badPoints" },
    {
      name: "a peg moved back past the start",
      fact: { type: "pegged", side: 0, points: -1, for: "correction" },
      why: "belowZero",
    },
    { name: "a second start", fact: started(), why: "notNow" },
    {
      name: "an impossible flush",
      fact: { type: "suitsTold", owner: 1, flush: 4, nobs: false },
      why: "noSuitsAsked",
      taps: PLAY,
    },
  ];
  it.each(facts)("$name", ({ fact, why, taps }) => {
    expect(new Table().tap(taps ?? "").tell(fact).refusals).toEqual([why]);
  });

  it.each([...IMPOSSIBLE_COUNTS, -1, 30, 2.5])("a typed count of %s is impossible", (points) => {
    expect(new Table().tap(PLAY).tell({ type: "handTyped", owner: 1, points }).refusals).toEqual(["impossibleCount"]);
  });

  it.each([0, -5, 1, 1e9, 60.5, Number.NaN])("a game to %s does not start", (target) => {
    expect(new Table([started("cards", { target })]).now.lines[0]?.status).toEqual({
      is: "misfit",
      why: "badTarget",
    });
  });
  it("a game of seven players does not start", () => {
    const seven = started("cards", {}, ["A", "B", "C", "D", "E", "F", "G"]);
    expect(new Table([seven]).now.lines[0]?.status).toEqual({ is: "misfit", why: "wrongPlayers" });
  });
});

describe("hands entered by rank", () => {
  /** Bob holds J 7 6 4, Alice 5 6 2 4; starter 5. */
  const ranks = () => new Table().tap("5 J 5 7 6 go 2 6 4 4");
  it("ask only about a flush and nobs that are possible", () => {
    const table = ranks();
    expect(table.tell({ type: "suitsTold", owner: 1, flush: 4, nobs: false }).refusals).toEqual([]);
    expect(table.tap("peg").scores).toEqual([6, 3 + 8 + 4]);
  });
  it("count 9 with the jack of the starter's suit (rules.md §4.3)", () => {
    const table = ranks().tell({ type: "suitsTold", owner: 1, flush: 0, nobs: true });
    expect(table.refusals).toEqual([]);
    expect(table.tap("peg").scores).toEqual([6, 12]);
  });
  it("ask about nobs once in a deal, because there is one jack of that suit", () => {
    const table = new Table().tap("5 J J A K | 2 Q 3 9");
    table.tell({ type: "suitsTold", owner: 1, flush: 0, nobs: true }).tap("peg");
    expect(table.refusals).toEqual([]);
    expect(table.tell({ type: "suitsTold", owner: 0, flush: 0, nobs: true }).refusals).toEqual(["noSuitsAsked"]);
  });
});

describe("the depths of entry", () => {
  it("hands only: the points of the play, then the cards of each hand", () => {
    const table = new Table([started("hands"), { type: "dealerChosen", dealer: 0 }]).tap("5H");
    table
      .tell({ type: "pegged", side: 0, points: 6, for: "play" })
      .tell({ type: "pegged", side: 1, points: 3, for: "play" });
    table.tell({ type: "playEnded" }).tap("JH 7S 6C 4C peg 5C 6D 2S 4D peg 9C 9D KH 8S peg");
    expect(table.scores).toEqual([22, 12]);
  });
  it("points only: points for any side, then the next deal", () => {
    const table = new Table([started("points"), { type: "dealerChosen", dealer: 0 }]);
    table.tell({ type: "pegged", side: 0, points: 16, for: "points" }).tell({ type: "dealEnded" });
    expect(table.state.deal).toMatchObject({ number: 2, dealer: 1 });
  });
  it("a play left halfway: the cards played are known at the show", () => {
    const table = new Table().tap("5H JH 5C 7S");
    table.tell({ type: "depthChosen", depth: "hands" }).tell({ type: "pegged", side: 0, points: 4, for: "play" });
    table.tell({ type: "playEnded" }).tap("6C 4C");
    expect(table.tap("peg").scores).toEqual([6, 9]);
  });
  it("undo skips the choice of depth", () => {
    const table = new Table().tap("5H JH").tell({ type: "depthChosen", depth: "points" }).tap("undo");
    expect([table.state.depth, table.state.deal?.play?.count]).toEqual(["points", 0]);
  });
  it("a typed count replaces a hand that was not entered", () => {
    const table = new Table().tap(PLAY).tell({ type: "handTyped", owner: 1, points: 9 });
    expect(table.scores).toEqual([6, 12]);
  });
});

describe("undo, redo and corrections", () => {
  it("go back to the start and forward again", () => {
    const table = new Table().tap(PLAY);
    for (let i = 0; i < 10; i++) table.tap("undo");
    expect([table.scores, phaseOf(table.state)]).toEqual([[0, 0], "starter"]);
    for (let i = 0; i < 10; i++) table.tap("redo");
    expect(table.scores).toEqual([6, 3]);
    expect(table.do({ do: "redo" }).refusals).toEqual(["nothingToRedo"]);
  });
  it("nothing can be redone after a new tap", () => {
    expect(new Table().tap("5H JH undo 9H").do({ do: "redo" }).refusals).toEqual(["nothingToRedo"]);
  });
  it("undo stops at the start of the game", () => {
    const table = new Table().tap("undo");
    expect(phaseOf(table.state)).toBe("cut");
    expect(table.do({ do: "undo" }).refusals).toEqual(["nothingToUndo"]);
  });

  /** Entries: 0 start, 1 dealer, 2 starter, 3 JH, 4 5C, 5 7S, 6 6D, 7 go, 8 2S, 9 6C, 10 4D, 11 4C. */
  const replaced = (table: Table, entry: number, by: TableFact) =>
    table.do({ do: "correct", entry, change: { how: "replaced", by } });

  it("change an entry, and everything after it is scored again", () => {
    const table = replaced(new Table().tap(PLAY), 4, { type: "cardPlayed", card: "8C" });
    expect(table.refusals).toEqual([]);
    expect(table.now.lines[4]).toMatchObject({ fact: { card: "8C" }, original: { card: "5C" } });
    // J 8 7 6 is 31: a run of three and thirty-one, five points. The go after it no longer fits.
    expect(table.now.lines[6]?.status).toMatchObject({ is: "fits" });
    expect(table.now.lines[7]?.status).toEqual({ is: "misfit", why: "goTooSoon" });
  });
  it("offer to delete an entry that no longer fits before they fix a later one", () => {
    const { now } = replaced(new Table().tap(PLAY), 4, { type: "cardPlayed", card: "8C" });
    const { line, fixes } = lastFixes(now, { cards: () => [], numbers: () => [] }) ?? {};
    expect(line?.id).toBe(7);
    expect(fixes?.at(-1)).toMatchObject({ entry: 7, change: { how: "removed" }, unfit: 0 });
  });
  it("offer no go before a card that would still not fit", () => {
    const table = new Table([formStarted("three"), { type: "dealerChosen", dealer: 0 }]).tap("5H TD QS 2C 9D AS 4C 8H");
    replaced(table, 5, { type: "cardPlayed", card: "8C" });
    const { line, fixes } = lastFixes(table.now, { cards: () => [], numbers: () => [] }) ?? {};
    expect(line?.fact).toMatchObject({ card: "9D" });
    expect(fixes?.map(({ slip }) => slip)).toEqual(["misfit"]);
  });
  it("offer nothing that makes the next entry a misfit in its place", () => {
    const table = replaced(new Table().tap(PLAY), 4, { type: "cardPlayed", card: "9C" });
    const { line, fixes } = lastFixes(table.now, { cards: () => ["5D"], numbers: () => [] }) ?? {};
    expect(line?.fact).toMatchObject({ card: "6D" });
    expect(fixes?.map(({ slip }) => slip)).toEqual(["misfit"]);
  });
  it("keep an entry that no longer fits; it fits again when the correction is undone", () => {
    const table = replaced(new Table().tap(PLAY), 4, { type: "cardPlayed", card: "8C" }).tap("undo");
    expect(table.scores).toEqual([6, 3]);
    expect(table.now.lines.every((line) => line.status.is === "fits")).toBe(true);
  });
  it("insert a forgotten card before another", () => {
    const table = new Table().tap("5H JH 7S");
    table.do({ do: "correct", entry: 4, change: { how: "preceded", by: { type: "cardPlayed", card: "5C" } } });
    expect(table.scores).toEqual([2, 0]);
    expect(table.state.deal?.play?.laid).toEqual([["5C"], ["JH", "7S"]]);
  });
  it("show a deleted entry as deleted", () => {
    const table = new Table().tap("5H JH 5C 7S");
    table.do({ do: "correct", entry: 4, change: { how: "removed" } });
    expect(table.now.lines[4]?.status).toEqual({ is: "removed" });
    expect(table.scores).toEqual([0, 0]);
  });
  it("are refused where they do not fit", () => {
    const table = replaced(new Table().tap(PLAY), 5, { type: "cardPlayed", card: "5C" });
    expect(table.refusals).toEqual(["cardSeen"]);
    expect(replaced(table, 5, { type: "dealVoided" }).refusals.at(-1)).toBe("notAnEntry");
    expect(replaced(table, 99, { type: "goCalled" }).refusals.at(-1)).toBe("notAnEntry");
  });
  it("can take a win back in a finished game", () => {
    const table = new Table([started("cards", { target: 2 }), { type: "dealerChosen", dealer: 0 }]).tap("4H JH 5C");
    expect(table.state.winner).toBe(0);
    expect(replaced(table, 4, { type: "cardPlayed", card: "6C" }).state.winner).toBeUndefined();
  });
  it("move a peg in either direction by typed points", () => {
    const table = new Table().tap("JC").tell({ type: "pegged", side: 0, points: -2, for: "correction" });
    expect(table.scores).toEqual([0, 0]);
  });
});

describe("cards entered by rank, and with their suits later", () => {
  const dealt = (table: Table, cards: string) => {
    for (const card of cards.split(" ")) table.do({ do: "tapHand", seat: 0, card: card as "5H" });
    return table;
  };
  const HAND = "5 6D 2S 4D 9C 9D 9C 9D";

  it("the starter cannot be played from a hand entered by rank", () => {
    const table = dealt(new Table(), HAND).tap("5H TC").do({ do: "tapCard", card: "5H" });
    expect(table.refusals).toEqual(["cardSeen"]);
  });
  it("a card that one player played is not in the other's hand", () => {
    const table = dealt(new Table(), HAND).tap("KH 5H").do({ do: "tapCard", card: "5H" });
    expect(table.refusals).toEqual(["cardSeen"]);
  });
  it("a card counts with the suit it was played with, so nobody is asked about nobs", () => {
    const table = dealt(new Table(), "J 6D 2S 4C 9C 9D 9C 9D").tap("5H TC JH").tell({ type: "playEnded" });
    table.tap("2C 3C QC peg");
    expect(table.refusals).toEqual([]);
    expect(table.now.state && tallyOf(table.now.state, 0)).toMatchObject({
      cards: ["JH", "6D", "2S", "4C", "5H"],
      total: 8,
      open: { nobs: false },
    });
  });
  it("a card discarded with its suit cannot be played", () => {
    const table = dealt(new Table(), "J 6D 2S 4C 9C 9D JH 9D").do({ do: "tapCard", card: "JH" });
    expect(table.refusals).toEqual(["cardSeen"]);
  });
  it("nobody is asked about nobs when the other hand has that jack", () => {
    const table = new Table().tap("5H J JH 2 3S 6 7S A 8S");
    expect(tallyOf(table.state, 1)?.open).toEqual({ flush: [4], nobs: false });
    table.tell({ type: "suitsTold", owner: 1, flush: 5, nobs: false });
    expect(table.refusals).toEqual(["noSuitsAsked"]);
  });
  it("a hand with a jack cannot have a five-card flush once nobs has been counted", () => {
    const table = new Table([started("hands"), { type: "dealerChosen", dealer: 0 }])
      .tap("5")
      .tell({ type: "playEnded" });
    table.tap("J 2 3 9").tell({ type: "suitsTold", owner: 1, flush: 0, nobs: true }).tap("peg J 4 6 8");
    expect(tallyOf(table.state, 0)?.open).toEqual({ flush: [4], nobs: false });
  });
  it("the jack counted for nobs cannot be in another hand", () => {
    const table = new Table([started("hands"), { type: "dealerChosen", dealer: 0 }])
      .tap("5H")
      .tell({ type: "playEnded" });
    table.tap("J 2 3 9").tell({ type: "suitsTold", owner: 1, flush: 0, nobs: true }).tap("peg");
    expect(table.do({ do: "tapCard", card: "JH" }).refusals).toEqual(["cardSeen"]);
  });
});

describe("a dealer corrected after the show", () => {
  it("moves the counts of the show with the deal", () => {
    const table = new Table().tap(`${PLAY} peg peg 9C 9D KH 8S peg 2H 3H`);
    table.do({ do: "correct", entry: 1, change: { how: "replaced", by: { type: "dealerChosen", dealer: 1 } } });
    expect(table.now.lines.every((line) => line.status.is === "fits")).toBe(true);
    expect([table.scores, table.state.deal?.number, table.state.deal?.dealer]).toEqual([[12, 22], 2, 0]);
  });
});

describe("a deleted entry", () => {
  it("can be restored", () => {
    const table = new Table().tap("5H JH 5C");
    table.do({ do: "correct", entry: 4, change: { how: "removed" } });
    table.do({ do: "correct", entry: 4, change: { how: "replaced", by: { type: "cardPlayed", card: "5C" } } });
    expect([table.refusals, table.scores]).toEqual([[], [2, 0]]);
  });
});

describe("a misdeal", () => {
  it("takes back every point of the deal, and the same dealer deals again", () => {
    const table = new Table().tap(`${PLAY} peg peg 9C 9D KH 8S peg`);
    const [alice, bob] = table.scores;
    table.tap("JD 2C 2H");
    expect(table.scores).toEqual([alice, (bob ?? 0) + 4]);
    table.tell({ type: "dealVoided" });
    expect(table.scores).toEqual([alice, bob]);
    expect(table.state.deal).toMatchObject({ number: 2, dealer: 1, starter: undefined });
  });

  it("leaves scores that were fixed by hand and penalties in place (§1.9)", () => {
    const table = new Table().tap("JD 2C 2H").tell({ type: "pegged", side: 1, points: 30, for: "correction" });
    table.tell({ type: "penaltyTaken", side: 0, penalty: "looked", over: 0 });
    table.tell({ type: "pegged", side: 0, points: 3, for: "play" }).tell({ type: "dealVoided" });
    expect([table.scores, table.state.pegs.map(({ kind }) => kind)]).toEqual([
      [0, 32],
      ["correction", "penalty"],
    ]);
    expect(table.tap("JD").tell({ type: "dealVoided" }).scores).toEqual([0, 32]);
  });

  const [POINTS, FIX] = ["points", "correction"] as const;
  it.each([
    [
      "points entered by mistake",
      [
        [8, POINTS],
        [-8, FIX],
      ],
      20,
    ],
    [
      "points of the deal and of one before it",
      [
        [8, POINTS],
        [-10, FIX],
      ],
      18,
    ],
    [
      "an earlier deal, before any points of this one",
      [
        [-8, FIX],
        [8, POINTS],
      ],
      12,
    ],
    [
      "points of the deal, fixed back again",
      [
        [8, POINTS],
        [-8, FIX],
        [8, FIX],
      ],
      20,
    ],
    [
      "too few points",
      [
        [8, POINTS],
        [3, FIX],
      ],
      23,
    ],
  ] as const)("takes back with the points of the deal a fix of them, not of others: %s", (_, moves, score) => {
    const table = new Table([started("points"), { type: "dealerChosen", dealer: 0 }]);
    table.tell({ type: "pegged", side: 0, points: 20, for: "points" }).tell({ type: "dealEnded" });
    for (const [points, kind] of moves) table.tell({ type: "pegged", side: 0, points, for: kind });
    expect([table.tell({ type: "dealVoided" }).scores, table.refusals]).toEqual([[score, 0], []]);
  });

  it("takes back the holes of a false game, but not its penalty of fifteen", () => {
    const table = new Table().tell({ type: "pegged", side: 0, points: 100, for: "correction" }).tap("5H");
    table.tell({ type: "pegged", side: 0, points: 21, for: "play" });
    table.tell({ type: "penaltyTaken", side: 0, penalty: "falseGame", over: 9 });
    expect(table.scores).toEqual([97, 9]);
    expect(table.tell({ type: "dealVoided" }).scores).toEqual([85, 0]);
  });
});

describe("a log", () => {
  it("without a start is an empty table and does not throw", () => {
    const facts: TableFact[] = [{ type: "goCalled" }, { type: "cardPlayed", card: "5H" }];
    expect(new Table(facts).now.lines.map((line) => line.status.is)).toEqual(["misfit", "misfit"]);
    expect(logOf(facts)).toHaveLength(2);
  });
});
