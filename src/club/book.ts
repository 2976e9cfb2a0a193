/** Folds the log of a scorecard or event into its state. Undo and restart both use this fold. */
import { never, ok, refuse, type Result } from "../base/result";
import { foldUndo, type Undoable, undoAfter } from "../base/undo";
import type { BookEntry, BookFact, BookLogFact, BookRefusal, BookRow } from "./book-facts";
import { evolveScorecard, type Scorecard, type ScorecardFact, totalsOf } from "./scorecard";
import type { ClubEvent } from "./event";
import { evolveEvent } from "./evolve";
import { missingOf } from "./progress";
import { type NamesInBook, withTypedNames } from "./typed-names";

type BookState =
  | { readonly kind: "scorecard"; readonly scorecard: Scorecard }
  | { readonly kind: "event"; readonly event: ClubEvent };

export interface Book extends Undoable<BookEntry> {
  /** Undefined until the book is opened. */
  readonly state: BookState | undefined;
  /** Why the first fact that does not fit was refused; undefined if all fit. */
  readonly misfit: BookRefusal | undefined;
}

export type BookCommand =
  | { readonly do: "record"; readonly fact: BookFact }
  | { readonly do: "undo" }
  | { readonly do: "redo" };

const SCORECARD_FACTS: Readonly<Record<ScorecardFact["type"], true>> = {
  cardOpened: true,
  headerWritten: true,
  lineWritten: true,
  lineStruck: true,
};

function isScorecardFact(fact: BookFact): fact is ScorecardFact {
  return Object.hasOwn(SCORECARD_FACTS, fact.type);
}

function evolve(state: BookState | undefined, fact: BookFact): Result<BookState, BookRefusal> {
  if (isScorecardFact(fact)) {
    if (state?.kind === "event") return refuse("notNow");
    const scorecard = evolveScorecard(state?.scorecard, fact);
    return scorecard.ok ? ok({ kind: "scorecard", scorecard: scorecard.value }) : scorecard;
  }
  if (state?.kind === "scorecard") return refuse("notNow");
  const event = evolveEvent(state?.event, fact);
  return event.ok ? ok({ kind: "event", event: event.value }) : event;
}

const EMPTY: Book = { state: undefined, misfit: undefined, undo: undefined, redo: undefined };

/**
 * Folds a book's entries, in the order of their seq. Never throws, whatever the facts.
 * @param before the fold of all entries but the last, so that a result late in an event is as fast as an early one
 */
export function foldBook(entries: readonly BookEntry[], before?: Book): Book {
  const last = entries.at(-1);
  if (before && last && isBookFact(last.fact)) return fold(before, last, last.fact);
  const { standing, undo, redo } = foldUndo(entries, isMove);
  let now = EMPTY;
  for (const entry of standing) if (isBookFact(entry.fact)) now = fold(now, entry, entry.fact);
  return { ...now, undo, redo };
}

function isBookFact(fact: BookLogFact): fact is BookFact {
  return fact.type !== "undone" && fact.type !== "redone";
}

/** Opening a book cannot be undone. */
function isMove({ fact }: BookEntry): boolean {
  return fact.type !== "cardOpened" && fact.type !== "clubOpened";
}

function fold(before: Book, entry: BookEntry, fact: BookFact): Book {
  const next = evolve(before.state, fact);
  const after = undoAfter(before, entry, isMove);
  if (!next.ok) return { ...before, misfit: before.misfit ?? next.error, ...after };
  return { state: next.value, misfit: before.misfit, ...after };
}

/** @returns the fact to keep, or why the command is refused */
export function decideBook(
  _entries: readonly BookEntry[],
  now: Book,
  command: BookCommand,
): Result<BookLogFact, BookRefusal> {
  switch (command.do) {
    case "undo":
      return now.undo ? ok({ type: "undone" }) : refuse("nothingToUndo");
    case "redo":
      return now.redo ? ok({ type: "redone" }) : refuse("nothingToRedo");
    case "record": {
      const fact = withTypedNames(command.fact, namesIn(now.state));
      const next = fact.ok ? evolve(now.state, fact.value) : fact;
      return next.ok ? fact : next;
    }
    default:
      return never(command);
  }
}

function namesIn(state: BookState | undefined): NamesInBook {
  if (state?.kind === "scorecard") return { owner: state.scorecard.header.player, players: [] };
  return { players: state?.event.players ?? [] };
}

/** @returns the row shown in lists; undefined until the book is opened */
export function bookRowOf(entries: readonly BookEntry[], { state }: Book = foldBook(entries)): BookRow | undefined {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || !state) return undefined;
  const label = { id: first.game, startedAt: first.at, touchedAt: last.at };
  if (state.kind === "scorecard") {
    const { header, rows } = state.scorecard;
    const { played, points, won, net } = totalsOf(state.scorecard);
    const lines = rows.flatMap(({ line }) => line ?? []);
    const opponents = [...new Set(lines.map(({ opponent }) => opponent))].filter((name) => name !== header.player);
    const seatOf = (name: string) =>
      lines.findLast(({ opponent, seat }) => opponent === name && seat !== "")?.seat ?? "";
    return {
      ...label,
      kind: "card",
      title: header.event,
      date: header.date,
      names: [header.player, ...opponents],
      seats: [header.seat, ...opponents.map(seatOf)],
      numbers: [header.number],
      played,
      games: header.games,
      totals: [points, won, net],
      from: lines.flatMap(({ from }) => from ?? []),
    };
  }
  const { header, players, rounds } = state.event;
  const full = rounds.filter((round) => missingOf(round).waiting === 0);
  return {
    ...label,
    kind: "club",
    event: header.kind,
    title: header.name,
    date: header.date,
    names: players.map(({ name }) => name),
    seats: players.map(({ seat }) => seat),
    numbers: players.map(({ number = "" }) => number),
    played: full.length,
    games: header.games,
    from: [],
  };
}
