import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LogEntry } from "../../../game/facts";
import { lastHeard } from "../../../game/last-heard";
import type { Replay } from "../../../game/replay";
import { phaseOf } from "../../../game/state";
import { useSession } from "../../context";
import { landing, LANDING, tapped } from "./landing";

/**
 * Shows for a moment how the last tap ended. It never waits: the next entry counts at once, and ends the moment. A game
 * that was opened, or an entry that was taken back, has no moment.
 * @param find the moment in the last entry, if there is one
 * @param lasts milliseconds
 * @returns the moment, and a function that ends it
 */
export function useMoment<T>(
  find: (now: Replay) => T | undefined,
  lasts: number,
): readonly [T | undefined, () => void] {
  const session = useSession();
  const entries = session.entries.value;
  const [over, setOver] = useState(entries);
  const isMove = isTapped(entries, over);
  const found = isMove ? find(session.now.value) : undefined;
  const isOn = found !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setOver(entries), lasts);
    return () => clearTimeout(timer);
  }, [isOn, entries, lasts]);
  return [found, () => setOver(entries)];
}

/** Whether the last entry came after the log was opened, and neither takes back nor corrects another. */
function isTapped(entries: readonly LogEntry[], opened: readonly LogEntry[]): boolean {
  const type = entries.at(-1)?.fact.type;
  // A log that was only read again is as long as before.
  const isGrown = entries.length > opened.length || entries[0]?.game !== opened[0]?.game;
  return isGrown && type !== "undone" && type !== "redone" && type !== "corrected";
}

/**
 * Remembers what the last tap at this table did: the log it made, for `useNew`, and the series it ended. Put it before
 * the screens that ask. While the last card of the play lands, a tap anywhere below the bar goes on to the show.
 */
export function Tapped({ entries }: { readonly entries: readonly LogEntry[] }) {
  const session = useSession();
  const opened = useRef(entries);
  if (opened.current[0]?.game !== entries[0]?.game) opened.current = entries;
  if (isTapped(entries, opened.current)) tapped.log = entries;
  const [ended, goOn] = useMoment(endedAt, LANDING);
  // Cards of a hand that the pad asks for can be tapped at once.
  const isAsked = session.waiting.value.for === "shown";
  landing.value = isAsked ? undefined : ended;
  useLayoutEffect(
    () => () => {
      tapped.log = undefined;
      landing.value = undefined;
    },
    [],
  );
  const { state } = session.now.value;
  if (landing.value === undefined || !state || phaseOf(state) !== "show") return null;
  return <button type="button" class="go-on" aria-label="Go on to the show" onClick={goOn} />;
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
