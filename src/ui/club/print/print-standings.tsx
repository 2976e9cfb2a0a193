import type { ClubEvent } from "../../../club/event";
import type { Standing } from "../../../club/standings";
import { PrintHead } from "./print-head";
import { Legend, StandingsTable } from "../standings/standings-table";
import { caveat } from "../standings/standings-words";

export function standingsSheet(event: ClubEvent, standings: readonly Standing[]) {
  const missing = caveat(event);
  return (
    <section class="print-sheet">
      <PrintHead header={event.header} title={missing === undefined ? "Final standings" : "Standings"} />
      {missing !== undefined && <p>{missing}</p>}
      <StandingsTable event={event} standings={standings} />
      <Legend event={event} />
    </section>
  );
}
