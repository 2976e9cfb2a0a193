/** A scorecard for a spreadsheet: the columns of the paper card (rules.md §8.2). */
import { type Card, pointsFor, totalsOf } from "../match/card";
import { type Cell, csvText } from "./csv";

const COLUMNS = ["Game", "Game points", "Plus", "Minus", "Opponent", "Opponent’s seat or ID"] as const;

/** @returns a row of headings, the games – those still to play without anything – and what they add up to. */
export function cardCsv(card: Card): string {
  const games = card.rows.map(({ line }, at): readonly Cell[] => {
    if (!line) return [at + 1, "", "", "", "", ""];
    const { won, spread, opponent, seat } = line;
    return [at + 1, pointsFor(won, spread), won ? spread : "", won ? "" : spread, opponent, seat];
  });
  const { points, plus, minus, won, lost, net } = totalsOf(card);
  const foot = ["Total", points, plus, minus, `${won} won, ${lost} lost`, `net ${net}`];
  return csvText([COLUMNS, ...games, foot]);
}
