/** The law of the listener: in whole games of every form, each event is one short sentence for a screen reader. */
import { describe, expect, it } from "vitest";
import { type Counting, COUNTINGS, type Depth, DEPTHS, type TableFact } from "../../game/facts";
import { extend, type Replay, replay } from "../../game/replay";
import { FORM_NAMES, type FormName, FORMS, type Seating } from "../../rules/forms";
import { chanceOf, Robot } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { formStarted, started, Table } from "../../testing/table";
import { spokenWords } from "./spoken";

/** Games of each form and depth, and the share of these that are played: one in eight. `npm run laws` plays all. */
const [GAMES, SHARE] = process.env["LAWS"] ? [8, 1] : [1, 8];

/** Counted by hand: "Alice & Carol" and "Ben" are one word each. */
function lengthOf(sentence: string): number {
  const one = sentence.replaceAll(/(?:Alice|Bob|Carol|Dave|Eve|Frank)(?: & (?:Alice|Bob|Carol|Dave|Eve|Frank))*/g, "X");
  return one.split(" ").filter(Boolean).length;
}

/** Every sentence of a game, from its first entry on. */
function heard(table: Table, isMatchWon = false): readonly string[] {
  let now: Replay | undefined;
  return table.entries.map(({ fact }, at) => {
    const all = table.entries.slice(0, at + 1);
    now = now ? extend(now, all) : replay(all);
    return spokenWords(now, fact, isMatchWon && now.state?.winner !== undefined);
  });
}

function expectShort(sentences: readonly string[]): void {
  for (const sentence of sentences) {
    expect({ sentence, words: lengthOf(sentence) }).toSatisfy(({ words }: { words: number }) => words <= 12);
    expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(sentence).not.toMatch(/\.\.|undefined|NaN| {2}/);
  }
}

const CASES = FORM_NAMES.flatMap((form) =>
  FORMS[form].seatings.flatMap((seating) => DEPTHS.map((depth): [FormName, Seating, Depth] => [form, seating, depth])),
);

const first = seed("spoken");

describe("every event of a game is said in twelve words", () => {
  it.each(CASES.filter((_, at) => at % SHARE === first % SHARE))(
    "%s, %s, %s",
    (form, seating, depth) => {
      for (let game = 0; game < GAMES; game++) {
        const chance = chanceOf(first + game);
        const counting: Counting = COUNTINGS[Math.floor(chance() * COUNTINGS.length)] ?? "app";
        const robot = new Robot(formStarted(form, { target: 61 }, seating, { depth, counting }), chance, {
          wanders: 0.1,
        });
        robot.play();
        expectShort(heard(robot.table));
        expectShort(heard(robot.table, true));
      }
    },
    60_000,
  );
});

describe("the sentence of", () => {
  const dealer = (seat: number): TableFact => ({ type: "dealerChosen", dealer: seat });
  const last = (table: Table, isMatchWon = false) => heard(table, isMatchWon).at(-1);
  it("each tap of a deal, card by card", () => {
    const table = new Table().tap("5H JH 5C 7S 6D go 2S 6C 4D 4C peg peg 9C 9D KH 8S peg");
    expect(heard(table).slice(2)).toEqual([
      "Starter 5 of hearts.",
      "Ten.",
      "Fifteen for two. Alice 2, total 2.",
      "Twenty-two.",
      "Twenty-eight, run of three. Alice 3, total 5.",
      "Go.",
      "Thirty.",
      "Thirty and one for go. Six. Alice 1, total 6.",
      "Ten.",
      "Fourteen: pair and last card, three. Bob 3, total 3.",
      "Bob’s hand counts nine. Bob 9, total 12.",
      "Alice’s hand counts twelve. Alice 12, total 18.",
      "The crib 9 of clubs.",
      "The crib 9 of diamonds.",
      "The crib king of hearts.",
      "The crib 8 of spades.",
      "Fifteen two, and a pair makes four. Alice 4, total 22.",
    ]);
  });
  it("undo and redo", () => {
    const table = new Table().tap("5H JH 5C undo");
    expect(last(table)).toBe("Undone: 5 of clubs. Alice 0, Bob 0.");
    expect(last(table.tap("redo"))).toBe("Redone: 5 of clubs. Alice 2, Bob 0.");
  });
  it("a false go that ends the series once its card is dead", () => {
    const table = new Table().tap("4H KS 9D TH go go | 8C 2S");
    table.tell({ type: "renegeTaken", go: 1, side: 0, end: "dead" });
    expect(last(table)).toBe("Bob’s false go, back to twenty-nine. Alice 2, total 2.");
  });
  it("a won match", () => {
    const table = new Table([started("points"), dealer(0)]);
    table.tell({ type: "pegged", side: 0, points: 60, for: "points" });
    table.tell({ type: "pegged", side: 1, points: 121, for: "points" });
    expect(last(table)).toBe("Bob wins, and Alice is double skunked. Bob 121, total 121.");
    expect(last(table, true)).toBe("Bob wins the match, and Alice is double skunked.");
  });
  it("the next deal of a game with points only", () => {
    const table = new Table([started("points"), dealer(0)]).tell({ type: "dealEnded" });
    expect(last(table)).toBe("Bob deals.");
  });
});
