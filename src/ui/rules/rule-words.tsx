import { Fragment } from "preact";
import { parseCards } from "../../rules/cards";
import { CardText } from "../parts/card-text";

/** Text in which `{5H 5C}` is drawn as cards. */
export function RuleWords({ text }: { text: string }) {
  return (
    <>{text.split(/\{([^}]*)\}/).map((piece, i) => (i % 2 === 0 ? piece : <CardsText key={i} cards={piece} />))}</>
  );
}

/** Cards within text: "4♥ 5♣". */
export function CardsText({ cards }: { cards: string }) {
  return (
    <span class="cards-text">
      {(parseCards(cards) ?? []).map((card, i) => (
        <Fragment key={i}>
          {i > 0 && " "}
          <CardText card={card} />
        </Fragment>
      ))}
    </span>
  );
}
