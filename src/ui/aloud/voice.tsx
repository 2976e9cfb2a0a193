/** Says each new event of the game aloud, once. Loaded when counting aloud is switched on. */
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
import { eventWords } from "../words/events";
import { useSession } from "../context";
import { capital } from "../words/common";
import { lastHeard, type Heard } from "../../game/last-heard";

/** Draws nothing; speaks while it is mounted. */
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
 * Speaks new events until the returned function is called. Opening a game or reloading the page repeats nothing, and a
 * tab that only watches is silent.
 */
export function followAloud(session: Session, speech: Speech): () => void {
  let before = { entries: session.entries.peek(), now: session.now.peek() };
  const stop = effect(() => {
    const was = before;
    before = { entries: session.entries.value, now: session.now.value };
    const { state } = before.now;
    const fact = added(was.entries, before.entries)?.fact;
    if (!fact || !state || !was.now.state || !session.writing.peek()) return;
    const corrected = fact.type === "undone" || fact.type === "redone" || fact.type === "corrected";
    const told = lastHeard(before.now);
    // A fact that is not announced leaves the last event unchanged.
    if (!corrected && told === lastHeard(was.now)) return;
    const style = session.preferences.voiceStyle.signal.peek();
    const words = corrected ? changed(was.now.state, state) : aloud(state, told, style);
    if (words !== "") speech.say(words);
    // An undo that changes no score stops the event that is being said.
    else speech.hush();
  });
  // iPhones stay silent unless the first words of a page come from a tap.
  const prime = () => speech.prime();
  addEventListener("click", prime, { capture: true, once: true });
  return () => {
    stop();
    removeEventListener("click", prime, { capture: true });
    speech.hush();
  };
}

/** The entry added to the log; undefined if the log is another one or was only read again. */
function added(before: readonly LogEntry[], after: readonly LogEntry[]): LogEntry | undefined {
  const grew = before.length > 0 && after.length > before.length && after[before.length - 1] === before.at(-1);
  return grew ? after.at(-1) : undefined;
}

/** After an undo or a correction, the scores that changed: "Bob, twelve". */
function changed(was: GameState, state: GameState): string {
  return state.sides
    .flatMap((pegs, side) =>
      pegs.front === was.sides[side]?.front ? [] : [`${nameOfSide(state, side)}, ${numberWord(pegs.front)}`],
    )
    .join(". ");
}

/** The event with hands counted in the chosen style. Entered points begin with the name of the side. */
function aloud(state: GameState, told: Heard, style: AnnounceStyle): string {
  const { pegged } = eventWords(state, told);
  const words = told.happenings
    .reduce<Heard["happenings"][number][][]>((parts, one) => {
      // Events of the play stay together, because a card and its go are announced as one. Each counted hand is separate.
      if (one.kind === "counted" || parts.at(-1)?.[0]?.kind === "counted") parts.push([one]);
      else parts.push([...(parts.pop() ?? []), one]);
      return parts;
    }, [])
    .map((happenings) => {
      const [first] = happenings;
      if (first?.kind === "counted" && first.tally) return capital(announceInStyle(first.tally, style));
      return eventWords(state, { happenings, pegs: [] }).words;
    })
    .filter(Boolean)
    .join(". ");
  const typed = told.happenings.some((one) => one.kind === "typed");
  return typed && pegged ? `${pegged.name}, ${words}` : words;
}
