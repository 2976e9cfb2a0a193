/** The address of a copy that the phone took by itself: `copy-<time>-<reason>`. */
import { SNAPSHOT_REASONS, type SnapshotKey } from "../../game/keeping";

export function snapshotAddress({ at, why }: SnapshotKey): string {
  return `copy-${at}-${why}`;
}

/** @returns undefined for anything else */
export function snapshotIn(text: string): SnapshotKey | undefined {
  const [, at, reason] = /^copy-(\d{1,16})-(\w+)$/.exec(text) ?? [];
  const why = SNAPSHOT_REASONS.find((one) => one === reason);
  return why && { at: Number(at), why };
}
