import { describe, expect, it } from "vitest";
import type { GameId } from "./facts";
import { EVERY_GAME, findGames, type Wanted } from "./find-games";
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
const found = (change: Partial<Wanted>) =>
  findGames(ROWS, { ...EVERY_GAME, ...change }, (at) => (at < 30 ? "first" : "second")).map(({ id }) => id);

describe("a search in the list of games", () => {
  it.each<[string, Partial<Wanted>, readonly string[]]>([
    ["nothing is asked", {}, ["won", "lost", "skunk", "open", "three", "partners", "old"]],
    ["a name", { who: "ann" }, ["won", "lost", "open", "three", "partners", "old"]],
    ["a part of a name", { who: " le" }, ["three", "partners"]],
    ["a name without its accent", { who: "zoe" }, ["skunk", "open"]],
    ["a name that nobody has", { who: "Eve" }, []],
    ["won by somebody", { who: "Ann", result: "won" }, ["won", "three", "partners", "old"]],
    ["lost by somebody", { who: "Ann", result: "lost" }, ["lost"]],
    ["skunks", { result: "skunk" }, ["skunk"]],
    ["unfinished games", { result: "unfinished" }, ["open"]],
    ["a month", { month: "second" }, ["three"]],
    ["a form", { form: "four" }, ["partners"]],
    ["everything at once", { who: "ben", result: "won", month: "first", form: "sixCard" }, ["lost"]],
  ])("finds the games: %s", (_, wanted, ids) => {
    expect(found(wanted)).toEqual(ids);
  });

  it("searches 10,000 games in a few milliseconds", () => {
    const many = Array.from({ length: 10_000 }, (_, i) => row(`${i}`, [`Player ${i % 90}`, "Ben"]));
    const from = performance.now();
    for (const who of ["p", "pl", "player 8", "player 89"]) findGames(many, { ...EVERY_GAME, who }, () => "");
    expect(performance.now() - from).toBeLessThan(400);
  });
});
