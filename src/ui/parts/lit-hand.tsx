import type { Card } from "../../rules/cards";
import { CardFace } from "./card-face";
import { cardKeys, cardName } from "../words/card-name";

export interface LitHandProps {
  /** The hand or crib, the starter last. */
  readonly cards: readonly Card[];
  readonly size?: "small" | "large" | undefined;
  /** The cards include no starter. */
  readonly alone?: boolean | undefined;
  /** Indexes of the lit cards. Undefined: all are plain. */
  readonly lit?: readonly number[] | undefined;
  /** Dims the cards that are not lit. */
  readonly dims?: boolean | undefined;
  /** Says which card is the starter. */
  readonly labelled?: boolean | undefined;
  /** Every card is a button that fixes it. */
  readonly onFix?: ((place: number) => void) | undefined;
}

/** A hand at the show, with the starter set apart. */
export function LitHand(props: LitHandProps) {
  const { cards, size = "large", alone = false, lit, dims = true, labelled = false, onFix } = props;
  return (
    <div class={onFix ? `hand ${size}` : "hand"}>
      {cardKeys(cards).map((key, i) => {
        const card = cards[i] as Card;
        const isStarter = !alone && i === cards.length - 1;
        const isLit = lit?.includes(i) === true;
        const face = (
          <CardFace
            key={key}
            card={card}
            size={size}
            apart={isStarter && !onFix && !labelled}
            state={isLit ? "lit" : lit === undefined || !dims ? "plain" : "dim"}
          />
        );
        if (onFix)
          return (
            <button
              key={key}
              type="button"
              class={isStarter ? "card-place apart" : "card-place"}
              aria-label={`Fix the ${cardName(card)}`}
              onClick={() => onFix(i)}
            >
              {face}
            </button>
          );
        if (!isStarter || !labelled) return face;
        return (
          <span key={key} class="card-place apart">
            {face}
            <span class="starter-label">Starter</span>
          </span>
        );
      })}
    </div>
  );
}
