/** From a game scored here to a line of a card. */
import type { GameRow } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import { type ScorecardLine, sameName, spreadFrom } from "./scorecard";

/** `notForCard`: unfinished, not between two, or not to 121. `notHisGame`: the player was not in it. */
export type GameLineRefusal = "notForCard" | "notHisGame" | "badSpread";

/** @returns the line a finished game gives the card of one of its two players. */
export function lineFromGame(row: GameRow, player: string): Result<ScorecardLine, GameLineRefusal> {
  // Partners, or one against two, share a side and its name; a lone player may win short of 121.
  const alone = row.names.length === 2 && !row.names.some((name) => name.includes(" & "));
  if (row.winner === undefined || !alone || row.target !== 121) return refuse("notForCard");
  const side = row.names.findIndex((name) => sameName(name, player));
  if (side < 0) return refuse("notHisGame");
  const spread = spreadFrom(row.scores[1 - row.winner] ?? 121);
  if (!spread.ok) return spread;
  const opponent = row.names[1 - side] ?? "";
  return ok({ won: row.winner === side, spread: spread.value, opponent, seat: "", from: row.id });
}
