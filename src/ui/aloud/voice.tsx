/** The table aloud: follows the session and says what happened last, once. Loaded when somebody switches it on. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LogEntry } from "../../game/facts";
import { type GameState } from "../../game/state";
import { nameOfSide } from "../../game/sides";
import { numberWord } from "../../rules/aloud/announce";
import { type AnnounceStyle } from "../../rules/aloud/voices";
import { announceInStyle } from "../../rules/aloud/styles";
import type { Session } from "../../session/session";
import type { Device, Speech } from "../device";
import { say } from "../words/say";
import { useSession } from "../context";
import { capital } from "../words/words";
import { lastHeard, type Heard } from "../../game/last-heard";

/** Nothing to see: while it is there, the table is heard. */
export function Voice({ device }: { device: Device }) {
  const session = useSession();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const speech = await device.speech();
      if (speech && !gone) stop = followAloud(session, speech);
    };
    void start();
    return () => {
      gone = true;
      stop?.();
    };
  }, [session, device]);
  return null;
}

/**
 * Speaks until the handle is called. What was there already is not said: neither a game that is opened nor a page that
 * is loaded again repeats anything. A tab that only watches is silent.
 */
export function followAloud(session: Session, speech: Speech): () => void {
  let before = { entries: session.entries.peek(), now: session.now.peek() };
  const stop = effect(() => {
    const was = before;
    before = { entries: session.entries.value, now: session.now.value };
    const { state } = before.now;
    const fact = added(was.entries, before.entries)?.fact;
    if (!fact || !state || !was.now.state || !session.writing.peek()) return;
    const mended = fact.type === "undone" || fact.type === "redone" || fact.type === "corrected";
    const told = lastHeard(before.now);
    // A fact that nobody hears of: what was told last is still the same.
    if (!mended && told === lastHeard(was.now)) return;
    const style = session.preferences.voiceStyle.signal.peek();
    const words = mended ? changed(was.now.state, state) : aloud(state, told, style);
    if (words !== "") speech.say(words);
    // Taken back while it was being said.
    else speech.hush();
  });
  // A new page may not speak before it was touched: an iPhone would stay silent for good.
  const prime = () => speech.prime();
  addEventListener("click", prime, { capture: true, once: true });
  return () => {
    stop();
    removeEventListener("click", prime, { capture: true });
    speech.hush();
  };
}

/** @returns the entry by which a log grew; undefined when it is another log, or was read anew. */
function added(before: readonly LogEntry[], after: readonly LogEntry[]): LogEntry | undefined {
  const grew = before.length > 0 && after.length > before.length && after[before.length - 1] === before.at(-1);
  return grew ? after.at(-1) : undefined;
}

/** After an undo or a change of the record, only where the pegs stand now: "Bob, twelve". */
function changed(was: GameState, state: GameState): string {
  return state.sides
    .flatMap((pegs, side) =>
      pegs.front === was.sides[side]?.front ? [] : [`${nameOfSide(state, side)}, ${numberWord(pegs.front)}`],
    )
    .join(". ");
}

/** What the table hears, with the count of a hand in the style asked for; points that were typed, with whose they are. */
function aloud(state: GameState, told: Heard, style: AnnounceStyle): string {
  const { pegged } = say(state, told);
  const words = told.happenings
    .reduce<Heard["happenings"][number][][]>((parts, one) => {
      // The play is said as a whole: a card and its go are one announcement.
      if (one.kind === "counted" || parts.at(-1)?.[0]?.kind === "counted") parts.push([one]);
      else parts.push([...(parts.pop() ?? []), one]);
      return parts;
    }, [])
    .map((happenings) => {
      const [first] = happenings;
      if (first?.kind === "counted" && first.tally) return capital(announceInStyle(first.tally, style));
      return say(state, { happenings, pegs: [] }).words;
    })
    .filter(Boolean)
    .join(". ");
  const typed = told.happenings.some((one) => one.kind === "typed");
  return typed && pegged ? `${pegged.name}, ${words}` : words;
}
