import { useEffect, useRef } from "preact/hooks";
import type { Card } from "../../../rules/cards";
import type { Combination } from "../../../rules/show/combinations";
import type { Verdict } from "../../../rules/show/verdict";
import { CardText } from "../../parts/card-text";
import { RuleLink, Words } from "../../parts/sentence";
import { combinationWords } from "../../words/units";
import type { StatedHand } from "../../words/miscounts";
import { explanation, headline, missedWords } from "../../words/verdicts";
import "../../parts/tally-lines.css";

interface PanelProps {
  readonly found: Verdict;
  readonly about: StatedHand;
  /** Lights the cards of a missed combination. */
  readonly onLight: (places: readonly number[]) => void;
}

/** Says whether a stated count is right: “I said 20.” */
export function VerdictPanel({ found, about, onLight }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { stated } = about;
  // `nearest` scrolls only if the panel is out of sight, as on a small phone or below many lines.
  useEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), [found.is, stated]);
  const missing = missedWords(found);
  return (
    <section ref={panel} class="panel verdict" aria-label={`The verdict on ${stated}`}>
      <p class="muted">“I said {stated}.”</p>
      <h2>{headline(found, about)}</h2>
      {missing !== undefined && found.is === "short" && (
        <>
          <p>{missing}</p>
          <Missed missed={found.missed} cards={about.cards} onLight={onLight} />
        </>
      )}
      {explanation(found, about).map((sentence, i) => (
        <p key={i}>
          <Words of={sentence} />
        </p>
      ))}
      <RuleLink topic={found.topic} />
    </section>
  );
}

interface MissedProps {
  readonly missed: readonly Combination[];
  readonly cards: readonly Card[];
  readonly onLight: (places: readonly number[]) => void;
}

function Missed({ missed, cards, onLight }: MissedProps) {
  return (
    <ul class="missed">
      {missed.map((one) => (
        <li key={`${one.kind} ${one.places.join(" ")}`}>
          <button type="button" class="tally-line" onClick={() => onLight(one.places)}>
            <span>{combinationWords(one.kind, one.points)}</span>
            <span class="cards">
              {one.places.map((place) => (
                <CardText key={place} card={cards[place] as Card} />
              ))}
            </span>
            <span class="running figures">{one.points}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
