/** The next game of the same people. Loaded when a game ends, so that a resumed game does without it. */
import type { ReadonlySignal } from "@preact/signals";
import { type Fact, firstFacts, type GameId, type MatchId } from "../game/facts";
import type { GameState } from "../game/state";
import type { Match } from "../match/match";
import { nextDealer, nextPart, nextSeats } from "../match/next-game";

/** The open game, and the parts of the session that the next one needs. */
interface Open {
  readonly state: ReadonlySignal<GameState | undefined>;
  readonly match: ReadonlySignal<Match | undefined>;
  readonly matchOf: (id: MatchId) => Match | undefined;
  readonly openId: ReadonlySignal<GameId | undefined>;
  readonly loadMatch: (id: MatchId) => Promise<void>;
  readonly openGame: (id: string) => Promise<boolean>;
  readonly start: (facts: readonly Fact[]) => Promise<GameId | undefined>;
  readonly newMatchId: () => MatchId;
}

/**
 * Starts the next game of the same people by the same rules; the next dealer and lone player follow from them. In a match
 * it follows the match's last game, whichever of its games is open here. If one is unfinished, it is opened.
 * @param from a match to take up; without it, the open game is followed
 * @returns undefined without an open game, and when the other games of its match cannot be read
 */
export async function beginNext(open: Open, from?: MatchId): Promise<GameId | undefined> {
  const { state, match, openId, openGame } = open;
  if (from !== undefined) {
    await open.loadMatch(from);
    const taken = open.matchOf(from);
    if (!taken || !(await openGame(taken.last.id))) return undefined;
  }
  if (state.value?.match) await open.loadMatch(state.value.match.id);
  const found = match.value;
  if (state.value?.match && !found) return undefined;
  if (found && found.winner === undefined && found.open)
    return (await openGame(found.open.id)) ? found.open.id : undefined;
  if (found && found.last.id !== openId.value && !(await openGame(found.last.id))) return undefined;
  const over = state.value;
  if (!over) return undefined;
  const part = found && nextPart(found, open.newMatchId);
  return open.start(firstFacts(nextSeats(over), over.rules, over, nextDealer(over), part));
}
