import { describe, expect, it } from "vitest";
import type { Card } from "../rules/cards";
import { Table } from "../testing/table";
import { entryOfCard } from "./entry-of-card";
import type { Owner } from "./facts";

const DEALER = 0;
const PONE = 1;

/** The cards of `keys` that cannot take the place of the first card of a hand. */
function spentAt(table: Table, owner: Owner, hand: string, keys: string): string {
  const entry = entryOfCard(table.now, owner, hand.split(" ") as Card[], 0);
  if (!entry) throw new Error("the card has no entry of its own");
  return keys
    .split(" ")
    .filter((key) => entry.spent(key as Card))
    .join(" ");
}

describe("fixing a misread card after the deal of rules.md §2.6a", () => {
  const table = new Table().tap("5H JH 5C 7S 6D go 2S 6C 4D 4C");
  it("the card itself, the starter and every card that was played are spent", () => {
    expect(spentAt(table, PONE, "JH 7S 6C 4C 5H", "JH 5H 7S 6C 4C 5C 6D 2S 4D TS JC 5S")).toBe(
      "JH 5H 7S 6C 4C 5C 6D 2S 4D",
    );
  });
  it("the cards of a crib that has been counted are spent for it", () => {
    const crib = new Table().tap("5H JH 5C 7S 6D go 2S 6C 4D 4C peg peg 9C 9D KH 8S");
    expect(spentAt(crib, "crib", "9C 9D KH 8S 5H", "9C 9D KH 8S 5H JH 2S 9S")).toBe("9C 9D KH 8S 5H JH 2S");
  });
});

describe("a card of the play", () => {
  const table = new Table().tap("5H JH 5C 7S 6D go 2S 6C 4D 4C");
  it("cannot be one that would have passed thirty-one", () => {
    // It was played at twenty-two.
    expect(spentAt(table, DEALER, "6D 5C 2S 4D 5H", "8S 9S TS QC")).toBe("TS QC");
  });
});

describe("of cards entered by rank", () => {
  const table = new Table().tap("5 J 5 7 6 go 2 6 4 4");
  it("any card of the same rank can be the misread one", () => {
    expect(spentAt(table, PONE, "J 7 6 4 5", "J JS 7S T")).toBe("J");
  });
});
