import { useState } from "preact/hooks";
import { type Card, clash } from "../../../rules/cards";
import type { Device } from "../../device";
import { useKeyboard } from "../../pads/keyboard";
import { TopBar } from "../../parts/top-bar";
import { go } from "../../router";
import { useSession } from "../../session-context";
import { keepAddress, toolAddress, useLinkOpened } from "../../parts/tool-address";
import { CountedHand } from "./counted-hand";
import { asks, Entering, OfChoice } from "./entering";
import { codeOf, type Entry, heard, NO_HAND, opened, shownOf, WHOLE } from "./hand-draft";
import { Refused, useVoice, Voice } from "../said";
import { ToolPad } from "../tool-pad";
import { REFUSAL_WORDS } from "../../words/words";

/** The hand on the tool, in step with its address, and the tool's voice. */
function useHand() {
  const [first] = useState(() => opened(toolAddress("count")));
  const [entry, setEntry] = useState(first.entry);
  const voice = useVoice(first.fault ?? heard(first.entry), first.fault !== undefined);
  const show = (next: Entry) => {
    setEntry(next);
    keepAddress("count", codeOf(next));
    voice.tell(heard(next));
  };
  useLinkOpened("count", (code) => {
    const { entry: next, fault } = opened(code);
    show(next);
    if (fault !== undefined) voice.refuse(fault);
  });
  const { cards, of } = entry;
  const tap = (card: Card) => {
    const why = cards.length === WHOLE ? "handFull" : clash(card, cards);
    if (why) voice.refuse(why === "cardSeen" ? "That card is in already." : REFUSAL_WORDS[why]);
    else show({ ...entry, cards: [...cards, card] });
  };
  const undo = () => {
    if (cards.length > 0) show({ ...NO_HAND, of, cards: cards.slice(0, -1) });
  };
  return { entry, voice, show, tap, undo, clear: () => show({ ...NO_HAND, of }) };
}

/** Count a hand: five taps to the total, and who is right about it. */
export function Count({ device }: { device: Device }) {
  const { preferences } = useSession();
  const { entry, voice, show, tap, undo, clear } = useHand();
  useKeyboard({ preferences, tapCard: tap, undo, redo: () => {}, go: () => {} });
  const { cards } = entry;
  const shown = shownOf(entry);
  return (
    <main class={shown ? "screen split tool-counted" : "screen tool"} data-pad={preferences.pad.signal.value}>
      <TopBar title="Count a hand" onBack={() => go("home")} onUndo={undo} canUndo={cards.length > 0}>
        {!shown && <OfChoice small of={entry.of} onOf={(of) => show({ ...entry, of })} />}
      </TopBar>
      {shown ? (
        <CountedHand entry={entry} shown={shown} device={device} onEntry={show} onSaid={voice.tell} />
      ) : (
        <Entering entry={entry}>
          <Refused told={voice.told} />
          <ToolPad
            title={asks(cards)}
            onCard={tap}
            spent={(card) => clash(card, cards) !== undefined}
            onUndo={undo}
            canUndo={cards.length > 0}
            onClear={clear}
          />
        </Entering>
      )}
      <Voice told={voice.told} />
    </main>
  );
}
