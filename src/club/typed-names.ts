/** Checks the names in facts that are about to be recorded. Facts of older versions keep the names they have. */
import { takenNames } from "../game/look-alikes";
import { checkName } from "../game/names";
import { ok, refuse, type Result } from "../base/result";
import type { BookFact, BookRefusal } from "./book-facts";
import type { PlayerId } from "./draw/rounds";

/** The names in a book so far. */
export interface NamesInBook {
  /** The player of a scorecard. */
  readonly owner?: string | undefined;
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
}

/** @returns the first facts of a book, each name as it is to be stored */
export function withTypedNamesIn(facts: readonly BookFact[]): Result<readonly BookFact[], BookRefusal> {
  const typed: BookFact[] = [];
  for (const fact of facts) {
    const one = withTypedNames(fact, { players: [] });
    if (!one.ok) return one;
    typed.push(one.value);
  }
  return ok(typed);
}

/** @returns the fact with each name as it is to be stored; refused if a name is, or if it looks like another one */
export function withTypedNames(fact: BookFact, book: NamesInBook): Result<BookFact, BookRefusal> {
  switch (fact.type) {
    case "cardOpened":
    case "headerWritten": {
      const player = checkName(fact.header.player);
      return player.ok ? ok({ ...fact, header: { ...fact.header, player: player.value } }) : player;
    }
    case "lineWritten": {
      const opponent = checkName(fact.line.opponent);
      if (!opponent.ok) return opponent;
      if (book.owner !== undefined && takenNames([book.owner]).has(opponent.value)) return refuse("againstHimself");
      return ok({ ...fact, line: { ...fact.line, opponent: opponent.value } });
    }
    case "clubOpened":
    case "clubRenamed": {
      const name = checkName(fact.header.name);
      return name.ok ? ok({ ...fact, header: { ...fact.header, name: name.value } }) : name;
    }
    case "playersCame": {
      const names = newNames(
        fact.players.map(({ name }) => name),
        book.players,
      );
      if (!names.ok) return names;
      return ok({ ...fact, players: fact.players.map((one, i) => ({ ...one, name: names.value[i] ?? one.name })) });
    }
    case "playerChanged": {
      const before = book.players.find(({ id }) => id === fact.player);
      // An old name may stay when only the seat changes.
      if (before?.name === fact.name) return ok(fact);
      const others = book.players.filter((other) => other !== before);
      const name = newNames([fact.name], others);
      return name.ok ? ok({ ...fact, name: name.value[0] ?? fact.name }) : name;
    }
    default:
      return ok(fact);
  }
}

function newNames(typed: readonly string[], here: NamesInBook["players"]): Result<readonly string[], BookRefusal> {
  const taken = takenNames(here.map(({ name }) => name));
  const names: string[] = [];
  for (const text of typed) {
    const name = checkName(text);
    if (!name.ok) return name;
    if (taken.has(name.value)) return refuse("nameTwice");
    taken.add(name.value);
    names.push(name.value);
  }
  return ok(names);
}
