/** The entries of the browser's history: which ones there are, which ones are wanted, and the next step between them. */

/** The address of a place, `#/games`, or SHEET for a sheet above it. Back closes one entry. */
export type Entry = string;
/** Every entry up to the one on screen, the first one first. Each entry of the history stores its own trail. */
export type Trail = readonly Entry[];

export const SHEET: Entry = "sheet";

export type Step =
  | { readonly does: "back"; readonly by: number }
  | { readonly does: "replace" | "push"; readonly entry: Entry; readonly trail: Trail };

/** The places of a trail, without the sheets. */
export function placesOf(trail: Trail): Trail {
  return trail.filter((entry) => entry !== SHEET);
}

/** Whether `trail` is `whole` or leads to it. */
export function isWithin(trail: Trail, whole: Trail): boolean {
  return shared(trail, whole) === trail.length;
}

/** @returns the next step on the way from one trail to another; undefined when they are the same */
export function nextStep(now: Trail, wanted: Trail): Step | undefined {
  const same = shared(now, wanted);
  const beyond = now.length - same;
  const next = wanted[same];
  const trail = wanted.slice(0, same + 1);
  if (next === undefined) return beyond === 0 ? undefined : { does: "back", by: beyond };
  if (beyond === 0) return { does: "push", entry: next, trail };
  if (beyond === 1) return { does: "replace", entry: next, trail };
  // Pushing the next entry then removes what was above it. Nothing of ours is below the first entry.
  return { does: "back", by: same === 0 ? beyond - 1 : beyond };
}

/** The number of entries at which two trails begin alike. */
function shared(one: Trail, other: Trail): number {
  const end = one.findIndex((entry, at) => entry !== other[at]);
  return end === -1 ? one.length : end;
}
