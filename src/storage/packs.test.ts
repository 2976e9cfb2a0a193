import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { indexedKeeping } from "./keeping";
import { storeOpener } from "./open";
import { indexedPacks } from "./packs";

test("packs are kept beside the snapshots, and neither sees the other", async () => {
  const open = storeOpener(() => {}, "packs");
  const packs = indexedPacks(open);
  const keeping = indexedKeeping(open);
  await keeping.keepSnapshot({ at: 5, why: "gameOver" }, new Uint8Array([1]), []);
  await packs.keepPacks(
    new Map([
      [0, "a"],
      [7, "b"],
    ]),
  );
  expect(await packs.packs()).toEqual({
    ok: true,
    value: new Map([
      [0, "a"],
      [7, "b"],
    ]),
  });
  expect(await keeping.snapshots()).toEqual({ ok: true, value: [{ at: 5, why: "gameOver" }] });
  await packs.keepPacks(
    new Map([
      [0, undefined],
      [7, "c"],
    ]),
  );
  expect(await packs.packs()).toEqual({ ok: true, value: new Map([[7, "c"]]) });
});
