import { useEffect, useState } from "preact/hooks";
import { clubNightsOf } from "../../insight/many/club";
import type { Books } from "../../session/club/books";
import type { Device } from "../device";
import { Row, Rows } from "../parts/rows";
import { figureWords } from "../words/people";
import { HOW } from "./how-words";
import { ask } from "./number";

const about = (title: string) => ({ label: title, onPress: () => ask({ title, says: HOW.club, games: [] }) });

/** Club nights, from the scorecards of this player. */
export function ClubCard({ name, device }: { readonly name: string; readonly device: Device }) {
  const [books, setBooks] = useState<Books>();
  useEffect(() => void device.books().then(setBooks), [device]);
  const nights = books && clubNightsOf(name, books.rows.value);
  if (!nights) return null;
  return (
    <section aria-label="Club nights">
      <h2 class="section">Club nights</h2>
      <Rows>
        <Row
          {...about("Points an evening")}
          hint={`${nights.nights} whole ${nights.nights === 1 ? "scorecard" : "scorecards"}`}
          value={figureWords(nights.points)}
        />
        <Row {...about("Twelve points or more")} value={`${nights.qualified} of ${nights.nights}`} />
        <Row {...about("Grand slams")} value={String(nights.slams)} />
      </Rows>
    </section>
  );
}
