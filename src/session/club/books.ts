/** The books on this phone (scorecards and events) and the one that is open. */
import { computed, signal } from "@preact/signals";
import { type Check, list, object, text, time } from "../../base/shape";
import type { GameLog, GameRow } from "../../game/log";
import { type Book, type BookCommand, bookRowOf, decideBook, foldBook } from "../../club/book";
import {
  BOOK_FORMAT,
  type BookFact,
  type BookId,
  bookId,
  type BookLog,
  type BookLogFact,
  type BookRefusal,
  type BookRow,
  isBookId,
} from "../../club/book-facts";
import { type ScorecardHeader, type ScorecardLine, nextGameOn, sameName } from "../../club/scorecard";
import { lineFromGame } from "../../club/line-from-game";
import type { EventHeader, Newcomer } from "../../club/event-facts";
import { toDraw } from "../../club/progress";
import { knownNumber, knownSeat } from "../../club/known-people";
import { drawFor } from "../../club/draw/draw";
import { seatText } from "../../club/roster";
import type { PlayerId } from "../../club/draw/rounds";
import { withTypedNamesIn } from "../../club/typed-names";
import { standingsOf } from "../../club/standings";
import { createLogKeeper } from "../log-keeper";
import { wholeList } from "../whole-list";
import type { Ports } from "../ports";
import { cutOf } from "../../club/qualifiers";

export interface BookPorts extends Pick<Ports, "lockWriter" | "takeOver" | "notifyTabs" | "onTabNews" | "now"> {
  readonly log: BookLog;
  /** A fresh, unique id. */
  readonly newId: () => string;
  /** Stored settings, unchecked. */
  readonly settings?: Pick<GameLog, "preference" | "prefer">;
}

/** A name that is not suggested, unless it was used again since. Its games keep it. */
interface Forgotten {
  readonly name: string;
  readonly at: number;
}
const MOST_FORGOTTEN = 200;
const areForgotten: Check<readonly Forgotten[]> = list(object({ name: text(200), at: time }), MOST_FORGOTTEN);

export type Books = ReturnType<typeof createBooks>;

export function createBooks(ports: BookPorts) {
  const keeper = createLogKeeper<BookId, BookLogFact, BookRow, Book, BookCommand, BookRefusal>(ports, {
    log: ports.log,
    format: BOOK_FORMAT,
    newId: () => bookId(ports.newId()),
    fold: foldBook,
    decide: decideBook,
    rowOf: bookRowOf,
    misfit: ({ misfit }) => misfit,
  });
  const rows = signal<readonly BookRow[]>([]);
  const areRowsHere = signal(false);
  const state = computed(() => keeper.now.value.state);
  const scorecard = computed(() => (state.value?.kind === "scorecard" ? state.value.scorecard : undefined));
  const event = computed(() => (state.value?.kind === "event" ? state.value.event : undefined));
  const standings = computed(() => (event.value ? standingsOf(event.value) : []));

  const forgotten = signal<readonly Forgotten[]>([]);
  const setForgotten = async (names: readonly Forgotten[]): Promise<void> => {
    forgotten.value = names.slice(0, MOST_FORGOTTEN);
    await ports.settings?.prefer("forgotten", forgotten.value);
  };

  const loadRows = async (): Promise<void> => {
    const stored = await ports.settings?.preference("forgotten");
    if (stored?.ok && areForgotten(stored.value)) forgotten.value = stored.value;
    rows.value = (await wholeList(ports.log, bookRowOf)) ?? rows.value;
    areRowsHere.value = true;
  };

  const seatOf = (name: string) => (scorecard.value ? knownSeat(scorecard.value, rows.value, name) : "");
  const seated = (line: ScorecardLine): ScorecardLine => ({ ...line, seat: seatOf(line.opponent) });
  const record = (fact: BookFact) => keeper.act({ do: "record", fact });
  const begin = async (facts: readonly BookFact[]): Promise<BookId | undefined> => {
    const typed = withTypedNamesIn(facts);
    if (typed.ok) return keeper.start(typed.value);
    keeper.said.value = { code: typed.error };
    return undefined;
  };
  const openBook = async (id: string): Promise<boolean> => {
    if (!isBookId(id)) return false;
    const opened = await keeper.open(id);
    return opened.ok && keeper.entries.value.length + keeper.setAside.value.length > 0;
  };

  return {
    ...keeper,
    /** Newest touched first. */
    rows,
    /** False until they have been read for the first time. */
    areRowsHere,
    loadRows,
    scorecard,
    event,
    /** The standings of the open event, highest first. */
    standings,
    record,
    /** Today by this phone's clock, as 2026-11-21. */
    today: () => dayOf(new Date(ports.now())),

    /** Opens a stored book. @returns false when there is none with that id */
    openBook,
    /** Opens an event when none is named: the open one, or the one touched last. @returns false when there is none */
    openSomeEvent: async (): Promise<boolean> => {
      await loadRows();
      const newest = event.value ? keeper.openId.value : rows.value.find(({ kind }) => kind === "club")?.id;
      return newest !== undefined && openBook(newest);
    },
    openScorecard: (header: ScorecardHeader): Promise<BookId | undefined> => begin([{ type: "cardOpened", header }]),
    openEvent: (header: EventHeader, players: readonly Newcomer[]): Promise<BookId | undefined> =>
      begin([
        { type: "clubOpened", header },
        ...(players.length > 0 ? [{ type: "playersCame", players } as const] : []),
      ]),

    /**
     * Draws the rounds for the players who are present.
     * @param from the first round to draw; by default after the round people are seated for
     */
    draw: (from?: number): Promise<boolean> =>
      keeper.act(() => {
        const now = event.value;
        const id = keeper.openId.value;
        const start = from ?? (now && toDraw(now)?.from[0]);
        return now && id && start !== undefined ? { do: "record", fact: drawFor(now, id, start) } : undefined;
      }),

    /** Corrects a player's name, seat or number. */
    changePlayer: (player: PlayerId, { name, seat, number = "" }: Newcomer): Promise<boolean> =>
      record({ type: "playerChanged", player, name, seat: seatText(seat), number: seatText(number) }),
    /** Records facts one by one until one is refused. @returns whether all were accepted */
    recordAll: async (facts: readonly BookFact[]): Promise<boolean> => {
      for (const fact of facts) if (!(await record(fact))) return false;
      return true;
    },

    /** Finished games on this phone that fit the open scorecard, newest first, each with its line. */
    gamesFor: (games: readonly GameRow[]) => {
      const player = scorecard.value?.header.player;
      const taken = new Set(rows.value.flatMap(({ from }) => from));
      return games.flatMap((row) => {
        const line = player === undefined || taken.has(row.id) ? undefined : lineFromGame(row, player);
        return line?.ok ? [{ row, line: seated(line.value) }] : [];
      });
    },
    /** Lines of the open scorecard whose game was corrected later, with the new result. */
    drifted: (games: readonly GameRow[]) => {
      const now = scorecard.value;
      return (now?.rows ?? []).flatMap(({ line }, at) => {
        const row = line?.from === undefined ? undefined : games.find(({ id }) => id === line.from);
        const says = now && row ? lineFromGame(row, now.header.player) : undefined;
        if (!line || !says?.ok) return [];
        const same = says.value.won === line.won && says.value.spread === line.spread;
        return same ? [] : [{ game: at + 1, line: { ...line, won: says.value.won, spread: says.value.spread } }];
      });
    },
    /** Unfinished scorecards of a player of this game; none if a scorecard already has the game. */
    scorecardsFor: (game: GameRow): readonly BookRow[] =>
      rows.value.filter(
        ({ kind, names, played, games }) =>
          kind === "card" &&
          played < games &&
          !rows.value.some((row) => row.from.includes(game.id)) &&
          lineFromGame(game, names[0] ?? "").ok,
      ),
    /** Opens a scorecard and writes a finished game into its next free row. */
    putOnScorecard: async (id: BookId, game: GameRow): Promise<boolean> => {
      const opened = await keeper.open(id);
      const now = scorecard.value;
      const free = now && nextGameOn(now);
      const line = now && lineFromGame(game, now.header.player);
      if (!opened.ok || free === undefined || !line?.ok) return false;
      return record({ type: "lineWritten", game: free, line: seated(line.value) });
    },
    /** The seat of an opponent on the open scorecard, and the ACC number of a player; "" if it is not known. */
    seatOf,
    numberOf: (name: string): string => knownNumber(rows.value, name),
    writeLine: (game: number, line: ScorecardLine): Promise<boolean> => record({ type: "lineWritten", game, line }),

    /** Everybody who played in an earlier event and is not on this list, newest first. */
    earlier: (here: readonly string[]): readonly string[] => {
      const known: string[] = [];
      for (const { names, touchedAt } of rows.value)
        for (const name of names) {
          const isForgotten = forgotten.value.some((one) => touchedAt <= one.at && sameName(one.name, name));
          if (!isForgotten && ![...here, ...known].some((one) => sameName(one, name))) known.push(name);
        }
      return known;
    },
    /** Suggests a name no longer, until it is used again. */
    forget: (name: string): Promise<void> => setForgotten([{ name, at: ports.now() }, ...forgotten.value]),
    recall: (name: string): Promise<void> => setForgotten(forgotten.value.filter((one) => !sameName(one.name, name))),
    /** Starts the consolation of the open event with the present players who do not qualify (rules.md §8.4). */
    openConsolation: async (header: EventHeader): Promise<BookId | undefined> => {
      const now = event.value;
      const of = keeper.openId.value;
      if (!now || of === undefined) return undefined;
      const playing = now.bracket?.seeds ?? cutOf(standings.value).qualifiers;
      const players = now.players.filter(({ id, here }) => here && !playing.includes(id));
      return begin([
        { type: "clubOpened", header: { ...header, kind: "consolation", of } },
        {
          type: "playersCame",
          players: players.map(({ name, seat, number }) => (number ? { name, seat, number } : { name, seat })),
        },
      ]);
    },
  };
}

function dayOf(date: Date): string {
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");
}

function twoDigits(part: number): string {
  return String(part).padStart(2, "0");
}
