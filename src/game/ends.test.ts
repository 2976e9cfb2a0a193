import { describe, expect, it } from "vitest";
import { formStarted, logOf, started, Table } from "../testing/table";
import type { Depth, TableFact } from "./facts";
import { replay } from "./replay";

const dealer = { type: "dealerChosen", dealer: 0 } as const;
const at = (depth: Depth) => new Table([started(depth), dealer]);
const last = (table: Table) => table.entries.at(-1)?.fact;

/** Both tables have the same state, but for the way they got there. */
function expectSame(one: Table, other: Table) {
  expect(one.refusals).toEqual([]);
  expect(one.scores).toEqual(other.scores);
  expect(one.state.pegs).toEqual(other.state.pegs);
  expect(JSON.stringify(one.state.deal?.play)).toBe(JSON.stringify(other.state.deal?.play));
  expect(one.state.deal?.number).toBe(other.state.deal?.number);
}

describe("a card past 31 says the goes before it", () => {
  it("of two players: the last card is pegged, and the card leads", () => {
    const inferred = at("cards").tap("5H | KH QS 8D 9C");
    expectSame(inferred, at("cards").tap("5H | KH QS 8D go 9C"));
    expect(last(inferred)).toEqual({ type: "cardPlayed", card: "9C", ends: true });
    expect(inferred.state.deal?.goes).toHaveLength(2);
  });

  it("one undo takes it back, and the card can be played by its own player instead", () => {
    const table = at("cards").tap("5H | KH QS 8D 9C undo");
    expect(table.state.deal?.play?.count).toBe(28);
    expectSame(table.tap("3C"), at("cards").tap("5H | KH QS 8D 3C"));
  });

  it("of three players: each of them passes", () => {
    const three = () => new Table([formStarted("three"), dealer]).tap("5H | KH QS 8D");
    expectSame(three().tap("9C"), three().tap("go go 9C"));
  });

  it("is refused while somebody is known to hold a card that fits", () => {
    const known = at("cards");
    for (const card of ["2S", "3S", "4S", "AS", "KD", "QD"] as const) known.do({ do: "tapHand", seat: 0, card });
    for (const card of ["KD", "QD"] as const) known.tell({ type: "discarded", seat: 0, card });
    known.tap("5H | KH 4S KC");
    expect(known.do({ do: "tapCard", card: "9C" }).refusals).toEqual(["pastThirtyOne"]);
  });

  it("is refused where the players count, because a go is a chance to count", () => {
    const table = new Table([started("cards", {}, undefined, "muggins"), dealer]).tap("5H | KH QS 8D");
    expect(table.do({ do: "tapCard", card: "9C" }).refusals).toEqual(["pastThirtyOne"]);
  });

  it("a false go among them is noticed when the card that fitted falls", () => {
    const table = at("cards").tap("5H | KH QS 8D 9C 3C");
    expect(table.state.deal?.goes[0]?.seat).toBe(0);
  });

  it("a correction before it that leaves room plays the card in the same series", () => {
    const table = at("cards").tap("5H | KH QS 8D 9C");
    const entry = table.now.lines.find(({ fact }) => fact.type === "cardPlayed" && fact.card === "8D")!.id;
    table.do({ do: "correct", entry, change: { how: "replaced", by: { type: "cardPlayed", card: "2D" } } });
    expectSame(table, at("cards").tap("5H | KH QS 2D 9C"));
    expect(table.now.lines.every(({ status }) => status.is === "fits")).toBe(true);
  });
});

describe("hands only: a card ends what is open before it", () => {
  const played = () => at("hands").tap("5H").tell({ type: "pegged", side: 0, points: 6, for: "play" });
  const asked = () => played().tell({ type: "playEnded" }).tap("JH 7S 6C 4C peg 5C 6D 2S 4D peg 9C 9D KH 8S peg");

  it("the play, the hands and the crib", () => {
    const table = played().tap("JH 7S 6C 4C 5C 6D 2S 4D 9C 9D KH 8S 3S");
    const other = asked().tap("3S");
    expectSame(table, other);
    expect(table.state.deal?.starter).toBe("3S");
    expect(table.entries).toHaveLength(other.entries.length - 4);
  });

  it("one undo takes back the card and the peg before it", () => {
    const table = played().tap("JH 7S 6C 4C");
    expect(table.tap("5C").scores).toEqual([6, 9]);
    expect(table.tap("undo").scores).toEqual([6, 0]);
  });

  it("not where a suit is asked, where the hand wins, or where the players count", () => {
    const ranks = played().tap("J 7 6 4");
    expect(ranks.do({ do: "tapCard", card: "5C" }).refusals).toEqual(["handFull"]);
    const close = at("hands").tell({ type: "pegged", side: 1, points: 115, for: "points" }).tap("5H JH 7S 6C 4C");
    expect(close.do({ do: "tapCard", card: "5C" }).refusals).toEqual(["handFull"]);
    const muggins = new Table([started("hands", {}, undefined, "muggins"), dealer]).tap("5H JH 7S 6C 4C");
    expect(muggins.do({ do: "tapCard", card: "5C" }).refusals).toEqual(["handFull"]);
  });

  it("with every card, the hands are pegged one by one", () => {
    const table = at("cards").tap("5H | JH 5C 7S 6D go 2S 6C 4D 4C");
    expect(table.do({ do: "tapCard", card: "9C" }).refusals).toEqual(["handFull"]);
  });
});

it("points only: the points of the crib end the deal, and one undo brings it back", () => {
  const table = at("points").tell({ type: "pegged", side: 0, points: 4, for: "points", ends: true });
  expect(table.scores).toEqual([4, 0]);
  expect(table.state.deal).toMatchObject({ number: 2, dealer: 1 });
  table.tap("undo");
  expect(table.scores).toEqual([0, 0]);
  expect(table.state.deal).toMatchObject({ number: 1, dealer: 0 });
});

it("a stored fact of another type may carry the field, which means nothing", () => {
  const foreign = { type: "pegged", side: 1, points: 2, for: "points" } as const;
  const facts = [started("points"), dealer, foreign, { type: "dealVoided", ends: true } as TableFact];
  const { state, lines } = replay(logOf(facts));
  expect(lines.at(-1)?.status.is).toBe("fits");
  expect(state?.sides.map(({ front }) => front)).toEqual([0, 0]);
});
