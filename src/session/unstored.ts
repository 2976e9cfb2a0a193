/** Entries that are shown but not on disk, because the disk refused them. Storing them is retried at every tap. */
import { computed, signal } from "@preact/signals";
import { ok, type Result } from "../base/result";
import type { LogOf, StoreFault } from "../game/log";

export function createUnstored<Id, Entry extends { readonly game: Id }, Row>(log: LogOf<Id, Entry, Row>) {
  /** Each with its list row. */
  const waiting = signal<readonly { readonly entry: Entry; readonly row: Row }[]>([]);
  const fault = signal<StoreFault | undefined>(undefined);
  return {
    fault,
    unkept: computed(() => waiting.value.map(({ entry }) => entry)),
    /** Shows entries that the disk refused. */
    add: (told: readonly Entry[], row: Row, why: StoreFault): void => {
      waiting.value = [...waiting.value, ...told.map((entry) => ({ entry, row }))];
      fault.value = why;
    },
    /**
     * Stores the entries one by one. Some may already be on disk; appending the same entry again is allowed.
     * @param id the open log; only for it, `taken` is an answer
     */
    keepAll: async (id: Id | undefined): Promise<Result<undefined, StoreFault>> => {
      for (const { entry, row } of waiting.value) {
        const kept = await log.append([entry], row);
        if (!kept.ok && kept.error !== "taken") {
          fault.value = kept.error;
          return kept;
        }
        // Taken by another tab: our later entries can never be stored either; the other tab's log counts.
        waiting.value = waiting.value.filter((one) => (kept.ok ? one.entry !== entry : one.entry.game !== entry.game));
        if (!kept.ok && entry.game === id) return kept;
      }
      fault.value = undefined;
      return ok(undefined);
    },
  };
}
