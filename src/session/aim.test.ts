import { describe, expect, it, vi } from "vitest";
import type { Command } from "../game/decide";
import { FORMAT, type GameId, type LogEntry } from "../game/facts";
import { rowOf } from "../game/list-row";
import { type Card, parseCard } from "../rules/cards";
import { started } from "../testing/table";
import { Tabs } from "../testing/tabs";
import { createKeeper } from "./keeper";

const tap = (text: string): Command => ({ do: "tapCard", card: parseCard(text) as Card });

/** A game in progress in one tab; Alice deals. */
async function playing() {
  const tabs = new Tabs();
  const keeper = createKeeper(tabs.tab());
  await keeper.start([started(), { type: "dealerChosen", dealer: 0 }]);
  tabs.asked.length = 0;
  const game = keeper.openId.value as GameId;
  const copy = async () => {
    const kept = await tabs.disk.preference(`aim ${game}`);
    return kept.ok ? (kept.value as { entry: LogEntry } | undefined)?.entry : undefined;
  };
  /** The finger stays until the entry is on disk. */
  const aim = async (card: string) => {
    keeper.aim(tap(card));
    await vi.waitFor(async () => expect((await copy())?.fact).toMatchObject({ card }));
  };
  return { tabs, keeper, game, copy, aim };
}

const starter = (keeper: ReturnType<typeof createKeeper>) => keeper.now.value.state?.deal?.starter;

/** The copy that a killed browser leaves: the starter, not yet in its log. */
async function left({ tabs, keeper, game }: Awaited<ReturnType<typeof playing>>, card: Card) {
  const seq = keeper.entries.value.length;
  const entry: LogEntry = { game, seq, v: FORMAT, at: 5, fact: { type: "starterTurned", card } };
  await tabs.disk.prefer(`aim ${game}`, { entry, row: rowOf([...keeper.entries.value, entry]) });
}

describe("a finger on a key", () => {
  it("stores the entry beside the log, and shows nothing", async () => {
    const { tabs, keeper, game, copy, aim } = await playing();
    await aim("5H");
    expect(await copy()).toMatchObject({ game, seq: 2 });
    expect([starter(keeper), await tabs.kept(game), tabs.asked]).toEqual([undefined, 2, []]);
  });

  it("that taps shows the entry before the log has it, and then the copy goes", async () => {
    const { tabs, keeper, game, copy, aim } = await playing();
    await aim("5H");
    /** The length of the log at each time it is shown, and what the log was asked to store until then. */
    const seen: (readonly number[])[] = [];
    keeper.entries.subscribe(({ length }) => void seen.push([length, tabs.asked.length]));
    expect(await keeper.act(tap("5H"))).toBe(true);
    expect(seen).toEqual([
      [2, 0],
      [3, 0],
    ]);
    expect([starter(keeper), await tabs.kept(game)]).toEqual(["5H", 3]);
    await vi.waitFor(async () => expect(await copy()).toBeUndefined());
  });

  it("that taps before its entry is on disk waits for the log", async () => {
    const { tabs, keeper, game } = await playing();
    await keeper.close();
    const ports = tabs.tab();
    const busy = createKeeper({ ...ports, log: { ...ports.log, prefer: () => new Promise(() => {}) } });
    await busy.open(game);
    busy.aim(tap("5H"));
    const answer = tabs.slow();
    const done = busy.act(tap("5H"));
    await vi.waitFor(async () => expect(await tabs.kept(game)).toBe(3));
    expect(starter(busy)).toBeUndefined();
    answer();
    expect([await done, starter(busy)]).toEqual([true, "5H"]);
  });

  it("that leaves without a tap takes the entry back", async () => {
    const { keeper, copy, aim } = await playing();
    await aim("5H");
    keeper.aim(undefined);
    await vi.waitFor(async () => expect(await copy()).toBeUndefined());
    expect(await keeper.act(tap("JH"))).toBe(true);
    expect(starter(keeper)).toBe("JH");
  });

  it("that taps another key than it aimed at gives that key’s entry", async () => {
    const { tabs, keeper, game, aim } = await playing();
    await aim("5H");
    expect(await keeper.act(tap("JH"))).toBe(true);
    expect([starter(keeper), await tabs.kept(game)]).toEqual(["JH", 3]);
  });

  it("stores nothing for a card that would be refused", async () => {
    const { keeper, copy, aim } = await playing();
    await aim("5H");
    await keeper.act(tap("5H"));
    await vi.waitFor(async () => expect(await copy()).toBeUndefined());
    keeper.aim(tap("5H"));
    await Promise.resolve();
    expect(await copy()).toBeUndefined();
  });

  it("stores nothing in a tab that only watches", async () => {
    const { tabs, game, copy } = await playing();
    const watcher = createKeeper(tabs.tab());
    await watcher.open(game);
    watcher.aim(tap("5H"));
    await Promise.resolve();
    expect(await copy()).toBeUndefined();
  });

  it("keeps the copy until the log has its entry, wherever the next finger aims", async () => {
    const { keeper, copy, aim } = await playing();
    await aim("5H");
    const done = keeper.act(tap("5H"));
    keeper.aim(tap("JH"));
    await Promise.resolve();
    expect((await copy())?.fact).toMatchObject({ card: "5H" });
    expect(await done).toBe(true);
  });

  it("keeps the copy of a shown entry that the log refuses, and no other takes its place", async () => {
    const { tabs, keeper, copy, aim } = await playing();
    await aim("5H");
    tabs.answers = ["full"];
    await keeper.act(tap("5H"));
    expect([starter(keeper), keeper.fault.value, keeper.unkept.value.length]).toEqual(["5H", "full", 1]);
    keeper.aim(tap("JH"));
    await Promise.resolve();
    expect((await copy())?.fact).toMatchObject({ card: "5H" });
    await keeper.retry();
    expect([keeper.unkept.value, keeper.fault.value]).toEqual([[], undefined]);
  });
});

describe("a browser that was killed with a copy beside the log", () => {
  it("reopens with the entry, and the copy goes", async () => {
    const open = await playing();
    await left(open, "5H");
    await open.keeper.close();
    const again = createKeeper(open.tabs.tab());
    await again.open(open.game);
    expect([starter(again), await open.tabs.kept(open.game)]).toEqual(["5H", 3]);
    await vi.waitFor(async () => expect(await open.copy()).toBeUndefined());
    expect(open.tabs.busy()).toEqual([open.game]);
  });

  it("reopens with it in a tab that was open before", async () => {
    const open = await playing();
    const other = createKeeper(open.tabs.tab());
    await left(open, "5H");
    await open.keeper.close();
    await other.open(open.game);
    expect([starter(other), await open.tabs.kept(open.game)]).toEqual(["5H", 3]);
  });

  it("keeps the copy while the disk refuses its entry, and brings it the next time", async () => {
    const open = await playing();
    await left(open, "5H");
    await open.keeper.close();
    open.tabs.answers = ["full"];
    const again = createKeeper(open.tabs.tab());
    await again.open(open.game);
    expect([starter(again), (await open.copy())?.seq]).toEqual([undefined, 2]);
    await again.close();
    await again.open(open.game);
    expect(starter(again)).toBe("5H");
  });

  it("keeps the log as it is if the place of the copy is taken", async () => {
    const open = await playing();
    await left(open, "5H");
    await open.keeper.act(tap("JH"));
    await open.keeper.close();
    const again = createKeeper(open.tabs.tab());
    await again.open(open.game);
    expect([starter(again), await open.tabs.kept(open.game)]).toEqual(["JH", 3]);
  });

  it("leaves the copy to a tab that still writes the game", async () => {
    const open = await playing();
    await left(open, "5H");
    const other = createKeeper(open.tabs.tab());
    await other.open(open.game);
    expect([await open.tabs.kept(open.game), (await open.copy())?.seq]).toEqual([2, 2]);
  });

  it("brings the entry into the tab that takes the game over", async () => {
    const open = await playing();
    const other = createKeeper(open.tabs.tab());
    await other.open(open.game);
    await left(open, "5H");
    await other.scoreHere();
    expect([starter(other), await open.tabs.kept(open.game)]).toEqual(["5H", 3]);
  });

  it.each([undefined, null, 7, "aim", [], {}, { entry: 5 }, { entry: { game: "x" }, row: {} }])(
    "ignores a damaged copy: %j",
    async (copy) => {
      const open = await playing();
      await open.tabs.disk.prefer(`aim ${open.game}`, copy);
      await open.keeper.close();
      const again = createKeeper(open.tabs.tab());
      await again.open(open.game);
      expect(await again.act(tap("JH"))).toBe(true);
    },
  );
});
