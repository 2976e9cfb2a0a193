/**
 * Times the work between entering a result and the standings, with 60 players and 22 rounds. The standings must be on
 * screen within 50 ms on a phone four times slower than this computer.
 */
import { describe } from "vitest";
import { printTimes, shipped, time } from "../testing/shipped";
import type { BookEntry, BookFact } from "./book-facts";

const built = await shipped("club-bench", {
  book: "club/book.ts",
  rounds: "club/draw/rounds.ts",
  standings: "club/standings.ts",
  qualifiers: "club/qualifiers.ts",
  read: "club/book-read.ts",
});
const { foldBook, decideBook, bookRowOf }: typeof import("./book") = await import(built("book"));
const { drawRounds }: typeof import("./draw/rounds") = await import(built("rounds"));
const { standingsOf }: typeof import("./standings") = await import(built("standings"));
const { chancesOf }: typeof import("./qualifiers") = await import(built("qualifiers"));
const { readBookEntry }: typeof import("./book-read") = await import(built("read"));

const PLAYERS = 60;
const ROUNDS = 22;

function wholeEvent(): readonly BookEntry[] {
  const ids = Array.from({ length: PLAYERS }, (_, id) => id);
  const rounds = drawRounds(ids, [], ROUNDS);
  let at = 7;
  const chance = (most: number) => (at = (at * 48_271) % 2_147_483_647) % most;
  const facts: readonly BookFact[] = [
    {
      type: "clubOpened",
      header: { name: "Bench", date: "2026-11-21", kind: "tournament", games: ROUNDS, bestOf: 3 },
    },
    { type: "playersCame", players: ids.map((id) => ({ name: `P${id}`, seat: "" })) },
    { type: "roundsDrawn", from: 1, rounds },
    ...rounds.flatMap(({ games }, round) =>
      games.map((pair): BookFact => ({
        type: "gameEntered",
        round: round + 1,
        winner: pair[chance(2)] ?? 0,
        spread: 1 + chance(60),
      })),
    ),
  ];
  return facts.map((fact, seq) => ({ game: "book:bench", seq, v: 1, at: seq, fact }) as unknown as BookEntry);
}

const entries = wholeEvent();
const before = foldBook(entries.slice(0, -1));
const last = entries.at(-1)?.fact as BookFact;
const whole = foldBook(entries);
const eventOf = ({ state }: typeof whole) => {
  if (state?.kind !== "event") throw new Error("the event does not open");
  return state.event;
};
if (whole.misfit || standingsOf(eventOf(whole)).some(({ played }) => played !== ROUNDS))
  throw new Error("the event does not end as it was entered");

describe(`a club night of ${PLAYERS} × ${ROUNDS}, ${entries.length} entries`, () => {
  time("one result: decide, fold, row and standings", "2 ms", () => {
    const decided = decideBook(entries.slice(0, -1), before, { do: "record", fact: last });
    const now = foldBook(entries, before);
    return Number(decided.ok) + (bookRowOf(entries, now)?.played ?? 0) + standingsOf(eventOf(now)).length;
  });
  time(
    "the scorecards sorted for the check",
    "2 ms",
    () => chancesOf(eventOf(whole), standingsOf(eventOf(whole))).size,
  );
  time("the whole log read, checked and folded, as after a restart or an undo", "20 ms", () => {
    const read = entries.filter((entry) => readBookEntry(entry).ok);
    return standingsOf(eventOf(foldBook(read))).length;
  });
});

printTimes();
