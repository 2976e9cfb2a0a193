import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../testing/seed";
import { bookRowOf, decideBook, foldBook } from "./book";
import { BOOK_FORMAT, type BookEntry, bookId, type BookLogFact, type BookRow, isBookId } from "./book-facts";
import { isBookRow, readBookEntry } from "./book-read";

const ID = bookId("1");
const entries = (...facts: readonly BookLogFact[]): readonly BookEntry[] =>
  facts.map((fact, seq) => ({ game: ID, seq, v: BOOK_FORMAT, at: 1000 + seq, fact }));
const CARD = { player: "Ann", number: "", event: "Grass Roots", date: "2026-11-14", seat: "7", games: 9 };
const EVENT = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 9, bestOf: 3 } as const;
const LINE = { won: true, spread: 31, opponent: "Bob", seat: "A-1", from: "game-7" };
const ONE: Readonly<Record<BookLogFact["type"], BookLogFact>> = {
  cardOpened: { type: "cardOpened", header: CARD },
  headerWritten: { type: "headerWritten", header: { ...CARD, seat: "8" } },
  lineWritten: { type: "lineWritten", game: 1, line: LINE },
  lineStruck: { type: "lineStruck", game: 1 },
  clubOpened: { type: "clubOpened", header: EVENT },
  clubRenamed: { type: "clubRenamed", header: { ...EVENT, of: "book:0" } },
  playersCame: { type: "playersCame", players: ["A", "B", "C"].map((name) => ({ name, seat: "" })) },
  playerChanged: { type: "playerChanged", player: 0, name: "Zoë", seat: "A-1" },
  grassRootsWritten: { type: "grassRootsWritten", player: 0, points: 7 },
  playerLeft: { type: "playerLeft", player: 2 },
  playerBack: { type: "playerBack", player: 2 },
  playerRemoved: { type: "playerRemoved", player: 1 },
  roundsDrawn: { type: "roundsDrawn", from: 1, rounds: [{ games: [[0, 1]], sitsOut: [2] }] },
  slipEntered: { type: "slipEntered", round: 1, player: 0, slip: { says: "won", column: "minus", spread: undefined } },
  gameEntered: { type: "gameEntered", round: 1, winner: 1, spread: 4 },
  gameStruck: { type: "gameStruck", round: 1, player: 0 },
  ruled: {
    type: "ruled",
    round: 1,
    player: 0,
    values: [
      { points: 3, plus: 31, minus: 0 },
      { points: 0, plus: 0, minus: 31 },
    ],
  },
  forfeited: { type: "forfeited", round: 1, player: 0 },
  gameNotPlayed: { type: "gameNotPlayed", round: 1, player: 1 },
  tieBroken: { type: "tieBroken", order: [1, 0] },
  bracketDrawn: { type: "bracketDrawn", seeds: [0, 1], bestOf: 5 },
  playoffGame: { type: "playoffGame", round: 0, slot: 0, winner: 1 },
  playoffStruck: { type: "playoffStruck", round: 0, slot: 0 },
  undone: { type: "undone" },
  redone: { type: "redone" },
};
const card = (facts: readonly BookLogFact[]) => {
  const { state } = foldBook(entries(ONE.cardOpened, ...facts));
  return state?.kind === "scorecard"
    ? state.scorecard.rows.map(({ line }) => line?.spread ?? 0).slice(0, 3)
    : undefined;
};
const line = (game: number, spread: number): BookLogFact => ({
  type: "lineWritten",
  game,
  line: { ...LINE, spread, from: `g${game}` },
});

describe("a book", () => {
  it("undoes and redoes line by line, down to its opening", () => {
    expect(card([line(1, 5), line(2, 6)])).toEqual([5, 6, 0]);
    expect(card([line(1, 5), line(2, 6), ONE.undone])).toEqual([5, 0, 0]);
    expect(card([line(1, 5), line(2, 6), ONE.undone, ONE.undone, ONE.undone])).toEqual([0, 0, 0]);
    expect(card([line(1, 5), line(2, 6), ONE.undone, ONE.undone, ONE.redone])).toEqual([5, 0, 0]);
    expect(card([line(1, 5), ONE.undone, line(2, 6), ONE.redone])).toEqual([0, 6, 0]);
  });

  it("names the entry undo would take back, and refuses when there is none", () => {
    const open = entries(ONE.cardOpened);
    expect(decideBook(open, foldBook(open), { do: "undo" })).toEqual({ ok: false, error: "nothingToUndo" });
    expect(decideBook(open, foldBook(open), { do: "redo" })).toEqual({ ok: false, error: "nothingToRedo" });
    expect(foldBook(entries(ONE.cardOpened, line(1, 5))).undo?.seq).toBe(1);
  });

  it("is a scorecard or an event, never both", () => {
    const cards = foldBook(entries(ONE.cardOpened, ONE.playersCame));
    expect([cards.state?.kind, cards.misfit]).toEqual(["scorecard", "notNow"]);
    const clubs = foldBook(entries(ONE.clubOpened, line(1, 5)));
    expect([clubs.state?.kind, clubs.misfit]).toEqual(["event", "notNow"]);
  });

  it("gives a state for any facts, the same whether folded at once or one by one", () => {
    const fact = fc.constantFrom(...Object.values(ONE));
    fc.assert(
      fc.property(fc.constantFrom(ONE.cardOpened, ONE.clubOpened), fc.array(fact, { maxLength: 30 }), (first, rest) => {
        const log = entries(first, ...rest);
        let now = foldBook([]);
        for (let at = 1; at <= log.length; at++) now = foldBook(log.slice(0, at), now);
        const { state, undo, redo } = foldBook(log);
        expect({ state, undo, redo }).toEqual({ state: now.state, undo: now.undo, redo: now.redo });
      }),
      { seed: seed("any book"), numRuns: 1000 },
    );
  });
});

describe("the row of a book", () => {
  it("for a scorecard: names, progress, totals, and games scored here", () => {
    expect(bookRowOf(entries(ONE.cardOpened, ONE.lineWritten))).toEqual({
      id: ID,
      kind: "card",
      startedAt: 1000,
      touchedAt: 1001,
      title: "Grass Roots",
      date: "2026-11-14",
      names: ["Ann", "Bob"],
      seats: ["7", "A-1"],
      numbers: [""],
      played: 1,
      games: 9,
      totals: [3, 1, 31],
      from: ["game-7"],
    } satisfies BookRow);
  });

  it("for an event: players and complete rounds", () => {
    const log = entries(ONE.clubOpened, ONE.playersCame, ONE.roundsDrawn, ONE.gameEntered);
    const row = bookRowOf(log);
    expect(row).toMatchObject({ kind: "club", title: "Tuesday", names: ["A", "B", "C"], played: 1, games: 9 });
    expect([isBookRow(row), isBookRow({ ...row, names: [7] }), isBookRow({ ...row, id: "game-1" })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(bookRowOf([])).toBeUndefined();
  });
});

describe("a stored entry", () => {
  it.each(Object.values(ONE))("of type $type is read back unchanged", (fact) => {
    const [stored] = entries(fact);
    const back: unknown = structuredClone(stored);
    expect(readBookEntry(back)).toEqual({ ok: true, value: stored });
    expect(isBookId(ID)).toBe(true);
  });

  it.each([
    ["another format", { v: BOOK_FORMAT + 1 }, "newer"],
    ["no format", { v: "1" }, "unreadable"],
    ["the id of a game", { game: "game-1" }, "unreadable"],
    ["an unknown fact", { fact: { type: "rulesBent" } }, "unreadable"],
    ["a spread of 122", { fact: { type: "gameEntered", round: 1, winner: 1, spread: 122 } }, "unreadable"],
    [
      "player 61 in a round",
      { fact: { ...ONE.roundsDrawn, rounds: [{ games: [[0, 61]], sitsOut: [] }] } },
      "unreadable",
    ],
    ["a name of 5000 letters", { fact: { ...ONE.playerChanged, name: "x".repeat(5000) } }, "unreadable"],
    [
      "an ACC number of 5000 letters",
      { fact: { type: "playersCame", players: [{ name: "Ann", seat: "", number: "x".repeat(5000) }] } },
      "unreadable",
    ],
    ["the name of an inherited property", { fact: { type: "constructor" } }, "unreadable"],
  ])("with %s is refused", (_what, change, why) => {
    expect(readBookEntry({ ...entries(ONE.gameEntered)[0], ...change })).toEqual({ ok: false, error: why });
  });
});
