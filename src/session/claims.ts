/** What can be called, asked for, and was left on the table. Loaded with the parts that show it. */
import { callOpen, nameOfClaim } from "../game/evolve-calls";
import { renegedCards } from "../game/evolve-penalties";
import type { Owner } from "../game/facts";
import { claimsNow, type GameState, playOpen } from "../game/state";
import type { Card } from "../rules/cards";
import { type Counts, countsOf } from "../rules/counts";
import { renegePoints } from "../rules/penalties";
import type { Seat } from "../rules/ruleset";

/** @returns the counts a hand or the crib of this table can have. */
export function countsAt({ form, rules }: GameState, owner: Owner): Counts {
  return countsOf(form, rules.house, owner === "crib" ? "crib" : "hand");
}

/** A count of the play that another side may still call, and what was said of it; nothing of what it is worth. */
export interface Callable {
  /** Its place among the claims of this deal. */
  readonly at: number;
  readonly of: string;
  readonly seat: Seat;
  readonly card: Card | undefined;
  readonly claimed: number;
}

/** @returns the counts of the play that can be called, newest first; when the app checks, only those that were too high. */
export function callables(state: GameState): readonly Callable[] {
  return claimsNow(state)
    .flatMap((claim, at): Callable[] => {
      const { seat, card, claimed, truth } = claim;
      if (claim.owner !== "play" || claimed === undefined || !callOpen(state, claim)) return [];
      return (state.counting === "muggins" && !claim.putRight) || claimed > truth
        ? [{ at, of: nameOfClaim(claim), seat, card, claimed }]
        : [];
    })
    .toReversed();
}

/** A go that turned out false, and what it costs by the rules in use. */
export interface Renege {
  /** Its place among the goes of this deal. */
  readonly go: number;
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly Card[];
  readonly points: number;
  /** The play is still open, so it can be taken back to the go. */
  readonly open: boolean;
}

/** @returns the false goes of this deal that somebody could ask for. */
export function reneges(state: GameState): readonly Renege[] {
  return (state.deal?.goes ?? []).flatMap((said, go) => {
    const cards = renegedCards(state, said);
    const points = renegePoints(state.rules.renege, cards.length);
    const { seat, before } = said;
    return points > 0 ? [{ go, seat, count: before.count, cards, points, open: playOpen(state) }] : [];
  });
}

/** @returns what each side left on the table over the whole game: counts it missed, and nobody took. */
export function leftOnTable(state: GameState): readonly number[] {
  return state.sides.map((_, side) =>
    state.claims.reduce(
      (sum, { seat, ruling }) => sum + (state.seats[seat]?.side === side ? (ruling?.left ?? 0) : 0),
      0,
    ),
  );
}
