/** A scorecard for a spreadsheet, with the columns of the paper scorecard (rules.md §8.2). */
import { type Scorecard, type ScorecardHeader, pointsFor, totalsOf } from "../club/scorecard";
import { type Cell, csvText, slug } from "./csv";

const COLUMNS = ["Game", "Game points", "Plus", "Minus", "Opponent", "Opponent's seat or ID"] as const;

/** @returns the header of the scorecard, then the column names, one row per game and the totals; cells of unplayed games are empty. */
export function scorecardCsv(scorecard: Scorecard): string {
  const games = scorecard.rows.map(({ line }, at): readonly Cell[] => {
    if (!line) return [at + 1, "", "", "", "", ""];
    const { won, spread, opponent, seat } = line;
    return [at + 1, pointsFor(won, spread), won ? spread : "", won ? "" : spread, opponent, seat];
  });
  const { points, plus, minus, won, lost, net } = totalsOf(scorecard);
  return csvText([
    ...headOf(scorecard.header),
    [],
    COLUMNS,
    ...games,
    ["Total", points, plus, minus],
    ["Won", won],
    ["Lost", lost],
    ["Net spread", net],
  ]);
}

function headOf({ player, number, event, date, seat }: ScorecardHeader): readonly (readonly Cell[])[] {
  return [
    ["Player", player],
    ["ACC number", number],
    ["Club or tournament", event],
    ["Date", date],
    ["Starting seat", seat],
  ];
}

export function scorecardFileName({ player, date }: ScorecardHeader): string {
  return `${slug("scorecard", player, date)}.csv`;
}
