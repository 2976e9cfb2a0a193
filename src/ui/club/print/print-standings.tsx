import type { Club } from "../../../club/event";
import type { Standing } from "../../../club/standings";
import { PrintHead } from "./print-head";
import { Legend, StandingsTable } from "../standings/standings-table";
import { caveat } from "../standings/standings-words";

export function standingsSheet(club: Club, standings: readonly Standing[]) {
  const still = caveat(club);
  return (
    <section class="print-sheet">
      <PrintHead header={club.header} title={still === undefined ? "Final standings" : "Standings"} />
      {still !== undefined && <p>{still}</p>}
      <StandingsTable club={club} standings={standings} />
      <Legend kind={club.header.kind} />
    </section>
  );
}
