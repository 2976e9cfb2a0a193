/** Random logs of every kind, for laws of the backup: games of every form, matches, scorecards and events. */
import { BOOK_FORMAT, type BookFact, type BookLogFact } from "../club/book-facts";
import { drawRounds } from "../club/draw/rounds";
import { slipOf } from "../club/slips";
import { COUNTINGS, DEPTHS, type MatchPart } from "../game/facts";
import { PRESETS } from "../match/formats";
import { FORM_NAMES, FORMS } from "../rules/forms";
import { Robot } from "./robot";
import type { Chance } from "./real-deal";
import { formStarted } from "./table";
import { idOf, timed, withNames } from "./usual-games";

/** A log as it is stored. */
export interface StoredLog {
  readonly id: string;
  readonly entries: readonly { readonly seq: number }[];
}

const one = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;

/** A game of a random form to 31, with undo, changes of depth, cards by rank alone, and hands entered before the play. */
export function randomGame(chance: Chance, match?: MatchPart): StoredLog {
  const form = match ? "sixCard" : one(chance, FORM_NAMES);
  const how = { depth: one(chance, DEPTHS), counting: one(chance, COUNTINGS) };
  const start = withNames(formStarted(form, { target: 31 }, one(chance, FORMS[form].seatings), how), chance);
  if (start.type !== "gameStarted") throw new Error("a game begins with its start");
  const robot = new Robot(match ? { ...start, match } : start, chance, { wanders: 0.05, ranksOnly: 0.2 });
  robot.play();
  const entries = robot.table.entries;
  // Some games are in progress.
  const length = chance() < 0.2 ? 1 + Math.floor(chance() * entries.length) : entries.length;
  const id = idOf(chance);
  return { id, entries: timed(entries.slice(0, length), id, 1_760_000_000_000, chance) };
}

/** The games of a match: first to three. */
function randomMatch(chance: Chance): readonly StoredLog[] {
  const id = idOf(chance) as MatchPart["id"];
  const format = { name: "games", stakes: PRESETS.games, length: { kind: "points", of: 3 } } as const;
  const games = 1 + Math.floor(chance() * 4);
  return Array.from({ length: games }, (_, i) => randomGame(chance, { id, game: i + 1, format }));
}

function bookOf(facts: readonly BookLogFact[], chance: Chance): StoredLog {
  const id = `book:${idOf(chance)}`;
  return {
    id,
    entries: facts.map((fact, seq) => ({ game: id, seq, v: BOOK_FORMAT, at: 1_760_000_000_000 + seq * 45_000, fact })),
  };
}

function randomScorecard(chance: Chance): StoredLog {
  const header = { player: "Zoë", number: "ME023", event: "Club night", date: "2026-11-21", seat: "A-7", games: 9 };
  const lines = Array.from({ length: Math.floor(chance() * 10) }, (_, i): BookFact => ({
    type: "lineWritten",
    game: i + 1,
    line: {
      won: chance() < 0.5,
      spread: 1 + Math.floor(chance() * 121),
      opponent: one(chance, ["Bob", "Carol"]),
      seat: "",
      ...(chance() < 0.3 && { from: idOf(chance) }),
    },
  }));
  const undo: readonly BookLogFact[] = lines.length > 0 ? [{ type: "undone" }, { type: "redone" }] : [];
  return bookOf([{ type: "cardOpened", header }, ...lines, ...undo], chance);
}

/** An event of 4 to 13 players, some rounds of which were played, by slips and by results. */
function randomEvent(chance: Chance): StoredLog {
  const players = Array.from({ length: 4 + Math.floor(chance() * 10) }, (_, id) => id);
  const rounds = drawRounds(players, [], 5);
  const played = rounds.slice(0, Math.floor(chance() * 6)).flatMap(({ games }, at) =>
    games.flatMap(([first, second]): readonly BookFact[] => {
      const spread = 1 + Math.floor(chance() * 121);
      if (chance() < 0.5) return [{ type: "gameEntered", round: at + 1, winner: first, spread }];
      const slip = (player: number, won: boolean) =>
        ({ type: "slipEntered", round: at + 1, player, slip: slipOf(won, spread) }) as const;
      return [slip(first, true), slip(second, chance() < 0.1)];
    }),
  );
  const header = { name: "Autumn open", date: "2026-11-21", kind: "tournament", games: 5, bestOf: 3 } as const;
  const came = players.map((id) => ({
    name: `P${id}`,
    seat: `A-${id + 1}`,
    ...(id % 3 === 0 && { number: `ME${id}` }),
  }));
  return bookOf(
    [
      { type: "clubOpened", header },
      { type: "playersCame", players: came },
      { type: "roundsDrawn", from: 1, rounds },
      ...played,
    ],
    chance,
  );
}

/** The logs of a busy phone. @param games of their own */
export function randomLogs(chance: Chance, games: number, matches: number, events: number): readonly StoredLog[] {
  const some = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  return [
    ...some(games, () => randomGame(chance)),
    ...some(matches, () => randomMatch(chance)).flat(),
    ...some(events * 2, () => randomScorecard(chance)),
    ...some(events, () => randomEvent(chance)),
  ];
}
