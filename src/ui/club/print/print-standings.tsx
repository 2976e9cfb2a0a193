import type { ClubEvent } from "../../../club/event";
import type { Standing } from "../../../club/standings";
import { PrintHead } from "./print-head";
import { Legend, StandingsTable } from "../standings/standings-table";
import { caveat } from "../standings/standings-words";

export function standingsSheet(event: ClubEvent, standings: readonly Standing[]) {
  const still = caveat(event);
  return (
    <section class="print-sheet">
      <PrintHead header={event.header} title={still === undefined ? "Final standings" : "Standings"} />
      {still !== undefined && <p>{still}</p>}
      <StandingsTable event={event} standings={standings} />
      <Legend kind={event.header.kind} />
    </section>
  );
}
