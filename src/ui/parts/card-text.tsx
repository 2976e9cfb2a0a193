import { type Card, isJoker, JOKER, rankOf, suitOf } from "../../rules/cards";
import { cardName, rankText } from "../words/card-name";
import { Suit } from "./suit";

/** A card in running text: "7♥". */
export function CardText({ card }: { card: Card }) {
  const suit = suitOf(card);
  return (
    <span class="card-text" data-suit={suit}>
      <span class="unseen">{cardName(card)}</span>
      <span aria-hidden="true">
        {isJoker(card) && card !== JOKER && "★"}
        {rankText(rankOf(card))}
        {suit !== undefined && <Suit suit={suit} />}
      </span>
    </span>
  );
}
