/** A club night told fact by fact; whoever tells what cannot be has written a wrong test. */
import type { Club } from "../club/event";
import { applyClub } from "../club/evolve";
import type { ClubFact } from "../club/event-facts";

export function clubOf(facts: readonly ClubFact[]): Club {
  let club: Club | undefined;
  for (const fact of facts) {
    const next = applyClub(club, fact);
    if (!next.ok) throw new Error(`${fact.type}: ${next.error}`);
    club = next.value;
  }
  if (!club) throw new Error("no club");
  return club;
}
