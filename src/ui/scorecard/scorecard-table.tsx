import { type Scorecard, type ScorecardRow, totalsOf } from "../../club/scorecard";
import { dayWords } from "../words/club";
import { signed } from "../parts/sides";
import { whose } from "../words/common";
import { ToWrite } from "./to-write";
import { cellWords, type Column, COLUMNS } from "./cells";

const HEADS: Readonly<Record<Column, { readonly short: string; readonly full: string }>> = {
  points: { short: "GP", full: "Game points" },
  plus: { short: "+", full: "Plus spread" },
  minus: { short: "−", full: "Minus spread" },
  opponent: { short: "Opponent", full: "Opponent" },
  seat: { short: "Seat", full: "Opponent’s seat or ID" },
};

export interface ScorecardTableProps {
  readonly scorecard: Scorecard;
  /** Opens a row to be entered or fixed. */
  readonly onGame: (game: number) => void;
}

/** The columns of the paper scorecard, in its order, and the totals (rules.md §8.2). */
export function ScorecardTable({ scorecard, onGame }: ScorecardTableProps) {
  return (
    <div class="card-sheet">
      <PaperHead scorecard={scorecard} />
      <table class="card-table">
        <caption class="unseen">
          <bdi>{whose(scorecard.header.player)}</bdi> scorecard
        </caption>
        <thead>
          <tr>
            <Head short="#" full="Game" />
            {COLUMNS.map((column) => (
              <Head key={column} {...HEADS[column]} />
            ))}
            <th scope="col" class="paper-only">
              Initials
            </th>
          </tr>
        </thead>
        <tbody>
          {scorecard.rows.map((row, at) => (
            <Line key={at} row={row} game={at + 1} onGame={onGame} />
          ))}
        </tbody>
        <Foot scorecard={scorecard} />
      </table>
      <p class="paper-foot">Checked by</p>
    </div>
  );
}

function Head({ short, full }: { readonly short: string; readonly full: string }) {
  return (
    <th scope="col">
      {short !== full && (
        <span class="short" aria-hidden="true">
          {short}
        </span>
      )}
      <span class={short === full ? undefined : "full"}>{full}</span>
    </th>
  );
}

interface LineProps extends Pick<ScorecardTableProps, "onGame"> {
  readonly row: ScorecardRow;
  readonly game: number;
}

function Line({ row, game, onGame }: LineProps) {
  return (
    <tr class={row.line ? undefined : "to-play"}>
      <th scope="row">
        {/* The button covers the whole row. */}
        <button
          type="button"
          aria-label={`Game ${game}: ${row.line ? "fix the result" : "enter the result"}`}
          onClick={() => onGame(game)}
        >
          {game}
        </button>
      </th>
      {COLUMNS.map((column) => (
        <Cell key={column} row={row} column={column} />
      ))}
      <td class="paper-only">{"\u00A0"}</td>
    </tr>
  );
}

function Cell({ row, column }: { readonly row: ScorecardRow; readonly column: Column }) {
  const { now, was } = cellWords(row, column);
  return (
    <td data-column={column}>
      <bdi>{now}</bdi>
      {was.map((text, at) => (
        <s key={at}>
          <span class="unseen"> was </span>
          <bdi>{text}</bdi>
        </s>
      ))}
    </td>
  );
}

function Foot({ scorecard }: { readonly scorecard: Scorecard }) {
  const { points, plus, minus, won, lost, net, played } = totalsOf(scorecard);
  // Printed before the first game, the totals are for the player to write.
  const shown = played === 0 ? "screen-only" : undefined;
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span class="short" aria-hidden="true">
            Σ
          </span>
          <span class="full">Total</span>
        </th>
        <td data-column="points">
          <span class={shown}>{points}</span>
        </td>
        <td data-column="plus">
          <span class={shown}>{plus}</span>
        </td>
        <td data-column="minus">
          <span class={shown}>{minus}</span>
        </td>
        <td colSpan={2} data-column="net">
          <span class={shown}>
            {won} won, {lost} lost,
          </span>{" "}
          <span class={shown}>net {signed(net)}</span>
          {played === 0 && (
            <span class="paper-only">
              <ToWrite />
            </span>
          )}
        </td>
        <td class="paper-only">{"\u00A0"}</td>
      </tr>
    </tfoot>
  );
}

/** Only on paper; the screen shows this in the top bar. */
function PaperHead({ scorecard }: { readonly scorecard: Scorecard }) {
  const { player, number, event, date, seat } = scorecard.header;
  const lines = [
    ["Player", player],
    ["ACC number", number],
    ["Club or tournament", event],
    ["Date", dayWords(date)],
    ["Starting seat", seat],
  ];
  return (
    <dl class="paper-head">
      {lines.map(([what, text]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
