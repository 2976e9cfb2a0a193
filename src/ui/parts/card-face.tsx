import { type Card, isJoker, JOKER, rankOf, suitOf } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import { cardName, rankText } from "../words/card-name";
import { memo } from "./memo";
import { sideClass } from "./sides";
import { Suit } from "./suit";
import "./card.css";

export interface CardFaceProps {
  readonly card: Card;
  readonly size: "small" | "large";
  /** The side that played it, shown as a band in its colour and pattern. */
  readonly side?: Side | undefined;
  readonly state?: "plain" | "lit" | "dim" | undefined;
  /** Set apart from the cards before it, like the starter. */
  readonly apart?: boolean | undefined;
  /** Hidden from screen readers, because the words around it already name the card. */
  readonly silent?: boolean | undefined;
}

/** One card, face up. If the suit is unknown, only the rank is shown. */
export const CardFace = memo(function CardFace({
  card,
  size,
  side,
  state = "plain",
  apart = false,
  silent = false,
}: CardFaceProps) {
  const suit = suitOf(card);
  const classes = [
    "card",
    size,
    state,
    suit === undefined ? "rank-only" : "",
    isJoker(card) && card !== JOKER ? "joker" : "",
    side === undefined ? "" : sideClass(side),
    apart ? "apart" : "",
  ];
  return (
    <span class={classes.filter(Boolean).join(" ")} data-suit={suit}>
      {!silent && <span class="unseen">{cardName(card)}</span>}
      <span aria-hidden="true">{rankText(rankOf(card))}</span>
      {suit !== undefined && <Suit suit={suit} />}
    </span>
  );
});
