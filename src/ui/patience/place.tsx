import type { Card } from "../../rules/cards";
import { CardFace } from "../parts/card-face";
import { cardName } from "../words/card-name";
import type { Tally } from "../../rules/show/combinations";

interface PlaceProps {
  /** "Row 2, column 1". */
  readonly name: string;
  readonly card: Card | undefined;
  /** The next card goes here. */
  readonly next: boolean;
  readonly lit: boolean;
  readonly onPress: () => void;
}

/** A place for a card. After a tap the next card goes there, in place of any card already there. */
export function Place({ name, card, next, lit, onPress }: PlaceProps) {
  return (
    <button
      type="button"
      class={next ? "place next" : "place"}
      aria-label={`${name}: ${card === undefined ? "empty" : cardName(card)}`}
      aria-current={next}
      onClick={onPress}
    >
      {card === undefined ? (
        <span class="card small blank" />
      ) : (
        <CardFace card={card} size="small" state={lit ? "lit" : "plain"} />
      )}
    </button>
  );
}

interface LineScoreProps {
  /** "Row 2". */
  readonly name: string;
  readonly tally: Tally | undefined;
  readonly chosen: boolean;
  /** Shows how the line is counted; absent until all the cards are in. */
  readonly onPress?: (() => void) | undefined;
}

/** The points of a line, as soon as they are known. */
export function LineScore({ name, tally, chosen, onPress }: LineScoreProps) {
  if (tally === undefined) return <span class="line-score" />;
  const label = `${name}: ${tally.total}`;
  if (onPress === undefined)
    return (
      <span class="line-score figures">
        <span class="unseen">{label}</span>
        <span aria-hidden="true">{tally.total}</span>
      </span>
    );
  return (
    <button type="button" class="line-score figures" aria-label={label} aria-pressed={chosen} onClick={onPress}>
      {tally.total}
    </button>
  );
}
