import { useState } from "preact/hooks";
import { type Card, clash } from "../../../rules/cards";
import type { Device } from "../../device";
import { useKeyboard } from "../../pads/keyboard";
import { keepToolAddress, toolAddress, useLinkOpened } from "../../parts/tool-address";
import { TopBar } from "../../parts/top-bar";
import { go } from "../../router";
import { useSession } from "../../context";
import { cardRefusalWords } from "../../words/tools";
import { ToolAnnouncement, ToolRefusal, useToolMessage } from "../../parts/tool-message";
import { ToolPad } from "../tool-pad";
import { CountedHand } from "./counted-hand";
import { Entering, handAsks, HandOrCrib } from "./entering";
import { CARDS_IN, handCode, handHeard, type HandDraft, NO_CARDS, openHand, wholeHand } from "./hand-draft";
import "../tools.css";
import "./count.css";

/** The hand on screen, kept in the address so that a reload brings it back. */
function useHand() {
  const [first] = useState(() => openHand(toolAddress("count")));
  const [draft, setDraft] = useState(first.draft);
  const { message, refuse, announce } = useToolMessage(
    first.fault ?? handHeard(first.draft),
    first.fault !== undefined,
  );
  const show = (next: HandDraft) => {
    setDraft(next);
    keepToolAddress("count", handCode(next));
    announce(handHeard(next));
  };
  useLinkOpened("count", (code) => {
    const { draft: next, fault } = openHand(code);
    show(next);
    if (fault !== undefined) refuse(fault);
  });
  const { cards, of } = draft;
  const tap = (card: Card) => {
    const why = cards.length === CARDS_IN ? "handFull" : clash(card, cards);
    if (why) refuse(cardRefusalWords(why));
    else show({ ...draft, cards: [...cards, card] });
  };
  const undo = () => {
    if (cards.length > 0) show({ ...NO_CARDS, of, cards: cards.slice(0, -1) });
  };
  return { draft, message, announce, show, tap, undo, clear: () => show({ ...NO_CARDS, of }) };
}

/** Count a hand: five cards give the total, and a verdict on the count a player stated. */
export function Count({ device }: { device: Device }) {
  const { preferences } = useSession();
  const { draft, message, announce, show, tap, undo, clear } = useHand();
  useKeyboard({ preferences, tapCard: tap, undo, redo: () => {}, go: () => {} });
  const { cards } = draft;
  const shown = wholeHand(draft);
  return (
    <main class={shown ? "screen split tool-counted" : "screen tool"} data-pad={preferences.pad.signal.value}>
      <TopBar title="Count a hand" onBack={() => go("home")} onUndo={undo} canUndo={cards.length > 0}>
        {!shown && <HandOrCrib small of={draft.of} onOf={(of) => show({ ...draft, of })} />}
      </TopBar>
      {shown ? (
        <CountedHand draft={draft} shown={shown} device={device} onDraft={show} onSaid={announce} />
      ) : (
        <Entering draft={draft}>
          <ToolRefusal message={message} />
          <ToolPad
            title={handAsks(draft)}
            onCard={tap}
            spent={(card) => clash(card, cards) !== undefined}
            onUndo={undo}
            canUndo={cards.length > 0}
            onClear={clear}
          />
        </Entering>
      )}
      <ToolAnnouncement message={message} />
    </main>
  );
}
