import type { Tally } from "../../rules/show/combinations";
import type { ShowRules } from "../../rules/show/shown";
import { noPointsBecause, notCounted } from "../words/verdicts";
import { RuleLink, Words } from "./sentence";
import "./no-points.css";

interface NoPointsProps {
  readonly tally: Tally;
  readonly of: "hand" | "crib";
  readonly rules: ShowRules;
}

/** The reasons why a hand counts nothing. */
export function NoPoints({ tally, of, rules }: NoPointsProps) {
  return (
    <ul class="rows no-points" aria-label="Why it counts nothing">
      {noPointsBecause(tally).map(({ what, why }) => (
        <li key={what}>
          <b>{what}</b>
          <span>{why}</span>
        </li>
      ))}
      {notCounted(tally, of, rules).map(({ words, topic }, i) => (
        <li key={i}>
          <span>
            <Words of={words} />
          </span>
          <RuleLink topic={topic} />
        </li>
      ))}
    </ul>
  );
}
