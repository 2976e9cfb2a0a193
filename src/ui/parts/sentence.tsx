import type { Topic } from "../../rules/topics";
import { CardText } from "./card-text";
import { ruleWords, type Sentence } from "../words/verdicts";

/** Words and cards in a line. */
export function Words({ of }: { of: Sentence }) {
  return <>{of.map((piece, i) => (typeof piece === "string" ? piece : <CardText key={i} card={piece.card} />))}</>;
}

/** To the paragraph of the rules that settles it. */
export function RuleLink({ topic }: { topic: Topic }) {
  return (
    <a class="text-button rule-link" href={`#/rules/${topic}`}>
      {ruleWords(topic)}
    </a>
  );
}
