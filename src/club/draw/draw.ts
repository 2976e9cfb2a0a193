/** The draw of one event: the same people, another evening, meet in another order. */
import { type ClubEvent, present, roundsBegun } from "../event";
import type { EventFact } from "../event-facts";
import { drawRounds, type PlayerId } from "./rounds";

/** A small spreading sum (FNV-1a, and murmur's end): enough for lots that nobody has a stake in. */
function lot(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85_eb_ca_6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2_b2_ae_35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/**
 * Draws every round in which nothing is entered yet, for those who are here.
 * @param id what tells this evening from another with the same roster: its id
 */
export function drawFor(event: ClubEvent, id: string): Extract<EventFact, { readonly type: "roundsDrawn" }> {
  const begun = roundsBegun(event);
  const past = event.rounds.slice(0, begun).map(({ drawn }) => drawn);
  // Who came late stands behind the others: among those the rounds then go on as they were begun.
  const missed = (player: PlayerId) => event.players[player]?.missed ?? 0;
  const here = present(event).toSorted(
    (one, other) => missed(one) - missed(other) || lot(`${id} ${one}`) - lot(`${id} ${other}`),
  );
  return { type: "roundsDrawn", from: begun + 1, rounds: drawRounds(here, past, event.header.games - begun) };
}
