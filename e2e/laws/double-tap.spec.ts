/** A second tap in the same place 0–400 ms after the first changes nothing, on every control of every stop. */
import type { Locator } from "playwright/test";
import { GOLDEN, type Table } from "../table";
import { expect, test as base } from "../test";
import { TOURS } from "../tour/screens";
import { eveningFacts, plant } from "../verbs/planted";
import type { Control } from "./controls";
import { DELAYS, Robot } from "./robot";
import { everything, sampled, shareOf } from "./sample";

/** How many robots try the controls of a stop at the same time: most of their time they wait. */
const ROBOTS = 4;

const test = base.extend<{ robot: Robot; robots: readonly Robot[] }>({
  robot: async ({ page, url }, use) => {
    const robot = await Robot.beside(page, url);
    await use(robot);
    await robot.leave();
  },
  robots: async ({ page, url, robot }, use) => {
    const more = everything() ? Array.from({ length: ROBOTS - 1 }, async () => Robot.beside(page, url)) : [];
    const robots = [robot, ...(await Promise.all(more))];
    await use(robots);
    await Promise.all(robots.slice(1).map(async (one) => one.leave()));
  },
});

// A hand that still counts up is another screen each moment, with and without a second tap.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The first and the last of each kind of control. */
function ofEachKind(all: readonly Control[]): readonly Control[] {
  const kind = (one: Control) => all.filter((other) => other.kind === one.kind);
  return all.filter((one) => one === kind(one)[0] || one === kind(one).at(-1));
}

/** The controls that answer every tap, each with its reason. Everything else that repeats is a fault. */
const MEANT_TO_REPEAT: Readonly<Record<string, RegExp>> = {
  "a spread of 11 or 22 is the same digit twice": /^button “\d”$/,
  "two wrong digits are erased by two quick taps": /^button “Erase a digit”$/,
};
const mayRepeat = (name: string) => Object.values(MEANT_TO_REPEAT).some((known) => known.test(name));

/** How many controls a sample tries in all. */
const FEW = 2;

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

// A sample has no time for a long tour.
for (const name of everything() ? Object.keys(TOURS) : ["first pages"])
  test(`a second tap changes nothing: ${name}`, async ({ robot, robots, table }) => {
    test.setTimeout(everything() ? 3_600_000 : 180_000);
    const found: string[] = [];
    const tried = () => sum(robots.map(({ controls }) => controls));
    let stops = 0;
    await TOURS[name]?.(table, async (stop) => {
      const wanted = everything() || (tried() < FEW && sampled([true, false], 0.5, stop)[0] === true);
      if (!wanted) return;
      stops += 1;
      const elsewhere = await robot.arrive();
      if (elsewhere !== undefined) {
        found.push(`${stop}: cannot come back: ${elsewhere}`);
        return;
      }
      const all = await robot.list();
      for (const { name: key, repeats } of all) if (repeats && !mayRepeat(key)) found.push(`${stop}: ${key} repeats`);
      const kinds = ofEachKind(all.filter(({ repeats }) => !repeats));
      const left = [...(everything() ? shareOf(kinds, stop) : sampled(kinds, 1 / kinds.length, stop))];
      await Promise.all(
        robots.slice(0, left.length).map(async (one) => {
          if (one !== robot) one.follow(robot);
          for (let control = left.pop(); control; control = left.pop()) {
            const fault = await one.try(control, [DELAYS]);
            if (fault) found.push(`${stop}: ${fault}`);
          }
        }),
      );
    });
    console.log(`${name}: ${stops} stops, ${tried()} controls, ${sum(robots.map(({ delays }) => delays))} second taps`);
    expect(found).toEqual([]);
  });

/** Double taps that once did harm: each goes to the place and names the control. */
const HARMFUL: Readonly<Record<string, (table: Table) => Promise<Locator>>> = {
  "the last count before the crib": async (table) => {
    await table.newGame();
    await table.goldenPlay();
    await table.peg(9, "Bob");
    return table.button("Peg 12 for Alice");
  },
  "the count of the crib": async (table) => {
    await table.newGame();
    await table.goldenPlay();
    await table.peg(9, "Bob");
    await table.peg(12, "Alice");
    await table.tap(GOLDEN.crib);
    return table.button("Peg 4 for Alice");
  },
  "the winning chip": async (table) => {
    await table.newGame({ depth: "Points only", to: "31" });
    await table.chip(29, "Alice");
    return table.button("3 for Alice");
  },
  "a game of a playoff": async (table) => {
    await plant(table.page, eveningFacts({ players: 13, games: 9 }), "playoffs");
    await table.button("Draw the bracket").click();
    return table.button(/a game for/).first();
  },
};

for (const [name, come] of sampled(Object.entries(HARMFUL), 0.25, "harmful"))
  test(`a second tap on ${name} changes nothing`, async ({ robot, table }) => {
    test.setTimeout(180_000);
    const control = await come(table);
    await expect(control).toBeVisible();
    expect(await robot.arrive()).toBe(undefined);
    expect(await robot.tryOn(control, everything() ? DELAYS.map((delay) => [delay]) : [DELAYS])).toBe(undefined);
    expect(robot.controls).toBe(1);
  });
