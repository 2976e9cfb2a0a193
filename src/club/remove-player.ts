/** Removes a name that was added by mistake, as long as no drawn round has it. */
import { ok, refuse, type Result } from "../base/result";
import type { Drawn, PlayerId } from "./draw/rounds";
import type { ClubEvent, Entrant, EventRound } from "./event";
import type { EventRefusal } from "./event-facts";

/** @returns whether a drawn round has this player, at a table or with the bye */
export function isDrawn({ rounds }: Pick<ClubEvent, "rounds">, player: PlayerId): boolean {
  return rounds.some(({ drawn: { games, sitsOut } }) => games.flat().includes(player) || sitsOut.includes(player));
}

/** A player's id is their place in the list, so every higher id becomes one lower. */
export function removePlayer(event: ClubEvent, player: PlayerId): Result<ClubEvent, EventRefusal> {
  if (!event.players[player]) return refuse("nobody");
  if (event.bracket) return refuse("bracketOpen");
  if (isDrawn(event, player)) return refuse("seated");
  const idOf = (id: PlayerId) => (id > player ? id - 1 : id);
  return ok({
    ...event,
    players: Array.from(event.players.toSpliced(player, 1), (one, id): Entrant => ({ ...one, id })),
    rounds: event.rounds.map(({ drawn, entries }): EventRound => ({
      drawn: renamed(drawn, idOf),
      entries: new Map([...entries].map(([id, entry]) => [idOf(id), entry])),
    })),
    broken: event.broken.map((order) => order.filter((id) => id !== player).map(idOf)),
  });
}

function renamed({ games, sitsOut }: Drawn, idOf: (id: PlayerId) => PlayerId): Drawn {
  return { games: games.map(([one, other]) => [idOf(one), idOf(other)] as const), sitsOut: sitsOut.map(idOf) };
}
