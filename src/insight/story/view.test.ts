import { describe, expect, it } from "vitest";
import { dealsPlayed } from "../../game/deals-played";
import type { Owner, TableFact } from "../../game/facts";
import { bestHand } from "../../game/summary";
import { type Card, PACK, suitOf } from "../../rules/cards";
import { pointsOf } from "../../rules/show/combinations";
import { tally } from "../../rules/show/tally";
import { PLAIN_ODDS } from "../../testing/plain-odds";
import { chanceOf } from "../../testing/robot";
import { runs, seed } from "../../testing/seed";
import { workedOut } from "../../testing/story";
import { formStarted, started, Table } from "../../testing/table";
import { beforeStarter } from "./hands";
import { ledgerOf, turnsOf } from "./ledger";
import type { Four } from "./played";
import { movesOf } from "./steps";
import { lostPoints } from "./points";

const DEALER: TableFact = { type: "dealerChosen", dealer: 0 };
const points = (side: number, many: number): TableFact => ({ type: "pegged", side, points: many, for: "points" });
const ENDED: TableFact = { type: "dealEnded" };
const pegs = (side: number, many: number): TableFact => ({ type: "pegged", side, points: many, for: "play" });
const typed = (owner: Owner, many: number): TableFact => ({ type: "handTyped", owner, points: many });

const dealt = (seat: number, cards: string): TableFact[] =>
  cards.split(" ").map((card) => ({ type: "cardDealt", seat, card }) as TableFact);
const away = (seat: number, cards: string): TableFact[] =>
  cards.split(" ").map((card) => ({ type: "discarded", seat, card }) as TableFact);

/** A deal in which both hands are entered as dealt. Alice deals; the starter is the five of hearts. */
function wholeDeal(play = "7S 5D KD 9H TC 6S JC QS peg peg peg"): Table {
  const table = new Table([started(), DEALER]);
  const entered = [
    ...dealt(0, "5D TC JC QS 2C 8D"),
    ...away(0, "2C 8D"),
    ...dealt(1, "6S 7S 9H KD AC 3H"),
    ...away(1, "AC 3H"),
  ];
  for (const fact of entered) table.tell(fact);
  return table.tap(`5H ${play}`);
}

const kindsOf = (table: Table, side: number) =>
  workedOut(table.now, PLAIN_ODDS)?.views?.[side]?.steps.map(({ kind, moment }) => `${kind} ${moment}`);

describe("the steps of a deal", () => {
  it("are the deal, the discard, the cut, the other’s cards and the play, where all six cards are known", () => {
    expect(kindsOf(wholeDeal(), 0)).toEqual([
      "deal dealt",
      "discard chosen",
      "theirDiscards chosen",
      "theirs chosen",
      "cut heels",
      "theirs hands",
      "play play",
      "theirs pone",
      "cut dealer",
      "theirs crib",
    ]);
  });

  it("count what the other side lost by its discard as a gain, and leave the chance where it was", () => {
    const { views = [] } = workedOut(wholeDeal().now, PLAIN_ODDS) ?? {};
    const changes = (side: number, kind: string) =>
      ledgerOf(views[side]!).rows.find((row) => row.kind === kind)?.change ?? 0;
    expect(Math.abs(changes(0, "discard"))).toBeGreaterThan(0.001);
    expect(changes(0, "theirDiscards")).toBeCloseTo(-changes(1, "discard"), 12);
    expect(changes(1, "theirDiscards")).toBeCloseTo(-changes(0, "discard"), 12);
    const moves = movesOf(views[0]!).map(({ to }) => to.win);
    expect(moves[2]).toBe(moves[1]);
    expect(turnsOf(views[0]!).map(({ step }) => step.kind)).not.toContain("theirDiscards");
    // Both hands, the other’s hand and crib: the step that only takes the discard out is none at which the chance moved.
    expect(ledgerOf(views[0]!).rows.find(({ kind }) => kind === "theirs")?.steps).toBe(3);
  });

  it("leave the discard of the other side in the cards, where the own one is not known", () => {
    const table = new Table([started(), DEALER]);
    for (const fact of [...dealt(0, "5D TC JC QS 2C 8D"), ...away(0, "2C 8D")]) table.tell(fact);
    table.tap("5H 7S 5D KD 9H TC 6S JC QS peg peg");
    table.tap("A 3 peg");
    expect(kindsOf(table, 0)?.join()).toMatch(/discard chosen/);
    expect(kindsOf(table, 1)?.join()).not.toMatch(/discard/i);
  });

  it("are the play and the cards, where the hands are known", () => {
    const table = new Table([started(), DEALER]).tap("5H 7S 5D KD go 9H TC 6S JC QS peg peg AC 3H 2C 8D peg");
    expect(new Set(kindsOf(table, 1)?.map((kind) => kind.split(" ")[0]))).toEqual(new Set(["cards", "play"]));
  });

  it("are one step, where only points are known", () => {
    const table = new Table([started("points"), DEALER, points(0, 7), points(1, 12), ENDED, points(1, 3)]);
    expect(kindsOf(table, 0)).toEqual(["cardsAndPlay crib"]);
  });

  it.each<[string, string, readonly TableFact[]]>([
    ["was not entered", "cardsAndPlay crib", []],
    ["was entered without the dealer’s points", "cardsAndPlay crib", [pegs(1, 2)]],
    ["was entered", "cards heels, play play, cards pone, cards dealer, cards crib", [pegs(0, 1)]],
  ])("whose play %s: %s", (_, kinds, play) => {
    const table = new Table([started("hands"), DEALER]).tap("3S");
    for (const fact of [...play, { type: "playEnded" }, typed(1, 4), typed(0, 12), typed("crib", 8)] as const)
      table.tell(fact);
    expect(table.refusals).toEqual([]);
    expect(kindsOf(table, 0)?.join(", ")).toBe(kinds);
  });

  it("are one step, where only a part of the play was entered", () => {
    const table = wholeDeal("KD 5D").tell({ type: "playEnded" }).tap("peg peg peg");
    expect(table.state.pegs[0]).toMatchObject({ kind: "play", side: 0, points: 2 });
    expect(kindsOf(table, 0)).toEqual(["cardsAndPlay crib"]);
  });

  it("without the play leave the hands beside the usual", () => {
    const table = new Table([started("hands", { target: 61 }), DEALER]);
    for (const pone of [1, 0, 1, 0]) {
      table.tap("3S");
      for (const fact of [{ type: "playEnded" }, typed(pone, 12), typed(1 - pone, 12), typed("crib", 8)] as const)
        table.tell(fact);
    }
    expect(table.state.winner).toBeDefined();
    const usual = workedOut(table.now, PLAIN_ODDS)?.points.map((row) => [row.row, row.usual !== undefined]);
    expect(usual).toEqual([
      ["hands", true],
      ["cribs", true],
    ]);
  });

  it("end with heels that win", () => {
    const table = new Table([started("points", { target: 61 }), DEALER]);
    for (const fact of [points(0, 59), points(1, 59), ENDED, { type: "depthChosen", depth: "cards" }] as const)
      table.tell(fact);
    table.tap("JS");
    const view = workedOut(table.now, PLAIN_ODDS)?.views?.[1];
    expect(table.state.winner).toBe(1);
    expect(view?.steps.find(({ moment }) => moment === "heels")).toMatchObject({
      points: [2, 0],
      needs: [2, 2],
      to: { win: 1 },
    });
  });

  it("do not reach into the deal that is being played", () => {
    const table = wholeDeal().tap("AH 2D");
    const view = workedOut(table.now, PLAIN_ODDS)?.views?.[0];
    expect(view?.steps.every(({ deal }) => deal === 1)).toBe(true);
  });

  it("name the count before and after the cut", () => {
    const table = wholeDeal();
    const view = workedOut(table.now, PLAIN_ODDS)?.views?.[0];
    // 5 10 J Q: three fifteens and a run of three; the other five makes three more and a pair.
    expect(view?.steps.find(({ kind }) => kind === "cut")?.hand).toEqual({ starter: "5H", before: 9, after: 17 });
  });
});

describe("the count of a hand before the cut", () => {
  it.each<[string, number, string]>([
    ["5 10 J Q", 9, "5D TC JC QS"],
    ["2-3-4-5, which every starter improves", 4, "2C 3D 4H 5S"],
    ["a flush", 4, "2C 4C 8C TC"],
    ["a flush with a run", 7, "8H 9H TH KH"],
    ["a jack, which is no nobs yet", 0, "2C 4D 6H JS"],
    ["three of one suit", 0, "2C 4C 6C QS"],
    ["all fives but one, and the jack", 14, "5C 5D 5H JS"],
  ])("%s: %i", (_, count, cards) => {
    expect(beforeStarter(cards.split(" ") as unknown as Four)).toBe(count);
  });
});

it("the count before the cut agrees with the count of the show, less the starter", () => {
  const chance = chanceOf(seed("hands before the cut"));
  for (let hand = 0; hand < runs(300); hand++) {
    const four = PACK.map((card) => [chance(), card] as const)
      .toSorted(([a], [b]) => a - b)
      .slice(0, 4)
      .map(([, card]) => card) as unknown as Four;
    const [one, two, three, last] = four;
    const shown = tally([one, two, three], last, "hand").combinations;
    const flush = four.every((card) => suitOf(card) === suitOf(one)) ? 4 : 0;
    const other = pointsOf(shown.filter(({ kind }) => kind !== "flush" && kind !== "nobs"));
    expect(beforeStarter(four)).toBe(other + flush);
  }
});

describe("wrong counts", () => {
  it("are a step of the player who missed points, and of the player who gets them", () => {
    const table = new Table([started("cards", {}, undefined, "muggins"), DEALER]);
    table.tap("5H 7S 5D").tell({ type: "claimed", owner: "play", points: 0 });
    table.tap("3S").tell({ type: "claimed", owner: "play", points: 0 });
    const at = table.state.statedCounts.findIndex(({ truth }) => truth > 0);
    expect(at).toBe(2);
    expect(lostPoints(table.now).left).toEqual([0, 2]);
  });
});

describe("the story of a game of points", () => {
  const table = new Table([
    started("points", { target: 61 }),
    DEALER,
    points(0, 20),
    ENDED,
    points(1, 30),
    ENDED,
    points(0, 25),
    ENDED,
    points(1, 31),
  ]);
  const story = workedOut(table.now, PLAIN_ODDS)!;

  it("counts the changes of the lead, and the longest lead of the loser", () => {
    expect(story.leads).toEqual({ changes: 3, throughout: undefined, longest: { side: 0, by: 20, deal: 1 } });
  });

  it("has one row in its ledger, from the first deal to the win", () => {
    expect(ledgerOf(story.views![1]!)).toMatchObject({ end: 1, rows: [{ kind: "cardsAndPlay", steps: 4 }] });
  });

  it("names at most three turning points, in the order of the game", () => {
    const turns = turnsOf(story.views![1]!).map(({ step }) => step.deal);
    expect(turns.length).toBeLessThanOrEqual(3);
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  });

  it("knows nothing usual for points without a source", () => {
    expect(story.points.map(({ usual }) => usual)).toEqual([undefined]);
  });
});

describe("a side is ahead throughout", () => {
  /** Alice and Bob in turn; 0 ends a deal. */
  const leadsIn = (pegged: readonly (readonly [side: number, points: number])[]) => {
    const table = new Table([started("points", { target: 61 }), DEALER]);
    for (const [side, many] of pegged) table.tell(many === 0 ? ENDED : points(side, many));
    return workedOut(table.now, PLAIN_ODDS)?.leads;
  };
  const NEXT = [0, 0] as const;
  it.each<[string, Parameters<typeof leadsIn>[0], number | undefined]>([
    ["from the first point to the last", [[0, 20], [1, 15], NEXT, [0, 20], [1, 20], NEXT, [0, 21]], 0],
    ["not if the other passed it within a deal", [[0, 20], [1, 15], NEXT, [1, 24], [0, 29], [0, 12]], undefined],
    ["not if the other caught up", [[0, 20], [1, 15], NEXT, [1, 5], [0, 29], [0, 12]], undefined],
    ["not if the other pegged first", [[1, 1], [0, 20], NEXT, [0, 29], [0, 12]], undefined],
    ["before the first point nobody is", [], undefined],
  ])("%s", (_, pegged, side) => {
    expect(leadsIn(pegged)?.throughout).toBe(side);
  });

  it("until the first side is home, where the others play on", () => {
    const table = new Table([formStarted("three", { target: 61, house: ["playOn"] }), DEALER]);
    for (const [side, many] of [
      [0, 29],
      [0, 29],
      [0, 3],
      [1, 29],
      [1, 29],
      [1, 3],
    ] as const)
      table.tell(points(side, many));
    expect(table.state.winner).toBe(0);
    expect(workedOut(table.now, PLAIN_ODDS)?.leads?.throughout).toBe(0);
  });

  it("by the holes still to go, where the sides have different game holes", () => {
    const table = new Table([formStarted("captainA", {}, undefined, { depth: "points" }), DEALER]);
    // The captain needs 61 and the others 121: with 50 and 60 holes, 11 and 61 are left.
    expect(table.state.targets).toEqual([61, 121]);
    for (const [side, many] of [
      [0, 25],
      [1, 30],
      [0, 25],
      [1, 30],
    ] as const)
      table.tell(points(side, many));
    table.tell(ENDED);
    expect(workedOut(table.now, PLAIN_ODDS)?.leads?.longest).toMatchObject({ side: 0, by: 50 });
  });

  it("but nobody leads in a lowball", () => {
    const table = new Table([started("points", { target: 61, house: ["lowball"] }), DEALER, points(0, 29)]);
    expect(workedOut(table.now, PLAIN_ODDS)?.leads).toBeUndefined();
  });
});

it("a deal of points alone that the keys of the crib won is one step, the cards and the play", () => {
  const table = new Table([started("points", { target: 61 }), DEALER, points(0, 60)]);
  table.tell({ type: "dealEnded" }).tell({ type: "pegged", side: 0, points: 1, for: "points", ends: true });
  expect(table.state.winner).toBe(0);
  const steps = workedOut(table.now, PLAIN_ODDS)?.views?.[0]?.steps ?? [];
  expect(steps.map(({ kind }) => kind)).toEqual(["cardsAndPlay", "cardsAndPlay"]);
});

it("the best hand of several is the one that the end of the game shows", () => {
  const table = new Table([started("hands", {}, undefined, "muggins"), DEALER]);
  const show = (owner: Owner, cards: string) => {
    for (const card of cards.split(" ")) table.tell({ type: "cardShown", owner, card: card as Card });
  };
  table.tap("5D").tell({ type: "playEnded" });
  show(1, "5H 5S JD 6C");
  // Nobody says what it is worth.
  table.tell({ type: "claimed", owner: 1, points: 15 }).tap("peg").tell({ type: "countingChosen", counting: "app" });
  show(0, "AC 3C 7H 9S");
  table.tap("peg");
  show("crib", "2C 2S 8D KH");
  table.tap("peg 5D").tell({ type: "playEnded" });
  show(0, "5H 5S JD 6C");
  table.tap("peg");
  expect(workedOut(table.now, PLAIN_ODDS)?.best).toMatchObject({ deal: 2, side: 0, points: 15 });
  expect(bestHand(table.now)).toMatchObject({ deal: 2, side: 0, points: 15 });
});

describe("a misdeal", () => {
  it("leaves nothing of the deal that was dealt again", () => {
    const table = wholeDeal().tap("AH 2D").tell({ type: "dealVoided" });
    expect(dealsPlayed(table.now).map(({ number, ended }) => [number, ended])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it("that gives the other side two is a penalty", () => {
    const table = new Table([started("cards", { house: ["misdealTwo"] }), DEALER]).tap("5H 7S");
    const deal = "5H 7S 5D KD go 9H TC 6S JC QS peg peg AC 3H 2C 8D peg";
    table.tell({ type: "dealVoided" }).tap(deal);
    expect(table.scores[1]).toBeGreaterThan(2);
    const view = workedOut(table.now, PLAIN_ODDS)?.views?.[1];
    expect(view?.steps.filter(({ kind }) => kind === "penalties" || kind === "corrections")).toMatchObject([
      { kind: "penalties", points: [2, 0] },
    ]);
  });
});
