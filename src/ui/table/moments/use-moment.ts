import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LogEntry } from "../../../game/facts";
import { lastHeard } from "../../../game/last-heard";
import type { Replay } from "../../../game/replay";
import { useSession } from "../../context";
import { landing, LANDING, tapped } from "./landing";

/**
 * Shows for a moment how the last tap ended. It never waits: any tap counts at once, and ends the moment. A game that was
 * opened, or an entry that was taken back, has no moment.
 * @param find the moment in the last entry, if there is one
 * @param lasts milliseconds
 */
export function useMoment<T>(find: (now: Replay) => T | undefined, lasts: number): T | undefined {
  const session = useSession();
  const entries = session.entries.value;
  const [over, setOver] = useState(entries);
  const isMove = isTapped(entries, over);
  const found = isMove ? find(session.now.value) : undefined;
  const isOn = found !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const end = () => setOver(entries);
    const timer = setTimeout(end, lasts);
    addEventListener("click", end);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", end);
    };
  }, [isOn, entries, lasts]);
  return found;
}

/** Whether the last entry came after the log was opened, and neither takes back nor corrects another. */
function isTapped(entries: readonly LogEntry[], opened: readonly LogEntry[]): boolean {
  const type = entries.at(-1)?.fact.type;
  return entries !== opened && type !== "undone" && type !== "redone" && type !== "corrected";
}

/**
 * Draws nothing; remembers what the last tap at this table did: the log it made, for `useNew`, and the series it ended.
 * Put it before the screens that ask.
 */
export function Tapped({ entries }: { readonly entries: readonly LogEntry[] }) {
  const opened = useRef(entries);
  if (opened.current[0]?.game !== entries[0]?.game) opened.current = entries;
  if (isTapped(entries, opened.current)) tapped.log = entries;
  landing.value = useMoment(endedAt, LANDING);
  useLayoutEffect(
    () => () => {
      tapped.log = landing.value = undefined;
    },
    [],
  );
  return null;
}

/** Whether a screen is shown because of the last tap, and not because the game was opened. */
export function useNew(): boolean {
  const session = useSession();
  return useState(() => tapped.log === session.entries.peek())[0];
}

/** The count of the series that the last card or go has ended. */
function endedAt(now: Replay): number | undefined {
  const play = now.state?.deal?.play;
  if (!play || play.series.length > 0) return undefined;
  const last = now.lines.at(-1)?.fact.type;
  if (last !== "cardPlayed" && last !== "goCalled") return undefined;
  for (const one of lastHeard(now).happenings.toReversed()) if ("count" in one) return one.count;
  return undefined;
}
