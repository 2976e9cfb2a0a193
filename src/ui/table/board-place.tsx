/** The place of the board while it loads, so that nothing moves when it comes. */
import type { GameState } from "../../game/state";

/** Width by height of each board, by its game hole and by its lanes, from two to six. */
export const SHAPES = {
  61: [3.6574, 3.7154, 3.4726, 3.304, 3.1801],
  121: [3.137, 3.1202, 2.8612, 2.6825, 2.5518],
} as const;

/** A race, which stands for boards above 121, has no place. */
export function boardPlace({ state: { rules, sides } }: { readonly state: GameState }) {
  const shapes = rules.target <= 61 ? SHAPES[61] : SHAPES[121];
  const aspectRatio = shapes[Math.max(2, sides.length) - 2];
  return rules.target <= 121 && <div class="board" style={{ aspectRatio }} />;
}
