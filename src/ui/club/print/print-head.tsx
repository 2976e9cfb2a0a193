import type { EventHeader } from "../../../club/event-facts";
import { dayWords, KIND_WORDS } from "../../words/club";

/** The heading of every printed sheet. */
export function PrintHead({ header, title }: { header: EventHeader; title: string }) {
  return (
    <header class="print-head">
      <h1>{title}</h1>
      <p>
        <bdi>{header.name}</bdi> · {KIND_WORDS[header.kind]} · {dayWords(header.date)}
      </p>
    </header>
  );
}
