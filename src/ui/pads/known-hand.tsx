import type { Card } from "../../rules/cards";
import { CardFace } from "../parts/card-face";
import { cardKeys, cardName } from "../words/card-name";
import { GoKey, type PadKeys, UndoKey } from "./pad-keys";
import "./known-hand.css";

export interface KnownHandProps extends PadKeys {
  readonly cards: readonly Card[];
  /** Whether the card was played already or would pass thirty-one. If so, it is dimmed, and a tap gives the reason. */
  readonly illegal: (card: Card, place: number) => boolean;
  readonly onCard: (card: Card) => void;
}

/** A player’s own cards as big buttons. Put it in a PadFrame with a "Hide" button. */
export function KnownHand(props: KnownHandProps) {
  const { cards, illegal, onCard } = props;
  const keys = cardKeys(cards);
  return (
    <div class="known-hand">
      <div class="hand">
        {cards.map((card, i) => (
          <button
            key={keys[i]}
            type="button"
            class="card-button"
            aria-label={cardName(card)}
            aria-disabled={illegal(card, i)}
            onClick={() => onCard(card)}
          >
            <CardFace card={card} size="large" state={illegal(card, i) ? "dim" : "plain"} />
          </button>
        ))}
      </div>
      <div class="two-keys">
        <GoKey {...props} />
        <UndoKey {...props} />
      </div>
    </div>
  );
}
