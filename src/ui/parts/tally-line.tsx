import type { Card } from "../../rules/cards";
import { cardKeys } from "../words/card-name";
import { CardText } from "./card-text";
import "./tally-lines.css";

interface LineProps {
  /** "Fifteen", "Double run of four". */
  readonly label: string;
  readonly cards: readonly Card[];
  /** The running count, as spoken. */
  readonly running: number;
  readonly note?: string | undefined;
  readonly isLit: boolean;
  readonly isToCome?: boolean;
  readonly onLight: () => void;
}

/** One item of a count. */
export function TallyLine({ label, cards, running, note, isLit, isToCome = false, onLight }: LineProps) {
  const keys = cardKeys(cards);
  return (
    <button
      type="button"
      class={`tally-line${isLit ? " lit" : ""}${isToCome ? " to-come" : ""}`}
      aria-pressed={isLit}
      onClick={onLight}
      onFocus={onLight}
    >
      <span>
        {label}
        {note !== undefined && <span class="note">{note}</span>}
      </span>
      <span class="cards">
        {cards.map((card, at) => (
          <CardText key={keys[at]} card={card} />
        ))}
      </span>
      <span class="running figures">{running}</span>
    </button>
  );
}
