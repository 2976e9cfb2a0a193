import type { Topic } from "../../rules/topics";
import { CardText } from "./card-text";
import type { Sentence } from "../words/miscounts";
import { ruleWords } from "../words/verdicts";

/** A sentence with its cards drawn. */
export function Words({ of }: { of: Sentence }) {
  return <>{of.map((piece, i) => (typeof piece === "string" ? piece : <CardText key={i} card={piece.card} />))}</>;
}

/** A link to the rule on this topic. */
export function RuleLink({ topic }: { topic: Topic }) {
  return (
    <a class="text-button rule-link" href={`#/rules/${topic}`}>
      {ruleWords(topic)}
    </a>
  );
}
