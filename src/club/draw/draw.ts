/** Draws the rounds of an event. The order of the players is shuffled by the event's id, so that every event differs. */
import { type ClubEvent, present, roundsBegun } from "../event";
import type { EventFact } from "../event-facts";
import { drawRounds, type PlayerId } from "./rounds";

/** A hash (FNV-1a with murmur's final mix), used to shuffle. It does not have to be secure. */
function lot(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85_eb_ca_6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2_b2_ae_35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/**
 * Draws every round after the last one with a result, for the players who are here.
 * @param id the event's id
 */
export function drawFor(event: ClubEvent, id: string): Extract<EventFact, { readonly type: "roundsDrawn" }> {
  const begun = roundsBegun(event);
  const past = event.rounds.slice(0, begun).map(({ drawn }) => drawn);
  // Late players go last: the draw for the others then continues as it began.
  const missed = (player: PlayerId) => event.players[player]?.missed ?? 0;
  const here = present(event).toSorted(
    (one, other) => missed(one) - missed(other) || lot(`${id} ${one}`) - lot(`${id} ${other}`),
  );
  return { type: "roundsDrawn", from: begun + 1, rounds: drawRounds(here, past, event.header.games - begun) };
}
