import { Versus, type VersusProps } from "../parts/versus";
import { askHow } from "./how";

interface ScoresProps extends Pick<VersusProps, "standings"> {
  /** The parts of the score, in sentences. */
  readonly says: string;
}

/** Names and scores as one button, which says where the points came from. */
export function Scores({ standings, says }: ScoresProps) {
  return (
    <button type="button" class="score-press" onClick={() => askHow("race", says)}>
      <Versus standings={standings} />
    </button>
  );
}
