/** A scorecard for a spreadsheet: the columns of the paper card (rules.md §8.2). */
import { type Scorecard, type ScorecardHeader, pointsFor, totalsOf } from "../club/scorecard";
import { type Cell, csvText } from "./csv";

const COLUMNS = ["Game", "Game points", "Plus", "Minus", "Opponent", "Opponent’s seat or ID"] as const;

/** @returns whose card it is; then a row of headings, the games – those still to play without anything – and their sum. */
export function cardCsv(card: Scorecard): string {
  const games = card.rows.map(({ line }, at): readonly Cell[] => {
    if (!line) return [at + 1, "", "", "", "", ""];
    const { won, spread, opponent, seat } = line;
    return [at + 1, pointsFor(won, spread), won ? spread : "", won ? "" : spread, opponent, seat];
  });
  const { points, plus, minus, won, lost, net } = totalsOf(card);
  const foot = ["Total", points, plus, minus, `${won} won, ${lost} lost`, `net ${net}`];
  return csvText([...headOf(card.header), [], COLUMNS, ...games, foot]);
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

/** "scorecard-ann-lee-2026-11-14.csv": nothing in it that a disk or a mail would mind. */
export function cardFileName({ player, date }: ScorecardHeader): string {
  const plain = player.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return `${["scorecard", plain, date].join("-").replace(/-+/g, "-")}.csv`;
}
