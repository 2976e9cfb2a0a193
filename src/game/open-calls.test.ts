import { describe, expect, it } from "vitest";
import { started, Table } from "../testing/table";
import type { Owner } from "./facts";
import { mostMissed } from "./open-calls";

const missed = (owner: Owner | "play", said: number, house: readonly "jokersWild"[] = []) =>
  mostMissed(new Table([started("cards", { house }, ["Alice", "Bob"], "muggins")]).state, owner, said);

describe("the points that can be missed in a count", () => {
  it.each([
    ["a hand of which nothing is said", 0, 29],
    ["a hand said to be 18", 18, 11],
    ["a hand said to be 28", 28, 1],
    ["a hand said to be 29", 29, 0],
  ])("%s", (_, said, most) => {
    expect(missed(0, said)).toBe(most);
  });

  it("the crib counts like a hand", () => expect(missed("crib", 18)).toBe(11));
  it("a card of the play pegs 15 at most", () => expect(missed("play", 2)).toBe(13));
  it("a hand with a wild joker counts 40 at most", () => expect(missed(0, 18, ["jokersWild"])).toBe(22));
});
