/** The result of a game for the app BG Stats (https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/). */
import { isOn, storedNameOf } from "../game/sides";
import { endingOf } from "../game/summary";
import type { GameState } from "../game/state";

/** Cribbage at BoardGameGeek. */
const BGG_ID = 2398;
/** The scheme of the app itself, so that the names reach no server. */
const ADDRESS = "bgstats://app.bgstatsapp.com/createPlay.html?data=";

interface Play {
  readonly id: string;
  /** The end of the game in universal time: "2026-11-21 19:16:58". */
  readonly played: string;
  /** From the first entry to the last. */
  readonly minutes: number;
}

/** @returns the link that opens BG Stats with the result; undefined while nobody has won */
export function bgStatsLink(state: GameState, { id, played, minutes }: Play): string | undefined {
  const ending = endingOf(state);
  if (!ending) return undefined;
  const isTeam = state.sides.length < state.seats.length;
  const data = {
    sourceName: "Fifteen Two",
    sourcePlayId: id,
    playDate: played,
    durationMin: minutes,
    game: {
      name: "Cribbage",
      sourceGameId: "cribbage",
      bggId: BGG_ID,
      highestWins: !isOn(state, "lowball"),
      noPoints: false,
    },
    players: state.seats.map(({ name, side }) => ({
      name,
      sourcePlayerId: name,
      score: state.sides[side]?.front ?? 0,
      winner: ending.winners.includes(side),
      ...(isTeam && { team: storedNameOf(state, side) }),
    })),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(data));
}
