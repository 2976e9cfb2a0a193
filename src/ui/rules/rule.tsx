import { useEffect, useRef } from "preact/hooks";
import { parseCards } from "../../rules/cards";
import type { Topic } from "../../rules/topics";
import type { HouseRule, PlayExample, RuleText, ShowExample } from "./text/types";
import { pointsWords } from "../words/words";
import { CardText } from "../parts/card-text";
import { CardsText, RuleWords } from "./rule-words";

export interface RuleProps {
  readonly topic: Topic;
  readonly text: RuleText;
  /** The address names it: marked, scrolled to, and focused. */
  readonly marked: boolean;
}

/** One rule: what it says, examples with cards, house rules, and where it comes from. */
export function Rule({ topic, text, marked }: RuleProps) {
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!marked) return undefined;
    // After the screen has been scrolled to its top, as every screen is.
    const frame = requestAnimationFrame(() => {
      here.current?.focus({ preventScroll: true });
      here.current?.scrollIntoView({ block: "start" });
    });
    return () => cancelAnimationFrame(frame);
  }, [marked]);
  const heading = `rule-${topic}`;
  return (
    <article
      ref={here}
      class="panel rule"
      tabIndex={-1}
      aria-labelledby={heading}
      aria-current={marked ? "location" : undefined}
    >
      <h3 id={heading}>{text.title}</h3>
      {text.says.map((paragraph) => (
        <p key={paragraph}>
          <RuleWords text={paragraph} />
        </p>
      ))}
      <Examples shows={text.shows ?? []} plays={text.plays ?? []} />
      {(text.houses ?? []).map((house) => (
        <House key={house.name} house={house} />
      ))}
      <p class="rule-from">From: {text.from}</p>
    </article>
  );
}

function Examples({ shows, plays }: { shows: readonly ShowExample[]; plays: readonly PlayExample[] }) {
  if (shows.length + plays.length === 0) return null;
  return (
    <ul class="examples" aria-label="Examples">
      {shows.map((example) => (
        <li key={`${example.cards} ${example.starter}`}>
          <span>
            <CardsText cards={example.cards} />
            {example.starter !== undefined && (
              <>
                {" "}
                <span class="muted">starter</span> <CardsText cards={example.starter} />
              </>
            )}
            {example.crib && <span class="muted"> in the crib</span>}
          </span>
          <b class="figures">{pointsWords(example.points)}</b>
          <span class="why">{example.why}</span>
        </li>
      ))}
      {plays.map((example) => (
        <li key={example.cards}>
          <Series example={example} />
          <b class="figures">{pointsWords(example.points.reduce((sum, one) => sum + one, 0))}</b>
          <span class="why">{example.why}</span>
        </li>
      ))}
    </ul>
  );
}

/** The cards as they fell, each with what it pegged. */
function Series({ example }: { example: PlayExample }) {
  return (
    <span class="laid-cards">
      {(parseCards(example.cards) ?? []).map((card, i) => {
        const points = example.points[i] ?? 0;
        return (
          <span key={i}>
            <CardText card={card} />
            {points > 0 && <small>+{points}</small>}{" "}
          </span>
        );
      })}
    </span>
  );
}

function House({ house }: { house: HouseRule }) {
  const where = house.where === "app" ? "House rule" : "Elsewhere";
  return (
    <div class="house-rule">
      <p>
        <span class="chip">{where}</span> <b>{house.name}</b>
      </p>
      <p>
        <RuleWords text={house.says} />
      </p>
      <p class="rule-from">From: {house.from}</p>
    </div>
  );
}
