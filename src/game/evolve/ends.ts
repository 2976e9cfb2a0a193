/** The step that a fact with `ends` takes first, because it follows from the tap. */
import { canPlay, lastSeat, type Play } from "../../rules/play/state";
import { type Card, valueOf } from "../../rules/cards";
import type { TableFact } from "../facts";
import { tallyOf } from "../known";
import { type GameState, phaseOf, showing } from "../state";

type Ending = Extract<TableFact, { readonly ends?: true }>;

/** @returns the fact that comes before this one; undefined where nothing needs to end */
export function stepBefore(state: GameState, fact: Ending): TableFact | undefined {
  switch (fact.type) {
    case "cardPlayed":
      return state.deal?.play && goesFirst(state.deal.play, fact.card) ? { type: "goCalled" } : undefined;
    case "cardShown":
      return phaseOf(state) === "play" ? { type: "playEnded" } : pegOfCounted(state);
    case "starterTurned":
      return pegOfCounted(state);
    case "pegged":
      return undefined;
    default:
      // A stored fact may carry a field of another one, which means nothing.
      fact satisfies never;
      return undefined;
  }
}

/** Nobody still in the series is known to hold a card that fits, so a card past 31 says that they have all said go. */
function goesFirst(play: Play, card: Card): boolean {
  const { turn, count, said, rules } = play;
  if (turn === undefined || count + valueOf(card) <= 31 || count === 31 || rules.oneSeries) return false;
  if (turn === lastSeat(play)) return false;
  return play.held.every((_, seat) => said.includes(seat) || canPlay(play, seat) !== "yes");
}

function pegOfCounted(state: GameState): TableFact | undefined {
  const owner = showing(state);
  return owner !== undefined && tallyOf(state, owner) ? { type: "handPegged", owner } : undefined;
}
