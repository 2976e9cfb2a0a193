/** Copies of everything that the phone takes by itself. */
import { signal } from "@preact/signals";
import { ok, type Result } from "../../base/result";
import { oneOf } from "../../base/shape";
import type { KeepingStore, SnapshotReason } from "../../game/keeping";
import type { StoreFault } from "../../game/log";
import type { PackedFile } from "../../share/backup/kept";
import type { Ports } from "../ports";
import { outdated } from "./rolling";

type Answer<T> = Promise<Result<T, StoreFault>>;

interface SnapshotsPorts extends Pick<Ports, "now"> {
  readonly store: Pick<KeepingStore, "snapshots" | "snapshot" | "keepSnapshot">;
  /** Preferences. */
  readonly log: Pick<Ports["log"], "preference" | "prefer">;
  /** A file with everything. */
  readonly packAll: () => Answer<PackedFile>;
}

/** Milliseconds after a snapshot in which the end of a game makes no other: a last count may be taken back and pegged again. */
const PAUSE = 60_000;

/** The preference with the reason why the last snapshot could not be taken. It says nothing about another phone. */
const COPY_FAULT = "copyFault";
const isCopyFault = oneOf(["taken", "full", "lost", "newer", "blocked", "tooMuch", "cannotPack"] as const);
/** `tooMuch`: more than one file may hold. `cannotPack`: the browser cannot compress. */
type CopyFault = StoreFault | "tooMuch" | "cannotPack";

export function createSnapshots({ store, log, now, packAll }: SnapshotsPorts) {
  const copyFault = signal<CopyFault | undefined>(undefined);
  const note = async (fault: CopyFault | undefined) => {
    if (fault === copyFault.value) return;
    copyFault.value = fault;
    await log.prefer(COPY_FAULT, fault ?? null);
  };

  async function keepOne(why: SnapshotReason): Answer<CopyFault | undefined> {
    const packed = await packAll();
    if (!packed.ok) return packed;
    const { bytes, logs, tooMuch } = packed.value;
    if (logs === 0) return ok(undefined);
    // Nothing else would come in or be deleted, so it is no refusal.
    if (!bytes) return ok(tooMuch ? "tooMuch" : "cannotPack");
    const before = await store.snapshots();
    if (!before.ok) return before;
    const key = { at: now(), why };
    return store.keepSnapshot(key, bytes, outdated([key, ...before.value], key.at));
  }

  async function take(why: SnapshotReason): Answer<undefined> {
    const done = await keepOne(why);
    await note(done.ok ? done.value : done.error);
    return done.ok ? ok(undefined) : done;
  }

  return {
    take,
    /** Why the last snapshot could not be taken; undefined if it was. */
    copyFault,
    /** Reads whether the last snapshot could be taken, before the app was closed. */
    wake: async (): Promise<void> => {
      const found = await log.preference(COPY_FAULT);
      if (found.ok && isCopyFault(found.value)) copyFault.value = found.value;
    },
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
