/** Copies of everything that the phone takes by itself. */
import { signal } from "@preact/signals";
import { ok, type Result } from "../../base/result";
import type { KeepingStore, SnapshotReason } from "../../game/keeping";
import type { StoreFault } from "../../game/log";
import type { PackedFile } from "../../share/backup/kept";
import type { Ports } from "../ports";
import { outdated } from "./rolling";

type Answer<T> = Promise<Result<T, StoreFault>>;

interface SnapshotsPorts extends Pick<Ports, "now"> {
  readonly store: Pick<KeepingStore, "snapshots" | "snapshot" | "keepSnapshot">;
  /** A file with everything. */
  readonly packAll: () => Answer<PackedFile>;
}

/** Milliseconds after a snapshot in which the end of a game makes no other: a last count may be taken back and pegged again. */
const PAUSE = 60_000;

export function createSnapshots({ store, now, packAll }: SnapshotsPorts) {
  const copyFault = signal<StoreFault | undefined>(undefined);

  async function keepOne(why: SnapshotReason): Answer<undefined> {
    const packed = await packAll();
    if (!packed.ok) return packed;
    const { bytes, logs } = packed.value;
    if (logs === 0 || !bytes) return ok(undefined);
    const before = await store.snapshots();
    if (!before.ok) return before;
    const key = { at: now(), why };
    return store.keepSnapshot(key, bytes, outdated([key, ...before.value], key.at));
  }

  async function take(why: SnapshotReason): Answer<undefined> {
    const done = await keepOne(why);
    copyFault.value = done.ok ? undefined : done.error;
    return done;
  }

  return {
    take,
    /** Why the last snapshot could not be taken; undefined if it was, or none was due since the app was opened. */
    copyFault,
    /** Copies of everything that the phone took by itself, the newest first. */
    snapshots: () => store.snapshots(),
    /** The bytes of a snapshot: a backup file. */
    snapshot: (key: Parameters<KeepingStore["snapshot"]>[0]) => store.snapshot(key),
    /** Takes a snapshot after a game has ended, unless there is one of this minute. */
    gameOver: async (): Answer<undefined> => {
      const before = await store.snapshots();
      const [last] = before.ok ? before.value : [];
      const isRecent = last !== undefined && Math.abs(now() - last.at) < PAUSE;
      return isRecent ? ok(undefined) : take("gameOver");
    },
  };
}
