/** A book's log folded into what it says: undo and waking from a crash are this one fold. */
import { never, ok, refuse, type Result } from "../base/result";
import type { BookEntry, BookFact, BookLogFact, BookRefusal, BookRow } from "./book-facts";
import { applyCard, type Card, type CardFact, totalsOf } from "./scorecard";
import type { Club } from "./event";
import { applyClub } from "./evolve";
import { missingOf } from "./event-cards";

type BookState = { readonly kind: "card"; readonly card: Card } | { readonly kind: "club"; readonly club: Club };

export interface Book {
  /** Undefined until it is opened. */
  readonly state: BookState | undefined;
  /** Why the first fact that does not fit does not. */
  readonly misfit: BookRefusal | undefined;
  readonly undo: BookEntry | undefined;
  readonly redo: BookEntry | undefined;
}

export type BookCommand =
  | { readonly do: "tell"; readonly fact: BookFact }
  | { readonly do: "undo" }
  | { readonly do: "redo" };

const CARD_FACTS: readonly string[] = [
  "cardOpened",
  "headerWritten",
  "lineWritten",
  "lineStruck",
] satisfies readonly CardFact["type"][];

function isCardFact(fact: BookFact): fact is CardFact {
  return CARD_FACTS.includes(fact.type);
}

function apply(state: BookState | undefined, fact: BookFact): Result<BookState, BookRefusal> {
  if (isCardFact(fact)) {
    if (state?.kind === "club") return refuse("notNow");
    const card = applyCard(state?.card, fact);
    return card.ok ? ok({ kind: "card", card: card.value }) : card;
  }
  if (state?.kind === "card") return refuse("notNow");
  const club = applyClub(state?.club, fact);
  return club.ok ? ok({ kind: "club", club: club.value }) : club;
}

const EMPTY: Book = { state: undefined, misfit: undefined, undo: undefined, redo: undefined };

/**
 * Folds a book's entries, in the order of their seq. Never throws, whatever the facts.
 * @param before the fold of all but the last: what that tells goes onto it, and costs the same on every game of the night
 */
export function foldBook(entries: readonly BookEntry[], before?: Book): Book {
  const last = entries.at(-1);
  if (before && last && isTold(last.fact)) return tell(before, last, last.fact);
  const { standing, undone } = foldUndo(entries);
  let now = EMPTY;
  for (const entry of standing) if (isTold(entry.fact)) now = tell(now, entry, entry.fact);
  return { ...now, redo: undone.at(-1) };
}

function isTold(fact: BookLogFact): fact is BookFact {
  return fact.type !== "undone" && fact.type !== "redone";
}

/** A book once opened stays open. */
function isUndoable({ fact }: BookEntry): boolean {
  return fact.type !== "cardOpened" && fact.type !== "clubOpened";
}

function tell(before: Book, entry: BookEntry, fact: BookFact): Book {
  const next = apply(before.state, fact);
  const undo = isUndoable(entry) ? entry : before.undo;
  if (!next.ok) return { ...before, misfit: before.misfit ?? next.error, undo, redo: undefined };
  return { state: next.value, misfit: before.misfit, undo, redo: undefined };
}

function foldUndo(entries: readonly BookEntry[]) {
  const done: BookEntry[] = [];
  let undone: BookEntry[] = [];
  for (const entry of entries) {
    if (entry.fact.type === "undone") {
      const last = done.at(-1);
      if (last && isUndoable(last)) undone.push(...done.splice(-1));
    } else if (entry.fact.type === "redone") {
      done.push(...undone.splice(-1));
    } else {
      done.push(entry);
      undone = [];
    }
  }
  return { standing: done, undone };
}

/** @returns the fact a command amounts to, or why it is refused. */
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
    case "tell": {
      const next = apply(now.state, command.fact);
      return next.ok ? ok(command.fact) : next;
    }
    default:
      return never(command);
  }
}

/** @returns the row of an opened book; undefined for a log without a beginning. */
export function bookRowOf(entries: readonly BookEntry[], { state }: Book = foldBook(entries)): BookRow | undefined {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || !state) return undefined;
  const label = { id: first.game, startedAt: first.at, touchedAt: last.at };
  if (state.kind === "card") {
    const { header, rows } = state.card;
    const { played, points, won, net } = totalsOf(state.card);
    return {
      ...label,
      kind: "card",
      title: header.event,
      date: header.date,
      names: [...new Set([header.player, ...rows.flatMap(({ line }) => line?.opponent ?? [])])],
      played,
      games: header.games,
      totals: [points, won, net],
      from: rows.flatMap(({ line }) => line?.from ?? []),
    };
  }
  const { header, players, rounds } = state.club;
  const full = rounds.filter((round) => missingOf(round).waiting === 0);
  return {
    ...label,
    kind: "club",
    event: header.kind,
    title: header.name,
    date: header.date,
    names: players.map(({ name }) => name),
    played: full.length,
    games: header.games,
    from: [],
  };
}
