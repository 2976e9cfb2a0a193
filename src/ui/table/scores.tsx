import type { ComponentChildren } from "preact";

/** All sides' ScorePanels in a row. */
export function Scores({ sides, children }: { sides: number; children: ComponentChildren }) {
  return (
    <ul class="scores" data-sides={sides} aria-label="Scores">
      {children}
    </ul>
  );
}
