import { type Card, rankOf, suitOf } from "../../rules/cards";
import { cardName, rankText } from "../words/card-name";
import { SIGNS } from "../parts/suit-signs";
import "./pads.css";

export interface CardKeyProps {
  readonly card: Card;
  /** Seen already, or not allowed now. The key is dimmed, and a tap gives the reason. */
  readonly spent: boolean;
  readonly onCard: (card: Card) => void;
}

/** One key of a pad. */
export function CardKey({ card, spent, onCard }: CardKeyProps) {
  const suit = suitOf(card);
  return (
    <button
      type="button"
      class="key card-key"
      value={card}
      data-suit={suit}
      aria-label={cardName(card)}
      aria-disabled={spent}
      onClick={() => onCard(card)}
    >
      {suit === undefined ? rankText(rankOf(card)) : `${rankText(rankOf(card))}\u2009${SIGNS[suit]}`}
    </button>
  );
}
