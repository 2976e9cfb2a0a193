import type { ComponentChildren } from "preact";
import { numberWord } from "../../../rules/aloud/announce";
import type { Card } from "../../../rules/cards";
import { CardFace } from "../../parts/card-face";
import { Choice } from "../../parts/choice";
import { cardKeys } from "../../words/card-name";
import { capital } from "../../words/common";
import { CARDS_IN, type HandDraft } from "./hand-draft";

const OWNERS = [
  { value: "hand", label: "Hand" },
  { value: "crib", label: "Crib" },
] as const;

/** The choice of hand or crib. It matters for a flush: a crib needs all five cards of one suit. */
export function HandOrCrib(props: { of: HandDraft["of"]; onOf: (of: HandDraft["of"]) => void; small?: boolean }) {
  const { of, onOf, small = false } = props;
  return (
    <Choice legend="Hand or crib" legendHidden small={small} name="of" options={OWNERS} value={of} onChoose={onOf} />
  );
}

interface EnteringProps {
  readonly draft: HandDraft;
  /** The pad. */
  readonly children: ComponentChildren;
}

/** The cards entered so far, with an empty place for each missing one, above the pad. */
export function Entering({ draft: { cards, of }, children }: EnteringProps) {
  const keys = cardKeys(cards);
  return (
    <>
      <div class="tool-top">
        <div class="hand small" role="group" aria-label={of === "hand" ? "The hand" : "The crib"}>
          {Array.from({ length: CARDS_IN }, (_, i) =>
            i < cards.length ? (
              <CardFace key={keys[i]} card={cards[i] as Card} size="small" apart={i === CARDS_IN - 1} />
            ) : (
              <span
                key={i}
                class={i === CARDS_IN - 1 ? "card small blank apart" : "card small blank"}
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

/** The title of the pad: "Tap the four cards", "One more card", "Tap the starter card". */
export function handAsks({ cards, of }: HandDraft): string {
  const missing = CARDS_IN - 1 - cards.length;
  if (missing === 0) return "Tap the starter card";
  const left = numberWord(missing);
  if (cards.length === 0) return of === "crib" ? `Tap the crib’s ${left} cards` : `Tap the ${left} cards`;
  return missing === 1 ? "One more card" : `${capital(left)} more cards`;
}
