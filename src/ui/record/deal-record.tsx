import type { TableFact } from "../../game/facts";
import type { GameState } from "../../game/state";
import { EntryRow } from "./entry-row";
import { Rows } from "../parts/rows";
import { useSession } from "../context";
import { wide } from "./wide";

/** Entries of hidden hands are left out. */
const CURTAINED: ReadonlySet<TableFact["type"]> = new Set(["cardDealt", "discarded", "cardPassed"]);

/** The entries of this deal, newest first, beside the table on a wide screen. */
export function DealRecord({ state }: { state: GameState }) {
  const session = useSession();
  if (!wide.value) return null;
  const deal = state.deal?.number ?? 0;
  const lines = session.now.value.lines
    .filter((line) => line.deal === deal && line.deal > 0 && !CURTAINED.has(line.fact.type))
    .toReversed();
  if (lines.length === 0) return null;
  return (
    <section class="log" aria-label="This deal">
      <Rows label="This deal">
        {lines.map((line) => (
          <EntryRow key={line.id} state={state} line={line} />
        ))}
      </Rows>
    </section>
  );
}
