import { useState } from "preact/hooks";
import type { Card } from "../../rules/cards";
import type { Result } from "../../base/result";
import { whyNotHere, cardAt, firstEmpty, lay, type Spread, takeOff } from "../../rules/patience/spread";
import type { LinkRefusal } from "../../share/links";
import { cardName } from "../words/card-name";
import { LINK_WORDS } from "../words/verdicts";
import { REFUSAL_WORDS } from "../words/words";
import { keepAddress, type Tool, toolAddress, useLinkOpened } from "../parts/tool-address";
import { useVoice } from "../tools/said";

interface Shown {
  readonly spread: Spread;
}

/** One of the two patiences. */
export interface Kind<State extends Shown> {
  readonly tool: Tool;
  /** How many places it has. */
  readonly size: number;
  readonly empty: State;
  readonly read: (code: string) => Result<State, LinkRefusal>;
  readonly write: (state: State) => string;
  /** "Row 2, column 1". */
  readonly placeName: (place: number) => string;
  /** What it counts when all its cards are in, for the ear. */
  readonly heard: (state: State) => string;
}

/** The patience a link brings, or an empty one and one sentence. */
function opened<State extends Shown>({ read, empty }: Kind<State>, code: string) {
  const brought = read(code);
  return brought.ok ? { state: brought.value, fault: undefined } : { state: empty, fault: LINK_WORDS[brought.error] };
}

export type Patience<State extends Shown = Shown> = ReturnType<typeof usePatience<State>>;

/** The cards on the tool, in step with its address; where the next one goes; and the tool's voice. */
export function usePatience<State extends Shown>(kind: Kind<State>) {
  const { tool, size, placeName } = kind;
  const whole = (state: State) => (firstEmpty(state.spread, size) === undefined ? kind.heard(state) : "");
  const [first] = useState(() => opened(kind, toolAddress(tool)));
  const [state, setState] = useState(first.state);
  const [chosen, choose] = useState<number>();
  const [cleared, setCleared] = useState<Spread>([]);
  const voice = useVoice(first.fault ?? whole(first.state), first.fault !== undefined);
  const { spread } = state;
  const next = chosen ?? firstEmpty(spread, size);
  const show = (to: State, said = "") => {
    setState(to);
    choose(undefined);
    keepAddress(tool, kind.write(to));
    voice.tell(`${said} ${whole(to)}`.trim());
  };
  useLinkOpened(tool, (code) => {
    const { state: to, fault } = opened(kind, code);
    show(to);
    if (fault !== undefined) voice.refuse(fault);
  });
  const tap = (card: Card) => {
    const why = next === undefined ? "handFull" : whyNotHere(spread, next, card);
    if (why) voice.refuse(why === "cardSeen" ? "That card is in already." : REFUSAL_WORDS[why]);
    else if (next !== undefined)
      show({ ...state, spread: lay(spread, next, card) }, `${cardName(card)}: ${placeName(next)}.`);
  };
  /** Takes the card of the chosen place off, else the last one; its place is the next to be filled. */
  const undo = () => {
    const from = chosen !== undefined && cardAt(spread, chosen) ? chosen : spread.at(-1)?.place;
    if (from === undefined) {
      setCleared([]);
      return show({ ...state, spread: cleared });
    }
    show({ ...state, spread: takeOff(spread, from) }, `${placeName(from)}: empty again.`);
    choose(from);
  };
  return {
    state,
    show,
    voice,
    /** The place the next card goes to; none when all are in and none was chosen to be put right. */
    next,
    tap,
    undo,
    canUndo: spread.length + cleared.length > 0,
    spent: (card: Card) => next === undefined || whyNotHere(spread, next, card) !== undefined,
    /** A second tap on the chosen place lets it go. */
    choose: (place: number) => {
      if (place === chosen) return choose(undefined);
      choose(place);
      const there = cardAt(spread, place);
      voice.tell(`${placeName(place)}: ${there ? `${cardName(there)}, to be put right` : "the next card"}.`);
    },
    /** Takes all cards off; undo brings them back. */
    clear: () => {
      setCleared(spread);
      show({ ...state, spread: [] });
    },
  };
}
