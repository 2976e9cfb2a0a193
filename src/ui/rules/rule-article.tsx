import { useEffect, useRef } from "preact/hooks";
import { parseCards } from "../../rules/cards";
import type { Topic } from "../../rules/topics";
import type { HouseRule, PlayExample, Rule, ShowExample } from "./text/types";
import { pointsWords } from "../words/common";
import { CardText } from "../parts/card-text";
import { CardsText, RuleWords } from "./rule-words";

interface RuleArticleProps {
  readonly topic: Topic;
  readonly rule: Rule;
  /** The address names this rule: it is marked, scrolled into view and focused. */
  readonly marked: boolean;
}

/** One rule, with examples, house rules and its source. */
export function RuleArticle({ topic, rule, marked }: RuleArticleProps) {
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!marked) return undefined;
    // Every screen is first scrolled to its top, so this has to come a frame later.
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
      <h3 id={heading}>{rule.title}</h3>
      {rule.says.map((paragraph) => (
        <p key={paragraph}>
          <RuleWords text={paragraph} />
        </p>
      ))}
      <Examples shows={rule.shows ?? []} plays={rule.plays ?? []} />
      {(rule.houses ?? []).map((house) => (
        <House key={house.name} house={house} />
      ))}
      <details class="rule-from">
        <summary>Source</summary>
        <p>{rule.source}</p>
      </details>
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

/** The cards in the order they were played, each with the points it pegged. */
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
  const where = house.where === "app" ? "House rule" : "Not in the app";
  return (
    <div class="house-rule">
      <p>
        <span class="chip">{where}</span> <b>{house.name}</b>
      </p>
      <p>
        <RuleWords text={house.says} />
      </p>
    </div>
  );
}
