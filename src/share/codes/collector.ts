/** Puts a parcel together from its frames, read in any order. */
import type { CodeRefusal, ParcelKind } from "./code-words";
import { addTimes, inverse, scale } from "./field";
import { blockCount, blockSize, type Frame, readFrame, sharesOf } from "./frames";

/** The parcel so far. */
export interface Collected {
  readonly kind: ParcelKind;
  /** Frames that brought something new, and how many of them make the parcel. */
  readonly have: number;
  readonly need: number;
  /** The parcel, once it is whole. Its own check sum is still to be compared. */
  readonly whole?: Uint8Array;
}

/** One equation: these shares of the blocks add up to this data. */
interface Line {
  readonly shares: Uint8Array;
  readonly data: Uint8Array;
}

/** The parcels collected at the same time: somebody may point the camera at another code for a moment. */
const MOST_AT_ONCE = 2;

/** Takes the texts of codes in any order, some of them twice, some of them foreign or damaged. */
export function createCollector() {
  const parcels = new Map<string, (frame: Frame) => Collected>();
  return {
    /** @returns the parcel of this frame, or why the text is no frame; then nothing has changed */
    add(text: string): Collected | CodeRefusal {
      const read = readFrame(text);
      if (!read.ok) return read.error;
      const name = `${read.value.kind} ${read.value.id} ${read.value.total}`;
      const add = parcels.get(name) ?? createParcel(read.value);
      parcels.delete(name);
      parcels.set(name, add);
      const oldest = [...parcels.keys()][0];
      if (parcels.size > MOST_AT_ONCE && oldest !== undefined) parcels.delete(oldest);
      return add(read.value);
    },
    /** Forgets everything, after a parcel that was whole but wrong. */
    clear: () => parcels.clear(),
  };
}

/** Solves the equations as they come: when the last one is here, nothing is left to do. */
function createParcel({ kind, total }: Frame): (frame: Frame) => Collected {
  const size = blockSize(total);
  const need = blockCount(total);
  /** By the first block with a share; that share is 1, and no other line has a share of that block. */
  const lines: (Line | undefined)[] = Array.from({ length: need });
  const seen = new Set<number>();
  let have = 0;

  const isNew = (frame: Frame) => {
    const line: Line = { shares: sharesOf(frame), data: frame.data.slice() };
    for (const [block, known] of lines.entries()) if (known) takeAway(line, known, line.shares[block] ?? 0);
    const first = line.shares.findIndex((share) => share !== 0);
    if (first < 0) return false;
    const factor = inverse(line.shares[first] ?? 1);
    scale(line.shares, factor);
    scale(line.data, factor);
    for (const other of lines) if (other) takeAway(other, line, other.shares[first] ?? 0);
    lines[first] = line;
    return true;
  };

  return (frame) => {
    if (have < need && !seen.has(frame.number)) {
      seen.add(frame.number);
      if (isNew(frame)) have += 1;
    }
    if (have < need) return { kind, have, need };
    const whole = new Uint8Array(need * size);
    for (const [block, line] of lines.entries()) if (line) whole.set(line.data, block * size);
    return { kind, have, need, whole: whole.subarray(0, total) };
  };
}

function takeAway(line: Line, other: Line, share: number): void {
  if (share === 0) return;
  addTimes(line.shares, other.shares, share);
  addTimes(line.data, other.data, share);
}
