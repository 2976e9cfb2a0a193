/** The charts of a pair, each with its numbers in a table for screen readers. */
import { useId } from "preact/hooks";
import { isolated } from "../../base/isolated";
import { byMonth, gamesPerMark, monthMarks } from "./months";
import type { Pair } from "../../insight/many/pair";
import { pegShape, sideClass } from "../parts/sides";
import { bothWords, dayWords, marginRange, markWords, monthWords, mostLedWords, shortMonth } from "../words/people";
import { HOW } from "./how-words";
import { ask } from "./number";

/** Units of the drawing, about a pixel each. */
const [NARROW, WIDE] = [380, 960];
const LEFT = 34;
const TOP = 14;
const FLOOR = 186;

/** The lead after each game: above the line that of the first player, below it that of the other. */
export function LeadChart({ pair: { series, sides } }: { pair: Pair }) {
  const clip = useId();
  const width = globalThis.innerWidth < 720 ? NARROW : WIDE;
  const right = width - 44;
  const [one, two] = sides;
  const most = Math.max(2, ...series.map(({ lead }) => Math.abs(lead)));
  const x = (i: number) => LEFT + (i / Math.max(1, series.length)) * (right - LEFT);
  const middle = (TOP + FLOOR) / 2;
  const y = (lead: number) => middle - (lead / most) * (middle - TOP);
  const last = series.at(-1)?.lead ?? 0;
  const points = [0, ...series.map(({ lead }) => lead)].map((lead, i) => `${x(i).toFixed(1)},${y(lead).toFixed(1)}`);
  const area = `M${x(0)},${middle}L${points.join("L")}L${x(series.length).toFixed(1)},${middle}Z`;
  const line = `M${points.join("L")}`;
  const grid = [...new Set([most, Math.round(most / 2)])];
  return (
    <section class="panel" aria-label="Who leads, game by game">
      <button
        type="button"
        class="spread card-button"
        onClick={() =>
          ask({ title: "Who leads, game by game", says: HOW.series, games: series.map(({ game }) => game) })
        }
      >
        <b>Who leads, game by game</b>
        <span class="muted">{mostLedWords(sides)}</span>
        <svg class="chart lead-chart" viewBox={`0 0 ${width} 214`} aria-hidden="true">
          <clipPath id={`${clip}a`}>
            <rect x="0" y="0" width={width} height={middle} />
          </clipPath>
          <clipPath id={`${clip}b`}>
            <rect x="0" y={middle} width={width} height={middle} />
          </clipPath>
          {grid.flatMap((lead) =>
            [lead, -lead].map((value) => (
              <g key={value}>
                <path class="grid" d={`M${LEFT} ${y(value)}H${right}`} />
                <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
                  +{lead}
                </text>
              </g>
            )),
          )}
          {[0, 1].map((side) => (
            <g key={side} class={sideClass(side)} clip-path={`url(#${clip}${side === 0 ? "a" : "b"})`}>
              <path class="area" d={area} />
              <path class="path" d={line} />
            </g>
          ))}
          <path class="zero" d={`M${LEFT} ${middle}H${right}`} />
          <g class={sideClass(last < 0 ? 1 : 0)}>
            <path
              class="end"
              d={pegShape(last < 0 ? 1 : 0)}
              transform={`translate(${x(series.length).toFixed(1)} ${y(last).toFixed(1)})`}
            />
            <text class="figures end-lead" x={right + 10} y={y(last) + 5}>
              {last === 0 ? "0" : `+${Math.abs(last)}`}
            </text>
          </g>
          {monthMarks(series, width === WIDE ? 14 : 7).map(({ place, at }) => (
            <text key={place} x={x(place)} y="208" text-anchor="start">
              {shortMonth(at)}
            </text>
          ))}
        </svg>
      </button>
      <table class="unseen">
        <caption>Who leads, game by game</caption>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Won by</th>
            <th scope="col">Lead of {isolated(one.name)}</th>
          </tr>
        </thead>
        <tbody>
          {series.slice(-100).map(({ game, at, won, lead }) => (
            <tr key={game}>
              <th scope="row">{dayWords(at)}</th>
              <td>{isolated(won ? one.name : two.name)}</td>
              <td>{lead}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Wins by margin, both players side by side. */
export function MarginsChart({ pair: { margins, sides } }: { pair: Pair }) {
  const most = Math.max(1, ...margins.flatMap(({ games }) => games.map((ids) => ids.length)));
  return (
    <section class="panel" aria-label="Won by how much">
      <div class="spread">
        <b>Won by how much</b>
        <span class="muted">points</span>
      </div>
      <div class="columns">
        {margins.map((one) => (
          <button
            key={one.from}
            type="button"
            class={one.to === Infinity ? "column skunked" : "column"}
            aria-label={`${marginRange(one)} points: ${bothWords(sides, one.games)}`}
            onClick={() => ask({ title: `Won by ${marginRange(one)}`, says: HOW.margins, games: one.games.flat() })}
          >
            <span class="bars">
              {one.games.map((ids, side) => (
                <span key={side} class={sideClass(side)}>
                  {ids.length > 0 && <span class="figures side-ink">{ids.length}</span>}
                  <span class="bar" style={{ blockSize: `${(70 * ids.length) / most}%` }} />
                </span>
              ))}
            </span>
            <span class="muted">{marginRange(one)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** The last months with a game, the oldest first. */
const MONTHS = 14;

/** The games of both players, month by month: a mark for each, or for several where there are many. */
export function MonthsChart({ pair: { series, sides } }: { pair: Pair }) {
  const months = byMonth(series)
    .slice(-MONTHS)
    .map(({ at, of }) => ({
      at,
      games: [true, false].map((who) => of.flatMap(({ game, won }) => (won === who ? [game] : []))),
    }));
  const most = [0, 1].map((side) => Math.max(1, ...months.map(({ games }) => games[side]?.length ?? 0)));
  const each = gamesPerMark(Math.max(...most));
  /** Above and below the line; a side without many games takes little room. */
  const rows = most.map((games) => Math.ceil(games / each));
  return (
    <section class="panel" aria-label="Month by month">
      <div class="spread">
        <b>Month by month</b>
        <span class="muted">{markWords(each)}</span>
      </div>
      <div class="columns">
        {months.map(({ at, games }) => (
          <button
            key={at}
            type="button"
            class="column"
            aria-label={`${monthWords(at)}: ${bothWords(sides, games)}`}
            onClick={() => ask({ title: monthWords(at), says: HOW.when, games: games.flat() })}
          >
            {games.map((ids, side) => (
              <svg
                key={side}
                class={`${sideClass(side)} marks`}
                viewBox={`0 0 14 ${14 * rows[side]!}`}
                aria-hidden="true"
              >
                {Array.from({ length: Math.ceil(ids.length / each) }, (_, i) => (
                  <path
                    key={i}
                    d={pegShape(side)}
                    transform={`translate(7 ${side === 0 ? 14 * (rows[side]! - i) - 7 : 14 * i + 7})`}
                  />
                ))}
              </svg>
            ))}
            <span class="muted">{shortMonth(at)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
