import "fake-indexeddb/auto";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { filePorts } from "../../device/file-ports";
import { packing } from "../../device/packing";
import { rescueText } from "../../game/rescue-text";
import { writeFile } from "../../share/backup/file";
import { indexedKeeping } from "../../storage/keeping";
import { storeOpener } from "../../storage/open";
import { exportText } from "../../storage/rescue";
import { mutated } from "../../testing/mutate";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { usualGame } from "../../testing/usual-games";
import { createIncoming } from "./incoming";

const files = filePorts();
const games = [1, 2, 3].map((n) => usualGame(n));
const idOf = (n: number) => games[n]?.[0]?.game ?? "";
const sorted = (ids: readonly string[]) => ids.toSorted().join(" ");
let made = 0;

function reader() {
  const store = indexedKeeping(storeOpener(undefined, `incoming-${(made += 1)}`));
  return createIncoming({ store, files, packing, now: () => 0, names: () => [], rows: () => [] });
}
/** An empty phone that brings games in. */
function emptyPhone() {
  const read = reader();
  return async (text: string) => read({ is: "bytes", bytes: new TextEncoder().encode(text) });
}
async function groupsIn(text: string) {
  const incoming = await emptyPhone()(text);
  if (!incoming.ok) return JSON.stringify(incoming.error);
  return incoming.value.preview.groups.map(({ group, logs }) => `${group} ${sorted(logs.map(({ id }) => id))}`);
}

/** The rescue file of a phone with three games. @param damage of its database */
async function rescued(
  damage: (db: Awaited<ReturnType<ReturnType<typeof storeOpener>>>) => Promise<unknown>,
): Promise<string> {
  const name = `damaged-${(made += 1)}`;
  const open = storeOpener(undefined, name);
  const db = await open();
  for (const entry of games.flat()) await db.add("events", entry);
  await db.put("preferences", ["Ann", "Ben"], "names");
  await damage(db);
  db.close();
  return exportText(name);
}

describe("a rescue file is brought in on an empty phone", () => {
  it("with every intact game and the names; one that has lost its beginning is unreadable", async () => {
    const text = await rescued((db) => db.delete("events", [idOf(1), 0]));
    expect(await groupsIn(text)).toEqual([`new ${sorted([idOf(0), idOf(2)])}`, `unreadable ${idOf(1)}`]);
    const incoming = await emptyPhone()(text);
    expect(incoming.ok && incoming.value.plan.preferences).toEqual({ names: ["Ann", "Ben"] });
  });

  it("with the games of the newest snapshot in place of damaged ones, but none that was deleted", async () => {
    const logs = games.map((entries, n) => ({ id: idOf(n), entries }));
    const bytes = await writeFile({ logs, preferences: {} }, { version: "0.1.0", at: 0 }, files);
    const text = await rescued(async (db) => {
      await db.put("snapshots", bytes, [7, "gameOver"]);
      await db.delete("events", [idOf(1), 3]);
      await db.delete("events", IDBKeyRange.bound([idOf(2), 0], [idOf(2), 1e6]));
      await db.put("trash", { id: "step", at: 0, what: "game", logs: [{ id: idOf(2), records: [], row: undefined }] });
    });
    expect(await groupsIn(text)).toEqual([`new ${sorted([idOf(0), idOf(1)])}`]);
    const incoming = await emptyPhone()(text);
    const entries = incoming.ok && incoming.value.plan.add.find(({ id }) => id === idOf(1))?.entries;
    expect(entries).toEqual(games[1]);
  });

  it("with every game, when the file is as large as that of two thousand games", async () => {
    const file = JSON.parse(await rescued(async () => {})) as object;
    const text = JSON.stringify({ ...file, missing: [{ why: "?".repeat(40 << 20) }] });
    expect(await groupsIn(text)).toEqual([`new ${sorted([0, 1, 2].map(idOf))}`]);
  });

  it.each([
    ["cut", (text: string) => text.slice(0, 4000), "damaged"],
    ["of a newer version", (text: string) => text.replace('"format":1', '"format":2'), "newer"],
  ])("%s: it is refused with a reason", async (_, change, why) => {
    const text = change(await rescued(async () => {}));
    expect(await groupsIn(text)).toBe(JSON.stringify({ from: "file", why }));
  });

  const saved = (inHand: readonly unknown[]) => rescueText(inHand);

  it("that was saved because the disk refused the last taps: the whole game comes in, once", async () => {
    const [game = []] = games;
    expect(await groupsIn(saved(game))).toEqual([`new ${idOf(0)}`]);
    const incoming = await emptyPhone()(saved(game));
    expect(incoming.ok && incoming.value.plan.add[0]?.entries).toEqual(game);
  });

  it.each([
    ["all of the game on disk too", (game: readonly object[]) => [game, game]],
    ["the last taps in memory alone", (game: readonly object[]) => [game.slice(0, -3), game.slice(-5)]],
    ["a gap on disk", (game: readonly object[]) => [game.toSpliced(4, 2), game.slice(3, 8)]],
    ["the last taps first", (game: readonly object[]) => [[], game.toReversed()]],
  ])("with %s: every entry once, in its place", async (_, split) => {
    const [game = []] = games;
    const [stored = [], inHand = []] = split(game);
    const events = stored.map((value) => ({ key: [idOf(0), (value as { seq?: number }).seq], value }));
    const incoming = await emptyPhone()(rescueText(inHand, { events }));
    expect(incoming.ok && incoming.value.plan.add[0]?.entries).toEqual(game);
  });

  it("damaged in any way, it never throws", async () => {
    const file = JSON.parse(await rescued(async () => {})) as object;
    const chance = chanceOf(seed("damaged rescue files"));
    const read = emptyPhone();
    const plain = (_key: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);
    for (let n = 0; n < 60; n++) {
      const damaged = mutated(file, chance);
      const text = JSON.stringify({ ...file, ...(typeof damaged === "object" ? damaged : {}) }, plain);
      await read(text);
    }
  });
});

describe("a file that was chosen", () => {
  const logs = games.map((entries, n) => ({ id: idOf(n), entries }));
  const rescue = '{"app":"fifteen-two","kind":"rescue",';
  /** A file of this size that says how many bytes of it were read. @param start its first bytes */
  const large = (size: number, start: string) => {
    const file = new Blob([start]);
    const asked: number[] = [];
    Object.defineProperty(file, "size", { value: size });
    file.arrayBuffer = async () => {
      asked.push(size);
      return new ArrayBuffer(0);
    };
    return { file, asked };
  };

  it("is read like the same bytes", async () => {
    const bytes = await writeFile({ logs, preferences: {} }, { version: "0.1.0", at: 0 }, files);
    const incoming = await reader()({ is: "file", file: new Blob([new Uint8Array(bytes ?? [])]) });
    expect(incoming.ok && incoming.value.plan.add.map(({ id }) => id)).toEqual([0, 1, 2].map(idOf));
  });

  it.each([
    ["a film of 4 GB", 4e9, "\u0000\u0000 ftypisom", "tooLarge", 0],
    ["a backup of 9 MB", 9 << 20, "\u001f\u008b", "tooLarge", 0],
    ["a rescue file of 300 MB", 300 << 20, rescue, "tooLarge", 0],
    ["a rescue file of 200 MB", 200 << 20, rescue, "notOurs", 1],
  ])("%s is refused by its size alone, or read", async (_, size, start, why, times) => {
    const { file, asked } = large(size, start);
    expect(await reader()({ is: "file", file })).toEqual({
      ok: false,
      error: { from: why === "notOurs" ? "code" : "file", why },
    });
    expect(asked).toHaveLength(times);
  });

  it("says that it was changed only if every line of it can be read", async () => {
    const bytes = await writeFile({ logs, preferences: {} }, { version: "0.1.0", at: 0 }, files);
    const [head = "", one = "", two = "", ...rest] = gunzipSync(bytes ?? new Uint8Array())
      .toString()
      .split("\n");
    const changedOf = async (lines: readonly string[]) => {
      const read = await reader()({ is: "file", file: new Blob([gzipSync(lines.join("\n"))]) });
      return read.ok && [read.value.changed, read.value.preview.lost.length];
    };
    expect(await changedOf([head, one, two, ...rest])).toEqual([false, 0]);
    expect(await changedOf([head, two, one, ...rest])).toEqual([true, 0]);
    expect(await changedOf([head, one.slice(0, -20), two, ...rest])).toEqual([false, 1]);
  });

  it("and has gone since is refused", async () => {
    const file = new Blob(["FT"]);
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    expect(await reader()({ is: "file", file })).toEqual({ ok: false, error: { from: "file", why: "notReadable" } });
  });
});
