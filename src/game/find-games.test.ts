import { describe, expect, it } from "vitest";
import type { GameId } from "./facts";
import { EVERY_GAME, findGames, isWithoutPoints, namesSomebody, type Shown, type Wanted } from "./find-games";
import type { GameRow } from "./log";
import type { Hole } from "../rules/ruleset";

const row = (id: string, names: readonly string[], change: Partial<GameRow> = {}): GameRow => ({
  id: id as GameId,
  startedAt: 0,
  touchedAt: 1,
  names,
  scores: names.map(() => 100 as Hole),
  target: 121,
  deal: 5,
  winner: 0,
  loss: "plain",
  form: "sixCard",
  ...change,
});
/** Rows of older versions have no form. */
const older = ({ form: _form, ...rest }: GameRow): GameRow => rest;
const ROWS = [
  row("won", ["Ann", "Ben"]),
  row("lost", ["Ben", "Ann"]),
  row("skunk", ["Zoë", "Ben"], { loss: "skunk" }),
  row("open", ["Ann", "Zoë"], { winner: undefined }),
  row("three", ["Ann", "Ben", "Cleo"], { form: "three", touchedAt: 40 }),
  row("partners", ["Ann and Ben", "Cleo and Dan"], { form: "four" }),
  older(row("old", ["Ann", "Dan"])),
];
const shown: Shown = {
  monthOf: (at) => (at < 30 ? "first" : "second"),
  wordsOf: ({ loss, winner, touchedAt }) => `121–89 ${loss} ${winner ?? "in progress"} Jan ${touchedAt}`,
};
const found = (change: Partial<Wanted>) => findGames(ROWS, { ...EVERY_GAME, ...change }, shown).map(({ id }) => id);

describe("a search in the list of games", () => {
  it.each<[string, Partial<Wanted>, readonly string[]]>([
    ["nothing is asked", {}, ["won", "lost", "skunk", "open", "three", "partners", "old"]],
    ["a name", { words: "ann" }, ["won", "lost", "open", "three", "partners", "old"]],
    ["a part of a name", { words: " le" }, ["three", "partners"]],
    ["a name without its accent", { words: "zoe" }, ["skunk", "open"]],
    ["a name that nobody has", { words: "Eve" }, []],
    ["two names", { words: "ben ann" }, ["won", "lost", "three", "partners"]],
    ["a word of the row", { words: "SKUNK" }, ["skunk"]],
    ["a part of a month", { words: "ja" }, ["won", "lost", "skunk", "open", "three", "partners", "old"]],
    ["a name that is in words of the row, too", { words: "an" }, ["won", "lost", "open", "three", "partners", "old"]],
    ["a number in a name and a word of the row", { words: "jan 40" }, ["three"]],
    ["a score with a hyphen, and words in any order", { words: "progress 121-89 ann" }, ["open"]],
    ["a name and a word that no row has both", { words: "Dan skunk" }, []],
    ["won by somebody", { words: "Ann", result: "won" }, ["won", "three", "partners", "old"]],
    ["lost by somebody", { words: "Ann", result: "lost" }, ["lost"]],
    ["won by one of two", { words: "ben zoe", result: "won" }, ["skunk"]],
    ["lost by the partners who have both words", { words: "dan cleo", result: "lost" }, ["partners"]],
    ["won by somebody, with a word of the row", { words: "zoe skunk", result: "won" }, ["skunk"]],
    ["won, without a name", { words: "skunk", result: "won" }, []],
    ["unfinished games", { result: "unfinished" }, ["open"]],
    ["a month", { month: "second" }, ["three"]],
    ["a form", { form: "four" }, ["partners"]],
    ["everything at once", { words: "ben", result: "won", month: "first", form: "sixCard" }, ["lost"]],
  ])("finds the games: %s", (_, wanted, ids) => {
    expect(found(wanted)).toEqual(ids);
  });

  it("searches 10,000 games in a few milliseconds", () => {
    const many = Array.from({ length: 10_000 }, (_, i) => row(`${i}`, [`Player ${i % 90}`, "Ben"]));
    const from = performance.now();
    for (const words of ["p", "pl", "player 8", "player 89"]) findGames(many, { ...EVERY_GAME, words }, shown);
    expect(performance.now() - from).toBeLessThan(400);
  });

  it.each([
    ["zoe", true],
    ["skunk", false],
    ["skunk zoe", true],
    [" ", false],
  ])("%j names somebody: %s", (words, does) => expect(namesSomebody(ROWS, words)).toBe(does));
});

describe("a game without points", () => {
  it.each<[string, readonly number[], Partial<GameRow>, boolean]>([
    ["nobody has scored", [0, 0], { form: "sixCard" }, true],
    ["the pone of five-card cribbage has the head start", [3, 0], { form: "fiveCard" }, true],
    ["the pone has scored more than the head start", [4, 0], { form: "fiveCard" }, false],
    ["somebody has scored three where nobody has a head start", [3, 0], { form: "sixCard" }, false],
    ["a row of an older version has no form", [0, 0], {}, true],
    ["the game is won", [0, 0], { form: "sixCard", winner: 1 }, false],
  ])("%s", (_, scores, change, isSo) => {
    expect(isWithoutPoints({ winner: undefined, scores: scores as readonly Hole[], ...change })).toBe(isSo);
  });
});
