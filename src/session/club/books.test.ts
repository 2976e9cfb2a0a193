import { describe, expect, it } from "vitest";
import type { GameRow } from "../../game/log";
import { BOOK_FORMAT, type BookEntry, type BookId, type BookRow } from "../../club/book-facts";
import { readBookEntry } from "../../club/book-read";
import { memoryLogOf } from "../../testing/memory-log";
import { Tabs } from "../../testing/tabs";
import { type Books, createBooks } from "./books";

const CARD = { player: "Ann", number: "", event: "Grass Roots", date: "2026-11-14", seat: "7", games: 9 };
const EVENT = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 9, bestOf: 3 } as const;

/** Two tabs of one browser that share a log of books. */
function phone() {
  const tabs = new Tabs();
  const log = memoryLogOf<BookId, BookEntry, BookRow>(readBookEntry);
  let made = 0;
  return () => createBooks({ ...tabs.tab(), log, settings: tabs.disk, newId: () => `${(made += 1)}` });
}
const game = (id: string, names: readonly string[], scores: readonly number[], winner: number): GameRow =>
  ({
    id,
    startedAt: 1,
    touchedAt: 2,
    names,
    scores,
    target: 121,
    deal: 9,
    winner,
    loss: "plain",
  }) as unknown as GameRow;
const ANN_WON = game("game-1", ["Ann", "Bob"], [121, 98], 0);

async function evening(books: Books, players: number): Promise<void> {
  const names = Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, seat: "" }));
  await books.openEvent(EVENT, names);
  await books.draw();
}

describe("a scorecard", () => {
  it("accepts a finished game of its player, once", async () => {
    const books = phone()();
    const id = await books.openScorecard(CARD);
    await books.loadRows();
    expect(books.scorecardsFor(ANN_WON).map((row) => row.id)).toEqual([id]);
    expect(books.gamesFor([ANN_WON, game("game-2", ["Cy", "Dee"], [121, 3], 0)]).map(({ row }) => row.id)).toEqual([
      "game-1",
    ]);
    expect(id && (await books.putOnScorecard(id, ANN_WON))).toBe(true);
    await books.loadRows();
    expect(books.scorecard.value?.rows[0]?.line).toEqual({
      won: true,
      spread: 23,
      opponent: "Bob",
      seat: "",
      from: "game-1",
    });
    expect([books.scorecardsFor(ANN_WON), books.gamesFor([ANN_WON])]).toEqual([[], []]);
  });

  it("has the seat of an opponent who plays in tonight's event on this phone", async () => {
    const books = phone()();
    await books.openEvent({ ...EVENT, date: CARD.date }, [{ name: "Bob", seat: "B-2", number: "WI043" }]);
    const id = await books.openScorecard(CARD);
    await books.loadRows();
    expect(books.gamesFor([ANN_WON])[0]?.line.seat).toBe("B-2");
    expect(id && (await books.putOnScorecard(id, ANN_WON))).toBe(true);
    expect([books.scorecard.value?.rows[0]?.line?.seat, books.numberOf("bob")]).toEqual(["B-2", "WI043"]);
  });

  it("reports that one of its games was corrected later", async () => {
    const books = phone()();
    const id = await books.openScorecard(CARD);
    if (id) await books.putOnScorecard(id, ANN_WON);
    expect(books.drifted([ANN_WON])).toEqual([]);
    const fixed = game("game-1", ["Ann", "Bob"], [121, 89], 0);
    expect(books.drifted([fixed]).map(({ game: at, line }) => [at, line.spread])).toEqual([[1, 32]]);
  });

  it("opens in another tab, which only watches until it takes over", async () => {
    const tab = phone();
    const [first, second] = [tab(), tab()];
    const id = await first.openScorecard(CARD);
    expect(id && (await second.openBook(id))).toBe(true);
    expect(await second.writeLine(1, { won: true, spread: 5, opponent: "Bob", seat: "" })).toBe(false);
    expect(second.said.value).toEqual({ code: "watching" });
    await first.writeLine(1, { won: true, spread: 5, opponent: "Bob", seat: "" });
    await second.scoreHere();
    expect(second.scorecard.value?.rows[0]?.line?.spread).toBe(5);
    expect(await second.undo()).toBe(true);
    expect(second.scorecard.value?.rows[0]?.line).toBeUndefined();
  });

  it("with an unknown id opens nothing, and closes what was open", async () => {
    const tab = phone();
    const books = tab();
    await books.openScorecard(CARD);
    expect(await books.openBook("book:unknown")).toBe(false);
    expect([books.openId.value, books.writing.value]).toEqual([undefined, false]);
    expect(await tab().openBook("book:unknown")).toBe(false);
  });

  it("never reads the log of a game", async () => {
    const planted = { game: "game-1", seq: 0, v: BOOK_FORMAT + 1, at: 1, fact: { type: "gameStarted" } };
    const log = memoryLogOf<BookId, BookEntry, BookRow>(readBookEntry, [planted as unknown as BookEntry]);
    const books = createBooks({ ...new Tabs().tab(), log, newId: () => "1" });
    expect([await books.openBook("game-1"), books.fault.value, books.openId.value]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  it("without a player is refused, and nothing is stored", async () => {
    const books = phone()();
    expect(await books.openScorecard({ ...CARD, player: " " })).toBeUndefined();
    await books.loadRows();
    expect([books.said.value, books.rows.value]).toEqual([{ code: "nameEmpty" }, []]);
  });
});

describe("an event", () => {
  it("with two players who look alike is refused, and nothing is stored", async () => {
    const books = phone()();
    const players = ["Ann", "Аnn"].map((name) => ({ name, seat: "" }));
    expect(await books.openEvent(EVENT, players)).toBeUndefined();
    await books.loadRows();
    expect([books.said.value, books.rows.value]).toEqual([{ code: "nameTwice" }, []]);
  });
  it("draws the rounds for the players present, and redraws the rest for late arrivals", async () => {
    const books = phone()();
    await evening(books, 5);
    expect(books.event.value?.rounds.map(({ drawn }) => [drawn.games.length, drawn.sitsOut.length])).toEqual(
      Array.from({ length: 9 }, () => [2, 1]),
    );
    const first = books.event.value?.rounds[0];
    const [winner = 0] = first?.drawn.games[0] ?? [];
    await books.record({ type: "gameEntered", round: 1, winner, spread: 12 });
    await books.record({ type: "playersCame", players: [{ name: "Late", seat: "" }] });
    await books.draw();
    expect(books.event.value?.rounds[0]?.drawn).toEqual(first?.drawn);
    expect(books.event.value?.rounds.slice(1).map(({ drawn }) => drawn.sitsOut.length)).toEqual(
      Array.from({ length: 8 }, () => 0),
    );
    expect(books.standings.value[0]?.id).toBe(winner);
  });

  it("starts a consolation for players who do not qualify", async () => {
    const books = phone()();
    await evening(books, 8);
    const main = books.openId.value;
    const seeds = new Set(books.standings.value.slice(0, 2).map(({ id }) => id));
    await books.openConsolation({ ...EVENT, name: "Consolation" });
    expect(books.event.value?.header).toMatchObject({ kind: "consolation", of: main });
    expect(books.event.value?.players.map(({ name }) => name)).toEqual(
      Array.from({ length: 8 }, (_, i) => i)
        .filter((id) => !seeds.has(id))
        .map((id) => `P${id + 1}`),
    );
  });

  it("keeps ACC numbers in its consolation, and cleans what is typed", async () => {
    const books = phone()();
    const players = ["Ann", "Ben", "Cy"].map((name, at) => ({ name, seat: "", number: `WI04${at}` }));
    await books.openEvent(EVENT, players);
    await books.changePlayer(2, { name: "Cy", seat: " a-7 ", number: " wi\u202e042 " });
    expect(books.event.value?.players[2]).toMatchObject({ seat: "a-7", number: "wi 042" });
    await books.changePlayer(2, { name: "Cyd", seat: "a-7", number: "WI042" });
    await books.openConsolation({ ...EVENT, name: "Consolation" });
    expect(books.event.value?.players.map(({ name, number }) => `${name} ${number}`)).toEqual([
      "Ben WI041",
      "Cyd WI042",
    ]);
  });

  it("suggests a forgotten name no longer, also after a reload, until it is recalled or used again", async () => {
    const tab = phone();
    const books = tab();
    await evening(books, 3);
    await books.loadRows();
    await books.forget("p1");
    expect(books.earlier([])).toEqual(["P2", "P3"]);
    const reloaded = tab();
    await reloaded.loadRows();
    expect(reloaded.earlier([])).toEqual(["P2", "P3"]);
    await reloaded.recall("P1");
    expect(reloaded.earlier([])).toEqual(["P1", "P2", "P3"]);
    await reloaded.forget("P1");
    await evening(reloaded, 2);
    await reloaded.loadRows();
    expect(reloaded.earlier([])).toEqual(["P1", "P2", "P3"]);
  });

  it("remembers the players of earlier events", async () => {
    const books = phone()();
    await evening(books, 3);
    await books.loadRows();
    expect(books.earlier(["p2"])).toEqual(["P1", "P3"]);
  });
});
