import type { Player } from "../../insight/many/player";
import { ALL_HANDS, type HandCounts, usualHands } from "../../insight/many/spreads";
import { FEWEST_DEALS } from "../../insight/many/figures";
import { Row, Rows } from "../parts/rows";
import { percentWords, recordWords } from "../words/people";
import { HOW } from "./how-words";
import { TooEarly, ask } from "./number";

const STREETS = ["First Street", "Second Street", "Third Street"] as const;
const TOTAL = ALL_HANDS.reduce((sum, one) => sum + one, 0);

/** Streets, hands by their points, and wins by the best hand. */
export function Spreads({ player: { firstOut, highHands, hands } }: { player: Player }) {
  return (
    <>
      {hands.of > 0 && <HandsCard hands={hands} />}
      {highHands.length > 1 && (
        <section aria-label="By the best hand of the game">
          <h2 class="section">By the best hand of the game</h2>
          <Rows>
            {highHands.map(({ from, to, games, ...record }) => (
              <Row
                key={from}
                label={from === 0 ? `up to ${to}` : `${from} to ${to}`}
                value={recordWords(record)}
                onPress={() => ask({ title: "By the best hand", says: HOW.highHands, games })}
              />
            ))}
          </Rows>
        </section>
      )}
      {firstOut.length > 0 && (
        <section aria-label="Street by street">
          <div class="spread card-heading">
            <h2 class="section">Street by street</h2>
            <span class="muted">out first · out second</span>
          </div>
          <Rows>
            {firstOut.map(({ street, first, second, games }) => (
              <Row
                key={street}
                label={STREETS[street - 1] ?? ""}
                hint={`out first ${first.won + first.lost} of ${games.length} times`}
                value={`${recordWords(first)} · ${recordWords(second)}`}
                onPress={() => ask({ title: STREETS[street - 1] ?? "", says: HOW.streets, games })}
              />
            ))}
          </Rows>
        </section>
      )}
    </>
  );
}

const WIDTH = 360;
const FLOOR = 92;
const TALL = 80;

function HandsCard({ hands: { counts, of, games } }: { hands: HandCounts }) {
  const usual = usualHands();
  const most = Math.max(...counts.map((count) => count / of), ...usual);
  const step = WIDTH / counts.length;
  const y = (part: number) => FLOOR - (part / most) * TALL;
  const about = { title: "Hands by points", says: HOW.hands, games };
  return (
    <section class="panel" aria-label="Hands by points">
      <button type="button" class="spread card-button" onClick={() => ask(about)}>
        <b>Hands by points</b>
        <span class="muted">
          {of.toLocaleString("en")} hands · <span class="tick-sign" aria-hidden="true" /> usual
        </span>
      </button>
      {of < FEWEST_DEALS ? (
        <TooEarly of={of} fewest={FEWEST_DEALS} what="deals" asked={about} />
      ) : (
        <svg class="chart" viewBox={`0 0 ${WIDTH} 108`} aria-hidden="true">
          {counts.map((count, points) => (
            <g key={points}>
              <rect
                class="own"
                x={points * step + 1}
                y={y(count / of)}
                width={step - 2}
                height={FLOOR - y(count / of)}
              />
              <path class="usual" d={`M${points * step} ${y(usual[points] ?? 0)}h${step}`} />
              {points % 4 === 0 && (
                <text x={(points + 0.5) * step} y="105" text-anchor="middle">
                  {points}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      <table class="unseen">
        <caption>Hands by points</caption>
        <thead>
          <tr>
            <th scope="col">Points</th>
            <th scope="col">Hands</th>
            <th scope="col">Usual</th>
            <th scope="col">All hands there are</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count, points) => (
            <tr key={points}>
              <th scope="row">{points}</th>
              <td>{count}</td>
              <td>{percentWords(usual[points] ?? 0)}</td>
              <td>{percentWords((ALL_HANDS[points] ?? 0) / TOTAL)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
