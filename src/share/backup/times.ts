/** The times of a log: the differences in milliseconds, all of the same width, and the times that do not fit. */
import { packedBits, unpackedBits } from "./signs";

const NARROWEST = 6;
const WIDEST = 24;
/** About the bits of a time that does not fit: 13 digits and a comma, after compression. */
const MISFIT_BITS = 45;

export interface Times {
  /** Bits of each difference. */
  readonly width: number;
  readonly packed: string;
  /** In the order of the entries, those whose difference is all ones. */
  readonly misfits: readonly unknown[];
}

const bitsOf = (value: number) => 32 - Math.clz32(value + 1);

/** @param all as stored: any numbers */
export function packTimes(all: readonly number[]): Times {
  const steps = all.map((at, i) => stepBetween(all[i - 1], at));
  const width = bestWidth(steps);
  const misfit = 2 ** width - 1;
  const fits = (step: number | undefined) => step !== undefined && step < misfit;
  return {
    width,
    packed: packedBits(
      steps.map((step) => (step !== undefined && step < misfit ? step : misfit)),
      width,
    ),
    misfits: all.filter((_, i) => !fits(steps[i])),
  };
}

/** @returns undefined where the line is damaged */
export function unpackTimes({ width, packed, misfits }: Times, count: number): readonly unknown[] | undefined {
  const steps = unpackedBits(packed, width, count);
  if (!steps) return undefined;
  const misfit = 2 ** width - 1;
  const all: unknown[] = [];
  let next = 0;
  for (const step of steps) {
    const before = all.at(-1);
    if (step === misfit) {
      if (next >= misfits.length) return undefined;
      all.push(misfits[next++]);
    } else if (typeof before === "number") all.push(before + step);
    else return undefined;
  }
  return next === misfits.length ? all : undefined;
}

export function isWidth(width: unknown): width is number {
  return Number.isInteger(width) && Number(width) >= NARROWEST && Number(width) <= WIDEST;
}

/** The difference of two times; undefined where it is no whole number from 0 that fits into the widest column. */
function stepBetween(before: unknown, at: unknown): number | undefined {
  if (!Number.isSafeInteger(before) || !Number.isSafeInteger(at)) return undefined;
  const step = Number(at) - Number(before);
  return step >= 0 && step < 2 ** WIDEST ? step : undefined;
}

/** The width with which all differences, and the times that do not fit, take the fewest bits. */
function bestWidth(steps: readonly (number | undefined)[]): number {
  const wide = Array.from({ length: WIDEST + 2 }, () => 0);
  for (const step of steps) {
    const bits = step === undefined ? WIDEST + 1 : Math.min(WIDEST + 1, bitsOf(step + 1));
    wide[bits] = (wide[bits] ?? 0) + 1;
  }
  let best = { width: NARROWEST, cost: Infinity };
  let misfits = 0;
  for (let width = WIDEST; width >= NARROWEST; width--) {
    misfits += wide[width + 1] ?? 0;
    const cost = steps.length * width + misfits * MISFIT_BITS;
    if (cost <= best.cost) best = { width, cost };
  }
  return best.width;
}
