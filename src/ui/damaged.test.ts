/** Damaged rows, entries and settings never throw. A sample in every run; 200,000 with `npm run mutate`. */
import { describe, expect, it } from "vitest";
import { bookRowOf, foldBook } from "../club/book";
import { isBookRow, readBookEntry } from "../club/book-read";
import book3 from "../club/fixtures/format-3.json";
import { lineFromGame } from "../club/line-from-game";
import { missingOf } from "../club/progress";
import { standingsOf } from "../club/standings";
import format1 from "../game/fixtures/format-1.json";
import format2 from "../game/fixtures/format-2.json";
import format3TenCard from "../game/fixtures/format-3-ten-card.json";
import format5FalseGame from "../game/fixtures/format-5-false-game.json";
import format5 from "../game/fixtures/format-5.json";
import { rowOf } from "../game/list-row";
import { lastFixes } from "../game/fixes";
import { dealsOf, rowsOf } from "../game/record";
import { replay } from "../game/replay";
import { isGameRow } from "../game/row-check";
import { scoreRace } from "../game/summary";
import { readEntry } from "../game/upgrade";
import { waitingOf } from "../game/waiting";
import { isMatched, type Match, matchOf } from "../match/match";
import { skunkLines } from "../rules/ruleset";
import { readLastTime, setsOf } from "../session/new-game/kept-rules";
import { createPreferences } from "../session/preferences";
import { readAll } from "../storage/checked";
import { memoryLog } from "../testing/memory-log";
import { mutated } from "../testing/mutate";
import { chanceOf } from "../testing/robot";
import { seed } from "../testing/seed";
import { readDraft } from "./club/result/game-draft";
import { nearKeys } from "./pads/near-keys";
import { entryNotes, entryPegs, entryPieces } from "./record/entry-pieces";
import { draftFor } from "./scorecard/draft";
import { dayWords, KIND_WORDS } from "./words/club";
import { LOSS_MARKS, timeWords } from "./words/common";
import { eventWords } from "./words/events";
import { formatWords } from "./words/match-formats";
import { gameOfMatch, lengthWords, needWords, scoreWords } from "./words/matches";

/** Set by `npm run mutate`. */
const TIMES = Number(process.env["MUTATE"] ?? 8000);
const A_WHILE = 600_000;

const LOGS: readonly (readonly unknown[])[] = [format1, format2, format3TenCard, format5FalseGame, format5].map(
  // The first deal, and a little of the next.
  (log: readonly unknown[]) => log.slice(0, 40),
);
const BOOK: readonly unknown[] = book3;

/** Runs `look` on damaged copies of the values, all different. @returns the first values that made it throw */
function thrown(name: string, times: number, values: readonly unknown[], look: (damaged: unknown, at: number) => void) {
  const chance = chanceOf(seed(name));
  const wrong: string[] = [];
  for (let n = 0; n < times && wrong.length < 5; n++) {
    const at = Math.floor(chance() * values.length);
    const damaged = mutated(values[at], chance);
    try {
      look(damaged, at);
    } catch (error) {
      wrong.push(
        `${String(error)}: ${JSON.stringify(damaged, (_, value: unknown) => (typeof value === "bigint" ? "1n" : value))}`,
      );
    }
  }
  return wrong;
}

function seeMatch(match: Match): void {
  lengthWords(match.format);
  formatWords(match.format);
  scoreWords(match.score, true);
  for (const party of match.parties.keys()) needWords(match, party);
}

function seeGame(entries: Parameters<typeof replay>[0]): void {
  const now = replay(entries);
  const { state } = now;
  const row = rowOf(entries, state);
  // The list would otherwise rebuild the row at every start.
  if (row && !isGameRow(row)) throw new Error(`not a row: ${JSON.stringify(row)}`);
  if (!state) return;
  waitingOf(state);
  scoreRace(state);
  for (const { lines } of dealsOf(now.lines)) rowsOf(lines);
  lastFixes(now, nearKeys({ pad: "suits" }));
  for (const line of now.lines) {
    entryPieces(state, line);
    entryPegs(line);
    entryNotes(state, line);
    if (line.status.is === "fits") eventWords(state, line.status);
  }
}

describe("a damaged value never throws:", () => {
  it(
    "a row of a game is refused, or shown as it is",
    () => {
      const rows = LOGS.flatMap((log) => {
        const read = readAll(log, readEntry);
        return (read.ok && rowOf(read.value.entries)) || [];
      });
      const whole = rows.map((row) => ({ ...row, winner: 0 }));
      const matched = rows.filter(isMatched);
      expect(matched.length).toBeGreaterThan(0);
      const look = (row: unknown) => {
        if (!isGameRow(row)) return;
        timeWords(row.touchedAt);
        timeWords(row.startedAt);
        skunkLines(row.target);
        lineFromGame(row, "Zoë");
        if (LOSS_MARKS[row.loss] === undefined) throw new Error("no words for the loss");
        if (row.scores.length !== row.names.length || row.names.length === 0) throw new Error("a side without a score");
        if (row.winner !== undefined && row.names[row.winner] === undefined) throw new Error("a winner without a name");
        if (!isMatched(row)) return;
        gameOfMatch(row.match);
        for (const match of [matchOf([row]), matchOf([row, ...matched])]) if (match) seeMatch(match);
      };
      expect(thrown("rows of games", TIMES / 4, [...rows, ...whole], look)).toEqual([]);
    },
    A_WHILE,
  );

  it(
    "a row of a book is refused, or shown as it is",
    () => {
      const read = readAll(BOOK, readBookEntry);
      const row = read.ok ? bookRowOf(read.value.entries) : undefined;
      expect(isBookRow(row)).toBe(true);
      const look = (damaged: unknown) => {
        if (!isBookRow(damaged)) return;
        timeWords(damaged.touchedAt);
        dayWords(damaged.date);
        if (damaged.event && KIND_WORDS[damaged.event] === undefined) throw new Error("no words for the event");
      };
      expect(thrown("rows of books", TIMES / 8, [row], look)).toEqual([]);
    },
    A_WHILE,
  );

  it(
    "an entry of a game is set aside, or fits, or is a misfit; the rest of the game stays",
    () => {
      const places = LOGS.flatMap((log) => log.map((_, at) => [log, at] as const));
      const look = (damaged: unknown, at: number) => {
        const [log = [], place = 0] = places[at] ?? [];
        const read = readAll(log.with(place, damaged), readEntry);
        if (!read.ok) return;
        for (const { at: time } of read.value.entries) timeWords(time);
        // A refused entry is like a missing one: a few of those are enough.
        if (read.value.setAside.length === 0 || at % 16 === 0) seeGame(read.value.entries);
      };
      expect(
        thrown(
          "entries of games",
          TIMES / 2,
          places.map(([log, place]) => log[place]),
          look,
        ),
      ).toEqual([]);
    },
    A_WHILE,
  );

  it(
    "an entry of a book is set aside, or fits",
    () => {
      const look = (damaged: unknown, at: number) => {
        const read = readAll(BOOK.with(at, damaged), readBookEntry);
        if (!read.ok || (read.value.setAside.length > 0 && at % 16 > 0)) return;
        const now = foldBook(read.value.entries);
        const row = bookRowOf(read.value.entries, now);
        if (row && !isBookRow(row)) throw new Error(`not a row: ${JSON.stringify(row)}`);
        if (now.state?.kind !== "event") return;
        standingsOf(now.state.event);
        for (const round of now.state.event.rounds) missingOf(round);
      };
      expect(thrown("entries of books", TIMES / 8, BOOK, look)).toEqual([]);
    },
    A_WHILE,
  );

  it("a setting gets its default", async () => {
    const game = {
      names: ["Ann", "Ben"],
      form: "six",
      target: 121,
      depth: "cards",
      lone: 0,
      counting: "app",
      house: [],
      match: { name: "games", of: 3 },
    };
    const draft = {
      book: "book:1",
      card: "book:1",
      game: 1,
      round: 1,
      open: true,
      after: 3,
      typed: { winner: 1, spread: "12" },
    };
    const stored: Readonly<Record<string, unknown>> = {
      pad: "ranks",
      names: ["Ann", "Ben"],
      vibrate: false,
      voiceStyle: "canonical",
      lastTime: game,
      sets: [{ name: "Pub", ...game }, game],
      cardDraft: draft,
      gameDraft: draft,
    };
    const keys = Object.keys(stored);
    const chance = chanceOf(seed("settings"));
    for (let n = 0; n < TIMES / 16; n++) {
      const log = memoryLog(readEntry);
      for (const key of keys) await log.prefer(key, mutated(stored[key], chance));
      const preferences = createPreferences({ log });
      await preferences.load();
      readLastTime(preferences.lastTime.signal.value);
      setsOf(preferences).all();
      readDraft(preferences.gameDraft.signal.value);
      draftFor(preferences.cardDraft.signal.value, "book:1", []);
      preferences.remember(["Cy"]);
    }
  });
});
