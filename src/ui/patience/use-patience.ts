import { useState } from "preact/hooks";
import type { Card } from "../../rules/cards";
import type { Result } from "../../base/result";
import { whyNotHere, cardAt, firstEmpty, lay, type Layout, takeOff } from "../../rules/patience/layout";
import type { LinkRefusal } from "../../share/hand-links";
import { cardName } from "../words/card-name";
import { cardRefusalWords, LINK_WORDS } from "../words/tools";
import { keepToolAddress, type Tool, toolAddress, useLinkOpened } from "../parts/tool-address";
import { useToolMessage } from "../parts/tool-message";

interface Laid {
  readonly layout: Layout;
}

/** How one solitaire game differs from another. */
export interface PatienceGame<State extends Laid> {
  readonly tool: Tool;
  /** The number of places for cards. */
  readonly size: number;
  readonly empty: State;
  readonly read: (code: string) => Result<State, LinkRefusal>;
  readonly write: (state: State) => string;
  /** "Row 2, column 1". */
  readonly placeName: (place: number) => string;
  /** The whole count for screen readers, once all the cards are in. */
  readonly countHeard: (state: State) => string;
}

/** Opens the cards in a link; an unreadable link gives an empty table and one sentence saying why. */
function openCards<State extends Laid>({ read, empty }: PatienceGame<State>, code: string) {
  const linked = read(code);
  return linked.ok ? { state: linked.value, fault: undefined } : { state: empty, fault: LINK_WORDS[linked.error] };
}

export type Patience<State extends Laid = Laid> = ReturnType<typeof usePatience<State>>;

/** The cards on the table, kept in the address so that a reload brings them back, and the place of the next one. */
export function usePatience<State extends Laid>(game: PatienceGame<State>) {
  const { tool, size, placeName } = game;
  const counted = (state: State) => (firstEmpty(state.layout, size) === undefined ? game.countHeard(state) : "");
  const [first] = useState(() => openCards(game, toolAddress(tool)));
  const [state, setState] = useState(first.state);
  const [chosen, choose] = useState<number>();
  const [cleared, setCleared] = useState<Layout>([]);
  /** The layouts that undo has left, the latest last. */
  const [undone, setUndone] = useState<readonly Layout[]>([]);
  const { message, refuse, announce } = useToolMessage(first.fault ?? counted(first.state), first.fault !== undefined);
  const { layout } = state;
  const next = chosen ?? firstEmpty(layout, size);
  const show = (to: State, said = "", left: readonly Layout[] = []) => {
    setState(to);
    setUndone(left);
    choose(undefined);
    keepToolAddress(tool, game.write(to));
    announce(`${said} ${counted(to)}`.trim());
  };
  useLinkOpened(tool, (code) => {
    const { state: to, fault } = openCards(game, code);
    show(to);
    if (fault !== undefined) refuse(fault);
  });
  const tap = (card: Card) => {
    const why = next === undefined ? "handFull" : whyNotHere(layout, next, card);
    if (why) refuse(cardRefusalWords(why));
    else if (next !== undefined)
      show({ ...state, layout: lay(layout, next, card) }, `${cardName(card)}: ${placeName(next)}.`);
  };
  /** Takes back the card of the chosen place, or else the last card; the next card goes to its place. */
  const undo = () => {
    const from = chosen !== undefined && cardAt(layout, chosen) ? chosen : layout.at(-1)?.place;
    if (from === undefined) {
      setCleared([]);
      return show({ ...state, layout: cleared });
    }
    show({ ...state, layout: takeOff(layout, from) }, `${placeName(from)}: empty again.`, [...undone, layout]);
    choose(from);
  };
  const redo = () => {
    const last = undone.at(-1);
    if (last) show({ ...state, layout: last }, "The card is back.", undone.slice(0, -1));
  };
  return {
    state,
    show,
    message,
    /** The place the next card goes to; undefined when all the cards are in and none is being replaced. */
    next,
    tap,
    undo,
    redo,
    canRedo: undone.length > 0,
    canUndo: layout.length + cleared.length > 0,
    spent: (card: Card) => next === undefined || whyNotHere(layout, next, card) !== undefined,
    /** Chooses a place for the next card; a second tap on it cancels the choice. */
    choose: (place: number) => {
      if (place === chosen) return choose(undefined);
      choose(place);
      const there = cardAt(layout, place);
      announce(`${placeName(place)}: ${there ? `tap the card that replaces ${cardName(there)}` : "the next card"}.`);
    },
    /** Removes all the cards; undo brings them back. */
    clear: () => {
      setCleared(layout);
      show({ ...state, layout: [] });
    },
  };
}
