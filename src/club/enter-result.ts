/** Enters results: slips, rulings, forfeits, and games not played. */
import { never, ok, refuse, type Result } from "../base/result";
import { isSpread } from "./scorecard";
import { type ClubEvent, type ResultEntry, entryOf, opponentIn, pairOf } from "./event";
import type { EventFact, EventRefusal } from "./event-facts";
import type { PlayerId } from "./draw/rounds";
import { lastGameIn } from "./progress";
import { isSlip, type Slip, slipOf, valueOf } from "./slips";

type ResultFact = Extract<
  EventFact,
  { readonly type: "slipEntered" | "gameEntered" | "gameStruck" | "ruled" | "forfeited" | "gameNotPlayed" }
>;

/** Applies one fact about one game; total. Results count from the slips, unless a ruling overrides them. */
export function enterResult(event: ClubEvent, fact: ResultFact): Result<ClubEvent, EventRefusal> {
  const player = fact.type === "gameEntered" ? fact.winner : fact.player;
  const round = event.rounds[fact.round - 1];
  if (!round) return refuse("noRound");
  const pair = pairOf(round, player);
  const other = opponentIn(round, player);
  if (!pair || other === undefined) return refuse("noGame");
  const write = (entries: readonly (readonly [PlayerId, ResultEntry])[]): Result<ClubEvent, EventRefusal> =>
    ok({
      ...event,
      rounds: event.rounds.with(fact.round - 1, { ...round, entries: new Map([...round.entries, ...entries]) }),
    });
  const [mine, theirs] = [entryOf(round, player), entryOf(round, other)];
  switch (fact.type) {
    case "slipEntered":
      if (!isSlip(fact.slip)) return refuse("badSpread");
      // A ruling was about the slips as they were, so a new slip cancels it.
      if (mine.slip && isSame(mine.slip, fact.slip) && !isDecided(mine) && !isDecided(theirs))
        return refuse("enteredAlready");
      return write([
        [player, written(mine, fact.slip)],
        [other, { ...theirs, ruled: undefined, early: false, mark: undefined }],
      ]);
    case "gameEntered": {
      if (!isSpread(fact.spread)) return refuse("badSpread");
      const [won, lost] = [slipOf(true, fact.spread), slipOf(false, fact.spread)];
      const same = mine.slip && theirs.slip && isSame(mine.slip, won) && isSame(theirs.slip, lost);
      if (same && !isDecided(mine)) return refuse("enteredAlready");
      return write([
        [player, written(mine, won)],
        [other, written(theirs, lost)],
      ]);
    }
    case "gameStruck":
      if (!mine.slip && !theirs.slip && !isDecided(mine)) return refuse("nothingThere");
      return write([
        [player, written(mine, undefined)],
        [other, written(theirs, undefined)],
      ]);
    case "ruled":
      return write(
        pair.map((id, at) => [
          id,
          { ...entryOf(round, id), ruled: fact.values[at], early: !lastGameIn(event), mark: undefined },
        ]),
      );
    case "forfeited": {
      const before = event.rounds.some((one) => entryOf(one, player).mark === "late");
      if (before) return refuse("forfeitedOnce");
      return write([
        [player, { ...mine, ruled: valueOf(false, 10), early: false, mark: "late" }],
        // Both players may be late.
        [
          other,
          theirs.mark === "late" ? theirs : { ...theirs, ruled: valueOf(true, 10), early: false, mark: undefined },
        ],
      ]);
    }
    case "gameNotPlayed":
      if (mine.mark === "notPlayed") return refuse("enteredAlready");
      return write(
        pair.map((id) => [id, { ...entryOf(round, id), ruled: undefined, early: false, mark: "notPlayed" }]),
      );
    default:
      return never(fact);
  }
}

/** Whether something overrides the slip: a ruling, a forfeit, or that the game was not played. */
function isDecided({ ruled, mark }: ResultEntry): boolean {
  return ruled !== undefined || mark !== undefined;
}

function written(entry: ResultEntry, slip: Slip | undefined): ResultEntry {
  const struck = entry.slip && !(slip && isSame(entry.slip, slip)) ? [...entry.struck, entry.slip] : entry.struck;
  return { slip, struck, ruled: undefined, early: false, mark: undefined };
}

function isSame(one: Slip, other: Slip): boolean {
  return (
    one.says === other.says && one.column === other.column && one.spread === other.spread && one.points === other.points
  );
}
