import type { ComponentChildren } from "preact";
import { numberWord } from "../../../rules/aloud/announce";
import type { Card } from "../../../rules/cards";
import { CardFace } from "../../parts/card-face";
import { Choice } from "../../parts/choice";
import { cardKeys } from "../../words/card-name";
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
      <div class="tool-top entering">
        <div class="hand small" role="group" aria-label={of === "hand" ? "The hand" : "The crib"}>
          {Array.from({ length: size }, (_, i) =>
            i < cards.length ? (
              <CardFace key={keys[i]} card={cards[i] as Card} size="small" apart={isApart(i)} />
            ) : (
              <span key={i} class={isApart(i) ? "card small blank apart" : "card small blank"} aria-hidden="true" />
            ),
          )}
          {hasStarter(draft) && (
            <span class="starter-label" aria-hidden="true">
              Starter
            </span>
          )}
        </div>
      </div>
      <div class="tool-pad">{children}</div>
    </>
  );
}

/** The title of the pad, short enough for 360 px: "Tap four cards", "Tap one more", "Tap the starter". */
export function handAsks(draft: HandDraft): string {
  const { cards, of } = draft;
  const missing = cardsIn(draft) - (hasStarter(draft) ? 1 : 0) - cards.length;
  if (missing === 0) return "Tap the starter";
  const left = numberWord(missing);
  if (cards.length === 0) return `Tap ${left} ${of === "crib" ? "crib cards" : "cards"}`;
  return `Tap ${left} more`;
}
