/** The story of a game, worked out at once. */
import { dealsPlayed } from "../game/deals-played";
import type { Replay } from "../game/replay";
import type { Odds } from "../insight/story/chances";
import { playedGame } from "../insight/story/played";
import { type Story, storyOf } from "../insight/story/story";
import { weigh } from "../insight/story/weighed";

export function workedOut(now: Replay, odds: Odds): Story | undefined {
  const deals = dealsPlayed(now);
  const game = now.state && playedGame(now.state, deals);
  return storyOf(now, deals, game && weigh(game, odds));
}
