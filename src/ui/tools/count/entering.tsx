import type { ComponentChildren } from "preact";
import type { Card } from "../../../rules/cards";
import { CardFace } from "../../parts/card-face";
import { cardKeys } from "../../words/card-name";
import { Choice } from "../../parts/choice";
import { type Entry, WHOLE } from "./hand-draft";

const OWNERS = [
  { value: "hand", label: "Hand" },
  { value: "crib", label: "Crib" },
] as const;

/** A crib's flush wants five. */
export function OfChoice(props: { of: Entry["of"]; onOf: (of: Entry["of"]) => void; small?: boolean }) {
  const { of, onOf, small = false } = props;
  return (
    <Choice legend="Hand or crib" legendHidden small={small} name="of" options={OWNERS} value={of} onChoose={onOf} />
  );
}

interface EnteringProps {
  readonly entry: Entry;
  /** The pad. */
  readonly children: ComponentChildren;
}

/** A hand on its way in: its cards so far, and the places of those still missing. */
export function Entering({ entry: { cards, of }, children }: EnteringProps) {
  const keys = cardKeys(cards);
  return (
    <>
      <div class="tool-top">
        <div class="hand small" role="group" aria-label={of === "hand" ? "The hand" : "The crib"}>
          {Array.from({ length: WHOLE }, (_, i) =>
            i < cards.length ? (
              <CardFace key={keys[i]} card={cards[i] as Card} size="small" apart={i === WHOLE - 1} />
            ) : (
              <span
                key={i}
                class={i === WHOLE - 1 ? "card small blank apart" : "card small blank"}
                aria-hidden="true"
              />
            ),
          )}
        </div>
      </div>
      <div class="tool-pad">{children}</div>
    </>
  );
}

/** What the pad asks for. */
export function asks(cards: readonly Card[]): string {
  const missing = WHOLE - 1 - cards.length;
  if (missing === 0) return "The starter";
  return missing === WHOLE - 1 ? `${missing} cards` : `${missing} more`;
}
