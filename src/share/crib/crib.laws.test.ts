/** Every stored game survives `.crib`: log → text → log is identical, and so is text → log → text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTINGS, DEPTHS, type LogEntry } from "../../game/facts";
import format1 from "../../game/fixtures/format-1.json";
import format2 from "../../game/fixtures/format-2.json";
import format3TenCard from "../../game/fixtures/format-3-ten-card.json";
import format3 from "../../game/fixtures/format-3.json";
import format4 from "../../game/fixtures/format-4.json";
import format5FalseGame from "../../game/fixtures/format-5-false-game.json";
import format5 from "../../game/fixtures/format-5.json";
import format6CallBeforeCount from "../../game/fixtures/format-6-call-before-count.json";
import format6Ends from "../../game/fixtures/format-6-ends.json";
import format6ImpossibleCount from "../../game/fixtures/format-6-impossible-count.json";
import format6 from "../../game/fixtures/format-6.json";
import { fixesOf, type NearKeys } from "../../game/fixes";
import { FORM_NAMES, FORMS } from "../../rules/forms";
import { type HouseRule, HOUSE_RULES, houseClash, TWISTS } from "../../rules/house-rules";
import { mutated } from "../../testing/mutate";
import { chanceOf, Robot } from "../../testing/robot";
import { runs, seed } from "../../testing/seed";
import { formStarted } from "../../testing/table";
import { playGame } from "../../testing/referee/random-play";
import type { KeptLog } from "../backup/kept";
import { readCrib } from "./read-crib";
import { writeCrib } from "./write-crib";

/** The date in Greenwich. */
const dateOf = (at: number) => (Math.abs(at) < 1e14 ? new Date(at).toISOString().slice(0, 10) : "");

/** The log in JSON, as it is stored in a backup. */
const inJson = (log: KeptLog) => JSON.parse(JSON.stringify(log)) as KeptLog;

/** Both laws for one log. @returns the text */
function thereAndBack(log: KeptLog): string {
  const text = writeCrib(log, dateOf);
  const back = readCrib(text);
  if (!back.ok) throw new Error(`${JSON.stringify(back.error)}\n${text}`);
  expect(back.value.log).toEqual(inJson(log));
  expect(writeCrib(back.value.log, dateOf)).toBe(text);
  return text;
}

const FIXTURES: Readonly<Record<string, readonly unknown[]>> = {
  format1,
  format2,
  format3TenCard,
  format3,
  format4,
  format5FalseGame,
  format5,
  format6CallBeforeCount,
  format6Ends,
  format6ImpossibleCount,
  format6,
};

const gameOf = (entries: readonly unknown[]): KeptLog => ({ id: (entries[0] as LogEntry).game, entries });

describe("a stored game survives the notation:", () => {
  it.each(Object.entries(FIXTURES))("the fixture %s, with a mark for every entry", (_, log) => {
    expect(thereAndBack(gameOf(log))).not.toMatch(/^raw /m);
  });
});

/** Values that JSON does not have become null, or are left out. */
const jsonOf = (value: unknown): unknown => {
  const text = JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? null : one)) as string | undefined;
  return text === undefined ? null : JSON.parse(text);
};

/** Names that look like something else in the text. */
const NAMES = [
  'Ann "Ace" Lee',
  "O’Brien",
  "[Bob]",
  "];(|",
  "go",
  "crib",
  "play",
  "up",
  "raw",
  "5H",
  "As",
  "K",
  "P2",
  "v7",
  "Ann-2",
  "Ann-3",
  "Jean-Luc Picard",
  "O'Neil",
  "Bob2",
  "fix-3",
  "play-2",
  "go-2-go",
  "Kd",
  "X-5",
  "דוד",
  "علي",
  "李",
  "\u202eevil",
  "a\nb",
  "Ann",
  "",
  "__proto__",
  "\\",
];

const NEAR: NearKeys = { cards: () => ["5H", "K"], numbers: (points) => [points + 1] };

/** A Robot plays a form, with one or two house rules, with undo, and some corrections afterwards. */
function randomGame(chance: () => number): KeptLog {
  const one = <T>(all: readonly T[]) => all[Math.floor(chance() * all.length)] as T;
  const form = one(FORM_NAMES);
  const counting = one(COUNTINGS);
  const depth = one(DEPTHS);
  const wanted: readonly HouseRule[] = chance() < 0.5 ? [] : [one(TWISTS), one(HOUSE_RULES)];
  const house = wanted[0] === wanted[1] ? wanted.slice(1) : wanted;
  const on = houseClash({ form, on: house, muggins: counting === "muggins" }) ? [] : house;
  const start = formStarted(form, { house: on, target: one([31, 61, 121]) }, one(FORMS[form].seatings), {
    depth,
    counting,
  });
  const robot = new Robot(start, chance, { wanders: 0.03, ranksOnly: one([0, 0.5]) });
  try {
    robot.play();
  } catch {
    // Some twists have no winner within the robot's patience; the game so far is a game too.
  }
  const { table } = robot;
  for (let times = Math.floor(chance() * 5); times > 0; times--) {
    const line = one(table.now.lines);
    const fixes = fixesOf(table.now, line, NEAR);
    const change = chance() < 0.3 ? ({ how: "removed" } as const) : one(fixes)?.change;
    if (change) table.do({ do: "correct", entry: line.id, change });
    if (chance() < 0.2) table.do({ do: "undo" });
  }
  const most = chance() < 0.3 ? Math.floor(chance() * table.entries.length) + 1 : Infinity;
  return { id: "game-1", entries: table.entries.slice(0, most) };
}

/** In milliseconds: `npm run crib` plays a thousand games. */
const A_WHILE = 3_600_000;

it(
  "random games of every form, with undo and corrections, finished and unfinished",
  () => {
    const from = seed("games as .crib");
    const raws: string[] = [];
    for (let n = 0; n < runs(10); n++) {
      const text = thereAndBack(randomGame(chanceOf(from + n)));
      raws.push(...(text.match(/^raw .*/gm) ?? []));
    }
    expect(raws).toEqual([]);
  },
  A_WHILE,
);

it(
  "games of people who count, call and say false goes",
  () => {
    const from = seed("muggins as .crib");
    for (let n = 0; n < runs(5); n++) {
      const { log } = playGame(from + n);
      expect(thereAndBack({ id: "game-1", entries: log })).not.toMatch(/^raw /m);
    }
  },
  A_WHILE,
);

it(
  "damaged entries are written raw, and come back as damaged as they were",
  () => {
    const chance = chanceOf(seed("damaged entries as .crib"));
    const all = Object.values(FIXTURES).map((log) => log.slice(0, 30));
    for (let n = 0; n < runs(40); n++) {
      const log = all[n % all.length] ?? [];
      const { id } = gameOf(log);
      const at = Math.floor(chance() * log.length);
      thereAndBack(inJson({ id, entries: log.with(at, jsonOf(mutated(log[at], chance))) }));
    }
  },
  A_WHILE,
);

it("players may have any names", () => {
  const name = fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), fc.constantFrom(...NAMES));
  const property = (names: readonly string[], id: string) => {
    const [first, ...rest] = gameOf(format6Ends).entries as readonly LogEntry[];
    const fact = first?.fact.type === "gameStarted" ? first.fact : undefined;
    const seats = names.map((one, side) => ({ name: one, side }));
    const entries = [{ ...first, fact: { ...fact, seats } }, ...rest].map((entry) => ({ ...entry, game: id }));
    expect(thereAndBack({ id, entries })).not.toMatch(/^raw /m);
  };
  const two = fc.tuple(name, name);
  const id = fc.stringMatching(/^[\w:~.-]{1,40}$/);
  fc.assert(fc.property(two, id, property), { seed: seed("names in .crib"), numRuns: runs(15) });
});
