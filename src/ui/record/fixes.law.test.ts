/** Slips in random real games, and the taps that fix them once the record is open. */
import { expect, test } from "vitest";
import { type Fix, fixesOf, lastFixes, type NearKeys } from "../../game/fixes";
import type { Depth, LogEntry, TableFact } from "../../game/facts";
import { dealsOf, openAtFirst } from "../../game/record";
import type { LogLine } from "../../game/replay";
import type { GameState } from "../../game/state";
import { never } from "../../base/result";
import { type Card, isSuited, type Rank, rankOf, SUITS, without } from "../../rules/cards";
import type { FormName, Seating } from "../../rules/forms";
import { chanceOf, Robot } from "../../testing/robot";
import type { Chance } from "../../testing/real-deal";
import { seed } from "../../testing/seed";
import { formStarted, Table } from "../../testing/table";
import { nearKeys } from "../pads/near-keys";
import { ON_TOP } from "./last-entry";

const SLIPS = ["neighbouring key", "wrong suit", "wrong player", "double peg", "missing go"] as const;
type Slip = (typeof SLIPS)[number];

const OF_EACH = process.env["LAWS"] === "all" ? 2_000 : 200;
/** Of the slips of each kind, in percent. */
const LEAST = 90;
const MOST_TAPS = 2;
/** Entries after the slip, before anybody looks into the record. */
const MOST_LATER = 3;
const TEN_MINUTES = 600_000;

interface Game {
  readonly entries: readonly LogEntry[];
  readonly keys: NearKeys;
  readonly ranks: boolean;
}

const TABLES: Readonly<Record<string, readonly (readonly [FormName, Seating])[]>> = {
  "two sides": [
    ["sixCard", "solo"],
    ["sixCard", "solo"],
    ["four", "partners"],
  ],
  // With more sides a point can be pegged for more wrong players.
  "three sides or more": [
    ["three", "solo"],
    ["three", "solo"],
    ["six", "threePairs"],
    ["four", "solo"],
  ],
};
const DEPTHS: readonly Depth[] = ["cards", "cards", "hands", "points"];

function oneOf<T>(chance: Chance, from: readonly T[]): T {
  return from[Math.floor(chance() * from.length)] as T;
}

function someGame(chance: Chance, slip: Slip, tables: (typeof TABLES)[string]): Game {
  const [form, seating] = oneOf(chance, tables);
  const ranks = slip !== "wrong suit" && chance() < 0.5;
  // Only a card can be of the wrong suit or need a go, and only typed points have a wrong player.
  const depths = {
    "wrong player": ["hands", "points"],
    "missing go": ["cards"],
    "wrong suit": ["cards", "hands"],
  } as const;
  const depth = oneOf<Depth>(chance, slip in depths ? depths[slip as keyof typeof depths] : DEPTHS);
  const start = formStarted(form, { target: 61 }, seating, { depth });
  const robot = new Robot(start, chance, { taps: 0, ranksOnly: ranks ? 1 : 0 });
  robot.play();
  return {
    entries: robot.table.entries,
    keys: nearKeys({ pad: ranks ? "ranks" : "suits", leftHanded: chance() < 0.2, inLarge: ranks && chance() < 0.3 }),
    ranks,
  };
}

/** The facts that a slip enters in place of one: none, another, or the same twice. */
function slipped(
  chance: Chance,
  slip: Slip,
  fact: TableFact,
  { keys, ranks }: Game,
  { sides }: GameState,
): readonly TableFact[] | undefined {
  const other = <T>(all: readonly T[], by: (one: T) => TableFact) =>
    all.length === 0 ? undefined : [by(oneOf(chance, all))];
  const card = "card" in fact ? fact.card : undefined;
  switch (slip) {
    case "neighbouring key":
      if (fact.type === "pegged")
        return other(keys.numbers(fact.points, sides.length), (points) => ({ ...fact, points }));
      return card && other(keys.cards(card), (key) => ({ ...fact, card: key }) as TableFact);
    case "wrong suit": {
      const suits = card && isSuited(card) ? SUITS.map((suit): Card => `${rankOf(card) as Rank}${suit}`) : [];
      return other(without(suits, card ? [card] : []), (key) => ({ ...fact, card: key }) as TableFact);
    }
    case "wrong player":
      if (fact.type !== "pegged") return undefined;
      return other(
        [...sides.keys()].filter((side) => side !== fact.side),
        (side) => ({ ...fact, side }),
      );
    case "double peg": {
      const again = fact.type === "pegged" || (ranks && (fact.type === "cardPlayed" || fact.type === "cardShown"));
      return again ? [fact, fact] : undefined;
    }
    case "missing go":
      return fact.type === "goCalled" ? [] : undefined;
    default:
      return never(slip);
  }
}

const same = (one: GameState, other: GameState): boolean => text(one) === text(other);
const text = (state: GameState): string =>
  JSON.stringify(state, (_, value: unknown) => (value instanceof Map ? [...value] : value));

interface Made {
  readonly table: Table;
  /** The game without the slip, up to the same moment. */
  readonly right: GameState;
  /** The entries that the people at the table know to be wrong. */
  readonly wrong: readonly LogLine[];
}

/** Plays a slip at a place of a game, and on until the app refuses an entry. @returns undefined when nobody could slip there */
function slipAt(chance: Chance, slip: Slip, game: Game, at: number): Made | undefined {
  const facts = game.entries.map((entry) => entry.fact as TableFact);
  const fact = facts[at];
  const table = new Table(facts.slice(0, at));
  const instead = fact && slipped(chance, slip, fact, game, table.state);
  if (!instead) return undefined;
  const tell = (one: TableFact) => {
    const before = table.refusals.length;
    table.tell(one);
    return table.refusals.length === before;
  };
  if (!instead.every(tell)) return undefined;
  // A go that is missing is first seen at the next entry.
  const later = Math.floor(chance() * (MOST_LATER + 1)) + Number(instead.length === 0);
  let next = at + 1;
  while (next < facts.length && next <= at + later && tell(facts[next] as TableFact)) next += 1;
  const right = new Table(facts.slice(0, next)).state;
  if (same(table.state, right)) return undefined;
  const wrong = table.now.lines.slice(at, at + Math.max(1, instead.length));
  return wrong.length === 0 ? undefined : { table, right, wrong };
}

/** Taps until the game is as it should be; more than enough when no offered correction does it. */
function tapsToFix({ table, right, wrong }: Made, keys: NearKeys): number {
  const { now, entries } = table;
  const mends = (fix: Fix) => {
    const after = new Table([]);
    after.entries = entries;
    after.do({ do: "correct", entry: fix.entry, change: fix.change });
    return after.refusals.length === 0 && same(after.state, right);
  };
  const isWrong = ({ entry }: Fix) => wrong.some(({ id }) => id === entry);
  const top = lastFixes(now, keys)?.fixes.slice(0, ON_TOP) ?? [];
  if (top.some((fix) => isWrong(fix) && mends(fix))) return 1;
  const open = openAtFirst(dealsOf(now.lines));
  const taps = wrong.flatMap((line) =>
    fixesOf(now, line, keys).some(mends) ? [2 + Number(!open.has(line.deal))] : [],
  );
  return Math.min(...taps, 99);
}

test.each(Object.entries(TABLES))(
  `with %s, of ${OF_EACH * SLIPS.length} slips, ${LEAST} % of each kind are fixed in at most ${MOST_TAPS} taps`,
  (sides, tables) => {
    const chance = chanceOf(seed(`slips with ${sides}`));
    const shares = SLIPS.map((slip) => {
      const taps: number[] = [];
      const missed: string[] = [];
      while (taps.length < OF_EACH) {
        const game = someGame(chance, slip, tables);
        for (let n = 0; n < 20 && taps.length < OF_EACH; n++) {
          const made = slipAt(chance, slip, game, 1 + Math.floor(chance() * (game.entries.length - 1)));
          if (!made) continue;
          taps.push(tapsToFix(made, game.keys));
          if ((taps.at(-1) ?? 0) > MOST_TAPS) missed.push(`${JSON.stringify(made.wrong[0]?.fact)} ${taps.at(-1)}`);
        }
      }
      const within = (most: number) => Math.round((1000 * taps.filter((n) => n <= most).length) / taps.length) / 10;
      console.log(
        `${sides}, ${slip}: ${within(1)} % in one tap, ${within(MOST_TAPS)} % in two; not: ${missed.slice(0, 5).join(" · ")}`,
      );
      return { slip, within: within(MOST_TAPS) };
    });
    expect(shares.filter(({ within }) => within < LEAST)).toEqual([]);
  },
  TEN_MINUTES,
);
