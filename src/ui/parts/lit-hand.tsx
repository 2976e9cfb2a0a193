import type { Card } from "../../rules/cards";
import { CardFace } from "./card-face";
import { cardKeys } from "../words/card-name";

export interface LitHandProps {
  /** The hand or crib, the starter last. */
  readonly cards: readonly Card[];
  /** There is no starter among them. */
  readonly alone?: boolean | undefined;
  /** Places of the cards that are lit, the others dimmed; all are plain while none is asked for. */
  readonly lit?: readonly number[] | undefined;
}

/** A hand as it lies at the show, the starter apart. */
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
