/** The layout of facts, prepared once for writing and reading. */
import { isBookId } from "../../club/book-facts";
import { BOOK_LAYOUT, type Column, type Columns, GAME_LAYOUT, KNOWN_VALUES } from "./layout";

interface Field {
  readonly name: string;
  readonly column: Compiled;
  readonly optional: boolean;
}

/** The fields of an object, in order. */
export interface Shape {
  readonly fields: readonly Field[];
  readonly names: ReadonlySet<string>;
  readonly hasOptional: boolean;
}

interface ListOf {
  readonly each: Compiled;
}

export type Compiled = "card" | "number" | "value" | "on" | ListOf | Shape;

/** One type of fact. */
export interface FactKind {
  readonly letter: string;
  readonly type: string;
  readonly shape: Shape;
}

const isList = (column: Column): column is readonly [Column] => Array.isArray(column);

function compiled(column: Column): Compiled {
  if (typeof column === "string") return column;
  return isList(column) ? { each: compiled(column[0]) } : shapeOf(column);
}

function shapeOf(columns: Columns): Shape {
  const fields = Object.entries(columns).map(([key, column]) => ({
    name: key.replace("?", ""),
    column: compiled(column),
    optional: key.endsWith("?"),
  }));
  const names = new Set(fields.map(({ name }) => name));
  return { fields, names, hasOptional: fields.some(({ optional }) => optional) };
}

interface Kinds {
  readonly byType: ReadonlyMap<unknown, FactKind>;
  readonly byLetter: ReadonlyMap<string, FactKind>;
}

function kindsOf(layout: Readonly<Record<string, readonly [string, Columns]>>): Kinds {
  const all = Object.entries(layout).map(([type, [letter, columns]]) => ({ letter, type, shape: shapeOf(columns) }));
  return {
    byType: new Map(all.map((kind) => [kind.type, kind])),
    byLetter: new Map(all.map((kind) => [kind.letter, kind])),
  };
}

const GAME = kindsOf(GAME_LAYOUT);
const BOOK = kindsOf(BOOK_LAYOUT);

/** The facts of games, or those of books. */
export function kindsFor(id: string): Kinds {
  return isBookId(id) ? BOOK : GAME;
}

/** The place of each known value, by its JSON text. */
export const KNOWN_PLACES: ReadonlyMap<string, number> = new Map(
  KNOWN_VALUES.map((value, place) => [JSON.stringify(value), place]),
);
