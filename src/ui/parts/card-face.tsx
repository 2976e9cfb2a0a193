import { isolated } from "../../base/isolated";
import { type Card, isJoker, JOKER, rankOf, suitOf } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import { cardName, rankText } from "../words/card-name";
import { memo } from "./memo";
import { sideClass } from "./sides";
import { SIGNS } from "./suit-signs";
import "./card.css";

export interface CardFaceProps {
  readonly card: Card;
  readonly size: "small" | "large";
  /** The side that played it, shown as a band in its colour and pattern. */
  readonly side?: Side | undefined;
  readonly state?: "plain" | "lit" | "dim" | undefined;
  /** Set apart from the cards before it, like the starter. */
  readonly apart?: boolean | undefined;
  /** The player who laid it, for screen readers. */
  readonly by?: string | undefined;
}

/** One card, face up. If the suit is unknown, only the rank is shown. */
export const CardFace = memo(function CardFace({
  card,
  size,
  side,
  state = "plain",
  apart = false,
  by,
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
    <span
      class={classes.filter(Boolean).join(" ")}
      role="img"
      aria-label={by === undefined ? cardName(card) : `${cardName(card)}, ${isolated(by)}`}
      data-suit={suit}
    >
      {rankText(rankOf(card))}
      {suit !== undefined && <span class="suit">{SIGNS[suit]}</span>}
    </span>
  );
});
