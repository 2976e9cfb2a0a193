import { type Card, rankOf, suitOf } from "../../rules/cards";
import { cardName, rankText } from "../words/card-name";
import { memo } from "../parts/memo";
import { SIGNS } from "../parts/suit";
import "./pads.css";

export interface CardKeyProps {
  readonly card: Card;
  /** Seen already, or not allowed now. The key is dimmed, and a tap gives the reason. */
  readonly spent: boolean;
  readonly onCard: (card: Card) => void;
}

function Key({ card, spent, onCard }: CardKeyProps) {
  const suit = suitOf(card);
  return (
    <button
      type="button"
      class="key card-key"
      data-suit={suit}
      aria-label={cardName(card)}
      aria-disabled={spent}
      onClick={() => onCard(card)}
    >
      {suit === undefined ? rankText(rankOf(card)) : `${rankText(rankOf(card))}\u2009${SIGNS[suit]}`}
    </button>
  );
}

/** One key of a pad. There are 52, and a tap changes few of them, so the rest keep their last rendering. */
export const CardKey = memo(Key);
