/** Notation for games: a test plays a deal in one line. */
import { decide, type Command } from "../game/decide";
import {
  type Counting,
  type Depth,
  type LogEntry,
  type Fact,
  FORMAT,
  type GameId,
  type TableFact,
} from "../game/facts";
import type { Refusal } from "../game/refusals";
import { showing } from "../game/state";
import { extend, replay, type Replay } from "../game/replay";
import { type Card, parseCard } from "../rules/cards";
import { type FormName, FORMS, type Seating, sidesOf } from "../rules/forms";
import { type Ruleset, STANDARD } from "../rules/ruleset";

const GAME = "game-1" as GameId;

function entry(seq: number, fact: Fact): LogEntry {
  return { game: GAME, seq, v: FORMAT, at: 1_700_000_000_000 + seq * 1000, fact };
}

export function logOf(facts: readonly Fact[]): readonly LogEntry[] {
  return facts.map((fact, seq) => entry(seq, fact));
}

export function started(
  depth: Depth = "cards",
  rules: Partial<Ruleset> = {},
  names = ["Alice", "Bob"],
  counting: Counting = "app",
): TableFact {
  return {
    type: "gameStarted",
    rules: { ...STANDARD, ...rules },
    seats: names.map((name, side) => ({ name, side })),
    depth,
    counting,
  };
}

const NAMES = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"];

/** The start of a game of any form. */
export function formStarted(
  form: FormName,
  rules: Partial<Ruleset> = {},
  seating: Seating = FORMS[form].seatings[0] ?? "solo",
  how: { readonly depth?: Depth; readonly counting?: Counting } = {},
): TableFact {
  const seats = sidesOf(seating, FORMS[form].players).map((side, seat) => ({ name: NAMES[seat] ?? "", side }));
  const { depth = "cards", counting = "app" } = how;
  return { type: "gameStarted", rules: { ...STANDARD, form, ...rules }, seats, depth, counting };
}

/** A game in progress: its log, its state and its refusals. */
export class Table {
  entries: readonly LogEntry[];
  refusals: Refusal[] = [];
  constructor(first: readonly TableFact[] = [started(), { type: "dealerChosen", dealer: 0 }]) {
    this.entries = logOf(first);
  }
  #replayed: { readonly of: readonly LogEntry[]; readonly now: Replay } | undefined;
  get now(): Replay {
    const before = this.#replayed;
    if (before?.of === this.entries) return before.now;
    const grown =
      before && before.of.length === this.entries.length - 1 && before.of.every((one, i) => one === this.entries[i]);
    const now = grown ? extend(before.now, this.entries) : replay(this.entries);
    this.#replayed = { of: this.entries, now };
    return now;
  }
  get state() {
    const { state } = this.now;
    if (!state) throw new Error("the game has not started");
    return state;
  }
  get scores(): readonly number[] {
    return this.state.sides.map((side) => side.front);
  }
  do(command: Command): this {
    const fact = decide(this.entries, this.now, command);
    if (fact.ok) this.entries = [...this.entries, entry(this.entries.length, fact.value)];
    else this.refusals.push(fact.error);
    return this;
  }
  tell(fact: TableFact): this {
    return this.do({ do: "record", fact });
  }
  /** Cards, "go", "peg" for the hand that is counted, "undo", "redo". Any refusal fails the test. */
  tap(line: string): this {
    const before = this.refusals.length;
    for (const word of line.split(/\s+/).filter((one) => one && one !== "|")) {
      this.do(this.commandOf(word));
      if (this.refusals.length > before) throw new Error(`${word}: ${this.refusals.at(-1)}`);
    }
    return this;
  }
  private commandOf(word: string): Command {
    if (word === "go") return { do: "record", fact: { type: "goCalled" } };
    if (word === "undo" || word === "redo") return { do: word };
    if (word === "peg") return { do: "record", fact: { type: "handPegged", owner: showing(this.state) ?? "crib" } };
    return { do: "tapCard", card: parseCard(word) as Card };
  }
}
