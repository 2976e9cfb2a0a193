import { useState } from "preact/hooks";
import type { Owner } from "../../../game/facts";
import { entryOfCard } from "../../../game/entry-of-card";
import type { Card } from "../../../rules/cards";
import { useSession } from "../../context";
import { PickCard } from "../../pads/pick-card";
import { MainButton } from "../../parts/main-button";
import { Sheet } from "../../parts/sheet";
import { go } from "../../router";
import { cardName } from "../../words/card-name";

interface FixProps {
  readonly owner: Owner;
  /** The hand or crib, then the starter if it counts with them. */
  readonly cards: readonly Card[];
  /** The tapped card; undefined while none is. */
  readonly place: number | undefined;
  readonly onClose: () => void;
}

/** Fixes a misread card of the hand that is counted: two taps, the card and the right one. */
export function FixCard({ owner, cards, place, onClose }: FixProps) {
  const card = place === undefined ? undefined : cards[place];
  return (
    <Sheet open={card !== undefined} title={card ? `Not the ${cardName(card)}?` : ""} onClose={onClose}>
      {place !== undefined && <Pick owner={owner} cards={cards} place={place} onClose={onClose} />}
    </Sheet>
  );
}

function Pick({ owner, cards, place, onClose }: FixProps & { readonly place: number }) {
  const session = useSession();
  const [taken, setTaken] = useState<Card>();
  const entry = entryOfCard(session.now.value, owner, cards, place);
  if (!entry)
    return (
      <div class="stack">
        <p>This card was entered before the play, and then played. Fix both entries in the record.</p>
        <MainButton onPress={() => go("record", session.openId.value)}>The record</MainButton>
      </div>
    );
  const pick = (card: Card) => {
    // The log could take it, but then a later entry would not fit, and the deal would stop there.
    if (entry.onTable(card)) return setTaken(card);
    setTaken(undefined);
    const change = { how: "replaced", by: entry.fix(card) } as const;
    void session.act({ do: "correct", entry: entry.line.id, change }).then((done) => done && onClose());
  };
  const title = (
    <span class="asks" role="status">
      {taken === undefined ? "Tap the right card" : `The ${cardName(taken)} is on the table already`}
    </span>
  );
  return <PickCard title={title} spent={entry.spent} declares onCard={pick} />;
}
