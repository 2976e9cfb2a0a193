import type { Card } from "../../rules/cards";
import { cardKeys } from "../words/card-name";
import { CardText } from "./card-text";
import "./tally-lines.css";

interface TallyLine {
  /** "Fifteen", "Double run of four". */
  readonly label: string;
  readonly cards: readonly Card[];
  /** The running count, as spoken. */
  readonly running: number;
  /** A remark beside the line: "likely the one missed". */
  readonly note?: string | undefined;
}

export interface TallyLinesProps {
  readonly lines: readonly TallyLine[];
  /** The line whose cards are lit. */
  readonly lit?: number | undefined;
  /** The line that is being counted; the later ones are still to come. Undefined: all are counted. */
  readonly counted?: number | undefined;
  readonly onLight: (line: number | undefined) => void;
}

/** The count item by item. A tapped or focused line lights its cards. */
export function TallyLines({ lines, lit, counted, onLight }: TallyLinesProps) {
  return (
    <ol class="tally-lines">
      {lines.map(({ label, cards, running, note }, i) => (
        <li key={`${label} ${running} ${cards.join(" ")}`}>
          <button
            type="button"
            class={`tally-line${i === lit ? " lit" : ""}${i > (counted ?? i) ? " to-come" : ""}`}
            aria-pressed={i === lit}
            onClick={() => onLight(i)}
            onFocus={() => onLight(i)}
          >
            <span>
              {label}
              {note !== undefined && <span class="note">{note}</span>}
            </span>
            <span class="cards">
              {cards.map((card, at) => (
                <CardText key={cardKeys(cards)[at]} card={card} />
              ))}
            </span>
            <span class="running figures">{running}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
