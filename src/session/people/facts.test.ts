import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { ok, refuse } from "../../base/result";
import type { GameId, LogEntry } from "../../game/facts";
import { rowOf } from "../../game/list-row";
import type { GameRow } from "../../game/log";
import { answerTo } from "../../insight/answers";
import { gameFacts } from "../../insight/many/game-facts";
import { packFacts, unpackFacts } from "../../insight/many/pack";
import { usualGame } from "../../testing/usual-games";
import { createFacts } from "./facts";
import type { Weigh } from "./luck-of-log";

const LOGS = Array.from({ length: 6 }, (_, i) => usualGame(i + 1));
const row = (entries: readonly LogEntry[]): GameRow => {
  const found = rowOf(entries);
  if (!found) throw new Error("no row");
  return found;
};
const idsOf = (logs: readonly (readonly LogEntry[])[]) => logs.map((entries) => String(entries[0]?.game)).toSorted();

/** A phone with these games, and packs of an earlier visit. */
function phone(logs: readonly (readonly LogEntry[])[], packs = new Map<number, unknown>()) {
  const rows = signal<readonly GameRow[]>(logs.map(row));
  const whole = signal(true);
  const byId = new Map(logs.map((entries) => [entries[0]?.game, entries]));
  const reads: GameId[] = [];
  const store = {
    packs: async () => ok(new Map(packs)),
    keepPacks: async (changed: ReadonlyMap<number, string | undefined>) => {
      for (const [number, pack] of changed)
        if (pack === undefined) packs.delete(number);
        else packs.set(number, pack);
      return ok(undefined);
    },
  };
  const weighed: string[] = [];
  const weigh: Weigh = async (game) => {
    weighed.push(String(game.winner));
    return answerTo({ ask: "odds", game });
  };
  const log = {
    read: async (id: GameId) => {
      reads.push(id);
      const entries = byId.get(id);
      return entries ? ok({ entries, setAside: [] }) : refuse("lost" as const);
    },
  };
  return {
    rows,
    whole,
    packs,
    reads,
    byId,
    weighed,
    ports: { store, log, rows, whole, weigh, breathe: (): Promise<void> | undefined => undefined },
  };
}

/** Waits until every game is read. */
async function settled({ ports }: ReturnType<typeof phone>) {
  const facts = await createFacts(ports);
  const wait = async () => {
    for (let turn = 0; turn < 500; turn++) await Promise.resolve();
  };
  await wait();
  return { facts, wait, ids: () => facts.all.value.map(({ id }) => String(id)).toSorted() };
}

describe("the facts of all games", () => {
  test("are made once, and read from the packs the next time", async () => {
    const first = phone(LOGS);
    const { ids } = await settled(first);
    expect(ids()).toEqual(idsOf(LOGS));
    expect(first.reads).toHaveLength(LOGS.length);
    const second = phone(LOGS, first.packs);
    const again = await settled(second);
    expect(second.reads).toEqual([]);
    expect(again.facts.all.value).toEqual((await settled(phone(LOGS))).facts.all.value);
  });

  test("leave room for a tap while one game is read and weighed", async () => {
    const one = phone(LOGS.slice(0, 1));
    let pauses = 0;
    const breathe = async () => void (pauses += 1);
    const { facts, wait } = await settled({ ...one, ports: { ...one.ports, breathe } });
    // Within the game, after it, and after its pack.
    expect(pauses).toBe(3);
    void facts.weigh(idsOf(LOGS.slice(0, 1)) as GameId[], () => true);
    await wait();
    // Before and between the three parts of its weighing, and after its pack.
    expect(pauses).toBe(7);
  });

  test("equal those of a rebuild, field by field", () => {
    const games = LOGS.flatMap((entries) => gameFacts(entries) ?? []);
    expect(unpackFacts(packFacts(games))).toEqual(games);
  });

  test.each([
    ["torn", (pack: string) => pack.slice(0, -9)],
    ["of another format", (pack: string) => pack.replace("[", "[9")],
    ["with a field of another kind", (pack: string) => pack.replace('"sixCard"', '"sevenCard"')],
    ["with a number that is none", (pack: string) => pack.replace(",121,", ',"121",')],
    ["with a side that is no number", (pack: string) => pack.replace(/,121,1,(\d),\[\d\]/, ',121,1,$1,["0"]')],
    [
      "with more winners than seats",
      (pack: string) => pack.replace(/,121,1,(\d),\[\d\]/, `,121,1,$1,[${"0,".repeat(12)}0]`),
    ],
    ["with luck that is no number", (pack: string) => pack.replace(/,0,\[\[/, ",[[1,null,null,[]]],[[")],
    ["of nonsense", () => 17],
  ])("are made again from a pack that is %s", async (_, damage) => {
    const first = phone(LOGS);
    await settled(first);
    const second = phone(LOGS, new Map([[0, damage(String(first.packs.get(0)))]]));
    const { ids } = await settled(second);
    expect(ids()).toEqual(idsOf(LOGS));
    expect(second.reads).toHaveLength(LOGS.length);
    expect(second.packs).toEqual(first.packs);
  });

  test("follow the list: a game that went on is read again, a deleted one is gone", async () => {
    const here = phone(LOGS);
    const { ids, wait, facts } = await settled(here);
    const [gone, changed] = here.rows.value;
    const entries = LOGS[1]?.map((entry) => ({ ...entry, at: entry.at + 5 })) ?? [];
    here.byId.set(changed?.id, entries);
    here.reads.length = 0;
    here.rows.value = here.rows.value.flatMap((one) => (one === gone ? [] : one === changed ? [row(entries)] : [one]));
    await wait();
    expect(here.reads).toEqual([changed?.id]);
    expect(ids()).toEqual(idsOf(LOGS.slice(1)));
    expect(facts.left.value).toBe(0);
    expect((await settled(phone(LOGS.slice(1), here.packs))).ids()).toEqual(idsOf(LOGS.slice(1)));
  });

  test("of a game that is open again are gone, and nothing is forgotten while the list is not whole", async () => {
    const here = phone(LOGS);
    const { ids, wait } = await settled(here);
    here.whole.value = false;
    here.rows.value = here.rows.value.slice(0, 2).map((one, i) => (i === 0 ? { ...one, winner: undefined } : one));
    await wait();
    expect(ids()).toEqual(idsOf(LOGS.slice(1)));
  });

  test("leave out a log that cannot be read, and do not ask for it again", async () => {
    const here = phone(LOGS);
    const [first] = LOGS;
    here.byId.set(first?.[0]?.game, []);
    const { ids, wait } = await settled(here);
    here.rows.value = [...here.rows.value];
    await wait();
    expect(ids()).toEqual(idsOf(LOGS.slice(1)));
    expect(here.reads.filter((id) => id === first?.[0]?.game)).toHaveLength(1);
  });

  test("of a game whose row has another time than its log are read once, and found in the pack the next time", async () => {
    const capped = (here: ReturnType<typeof phone>) => {
      here.rows.value = here.rows.value.map((one) => ({ ...one, touchedAt: 1 }));
      return here;
    };
    const first = capped(phone(LOGS));
    await settled(first);
    const second = capped(phone(LOGS, first.packs));
    const { ids } = await settled(second);
    expect(second.reads).toEqual([]);
    expect(ids()).toEqual(idsOf(LOGS));
  });

  test("get their luck and skill when they are asked for, and keep it in the packs", async () => {
    const first = phone(LOGS.slice(0, 2));
    const { facts } = await settled(first);
    expect(facts.all.value.map(({ luck }) => luck)).toEqual([undefined, undefined]);
    const ids = facts.all.value.map(({ id }) => id);
    await facts.weigh(ids, () => false);
    expect(first.weighed).toEqual([]);
    await Promise.all([facts.weigh(ids, () => true), facts.weigh(ids, () => true)]);
    expect(first.weighed).toHaveLength(2);
    for (const { luck, winners } of facts.all.value)
      for (const [side, { start, skill = 0, both = 0, luck: cards = 0 }] of (luck ?? []).entries())
        expect(start + skill + both + cards).toBe(winners.includes(side) ? 1_000_000 : 0);
    const second = await settled(phone(LOGS.slice(0, 2), first.packs));
    expect(second.facts.all.value).toEqual(facts.all.value);
  });

  test("ask a worker that fails only once for a game", async () => {
    const here = phone(LOGS.slice(0, 1));
    let asked = 0;
    here.ports.weigh = async () => {
      asked += 1;
      throw new Error("no worker");
    };
    const { facts } = await settled(here);
    const ids = facts.all.value.map(({ id }) => id);
    for (const _ of [1, 2]) await facts.weigh(ids, () => true);
    expect(asked).toBe(1);
    expect(facts.all.value[0]?.luck).toBeUndefined();
  });

  test("go on after a store that failed once", async () => {
    const here = phone(LOGS);
    const read = here.ports.log.read;
    here.ports.log.read = () => Promise.reject(new Error("the store is gone"));
    const { ids, wait, facts } = await settled(here);
    expect([ids(), facts.left.value]).toEqual([[], 0]);
    here.ports.log.read = read;
    here.rows.value = [...here.rows.value];
    await wait();
    expect(ids()).toEqual(idsOf(LOGS));
  });

  test("follow new names, and the old ones again after an undo, also where the row has another time than its log", async () => {
    const here = phone(LOGS.slice(0, 1));
    const [row0] = here.rows.value;
    if (!row0) throw new Error("no row");
    const [log = []] = LOGS;
    const named = log.map((entry) =>
      entry.fact.type === "gameStarted"
        ? { ...entry, fact: { ...entry.fact, seats: entry.fact.seats.map((seat, i) => ({ ...seat, name: `P${i}` })) } }
        : entry,
    );
    here.rows.value = [{ ...row0, touchedAt: 1 }];
    const { facts, wait } = await settled(here);
    const names = () => facts.all.value.flatMap(({ sides }) => sides.flatMap(({ players }) => players));
    expect(names()).toEqual(row0.names);
    here.byId.set(row0.id, named);
    here.rows.value = [row(named)];
    await wait();
    expect(names()).toEqual(["P0", "P1"]);
    here.byId.set(row0.id, log);
    here.rows.value = [{ ...row0, touchedAt: 1 }];
    await wait();
    expect(names()).toEqual(row0.names);
  });
});
