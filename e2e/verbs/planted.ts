/** A club event written straight into the app’s storage. */
import type { Page } from "playwright/test";
import { bookRowOf } from "../../src/club/book";
import { BOOK_FORMAT, type BookEntry, type BookFact, bookId } from "../../src/club/book-facts";
import type { EventFact, EventHeader } from "../../src/club/event-facts";
import { type Drawn, drawRounds } from "../../src/club/draw/rounds";

const SHORT =
  "Ann Ben Cy Dee Ed Fay Gus Hal Ida Jo Kit Lou Max Nan Ola Pat Quin Rae " +
  "Sam Tess Una Val Wes Xia Yan Zoe Abe Bea Cal Dot Eli Flo Gil Hope Ira Jan " +
  "Ken Lia Moe Ned Ona Pia Ray Sal Ted Uma Vic Wyn Dominique Ezekiel Frederica Gwendolyn Humphrey Isabella " +
  "Jeremiah Katharina Leopold";

/** Short names with a few long ones among them. */
export const NAMES: readonly string[] = SHORT.split(" ")
  .toSpliced(4, 0, "Alexandra von Hohenlohe-Langenburg")
  .toSpliced(20, 0, "Bartholomew O’Shaughnessy", "Christopher Featherstonehaugh");

export interface Evening {
  readonly players: number;
  readonly games: number;
  readonly kind?: EventHeader["kind"];
  readonly name?: string;
  /** Number of results entered, from the first round on; all by default. */
  readonly entered?: number;
}

/** Always the same results, from a small random generator with a fixed seed. */
export function eveningFacts({
  players,
  games,
  kind = "tournament",
  name = "Autumn open",
  entered,
}: Evening): BookFact[] {
  const header: EventHeader = { name, date: "2026-11-21", kind, games, bestOf: 3 };
  const rounds = drawRounds(
    Array.from({ length: players }, (_, id) => id),
    [],
    games,
  );
  let at = 7;
  const chance = (most: number) => (at = (at * 48_271) % 2_147_483_647) % most;
  const results = rounds.flatMap((round, i) =>
    round.games.map((pair): EventFact => ({
      type: "gameEntered",
      round: i + 1,
      winner: pair[chance(2)] ?? 0,
      spread: 1 + (chance(4) === 0 ? chance(60) : chance(30)),
    })),
  );
  return [...begun(header, players, rounds), ...results.slice(0, entered)];
}

export function begun(header: EventHeader, players: number, rounds: readonly Drawn[]): BookFact[] {
  return [
    { type: "clubOpened", header },
    {
      type: "playersCame",
      players: Array.from({ length: players }, (_, id) => ({
        name: NAMES[id] ?? `P${id}`,
        seat: `${"ABC"[id % 3]}-${1 + Math.floor(id / 3)}`,
      })),
    },
    { type: "roundsDrawn", from: 1, rounds },
  ];
}

/** Writes the event and opens one of its pages. The app must be open. */
export async function plant(page: Page, facts: readonly BookFact[], at = "standings"): Promise<string> {
  const id = bookId("planted");
  const entries = facts.map((fact, seq): BookEntry => ({
    game: id,
    seq,
    v: BOOK_FORMAT,
    at: 1_795_000_000_000 + seq,
    fact,
  }));
  const row = bookRowOf(entries);
  if (!row) throw new Error("the planted facts open no event");
  await page.evaluate(
    ([all, shown]) =>
      new Promise<void>((done, failed) => {
        const asked = indexedDB.open("fifteen-two");
        asked.addEventListener("error", () => failed(asked.error));
        asked.addEventListener("success", () => {
          const tx = asked.result.transaction(["events", "rows"], "readwrite");
          for (const entry of all) tx.objectStore("events").put(entry);
          tx.objectStore("rows").put(shown);
          tx.addEventListener("complete", () => {
            asked.result.close();
            done();
          });
        });
      }),
    [entries, row] as const,
  );
  await page.evaluate(([to]) => (location.hash = to), [`#/event/${id}/${at}`] as const);
  return id;
}
