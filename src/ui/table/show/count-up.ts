import { useEffect, useState } from "preact/hooks";
import { wantsStillness } from "../../parts/landing";

/** Milliseconds for which each line of a count has its cards lit. */
const A_LINE = 600;

export interface CountUp {
  /** The line that is being counted, from 0; undefined once the whole hand is counted. */
  readonly line: number | undefined;
  readonly finish: () => void;
}

/**
 * Counts a hand line by line, as a player does.
 * @param lines number of lines
 * @param off counts everything at once; so does a wish for less motion
 */
export function useCountUp(lines: number, off: boolean): CountUp {
  const [line, setLine] = useState(() => (off || lines === 0 || wantsStillness() ? undefined : 0));
  useEffect(() => {
    if (line === undefined) return undefined;
    const timer = setTimeout(() => setLine(line + 1 < lines ? line + 1 : undefined), A_LINE);
    return () => clearTimeout(timer);
  }, [line, lines]);
  return { line, finish: () => setLine(undefined) };
}
