import { useEffect, useState } from "preact/hooks";
import { wantsStillness } from "../../parts/landing";

/** Milliseconds for which each line of a count has its cards lit. */
const A_LINE = 600;

/**
 * Counts a hand line by line, as a player does. A tap on the screen, after it has done what it is for, counts the rest.
 * @param lines number of lines
 * @param off counts everything at once; so does a wish for less motion
 * @returns the line that is being counted, from 0; undefined once the whole hand is counted
 */
export function useCountUp(lines: number, off: boolean): number | undefined {
  const [line, setLine] = useState(() => (off || lines === 0 || wantsStillness() ? undefined : 0));
  useEffect(() => {
    if (line === undefined) return undefined;
    const timer = setTimeout(() => setLine(line + 1 < lines ? line + 1 : undefined), A_LINE);
    return () => clearTimeout(timer);
  }, [line, lines]);
  const counting = line !== undefined;
  useEffect(() => {
    if (!counting) return undefined;
    const over = new AbortController();
    // Drawn within the click, a radio button would lose its tick, and its answer with it.
    const finish = ({ target }: Event) =>
      target instanceof Element && target.closest("main") && setTimeout(() => setLine(undefined));
    addEventListener("click", finish, { capture: true, signal: over.signal });
    return () => over.abort();
  }, [counting]);
  return line;
}
