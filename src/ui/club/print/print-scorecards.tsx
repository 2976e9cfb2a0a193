import type { ClubEvent } from "../../../club/event";
import type { Standing } from "../../../club/standings";
import { dayWords } from "../../words/club";
import { PlayerScorecard } from "../standings/player-scorecard";
import "./print-scorecards.css";

/** Scorecards as on paper: as many per page as fit, never split across pages. */
export function scorecardSheet(event: ClubEvent, standings: readonly Standing[]) {
  const { name, date } = event.header;
  return (
    <div>
      {standings
        .toSorted((one, other) => one.id - other.id)
        .map((standing) => (
          <section key={standing.id} class="print-card">
            <header>
              <h2>
                <bdi>{event.players[standing.id]?.name}</bdi>
              </h2>
              <dl>
                <div>
                  <dt>Event</dt>
                  <dd>{name}</dd>
                </div>
                <div>
                  <dt>Date</dt>
                  <dd>{dayWords(date)}</dd>
                </div>
                <div>
                  <dt>Seat</dt>
                  <dd>{event.players[standing.id]?.seat}</dd>
                </div>
                <div>
                  <dt>ACC number</dt>
                  <dd>{event.players[standing.id]?.number}</dd>
                </div>
              </dl>
            </header>
            <PlayerScorecard event={event} standing={standing} onPaper />
            <p class="checked-by">
              <span>Signed</span>
              <span>Checked by</span>
            </p>
          </section>
        ))}
    </div>
  );
}
