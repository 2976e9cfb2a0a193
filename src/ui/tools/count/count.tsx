import { useState } from "preact/hooks";
import type { Card } from "../../../rules/cards";
import type { Device } from "../../device";
import { shownPad } from "../../display";
import { useKeyboard } from "../../pads/keyboard";
import { keepToolAddress, toolAddress, useLinkOpened } from "../../parts/tool-address";
import { up } from "../../router";
import { useSession } from "../../context";
import { cardRefusalWords } from "../../words/tools";
import { ToolAnnouncement, ToolRefusal, useToolMessage } from "../../parts/tool-message";
import { ToolPad } from "../tool-pad";
import { rulesChosen, ToolBar } from "../tool-rules";
import { CountedHand } from "./counted-hand";
import { Entering, handAsks, HandOrCrib } from "./entering";
import {
  cannotTap,
  handCode,
  type HandDraft,
  handHeard,
  jokersOf,
  noCards,
  openHand,
  refitted,
  wholeHand,
} from "./hand-draft";
import "../tools.css";
import "./count.css";
import "../../parts/tall.css";

/** The hand on screen, kept in the address so that a reload brings it back. */
function useHand() {
  const [first] = useState(() => openHand(toolAddress("count"), rulesChosen.peek()));
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
    const { draft: next, fault } = openHand(code, rulesChosen.peek());
    show(next);
    if (fault !== undefined) refuse(fault);
  });
  const { rules, cards, of } = draft;
  const tap = (card: Card) => {
    const why = cannotTap(draft, card);
    if (why) refuse(cardRefusalWords(why));
    else show({ ...draft, cards: [...cards, card] });
  };
  const undo = () => {
    if (cards.length > 0) show({ ...noCards(rules, of), cards: cards.slice(0, -1) });
  };
  return { draft, message, announce, show, tap, undo, clear: () => show(noCards(rules, of)) };
}

/** Count a hand: its cards give the total, and a verdict on the count a player stated. */
export function Count({ device }: { device: Device }) {
  const { preferences } = useSession();
  const { draft, message, announce, show, tap, undo, clear } = useHand();
  useKeyboard({ preferences, tapCard: tap, undo, redo: () => {}, go: () => {} });
  const canUndo = draft.cards.length > 0;
  const shown = wholeHand(draft);
  return (
    <main class={shown ? "screen split tall tool-counted" : "screen tool"} data-pad={shownPad(preferences)}>
      <ToolBar
        title="Count a hand"
        rules={draft.rules}
        onRules={(rules) => show(refitted(draft, { rules }))}
        onBack={() => up()}
        onUndo={undo}
        canUndo={canUndo}
      >
        {!shown && <HandOrCrib small of={draft.of} onOf={(of) => show(refitted(draft, { of }))} />}
      </ToolBar>
      {shown ? (
        <CountedHand
          key={handCode({ ...draft, stated: undefined })}
          draft={draft}
          shown={shown}
          device={device}
          onDraft={show}
          onSaid={announce}
        />
      ) : (
        <Entering draft={draft}>
          <ToolRefusal message={message} />
          <ToolPad
            title={handAsks(draft)}
            jokers={jokersOf(draft) !== "none"}
            onCard={tap}
            spent={(card) => cannotTap(draft, card) !== undefined}
            onUndo={undo}
            canUndo={canUndo}
            onClear={clear}
          />
        </Entering>
      )}
      <ToolAnnouncement message={message} />
    </main>
  );
}
