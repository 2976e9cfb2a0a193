import { describe, expect, test } from "vitest";
import { dealsPlayed } from "../../game/deals-played";
import type { TableFact } from "../../game/facts";
import { started, Table } from "../../testing/table";
import { gapsOf, sixKnown } from "./six-known";

const DEALER: TableFact = { type: "dealerChosen", dealer: 0 };
const facts = (type: "cardDealt" | "discarded", seat: number, cards: string) =>
  cards.split(" ").map((card) => ({ type, seat, card }) as TableFact);

/** The first deal of a game: Alice deals. */
function firstDeal(entered: readonly TableFact[], taps: string) {
  const table = new Table([started(), DEALER]);
  for (const fact of entered) table.tell(fact);
  const [deal] = dealsPlayed(table.tap(taps).now);
  if (!deal) throw new Error("There is no deal.");
  return deal;
}

const ALICE = [...facts("cardDealt", 0, "5D TC JC QS 2C 8D"), ...facts("discarded", 0, "2C 8D")];
const BOB = [...facts("cardDealt", 1, "6S 7S 9H KD AC 3H"), ...facts("discarded", 1, "AC 3H")];
const PLAY = "5H 7S 5D KD 9H TC 6S JC QS peg peg";

const textOf = (six: ReturnType<typeof sixKnown>) =>
  typeof six === "string" ? six : `${six.six.toSorted().join(" ")}, without ${six.discard.join(" ")}`;

const ALICES = "2C 5D 8D JC QS TC, without 2C 8D";
const BOBS = "3H 6S 7S 9H AC KD, without AC 3H";

describe("the six cards of a player", () => {
  test("are known where they were entered as dealt", () => {
    const deal = firstDeal([...ALICE, ...BOB], `${PLAY} peg`);
    expect([0, 1].map((seat) => textOf(sixKnown(deal, seat)))).toEqual([ALICES, BOBS]);
  });

  test("are known from the play and the crib, where the other player entered theirs", () => {
    const deal = firstDeal(ALICE, `${PLAY} AC 3H peg`);
    expect([0, 1].map((seat) => textOf(sixKnown(deal, seat)))).toEqual([ALICES, BOBS]);
  });

  test("are not known from the play and the crib alone, as both discard to it", () => {
    const deal = firstDeal([], `${PLAY} AC 3H 2C 8D peg`);
    expect([0, 1].map((seat) => textOf(sixKnown(deal, seat)))).toEqual(["notEntered", "notEntered"]);
  });

  test("are not known from half of a crib that both discard to", () => {
    const deal = firstDeal([], `${PLAY} AC 3H`);
    expect([0, 1].map((seat) => textOf(sixKnown(deal, seat)))).toEqual(["notEntered", "notEntered"]);
  });

  test("are not known before the crib is", () => {
    expect(textOf(sixKnown(firstDeal(ALICE, PLAY), 1))).toBe("notEntered");
  });

  test("need their suits", () => {
    const ranks = [...facts("cardDealt", 0, "5 T J Q 2 8"), ...facts("discarded", 0, "2 8")];
    expect(textOf(sixKnown(firstDeal(ranks, "5H"), 0))).toBe("ranksOnly");
  });

  test("are counted by the reason where they are not known", () => {
    const ranks = [...facts("cardDealt", 0, "5 T J Q 2 8"), ...facts("discarded", 0, "2 8")];
    const deals = [firstDeal(ranks, "5H"), firstDeal([], PLAY), firstDeal(ALICE, "5H")];
    expect(gapsOf(deals, 0)).toEqual({ notEntered: 1, ranksOnly: 1 });
  });
});
