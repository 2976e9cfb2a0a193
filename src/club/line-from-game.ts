/** Turns a game scored on this phone into a line of a scorecard. */
import type { GameRow } from "../game/log";
import { ok, refuse, type Result } from "../base/result";
import { type ScorecardLine, sameName, spreadFrom } from "./scorecard";

/** `notForCard`: unfinished, not between two players, or not to 121. `notTheirGame`: the player was not in it. */
export type GameLineRefusal = "notForCard" | "notTheirGame" | "badSpread";

/** @returns the line for one of the game's two players */
export function lineFromGame(row: GameRow, player: string): Result<ScorecardLine, GameLineRefusal> {
  // Partners share a side and its name, as in "Ann & Ben"; a lone player against two may win short of 121.
  const alone = row.names.length === 2 && !row.names.some((name) => name.includes(" & "));
  if (row.winner === undefined || !alone || row.target !== 121) return refuse("notForCard");
  const side = row.names.findIndex((name) => sameName(name, player));
  if (side < 0) return refuse("notTheirGame");
  const spread = spreadFrom(row.scores[1 - row.winner] ?? 121);
  if (!spread.ok) return spread;
  const opponent = row.names[1 - side] ?? "";
  return ok({ won: row.winner === side, spread: spread.value, opponent, seat: "", from: row.id });
}
