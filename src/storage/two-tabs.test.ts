import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, it } from "vitest";
import { ok, refuse } from "../base/result";
import { entry, GAME, listed, readEntry, row } from "../testing/stored-entries";
import { indexedLog } from "./indexed-log";
import { storeOpener } from "./open";

let made = 0;
const newName = () => `tabs-${(made += 1)}`;

it("a database upgraded by a newer app is refused as `newer`", async () => {
  const name = newName();
  const log = indexedLog(storeOpener(undefined, name), readEntry);
  (await openDB(name, 3)).close();
  expect(await log.read(GAME)).toEqual(refuse("newer"));
});

it("a newer app that upgrades the database meanwhile makes this tab refuse as `newer` from then on", async () => {
  const name = newName();
  const log = indexedLog(storeOpener(undefined, name), readEntry);
  await log.append([entry(0)], row());
  (await openDB(name, 3)).close();
  expect(await log.append([entry(1)], row())).toEqual(refuse("newer"));
});

it("of two tabs that write the same place one wins, and the other keeps nothing of its batch", async () => {
  const name = newName();
  const log = indexedLog(storeOpener(undefined, name), readEntry);
  const other = indexedLog(storeOpener(undefined, name), readEntry);
  await log.append([entry(0)], row());
  const [mine, theirs] = await Promise.all([
    log.append([entry(1, 10), entry(2, 10)], row(10)),
    other.append([entry(1, 20)], row(20)),
  ]);
  expect([mine, theirs]).toEqual([ok(undefined), refuse("taken")]);
  expect(await other.read(GAME)).toEqual(ok({ entries: [entry(0), entry(1, 10), entry(2, 10)], setAside: [] }));
  expect(await listed(other)).toEqual([row(10)]);
});
