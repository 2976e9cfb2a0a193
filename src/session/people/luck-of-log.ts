/** Luck and skill of one game, from its log. The odds are worked out in the worker. */
import { dealsPlayed } from "../../game/deals-played";
import type { LogEntry } from "../../game/facts";
import { replay } from "../../game/replay";
import type { LuckFacts } from "../../insight/many/facts";
import { luckFacts } from "../../insight/many/luck";
import { type PlayedGame, playedGame } from "../../insight/story/played";
import type { Weighed } from "../../insight/story/weighed";

/** The odds of a game; undefined where there is no worker, or it fails. */
export type Weigh = (game: PlayedGame) => Promise<Weighed | undefined>;

/**
 * @param breathe gives a promise where a pause is due: a long game is read in parts, so that no tap waits for all of it
 * @returns for each side, none for a game without odds; undefined where they could not be worked out
 */
export async function luckOfLog(
  entries: readonly LogEntry[],
  weigh: Weigh,
  breathe: () => Promise<void> | undefined = () => undefined,
): Promise<readonly LuckFacts[] | undefined> {
  try {
    await breathe();
    const now = replay(entries);
    await breathe();
    const deals = dealsPlayed(now);
    await breathe();
    const game = now.state && playedGame(now.state, deals);
    if (!game) return [];
    return (await weigh(game))?.views.map(luckFacts);
  } catch {
    return undefined;
  }
}
