/** The game hole of a new game: one of the usual ones, or typed. */
import { computed, signal } from "@preact/signals";

export const TARGETS = ["121", "61", "other"] as const;
type TargetChoice = (typeof TARGETS)[number];

export function createTargetChoice() {
  const target = signal<TargetChoice>("121");
  const otherTarget = signal("");
  return {
    target,
    otherTarget,
    /** NaN while nothing sensible is typed. */
    holes: computed(() => Number(target.value === "other" ? otherTarget.value.trim() || Number.NaN : target.value)),
    playTo: (hole: number) => {
      target.value = TARGETS.find((one) => one === String(hole)) ?? "other";
      otherTarget.value = target.value === "other" ? String(hole) : "";
    },
  };
}
