/** Draws the rounds of an event. The order of the players is shuffled by the event's id, so that every event differs. */
import { type ClubEvent, type EventRound, present } from "../event";
import type { EventFact } from "../event-facts";
import { seatedRound } from "../progress";
import { statusOf } from "../results";
import { refit } from "./refit";
import { type Drawn, drawRounds, type Pair, type PlayerId } from "./rounds";

/** A hash (FNV-1a with murmur's final mix), used to shuffle. It does not have to be secure. */
function lot(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85_eb_ca_6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2_b2_ae_35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/**
 * Draws every round from one on, for the players who are here. The round people are seated for changes as little as
 * possible; drawing starts with it only when the organiser asks.
 * @param id the event's id
 * @param from the first round to draw, from 1
 */
export function drawFor(event: ClubEvent, id: string, from: number): Extract<EventFact, { type: "roundsDrawn" }> {
  const past = event.rounds.slice(0, from - 1).map((round) => playedIn(event, round));
  // Late players go last: the draw for the others then continues as it began.
  const missed = (player: PlayerId) => event.players[player]?.missed ?? 0;
  const here = present(event).toSorted(
    (one, other) => missed(one) - missed(other) || lot(`${id} ${one}`) - lot(`${id} ${other}`),
  );
  const seated = from === seatedRound(event) ? event.rounds[from - 1] : undefined;
  const rounds = seated ? [refit(here, past, seated.drawn)] : [];
  const left = event.header.games - (from - 1) - rounds.length;
  return { type: "roundsDrawn", from, rounds: [...rounds, ...drawRounds(here, [...past, ...rounds], left)] };
}

/** Players whose game was not played, or will not be, sat out: the bye should go to somebody else. */
function playedIn({ players }: ClubEvent, round: EventRound): Drawn {
  const isOff = (pair: Pair) => {
    const status = statusOf(round, pair);
    return status === "notPlayed" || (status === "waiting" && pair.some((id) => players[id]?.here === false));
  };
  const { games, sitsOut } = round.drawn;
  return { games: games.filter((pair) => !isOff(pair)), sitsOut: [...sitsOut, ...games.filter(isOff).flat()] };
}
