import type { Card } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import { CardFace } from "./card-face";
import { cardKeys } from "../words/card-name";
import { useLanding } from "./landing";
import "./series.css";

export interface SeriesProps {
  /** The running total, 0 to 31. */
  readonly count: number;
  readonly cards: readonly { readonly card: Card; readonly side: Side; readonly by: string }[];
  /** Places of the lit cards; the others are dimmed. Undefined: all are plain. */
  readonly lit?: readonly number[] | undefined;
  /** The last card has ended the series. */
  readonly landed?: boolean;
}

/** The count and the cards of the series, oldest first, each with a band in the colour of its side. */
export function Series({ count, cards, lit, landed = false }: SeriesProps) {
  const list = useLanding(cards.length);
  const keys = cardKeys(cards.map(({ card }) => card));
  return (
    <div class={landed ? `series landed${count === 31 ? " full" : ""}` : "series"}>
      <div class="count">
        <span class="unseen">count </span>
        {count}
      </div>
      <ol ref={list} class={cards.length > 5 ? "fan crowded" : "fan"} aria-label="The series">
        {cards.map(({ card, side, by }, i) => (
          <li key={keys[i]}>
            <CardFace
              card={card}
              size="small"
              side={side}
              state={lit === undefined ? "plain" : lit.includes(i) ? "lit" : "dim"}
              by={by}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
