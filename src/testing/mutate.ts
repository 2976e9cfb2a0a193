/** Damages stored values, as a broken disk or another program could. */
import type { Chance } from "./real-deal";

const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  7,
  0.5,
  1e6,
  1e20,
  -1e300,
  Number.NaN,
  Infinity,
  "",
  "x",
  "crib",
  "second9",
  "5H",
  "gameStarted",
  "undone",
  "<b>",
  "\u202e",
  "n".repeat(300),
  {},
  [],
  [null],
  [[]],
  { type: "undone" },
  // String() of it throws.
  { toString: 1, valueOf: 1 },
  new Date(Number.NaN),
  new Map([[1, 2]]),
  10n,
];

interface Spot {
  readonly at: Record<string, unknown>;
  readonly key: string;
}

function spotsIn(value: unknown): readonly Spot[] {
  if (typeof value !== "object" || value === null) return [];
  const at = value as Record<string, unknown>;
  return Object.keys(at).flatMap((key) => [{ at, key }, ...spotsIn(at[key])]);
}

/** @returns a copy with one to three damaged spots: a field deleted, renamed, or replaced by junk or by another field */
export function mutated(value: unknown, chance: Chance): unknown {
  const copy: unknown = structuredClone(value);
  const one = <T>(all: readonly T[]) => all[Math.floor(chance() * all.length)];
  for (let times = chance() < 0.7 ? 1 : 1 + Math.floor(chance() * 3); times > 0; times--) {
    const spots = spotsIn(copy);
    const spot = one(spots);
    if (!spot) return structuredClone(one(JUNK));
    const { at, key } = spot;
    const way = chance();
    if (way < 0.1) delete at[key];
    else if (way < 0.2) [at[`${key}x`], at[key]] = [at[key], undefined];
    else if (way < 0.4) {
      const other = one(spots);
      at[key] = structuredClone(other?.at[other.key]);
    } else if (way < 0.5 && typeof at[key] === "number") at[key] += one([-1, 1, 0.5, 100]) ?? 1;
    else at[key] = structuredClone(one(JUNK));
  }
  return copy;
}
