import { type Card, isJoker, JOKER, rankOf, suitOf } from "../../rules/cards";
import { cardName, rankText } from "../words/card-name";
import { SIGNS } from "./suit-signs";

/** A card in running text: "7♥". One element with one text, because a screen has many and each costs time to lay out. */
export function CardText({ card }: { card: Card }) {
  const suit = suitOf(card);
  return (
    <span class="card-text" role="img" aria-label={cardName(card)} data-suit={suit}>
      {`${isJoker(card) && card !== JOKER ? "★" : ""}${rankText(rankOf(card))}${suit === undefined ? "" : SIGNS[suit]}`}
    </span>
  );
}
