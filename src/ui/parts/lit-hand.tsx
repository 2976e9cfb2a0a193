import type { Card } from "../../rules/cards";
import { CardFace } from "./card-face";
import { cardKeys } from "../words/card-name";

export interface LitHandProps {
  /** The hand or crib, the starter last. */
  readonly cards: readonly Card[];
  /** The cards include no starter. */
  readonly alone?: boolean | undefined;
  /** Indexes of the lit cards; the others are dimmed. Undefined: all are plain. */
  readonly lit?: readonly number[] | undefined;
}

/** A hand at the show, with the starter set apart. */
export function LitHand({ cards, alone = false, lit }: LitHandProps) {
  return (
    <div class="hand">
      {cardKeys(cards).map((key, i) => (
        <CardFace
          key={key}
          card={cards[i] as Card}
          size="large"
          apart={!alone && i === cards.length - 1}
          state={lit === undefined ? "plain" : lit.includes(i) ? "lit" : "dim"}
        />
      ))}
    </div>
  );
}
