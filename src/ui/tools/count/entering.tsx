import type { ComponentChildren } from "preact";
import { numberWord } from "../../../rules/aloud/announce";
import type { Card } from "../../../rules/cards";
import { CardFace } from "../../parts/card-face";
import { Choice } from "../../parts/choice";
import { cardKeys } from "../../words/card-name";
import { capital } from "../../words/common";
import { cardsIn, type HandDraft, hasStarter } from "./hand-draft";

const OWNERS = [
  { value: "hand", label: "Hand" },
  { value: "crib", label: "Crib" },
] as const;

/** The choice of hand or crib. A flush counts otherwise in the crib, and some games have hands and cribs of different sizes. */
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
export function Entering({ draft, children }: EnteringProps) {
  const { cards, of } = draft;
  const keys = cardKeys(cards);
  const size = cardsIn(draft);
  const isApart = (place: number) => place === size - 1 && hasStarter(draft);
  return (
    <>
      <div class="tool-top">
        <div class="hand small" role="group" aria-label={of === "hand" ? "The hand" : "The crib"}>
          {Array.from({ length: size }, (_, i) =>
            i < cards.length ? (
              <CardFace key={keys[i]} card={cards[i] as Card} size="small" apart={isApart(i)} />
            ) : (
              <span key={i} class={isApart(i) ? "card small blank apart" : "card small blank"} aria-hidden="true" />
            ),
          )}
        </div>
      </div>
      <div class="tool-pad">{children}</div>
    </>
  );
}

/** The title of the pad, short enough for 360 px: "Four cards", "Four crib cards", "One more card", "The starter card". */
export function handAsks(draft: HandDraft): string {
  const { cards, of } = draft;
  const missing = cardsIn(draft) - (hasStarter(draft) ? 1 : 0) - cards.length;
  if (missing === 0) return "The starter card";
  const left = numberWord(missing);
  if (cards.length === 0) return capital(`${left} ${of === "crib" ? "crib cards" : "cards"}`);
  return missing === 1 ? "One more card" : `${capital(left)} more cards`;
}
