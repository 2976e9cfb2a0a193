/** A table in one line: facts in short, for tests that speak cribbage. */
import { decide, type Command } from "../game/decide";
import { type Counting, type Depth, type Entry, type Fact, FORMAT, type GameId, type TableFact } from "../game/facts";
import type { Refusal } from "../game/refusals";
import { replay, type Replay } from "../game/replay";
import { type Card, parseCard } from "../rules/cards";
import { type Ruleset, STANDARD } from "../rules/ruleset";

const GAME = "game-1" as GameId;

function entry(seq: number, fact: Fact): Entry {
  return { game: GAME, seq, v: FORMAT, at: 1_700_000_000_000 + seq * 1000, fact };
}

export function logOf(facts: readonly Fact[]): readonly Entry[] {
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

/** A game under way: what was kept, what it amounts to, and what was refused. */
export class Table {
  entries: readonly Entry[];
  refusals: Refusal[] = [];
  constructor(first: readonly TableFact[] = [started(), { type: "dealerChosen", dealer: 0 }]) {
    this.entries = logOf(first);
  }
  get now(): Replay {
    return replay(this.entries);
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
    return this.do({ do: "tell", fact });
  }
  /** Taps cards and goes in turn, "peg" for the hand shown, "undo", "redo". Any refusal fails the test. */
  tap(line: string): this {
    const before = this.refusals.length;
    for (const word of line.split(/\s+/).filter((one) => one && one !== "|")) {
      this.do(this.commandOf(word));
      if (this.refusals.length > before) throw new Error(`${word}: ${this.refusals.at(-1)}`);
    }
    return this;
  }
  private commandOf(word: string): Command {
    if (word === "go") return { do: "tell", fact: { type: "goCalled" } };
    if (word === "undo" || word === "redo") return { do: word };
    if (word === "peg") return { do: "tell", fact: { type: "handPegged", owner: this.showing() } };
    return { do: "tapCard", card: parseCard(word) as Card };
  }
  private showing() {
    const { deal, seats } = this.state;
    const order = [...seats.map((_, i) => ((deal?.dealer ?? 0) + 1 + i) % seats.length), "crib" as const];
    return order.find((owner) => !deal?.counted.includes(owner)) ?? "crib";
  }
}
