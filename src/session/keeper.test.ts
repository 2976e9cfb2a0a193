import { describe, expect, it, vi } from "vitest";
import type { Command } from "../game/decide";
import { type LogEntry, FORMAT, type GameId, type TableFact } from "../game/facts";
import { rowOf } from "../game/list-row";
import type { Replay } from "../game/replay";
import { parseCard, type Card } from "../rules/cards";
import { listed } from "../testing/stored-entries";
import { started } from "../testing/table";
import { Tabs } from "../testing/tabs";
import { createKeeper } from "./keeper";

const FIRST: readonly TableFact[] = [started(), { type: "dealerChosen", dealer: 0 }];

const tap = (text: string): Command => ({ do: "tapCard", card: parseCard(text) as Card });

async function tapAll(keeper: ReturnType<typeof createKeeper>, line: string): Promise<readonly boolean[]> {
  return Promise.all(line.split(" ").map((card) => keeper.act(tap(card))));
}

/** A game in progress in one tab; Alice deals. */
async function playing(tabs = new Tabs()) {
  const keeper = createKeeper(tabs.tab());
  await keeper.start(FIRST);
  tabs.asked.length = 0;
  const game = keeper.openId.value as GameId;
  return { tabs, keeper, game };
}

/** The same game, watched from a second tab. */
async function watched() {
  const { tabs, keeper, game } = await playing();
  const watcher = createKeeper(tabs.tab());
  await watcher.open(game);
  return { tabs, keeper, watcher, game };
}

/** Another tab writes the next place of the log, without a message. */
async function writtenElsewhere({ tabs, keeper, game }: Awaited<ReturnType<typeof playing>>, card: Card) {
  const seq = keeper.entries.value.length;
  const elsewhere: LogEntry = { game, seq, v: FORMAT, at: 5, fact: { type: "starterTurned", card } };
  const row = rowOf([...keeper.entries.value, elsewhere]);
  if (row) await tabs.disk.append([elsewhere], row);
  return elsewhere;
}

const said = (keeper: ReturnType<typeof createKeeper>) => keeper.said.value?.code;
const cards = (entries: readonly LogEntry[]) =>
  entries.flatMap(({ fact }) => ("card" in fact ? [fact.card as string] : [])).join(" ");

describe("a tap", () => {
  it("is on the disk before it is shown", async () => {
    const { tabs, keeper, game } = await playing();
    const answer = tabs.slow();
    const done = keeper.act(tap("5H"));
    await vi.waitFor(async () => expect(await tabs.kept(game)).toBe(3));
    expect(keeper.entries.value).toHaveLength(2);
    answer();
    expect(await done).toBe(true);
    expect(keeper.entries.value).toHaveLength(3);
    expect(keeper.now.value.state?.deal?.starter).toBe("5H");
  });

  it("is prepared while the finger is on the key, so that showing it needs less time", async () => {
    const tabs = new Tabs();
    const seen: string[] = [];
    const foresee = (all: readonly LogEntry[], now: Replay) => seen.push(`${cards(all)} ${now.state?.deal?.starter}`);
    const keeper = createKeeper(tabs.tab(), { foresee });
    await keeper.start(FIRST);
    keeper.aim(tap("5H"));
    expect([seen, keeper.entries.value.length]).toEqual([["5H 5H"], 2]);
  });

  it("is decided on the state left by the tap before, however quick", async () => {
    const { keeper } = await playing();
    expect(await tapAll(keeper, "5H JH JH 5C")).toEqual([true, true, false, true]);
    expect(keeper.entries.value.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    expect(cards(keeper.entries.value)).toBe("5H JH 5C");
  });

  it("carries the format, the game and the time as a label", async () => {
    const { keeper, game } = await playing();
    await keeper.act(tap("5H"));
    const [, before, last] = keeper.entries.value;
    expect(last).toMatchObject({ game, seq: 2, v: FORMAT, fact: { type: "starterTurned", card: "5H" } });
    expect(last?.at).toBeGreaterThan(before?.at ?? Infinity);
  });

  it("keeps the list row with it", async () => {
    const { tabs, keeper } = await playing();
    await keeper.act(tap("JC"));
    const rows = await listed(tabs.disk);
    expect(rows).toEqual([rowOf(keeper.entries.value)]);
    expect(rows[0]?.scores).toEqual([2, 0]);
  });

  it("that is refused changes and writes nothing, and the reason is given", async () => {
    const { tabs, keeper } = await playing();
    const before = keeper.entries.value;
    expect(await keeper.act({ do: "record", fact: { type: "goCalled" } })).toBe(false);
    expect([said(keeper), tabs.asked]).toEqual(["noStarter", []]);
    expect(keeper.entries.value).toBe(before);
  });

  it("that is accepted clears the last refusal", async () => {
    const { keeper } = await playing();
    await keeper.act({ do: "redo" });
    expect(said(keeper)).toBe("nothingToRedo");
    await keeper.act(tap("5H"));
    expect(said(keeper)).toBeUndefined();
  });

  it("without an open game does nothing", async () => {
    const tabs = new Tabs();
    expect(await createKeeper(tabs.tab()).act(tap("5H"))).toBe(false);
    expect(tabs.asked).toEqual([]);
  });

  it("after an unreadable entry is written behind it, not over it", async () => {
    const game = "torn" as GameId;
    const kept = [...FIRST, { type: "torn" }].map((fact, seq) => ({ game, seq, v: FORMAT, at: 1, fact }));
    const keeper = createKeeper(new Tabs(kept).tab());
    await keeper.open(game);
    expect(keeper.setAside.value).toEqual([kept[2]]);
    expect(await keeper.act(tap("5H"))).toBe(true);
    expect(keeper.entries.value.at(-1)?.seq).toBe(3);
  });
});

describe("a place another tab has written", () => {
  it("is read and shown with a message, and is not overwritten", async () => {
    const table = await playing();
    const elsewhere = await writtenElsewhere(table, "9C");
    expect(await table.keeper.act(tap("5H"))).toBe(false);
    expect(said(table.keeper)).toBe("tookOver");
    expect(table.keeper.entries.value.at(-1)).toEqual(elsewhere);
    expect([table.keeper.fault.value, table.keeper.unkept.value]).toEqual([undefined, []]);
  });

  it("does not stop the next tap", async () => {
    const table = await playing();
    await writtenElsewhere(table, "9C");
    await table.keeper.act(tap("5H"));
    expect(await table.keeper.act(tap("5H"))).toBe(true);
    expect(cards(table.keeper.entries.value)).toBe("9C 5H");
  });
});

describe("a disk that fails", () => {
  it.each(["full", "lost", "newer"] as const)(
    "(%s): the entry is shown, marked as unsaved, and waits",
    async (fault) => {
      const { tabs, keeper, game } = await playing();
      tabs.answers = [fault];
      expect(await keeper.act(tap("5H"))).toBe(true);
      expect(keeper.fault.value).toBe(fault);
      expect(cards(keeper.entries.value)).toBe("5H");
      expect(keeper.unkept.value).toEqual(keeper.entries.value.slice(2));
      expect(await tabs.kept(game)).toBe(2);
    },
  );

  it("is retried at the next tap: the waiting entry first, by itself", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["full"];
    await tapAll(keeper, "5H JH");
    expect(tabs.asked.map(cards)).toEqual(["5H", "5H", "JH"]);
    expect([keeper.fault.value, keeper.unkept.value]).toEqual([undefined, []]);
    expect(await tabs.disk.read(game)).toMatchObject({ ok: true, value: { entries: keeper.entries.value } });
  });

  it("for many taps makes all of them wait in order, and stores them later", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["full", "full", "lost"];
    await tapAll(keeper, "5H JH 5C");
    expect([cards(keeper.unkept.value), keeper.fault.value]).toEqual(["5H JH 5C", "lost"]);
    await keeper.act(tap("7S"));
    expect([keeper.unkept.value, await tabs.kept(game)]).toEqual([[], 6]);
  });

  it("after storing an entry is sent the same entry again", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["lost, kept"];
    await tapAll(keeper, "5H JH");
    expect(tabs.asked[1]).toEqual(tabs.asked[0]);
    expect([keeper.fault.value, await tabs.kept(game)]).toEqual([undefined, 4]);
  });

  it("is retried on request, without a new entry", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["full", "full"];
    await keeper.act(tap("5H"));
    await keeper.retry();
    expect([keeper.fault.value, cards(keeper.unkept.value)]).toEqual(["full", "5H"]);
    await keeper.retry();
    expect([keeper.fault.value, keeper.unkept.value]).toEqual([undefined, []]);
    expect([await tabs.kept(game), keeper.entries.value.length]).toEqual([3, 3]);
  });

  it("is not retried when nothing waits", async () => {
    const { tabs, keeper } = await playing();
    await keeper.retry();
    expect(tabs.asked).toEqual([]);
  });

  it("does not notify other tabs of entries that were not stored", async () => {
    const tabs = new Tabs();
    const tell = vi.fn<(log: string) => void>();
    const keeper = createKeeper({ ...tabs.tab(), notifyTabs: tell });
    await keeper.start(FIRST);
    expect(tell).toHaveBeenCalledTimes(1);
    tabs.answers = ["full"];
    await keeper.act(tap("5H"));
    expect(tell).toHaveBeenCalledTimes(1);
    await keeper.act(tap("JH"));
    expect(tell).toHaveBeenCalledTimes(2);
  });
});

describe("two tabs", () => {
  it("one scores, the other watches live", async () => {
    const { keeper, watcher } = await watched();
    expect([keeper.writing.value, watcher.writing.value]).toEqual([true, false]);
    await keeper.act(tap("5H"));
    await vi.waitFor(() => expect(cards(watcher.entries.value)).toBe("5H"));
  });

  it("a watcher’s tap is refused with a reason", async () => {
    const { tabs, watcher } = await watched();
    expect(await watcher.act(tap("5H"))).toBe(false);
    expect([said(watcher), tabs.asked]).toEqual(["watching", []]);
  });

  it("the scoring tab does not reread its own entries", async () => {
    const tabs = new Tabs();
    let hear: (game: GameId) => void = () => {};
    const keeper = createKeeper({ ...tabs.tab(), onTabNews: (heard) => void (hear = heard) });
    const game = (await keeper.start(FIRST)) as GameId;
    const before = keeper.entries.value;
    hear(game);
    await keeper.retry();
    expect(keeper.entries.value).toBe(before);
  });

  it("news of another game is ignored", async () => {
    const { keeper, watcher, tabs } = await watched();
    const before = watcher.entries.value;
    await createKeeper(tabs.tab()).start(FIRST);
    await watcher.retry();
    expect([watcher.entries.value, watcher.openId.value]).toEqual([before, keeper.openId.value]);
    expect(watcher.entries.value).toBe(before);
  });

  it("taking over moves the lock, and the other tab’s entries are shown", async () => {
    const { keeper, watcher } = await watched();
    await keeper.act(tap("5H"));
    await watcher.scoreHere();
    expect([watcher.writing.value, keeper.writing.value, said(keeper)]).toEqual([true, false, "watching"]);
    expect(await watcher.act(tap("JH"))).toBe(true);
    expect(await keeper.act(tap("9C"))).toBe(false);
    await vi.waitFor(() => expect(cards(keeper.entries.value)).toBe("5H JH"));
  });

  it("taking over clears the refusal, and the other tab can take over again", async () => {
    const { keeper, watcher } = await watched();
    await watcher.act(tap("5H"));
    await watcher.scoreHere();
    expect(said(watcher)).toBeUndefined();
    await keeper.scoreHere();
    expect([keeper.writing.value, watcher.writing.value]).toEqual([true, false]);
    expect(await keeper.act(tap("5H"))).toBe(true);
  });

  it("taking over without a game does nothing", async () => {
    const keeper = createKeeper(new Tabs().tab());
    await keeper.scoreHere();
    expect(keeper.writing.value).toBe(false);
  });
});

describe("starting, opening and closing", () => {
  it("a new game is stored, open and writable", async () => {
    const { tabs, keeper, game } = await playing();
    expect([keeper.writing.value, await tabs.kept(game)]).toEqual([true, 2]);
    expect(keeper.now.value.state?.deal).toMatchObject({ number: 1, dealer: 0 });
  });

  const bad: { name: string; facts: readonly TableFact[]; why: string }[] = [
    { name: "a game to one", facts: [started("cards", { target: 1 })], why: "badTarget" },
    { name: "three players", facts: [started("cards", {}, ["A", "B", "C"])], why: "wrongPlayers" },
    { name: "nobody", facts: [started("cards", {}, [])], why: "wrongPlayers" },
    { name: "a dealer who is not there", facts: [started(), { type: "dealerChosen", dealer: 2 }], why: "nobody" },
  ];
  it.each(bad)("$name is refused with a reason, and the open game stays open", async ({ facts, why }) => {
    const { tabs, keeper, game } = await playing();
    await keeper.act(tap("5H"));
    tabs.asked.length = 0;
    expect(await keeper.start(facts)).toBeUndefined();
    expect([said(keeper), keeper.openId.value, cards(keeper.entries.value)]).toEqual([why, game, "5H"]);
    expect([keeper.writing.value, tabs.asked]).toEqual([true, []]);
  });

  it("a closed game shows nothing, and another tab may write it", async () => {
    const { tabs, keeper, game } = await playing();
    await keeper.act({ do: "redo" });
    await keeper.close();
    expect([keeper.openId.value, keeper.entries.value, keeper.writing.value]).toEqual([undefined, [], false]);
    expect(said(keeper)).toBeUndefined();
    const other = createKeeper(tabs.tab());
    await other.open(game);
    expect(other.writing.value).toBe(true);
  });

  it("opening another game releases the lock of the first", async () => {
    const { tabs, keeper, game } = await playing();
    const second = (await keeper.start(FIRST)) as GameId;
    const other = createKeeper(tabs.tab());
    await other.open(game);
    expect([other.writing.value, keeper.openId.value]).toEqual([true, second]);
    await keeper.open(game);
    expect([keeper.openId.value, keeper.writing.value]).toEqual([game, false]);
  });

  it("opening the open game again reads nothing and keeps the lock", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.unread = "lost";
    expect(await keeper.open(game)).toEqual({ ok: true, value: undefined });
    expect(keeper.writing.value).toBe(true);
  });

  it("a game that cannot be read is not opened, and the fault is shown", async () => {
    const { tabs, game } = await playing();
    const keeper = createKeeper(tabs.tab());
    tabs.unread = "newer";
    expect(await keeper.open(game)).toEqual({ ok: false, error: "newer" });
    expect([keeper.openId.value, keeper.fault.value, keeper.writing.value]).toEqual([undefined, "newer", false]);
  });

  it("a game that the disk refuses from the start goes on in memory", async () => {
    const tabs = new Tabs();
    tabs.answers = ["full"];
    const keeper = createKeeper(tabs.tab());
    const game = await keeper.start(FIRST);
    expect([keeper.fault.value, keeper.unkept.value.length]).toEqual(["full", 2]);
    await keeper.act(tap("5H"));
    expect([keeper.fault.value, await tabs.kept(game)]).toEqual([undefined, 3]);
  });
});

/** Bugs that these tests found. */
describe("bugs fixed before", () => {
  it("two entries wait and the first was stored after all: both are stored, and scoring goes on", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["lost, kept", "lost"];
    await tapAll(keeper, "5H JH 5C");
    expect([cards(keeper.entries.value), cards(keeper.unkept.value), keeper.fault.value]).toEqual([
      "5H JH 5C",
      "",
      undefined,
    ]);
    expect(await tabs.kept(game)).toBe(5);
  });

  it("the waiting entry is stored and the tap is not: only the tap waits", async () => {
    const { tabs, keeper } = await playing();
    tabs.answers = ["full", "fine", "full"];
    await tapAll(keeper, "5H JH");
    expect(cards(keeper.unkept.value)).toBe("JH");
    expect(await keeper.act(tap("5C"))).toBe(true);
    expect(cards(keeper.entries.value)).toBe("5H JH 5C");
  });

  it("another tab took the place of a waiting entry: the second tap after it is scored", async () => {
    const table = await playing();
    table.tabs.answers = ["full"];
    await table.keeper.act(tap("5H"));
    const seq = 2;
    const elsewhere: LogEntry = {
      game: table.game,
      seq,
      v: FORMAT,
      at: 5,
      fact: { type: "starterTurned", card: "9C" },
    };
    const row = rowOf([...table.keeper.entries.value.slice(0, 2), elsewhere]);
    if (row) await table.tabs.disk.append([elsewhere], row);
    expect(await table.keeper.act(tap("JH"))).toBe(false);
    expect(await table.keeper.act(tap("JH"))).toBe(true);
  });

  it("a waiting entry is stored with the row of its own game", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["full"];
    await keeper.act(tap("JC"));
    await keeper.start(FIRST);
    const rows = await listed(tabs.disk);
    const read = await tabs.disk.read(game);
    expect(rows.find(({ id }) => id === game)).toEqual(read.ok && rowOf(read.value.entries));
  });

  it("news of a game being closed does not reopen it under the next game’s lock", async () => {
    const { keeper, watcher } = await watched();
    // A job of the first game is still running at the tap on "new game".
    void watcher.retry();
    const next = watcher.start(FIRST);
    await keeper.act(tap("5H"));
    const second = await next;
    await watcher.retry();
    expect(watcher.openId.value).toBe(second);
  });

  it("a game opened after an unreadable one does not show that fault", async () => {
    const { tabs, keeper, game } = await playing();
    await keeper.close();
    tabs.unread = "lost";
    await keeper.open("another" as GameId);
    tabs.unread = undefined;
    await keeper.open(game);
    expect(keeper.fault.value).toBeUndefined();
  });

  it("a game that could not be read is read again on request", async () => {
    const { tabs, keeper, game } = await playing();
    await keeper.act(tap("5H"));
    await keeper.close();
    tabs.unread = "lost";
    await keeper.open(game);
    await keeper.retry();
    expect([keeper.openId.value, keeper.fault.value]).toEqual([undefined, "lost"]);
    tabs.unread = undefined;
    await keeper.retry();
    expect([keeper.openId.value, cards(keeper.entries.value), keeper.fault.value]).toEqual([game, "5H", undefined]);
  });

  it("after a game is started, the one that could not be read stays closed", async () => {
    const { tabs, keeper, game } = await playing();
    await keeper.close();
    tabs.unread = "lost";
    await keeper.open(game);
    tabs.unread = undefined;
    const next = await keeper.start(FIRST);
    await keeper.retry();
    expect(keeper.openId.value).toBe(next);
  });

  it("a log whose beginning cannot be read accepts no taps", async () => {
    const game = "torn" as GameId;
    const torn = { game, seq: 0, v: FORMAT, at: 1, fact: { type: "torn" } };
    const rest = { game, seq: 1, v: FORMAT, at: 1, fact: FIRST[1] };
    const tabs = new Tabs([torn, rest]);
    const keeper = createKeeper(tabs.tab());
    await keeper.open(game);
    expect(await keeper.act({ do: "undo" })).toBe(tabs.asked.length > 0);
  });
});

describe("entries that wait", () => {
  it("another tab took the place of a waiting entry: the next game starts all the same", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["full"];
    await keeper.act(tap("5H"));
    const elsewhere: LogEntry = { game, seq: 2, v: FORMAT, at: 5, fact: { type: "starterTurned", card: "9C" } };
    const row = rowOf([...keeper.entries.value.slice(0, 2), elsewhere]);
    if (row) await tabs.disk.append([elsewhere], row);
    const second = await keeper.start(FIRST);
    expect([keeper.openId.value, keeper.entries.value.length, await tabs.kept(second)]).toEqual([second, 2, 2]);
    expect(await keeper.act(tap("5H"))).toBe(true);
  });

  it("of a game closed since are in the file that saves the open one", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["full", "full", "full", "full"];
    await tapAll(keeper, "5H JH");
    const second = await keeper.start(FIRST);
    expect(keeper.toSave.value.map((entry) => entry.game)).toEqual([second, second, game, game]);
  });

  it("a game closed and reopened still shows its waiting entries", async () => {
    const { tabs, keeper, game } = await playing();
    tabs.answers = ["full"];
    await keeper.act(tap("5H"));
    await keeper.close();
    await keeper.open(game);
    expect(cards(keeper.entries.value)).toBe("5H");
    expect(await keeper.act(tap("JH"))).toBe(true);
    expect([cards(keeper.entries.value), await tabs.kept(game)]).toEqual(["5H JH", 4]);
  });
});

it("an aim stores and refuses nothing, and the tap after it is decided on what the log has become", async () => {
  const { keeper } = await playing();
  const before = keeper.entries.value;
  for (const card of ["5H", "5H", "KC"]) keeper.aim(tap(card));
  expect([keeper.entries.value, keeper.said.value]).toEqual([before, undefined]);
  expect(await tapAll(keeper, "5H JH")).toEqual([true, true]);
  keeper.aim(tap("4D"));
  // The jack is out by now, whatever the finger aimed at before.
  keeper.aim(tap("JH"));
  expect(await tapAll(keeper, "JH 4D")).toEqual([false, true]);
});
