import type { Card } from "../../../rules/cards";
import { CardText } from "../../parts/card-text";

/** After a claimed false go, the cards of which the player must play one: " plays 5♥ or 5♣". */
export function HeldBack({ cards }: { cards: readonly Card[] }) {
  return (
    <>
      {" plays "}
      {cards.map((card, i) => (
        <span key={i}>
          {i > 0 && " or "}
          <CardText card={card} />
        </span>
      ))}
    </>
  );
}
