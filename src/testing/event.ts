/** Notation for events: a test states the facts in one line each and gets the state. */
import type { Drawn } from "../club/draw/rounds";
import type { ClubEvent } from "../club/event";
import type { EventFact, EventHeader } from "../club/event-facts";
import { evolveEvent } from "../club/evolve";
import { slipOf } from "../club/slips";

/** The event after these facts. A refused fact fails the test. */
export function eventOf(facts: readonly EventFact[]): ClubEvent {
  let event: ClubEvent | undefined;
  for (const fact of facts) {
    const next = evolveEvent(event, fact);
    if (!next.ok) throw new Error(`${fact.type}: ${next.error}`);
    event = next.value;
  }
  if (!event) throw new Error("no event");
  return event;
}

export const opened = (header: EventHeader): EventFact => ({ type: "clubOpened", header });

export const came = (...names: readonly string[]): EventFact => ({
  type: "playersCame",
  players: names.map((name) => ({ name, seat: "" })),
});

/** "0v1 2v3 4": players by id; one without an opponent has the bye. */
function round(text: string): Drawn {
  const parts = text.split(" ").map((part) => part.split("v").map(Number));
  return {
    games: parts.flatMap(([one = 0, other]) => (other === undefined ? [] : [[one, other] as const])),
    sitsOut: parts.flatMap(([one = 0, other]) => (other === undefined ? [one] : [])),
  };
}

/** `draw(1, "0v1 2v3 4", "0v2 1v4 3")`: rounds from 1 on. */
export const draw = (from: number, ...rounds: readonly string[]): EventFact => ({
  type: "roundsDrawn",
  from,
  rounds: rounds.map(round),
});

export const game = (at: number, winner: number, spread: number): EventFact => ({
  type: "gameEntered",
  round: at,
  winner,
  spread,
});

/** `slip(1, 0, "+21")`: in round 1, player 0 wrote a win by 21. */
export const slip = (at: number, player: number, text: string): EventFact => ({
  type: "slipEntered",
  round: at,
  player,
  slip: slipOf(text.startsWith("+"), Number(text.slice(1))),
});
