/** Thousands of games written straight into the app’s storage. */
import type { Page } from "playwright/test";
import { type Fact, FORMAT, type MatchId, type MatchPart } from "../../src/game/facts";
import { rowOf } from "../../src/game/list-row";
import { PRESETS } from "../../src/match/formats";
import { chanceOf, Robot } from "../../src/testing/robot";
import { logOf, started, Table } from "../../src/testing/table";
import { GOLDEN } from "../table";

/** A log without its id and times, and its list row. */
interface Pattern {
  readonly facts: readonly Fact[];
  readonly row: object;
}

/** Milliseconds between two games of the list: 61 minutes, so that a time of day does not come again soon. */
const APART = 3_660_000;
const FIRST = 1_600_000_000_000;

/** @returns the number of a game, so that `count` games from it end in the last hours of yesterday */
export function untilYesterday(count: number): number {
  const from = Math.floor((new Date().setHours(0, 0, 0, 0) - FIRST) / APART) - count;
  // The games of a match have successive numbers from a multiple of six.
  return from - (from % 6);
}

/** A short points-only game to 61; nobody has won it if both scores are lower. */
function pattern(scores: readonly [number, number], match?: MatchPart): Pattern {
  const table = new Table([
    { ...started("points", { target: 61 }), ...(match && { match }) },
    { type: "dealerChosen", dealer: 0 },
  ]);
  for (const [side, most] of [scores[1], scores[0]].entries())
    for (let left = most; left > 0; left -= 29)
      table.tell({ type: "pegged", side: 1 - side, points: Math.min(29, left), for: "points" });
  return patternOf(table.entries.map(({ fact }) => fact));
}

function patternOf(facts: readonly Fact[]): Pattern {
  const row = rowOf(logOf(facts));
  if (!row) throw new Error("the planted facts begin no game");
  return { facts, row };
}

/** Three games of a match to 3; then three single games: a win, a skunk, and one that was never finished. */
function patterns(): readonly Pattern[] {
  const format = { name: "free", stakes: PRESETS.free, length: { kind: "points", of: 3 } } as const;
  const part = (game: number): MatchPart => ({ id: "match" as MatchId, game, format });
  return [
    pattern([61, 40], part(1)),
    pattern([61, 55], part(2)),
    pattern([61, 48], part(3)),
    pattern([61, 44]),
    pattern([61, 12]),
    pattern([35, 29]),
  ];
}

/** A game that is being played: the starter is turned and two cards are laid. */
export function current(): Pattern {
  return patternOf(new Table().tap("5H | JH 5C").entries.map(({ fact }) => fact));
}

/** A game of every card to 999: the same deal over and over. A correction takes the pegs back before anybody wins. */
export function longGame(entries: number): Pattern {
  const table = new Table([started("cards", { target: 999 }), { type: "dealerChosen", dealer: 0 }]);
  while (table.entries.length < entries) {
    table.tap(`${GOLDEN.starter} ${GOLDEN.play} peg peg ${GOLDEN.crib} peg`);
    for (const [side, score] of table.scores.entries())
      if (score > 900) table.tell({ type: "pegged", side, points: -800, for: "correction" });
  }
  return patternOf(table.entries.slice(0, entries).map(({ fact }) => fact));
}

/** A game of every card to 999, each deal another. */
export function variedGame(entries: number): Pattern {
  const robot = new Robot(started("cards", { target: 999 }), chanceOf(1), { taps: 0 });
  robot.play();
  return patternOf(robot.table.entries.slice(0, entries).map(({ fact }) => fact));
}

/**
 * Writes games into the storage of an open app, oldest first.
 * @param from the number of the first; a higher one is newer
 */
export async function plantGames(page: Page, count: number, last: readonly Pattern[] = [], from = 0): Promise<void> {
  await page.evaluate(
    async ({ cycle, own, most, at: number, format, first, apart }) => {
      const db = await new Promise<IDBDatabase>((done, failed) => {
        const asked = indexedDB.open("fifteen-two");
        asked.addEventListener("error", () => failed(asked.error));
        asked.addEventListener("success", () => done(asked.result));
      });
      const write = (games: readonly (readonly [number, Pattern])[]) =>
        new Promise<void>((done, failed) => {
          const tx = db.transaction(["events", "rows"], "readwrite");
          for (const [n, { facts, row }] of games) {
            // Scattered over the keys, as random ids are.
            const id = `${((n * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, "0")}-${n}`;
            const at = first + n * apart;
            for (const [seq, fact] of facts.entries()) {
              const told =
                fact.type === "gameStarted" && fact.match
                  ? { ...fact, match: { ...fact.match, id: `m${Math.floor(n / cycle.length)}` } }
                  : fact;
              tx.objectStore("events").put({ game: id, seq, v: format, at: at + seq, fact: told });
            }
            const { match } = row as { match?: object };
            tx.objectStore("rows").put({
              ...row,
              id,
              startedAt: at,
              touchedAt: at + facts.length - 1,
              ...(match && { match: { ...match, id: `m${Math.floor(n / cycle.length)}` } }),
            });
          }
          tx.addEventListener("complete", () => done());
          tx.addEventListener("abort", () => failed(tx.error));
        });
      const all = [...Array.from({ length: most }, (_, n) => cycle[n % cycle.length] as Pattern), ...own];
      const numbered = all.map((one, n) => [number + n, one] as const);
      for (let n = 0; n < numbered.length; n += 500) await write(numbered.slice(n, n + 500));
      db.close();
    },
    { cycle: patterns(), own: last, most: count, at: from, format: FORMAT, first: FIRST, apart: APART },
  );
}
