/** Everything that the pages of a story are drawn from. */
import type { DealPlayed } from "../../game/deals-played";
import type { GameState } from "../../game/state";
import type { Story } from "../../insight/story/story";
import type { Side } from "../../rules/ruleset";
import type { Device } from "../device";
import type { Told } from "../words/insight/turns";

export interface StoryProps {
  readonly state: GameState;
  readonly story: Story;
  readonly deals: readonly DealPlayed[];
  readonly device: Device;
  /** By side, as `nameOfSide` gives them: isolated where they are written from right to left. */
  readonly names: readonly string[];
  readonly told: (side: Side) => Told;
}

/** The side whose chance is shown first: the winner, or the first side of an unfinished game. */
export function firstSide(state: GameState): Side {
  return state.winner ?? 0;
}
