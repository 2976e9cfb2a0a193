/** A club night told fact by fact; whoever tells what cannot be has written a wrong test. */
import type { ClubEvent } from "../club/event";
import { evolveEvent } from "../club/evolve";
import type { EventFact } from "../club/event-facts";

export function eventOf(facts: readonly EventFact[]): ClubEvent {
  let event: ClubEvent | undefined;
  for (const fact of facts) {
    const next = evolveEvent(event, fact);
    if (!next.ok) throw new Error(`${fact.type}: ${next.error}`);
    event = next.value;
  }
  if (!event) throw new Error("no club");
  return event;
}
