import type { ComponentChildren } from "preact";
import "./table.css";
import "./table-wide.css";
import "./scores.css";
import "./scores-fit.css";
import "./scores-many.css";
import "./scores-tight.css";

/** All sides' ScorePanels in a row. */
export function Scores({ sides, children }: { sides: number; children: ComponentChildren }) {
  return (
    <ul class="scores" data-sides={sides} aria-label="Scores">
      {children}
    </ul>
  );
}
