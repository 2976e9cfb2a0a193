import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bookId } from "../../club/book-facts";
import { isBookRow, readBookEntry } from "../../club/book-read";
import { BOOK_PREFIX, isBookId } from "../../club/book-facts";
import type { GameId, LogEntry } from "../../game/facts";
import type { KeepingStore, KeptLog } from "../../game/keeping";
import { rowOf } from "../../game/list-row";
import { readEntry } from "../../game/upgrade";
import type { Kept } from "../../share/backup/kept";
import { countsOf } from "../../share/backup/kinds";
import { indexedKeeping } from "../../storage/keeping";
import { indexedLog, indexedLogOf } from "../../storage/indexed-log";
import { storeOpener } from "../../storage/open";
import { Tabs } from "../../testing/tabs";
import { createBooks } from "../club/books";
import { createLibrary } from "../library";
import { createSession, type Session } from "../session";
import { createKeeping, type Keeping } from "./keeping";

let made = 0;
/** Tabs on one disk. */
class Phone {
  readonly tabs = new Tabs();
  readonly open: ReturnType<typeof storeOpener>;
  readonly packed: Kept[] = [];
  now: number | undefined;
  private ids = 0;

  /** Of the tab that was opened last. */
  store!: KeepingStore;

  /** Set where no file can be made. */
  unpacked: { readonly tooMuch: boolean } | undefined;
  constructor() {
    made += 1;
    this.open = storeOpener(undefined, `session-keeping-${made}`);
  }

  async tab() {
    const own = this.tabs.tab();
    const ports = { ...own, now: () => this.now ?? own.now(), log: indexedLog(this.open, readEntry) };
    const library = createLibrary(ports);
    await library.wake();
    const session = createSession(ports, library);
    await session.loadRows();
    const kind = { readOne: readBookEntry, isRow: isBookRow, isMine: isBookId, prefix: BOOK_PREFIX };
    const newId = () => `id-${(this.ids += 1)}`;
    const books = createBooks({ ...ports, log: indexedLogOf(this.open, kind), newId });
    const keeping = createKeeping({
      ...ports,
      store: (this.store = indexedKeeping(this.open)),
      newId,
      busy: async () => this.tabs.busy(),
      keepers: () => [session, books],
      refresh: () => Promise.all([session.refresh(), books.loadRows()]),
      breathe: () => undefined,
      newFile: () => {
        const logs: KeptLog[] = [];
        return {
          add: async (more) => void logs.push(...more),
          end: async (preferences) => {
            this.packed.push({ logs, preferences });
            const bytes = this.unpacked ? undefined : Uint8Array.of(logs.length);
            return { bytes, tooMuch: false, counts: countsOf(logs), logs: logs.length, ...this.unpacked };
          },
        };
      },
    });
    await keeping.ready;
    return { session, books, keeping, ports };
  }
}

async function play(session: Session, names = ["Ann", "Ben"]): Promise<GameId> {
  const rules = { form: "sixCard", target: 121, goTiming: "lastCard", renege: "acc", firstDealer: "loser" } as const;
  const seats = names.map((name, side) => ({ name, side }));
  const id = await session.start([
    { type: "gameStarted", rules: { ...rules, skunks: "lines", house: [] }, seats, depth: "cards", counting: "app" },
    { type: "dealerChosen", dealer: 0 },
  ]);
  if (id === undefined) throw new Error("the game was refused");
  await session.record({ type: "starterTurned", card: "JH" });
  return id;
}
const ids = ({ rows }: Session) => rows.value.map(({ id }) => id);
const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
) => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
/** All that a backup would hold. */
async function everything(keeping: Keeping): Promise<Kept> {
  value(await keeping.pack());
  return phone.packed.pop()!;
}
const all = async (keeping: Keeping) => (await everything(keeping)).logs;

let phone: Phone;
beforeEach(() => {
  phone = new Phone();
});

describe("a deletion", () => {
  it("takes a game out of the list of every tab, and undo in any of them brings it back as it was", async () => {
    const here = await phone.tab();
    const id = await play(here.session);
    const before = here.session.state.value;
    await here.session.close();
    const other = await phone.tab();
    value(await here.keeping.remove("game", [id]));
    expect(ids(here.session)).toEqual([]);
    await vi.waitFor(() => expect(ids(other.session)).toEqual([]));
    const reloaded = await phone.tab();
    expect([ids(reloaded.session), await reloaded.session.openGame(id)]).toEqual([[], false]);
    expect(reloaded.keeping.latest.value).toMatchObject({ step: { what: "game" }, names: [["Ann", "Ben"]] });
    value(await reloaded.keeping.undo(reloaded.keeping.latest.value!.step));
    await vi.waitFor(() => expect(ids(other.session)).toEqual([id]));
    expect(reloaded.keeping.latest.value).toBeUndefined();
    await other.session.openGame(id);
    expect(other.session.state.value).toEqual(before);
  });

  it("closes the game that is open here", async () => {
    const { session, keeping } = await phone.tab();
    const id = await play(session);
    value(await keeping.remove("game", [id]));
    expect([session.openId.value, ids(session)]).toEqual([undefined, []]);
  });

  it("is refused while another tab writes the game, and a tab that only watches lets it go", async () => {
    const writer = await phone.tab();
    const id = await play(writer.session);
    const other = await phone.tab();
    await other.session.openGame(id);
    expect(other.session.writing.value).toBe(false);
    expect(await other.keeping.remove("game", [id])).toEqual({ ok: false, error: "openElsewhere" });
    await other.session.openGame(id);
    value(await writer.keeping.remove("game", [id]));
    await vi.waitFor(() => expect([other.session.openId.value, other.session.gone.value]).toEqual([undefined, 1]));
  });

  it("is refused while an entry of the game is not on disk", async () => {
    const { session, keeping, ports } = await phone.tab();
    const id = await play(session);
    vi.spyOn(ports.log, "append").mockResolvedValueOnce({ ok: false, error: "full" });
    await session.record({ type: "cardPlayed", card: "5H" });
    expect(await keeping.remove("game", [id])).toEqual({ ok: false, error: "notSaved" });
    await session.retry();
    value(await keeping.remove("game", [id]));
    value(await keeping.undo(keeping.latest.value!.step));
    await session.openGame(id);
    expect(session.entries.value).toHaveLength(4);
  });

  it("takes all games of a match in one step, and a scorecard like a game", async () => {
    const { session, books, keeping } = await phone.tab();
    const games = [await play(session), await play(session), await play(session, ["Cleo", "Dan"])];
    const card = await books.openScorecard({
      player: "Ann",
      number: "",
      event: "",
      date: "2026-11-14",
      seat: "",
      games: 9,
    });
    value(await keeping.remove("match", games.slice(0, 2)));
    expect(ids(session)).toEqual([games[2]]);
    value(await keeping.remove("scorecard", [card ?? bookId("none")]));
    expect(books.rows.value).toEqual([]);
    const steps = value(await keeping.undoable(9));
    expect(steps.map(({ step, names }) => [step.what, ...names])).toEqual([
      ["scorecard", ["Ann"]],
      ["match", ["Ann", "Ben"], ["Ann", "Ben"]],
    ]);
    expect(value(await keeping.undoable(1))).toEqual(steps.slice(0, 1));
    for (const { step } of steps) value(await keeping.undo(step));
    expect(ids(session).toSorted()).toEqual(games.toSorted());
    expect(books.rows.value.map(({ id }) => id)).toEqual([card]);
  });

  it("is final after 30 days", async () => {
    const { session, keeping } = await phone.tab();
    phone.now = Date.UTC(2026, 0, 1);
    const id = await play(session);
    value(await keeping.remove("game", [id]));
    phone.now = Date.UTC(2026, 0, 30);
    expect((await phone.tab()).keeping.latest.value).toBeDefined();
    phone.now = Date.UTC(2026, 1, 1);
    await phone.tab();
    expect((await phone.tab()).keeping.latest.value).toBeUndefined();
  });
});

describe("an import", () => {
  const rowIn = ({ entries }: KeptLog) => rowOf(entries as readonly LogEntry[]);
  const asAddition = (log: KeptLog) => ({ ...log, row: rowIn(log) });
  const copyOf = ({ entries }: KeptLog, id: string) =>
    asAddition({ id, entries: entries.map((entry) => ({ ...(entry as object), game: id })) });

  it("takes a snapshot, brings games into every list, and is undone", async () => {
    const here = await phone.tab();
    const mine = await play(here.session);
    const other = await phone.tab();
    const [log] = await all(here.keeping);
    const add = [copyOf(log!, "a"), copyOf(log!, "b")];
    const step = value(await here.keeping.bringIn({ add, extend: [], preferences: { leftHanded: true } }));
    expect(phone.packed).toEqual([{ logs: [log], preferences: {} }]);
    expect(value(await here.keeping.snapshots())).toEqual([{ at: expect.any(Number) as number, why: "beforeImport" }]);
    expect(here.session.preferences.leftHanded.signal.value).toBe(true);
    for (const { session } of [here, other])
      await vi.waitFor(() => expect(ids(session).toSorted()).toEqual(["a", "b", mine]));
    expect(here.keeping.latest.value?.step).toEqual(step);
    value(await here.keeping.undo(step));
    for (const { session } of [here, other]) await vi.waitFor(() => expect(ids(session)).toEqual([mine]));
    expect(here.session.preferences.leftHanded.signal.value).toBe(false);
  });

  it("comes in with the names people have here, and its undo takes them back too", async () => {
    const here = await phone.tab();
    const mine = await play(here.session, ["Ann", "Rob"]);
    const [log] = await all(here.keeping);
    value(await here.keeping.remove("game", [mine]));
    const row = { ...rowIn(log!)!, winner: 0 };
    const plan = { add: [{ ...asAddition(log!), row }], extend: [], preferences: {} };
    const step = value(await here.keeping.bringIn(plan, new Map([["Rob", "Bob"]])));
    expect(here.session.rows.value.map(({ names }) => names)).toEqual([["Ann", "Bob"]]);
    await here.session.openGame(mine);
    expect(here.session.state.value?.seats.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
    await here.session.close();
    value(await here.keeping.undo(step));
    expect([ids(here.session), await all(here.keeping)]).toEqual([[], []]);
  });

  it("that renames a player is a step of its own, and is undone", async () => {
    const here = await phone.tab();
    const id = await play(here.session);
    await here.session.close();
    const [log] = await all(here.keeping);
    const at = log!.entries.length;
    const [first] = log!.entries as readonly LogEntry[];
    const start = first!.fact;
    if (start.type !== "gameStarted") throw new Error("no start");
    const by = { ...start, seats: start.seats.map((seat) => ({ ...seat, name: `${seat.name}a` })) };
    const fact = { type: "corrected", entry: 0, change: { how: "replaced", by } };
    const extend = [{ id, from: at, entries: [{ game: id, seq: at, v: first!.v, at: 0, fact }], row: rowIn(log!) }];
    const step = value(await here.keeping.bringIn({ add: [], extend, preferences: {} }, new Map(), "rename"));
    expect(step.what).toBe("rename");
    expect(value(await here.keeping.snapshots()).map(({ why }) => why)).toEqual(["beforeRename"]);
    expect((await phone.tab()).keeping.latest.value?.step).toEqual(step);
    await here.session.openGame(id);
    expect(here.session.state.value?.seats.map(({ name }) => name)).toEqual(["Anna", "Bena"]);
    value(await here.keeping.undo(step));
    await here.session.openGame(id);
    expect(here.session.state.value?.seats.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
  });

  it.each([
    [1, "as it was played"],
    [-1, "as it was played"],
    [1, "changed later"],
  ] as const)(
    "from a phone whose clock is a year off (%i), stays below the game played next here: %s",
    async (years, how) => {
      const here = await phone.tab();
      phone.now = Date.UTC(2026, 10, 22);
      await play(here.session);
      const [log] = await all(here.keeping);
      const at = phone.now + years * 365 * 86_400_000;
      const theirs = {
        id: "theirs",
        entries: log!.entries.map((entry) => ({ ...(entry as object), game: "theirs", at })),
      };
      const row = { ...rowIn(theirs)!, ...(how === "changed later" && { playedAt: at - 1 }) };
      value(await here.keeping.bringIn({ add: [{ ...theirs, row }], extend: [], preferences: {} }));
      expect(here.session.rows.value.find(({ id }) => id === ("theirs" as GameId))?.startedAt).toBe(at);
      phone.now += 60_000;
      const next = await play(here.session);
      expect(ids((await phone.tab()).session)[0]).toBe(next);
    },
  );

  it("extends a game that is open here: it is closed, and opens longer", async () => {
    const { session, keeping } = await phone.tab();
    const id = await play(session);
    const [log] = await all(keeping);
    await session.record({ type: "cardPlayed", card: "5H" });
    const [longer] = await all(keeping);
    const more = longer!.entries.slice(3);
    await keeping.remove("game", [id]);
    value(await keeping.bringIn({ add: [asAddition(log!)], extend: [], preferences: {} }));
    await session.openGame(id);
    value(
      await keeping.bringIn({
        add: [],
        extend: [{ id, from: 3, entries: more, row: rowIn(longer!) }],
        preferences: {},
      }),
    );
    expect(session.openId.value).toBeUndefined();
    await session.openGame(id);
    expect(session.entries.value).toHaveLength(4);
    expect(session.rows.value[0]).toMatchObject({ id, deal: 1 });
  });

  it("is refused while another tab writes a game that it extends", async () => {
    const writer = await phone.tab();
    const id = await play(writer.session);
    const { keeping } = await phone.tab();
    const extend = [{ id, from: 3, entries: [], row: undefined }];
    expect(await keeping.bringIn({ add: [], extend, preferences: {} })).toEqual({ ok: false, error: "openElsewhere" });
  });

  it("is planned again if a preference that it sets has changed since the preview", async () => {
    const { session, keeping } = await phone.tab();
    session.preferences.names.set(["Cora"]);
    const plan = { add: [], extend: [], preferences: { names: ["Ann", "Bob"] }, preferencesHere: { names: ["Ann"] } };
    expect(await keeping.bringIn(plan)).toEqual({ ok: false, error: "taken" });
  });

  it("takes no snapshot of an empty phone", async () => {
    const { session, keeping } = await phone.tab();
    await play(session);
    const [log] = await all(keeping);
    const empty = new Phone();
    const there = await empty.tab();
    value(await there.keeping.bringIn({ add: [asAddition(log!)], extend: [], preferences: {} }));
    expect([value(await there.keeping.snapshots()), ids(there.session)]).toEqual([[], [log!.id]]);
  });

  it("that finds a log where it wants to add one is refused as `taken`", async () => {
    const { session, keeping } = await phone.tab();
    await play(session);
    const [log] = await all(keeping);
    expect(await keeping.bringIn({ add: [asAddition(log!)], extend: [], preferences: {} })).toEqual({
      ok: false,
      error: "taken",
    });
  });
});

it("everything and a selection are kept as they are stored", async () => {
  const { session, keeping } = await phone.tab();
  const games = [await play(session), await play(session)];
  session.preferences.pad.set("ranks");
  const kept = await everything(keeping);
  expect(kept.logs.map(({ id }) => id)).toEqual(games);
  expect(kept.preferences).toMatchObject({ pad: "ranks" });
  expect(value(await keeping.keep([games[1]!]))).toEqual({ logs: [kept.logs[1]], preferences: {} });
});

it.each([
  ["a backup", async (keeping: Keeping) => (await all(keeping))[0]],
  [
    "a game that goes to another phone",
    async (keeping: Keeping, id: GameId) => value(await keeping.keep([id])).logs[0],
  ],
])("%s has the tap that is shown and joins its log in a moment", async (_, kept) => {
  const { session, keeping, ports } = await phone.tab();
  const id = await play(session);
  session.aimAt("5H");
  await vi.waitFor(async () => expect(value(await ports.log.preference(`aim ${id}`))).toBeTruthy());
  const tapped = session.tapCard("5H");
  await vi.waitFor(() => expect(session.entries.value).toHaveLength(4));
  expect((await kept(keeping, id))?.entries).toHaveLength(4);
  expect(await tapped).toBe(true);
});

it("a backup, and a game that goes to another phone, have the taps that the disk refused", async () => {
  const { session, keeping, ports } = await phone.tab();
  const id = await play(session);
  vi.spyOn(ports.log, "append").mockResolvedValue({ ok: false, error: "full" });
  await session.record({ type: "cardPlayed", card: "5H" });
  const whole = { id, entries: session.entries.value };
  expect(whole.entries).toHaveLength(4);
  expect(value(await keeping.keep([id])).logs).toEqual([whole]);
  expect(await all(keeping)).toEqual([whole]);
  value(await keeping.pack([id]));
  expect(phone.packed.pop()!.logs).toEqual([whole]);
  await session.close();
  const next = await play(session, ["Cleo", "Dan"]);
  expect((await all(keeping)).map((log) => [log.id, log.entries.length])).toEqual([
    [id, 4],
    [next, 3],
  ]);
});

it("the end of a game makes a snapshot, and a second one within a minute does not", async () => {
  const { session, keeping } = await phone.tab();
  await play(session);
  phone.now = Date.UTC(2026, 0, 1);
  for (const seconds of [0, 59, 61]) {
    phone.now = Date.UTC(2026, 0, 1, 12, 0, seconds);
    value(await keeping.gameOver());
  }
  const [newest, oldest, ...others] = value(await keeping.snapshots());
  expect([newest?.why, (newest?.at ?? 0) - (oldest?.at ?? 0), others]).toEqual(["gameOver", 61_000, []]);
  expect(value(await keeping.snapshot(newest!))).toEqual(Uint8Array.of(1));
});

it.each([
  ["more than one file may hold", true, "tooMuch"],
  ["what the browser cannot compress", false, "cannotPack"],
] as const)("no snapshot of %s stops an import, and it says so", async (_, tooMuch, why) => {
  phone.unpacked = { tooMuch };
  const { session, keeping } = await phone.tab();
  await play(session);
  value(await keeping.gameOver());
  expect([value(await keeping.snapshots()), keeping.copyFault.value]).toEqual([[], why]);
});

it("a file of some logs has their names", async () => {
  const { session, books, keeping } = await phone.tab();
  const game = await play(session);
  const header = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 } as const;
  const night = (await books.openEvent(header, []))!;
  const titles = [[game], [game, game], [night], ["none"]].map(async (some) => value(await keeping.pack(some)).title);
  expect(await Promise.all(titles)).toEqual([["Ann", "Ben"], ["match", "Ann", "Ben"], ["Tuesday"], []]);
});

it("a snapshot that does not fit is remembered until one does", async () => {
  const { session, keeping, ports } = await phone.tab();
  await play(session);
  expect(keeping.copyFault.value).toBeUndefined();
  // oxlint-disable-next-line typescript/unbound-method -- called on its own `this` below
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function refused(
    this: IDBObjectStore,
    ...of
  ) {
    if (this.name === "snapshots") throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, of);
  });
  expect(await keeping.gameOver()).toEqual({ ok: false, error: "full" });
  expect(keeping.copyFault.value).toBe("full");
  full.mockRestore();
  // Also after a reload.
  expect((await phone.tab()).keeping.copyFault.value).toBe("full");
  phone.now = ports.now() + 120_000;
  value(await keeping.gameOver());
  expect(keeping.copyFault.value).toBeUndefined();
});

describe("the event that the first page leads to", () => {
  const header = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 } as const;
  const led = { id: "", name: "Tuesday", stage: "1 of 3 rounds", at: 1 };

  it("is taken off, in every tab, when it is deleted", async () => {
    const { session, books, keeping } = await phone.tab();
    const other = await phone.tab();
    const [night, next] = [(await books.openEvent(header, []))!, (await books.openEvent(header, []))!];
    await session.preferences.openEvent.store({ ...led, id: next });
    value(await keeping.remove("event", [night]));
    expect(session.preferences.openEvent.signal.value).toMatchObject({ id: next });
    value(await keeping.remove("event", [next]));
    expect(session.preferences.openEvent.signal.value).toBeNull();
    await vi.waitFor(() => expect(other.session.preferences.openEvent.signal.value).toBeNull());
  });

  it("is taken off when the import that brought it is undone", async () => {
    const old = await phone.tab();
    const id = (await old.books.openEvent(header, []))!;
    const add = (await all(old.keeping)).map((log) => ({ ...log, row: undefined }));
    phone = new Phone();
    const { session, keeping } = await phone.tab();
    const step = value(await keeping.bringIn({ add, extend: [], preferences: {} }));
    await session.preferences.openEvent.store({ ...led, id });
    value(await keeping.undo(step));
    expect(session.preferences.openEvent.signal.value).toBeNull();
  });
});

it("the last step stays right when an earlier read answers late", async () => {
  const { session, keeping } = await phone.tab();
  const games = [await play(session, ["Ann", "Ben"]), await play(session, ["Cora", "Dan"])];
  await session.close();
  const steps = phone.store.steps.bind(phone.store);
  const read = vi.fn<() => void>();
  let answer = () => {};
  phone.store.steps = async () => {
    phone.store.steps = steps;
    const early = await steps();
    read();
    await new Promise<void>((late) => (answer = late));
    return early;
  };
  const first = keeping.remove("game", [games[0]!]);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  value(await keeping.remove("game", [games[1]!]));
  answer();
  value(await first);
  expect(keeping.latest.value?.names).toEqual([["Cora", "Dan"]]);
});

it("a step here, and one in another tab, is a change", async () => {
  const { session, keeping } = await phone.tab();
  const id = await play(session);
  const other = await phone.tab();
  expect([keeping.changes.value, other.keeping.changes.value]).toEqual([0, 0]);
  value(await keeping.remove("game", [id]));
  expect(keeping.changes.value).toBe(1);
  await vi.waitFor(() => expect(other.keeping.changes.value).toBe(1));
});
