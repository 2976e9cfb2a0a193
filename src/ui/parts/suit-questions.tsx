import type { Owner } from "../../game/facts";
import type { GameState } from "../../game/state";
import { type Suit, suitOf } from "../../rules/cards";
import type { SuitsTold } from "../../rules/show/tally";
import { Choice } from "./choice";
import { suitName } from "../words/card-name";
import { useSession } from "../context";
import type { Tally } from "../../rules/show/combinations";
import "./choice.css";

interface QuestionsProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
}

/** Asks about the suits of a hand at the show, and records the answers. */
export function SuitQuestions({ state, owner, tally }: QuestionsProps) {
  const session = useSession();
  return (
    <OpenQuestions
      tally={tally}
      told={state.deal?.suits.get(owner) ?? NOTHING_TOLD}
      onTold={({ flush, nobs }) => void session.record({ type: "suitsTold", owner, flush, nobs })}
    />
  );
}

const NOTHING_TOLD: SuitsTold = { flush: 0, nobs: false };

interface OpenProps {
  readonly tally: Tally;
  readonly told: SuitsTold;
  readonly onTold: (told: SuitsTold) => void;
}

/** Asks about a flush and nobs when they are possible but the suits are unknown. The default is "no". */
export function OpenQuestions({ tally, told, onTold }: OpenProps) {
  const { flush, nobs } = tally.open;
  if (flush.length === 0 && !nobs) return null;
  const starter = tally.cards.at(-1);
  const suit = starter && suitOf(starter);
  // A joker played as the jack is nobs already; the question is about the real jack.
  const sure = tally.combinations.filter(({ kind }) => kind === "nobs").length > Number(told.nobs);
  return (
    <section class="suit-questions">
      {flush.length > 0 && (
        <Choice
          legend="A flush?"
          name="flush"
          options={[{ value: "0", label: "No flush" }, ...flush.map((points) => flushOption(points, tally, suit))]}
          value={String(told.flush)}
          // The nobs answer is cleared, because the flush may have decided it.
          onChoose={(value) => onTold({ flush: Number(value), nobs: false })}
        />
      )}
      {nobs && (
        <Choice
          legend={sure ? "Nobs twice?" : "His nobs?"}
          name="nobs"
          options={[
            { value: "no", label: sure ? "Only the joker" : "No nobs" },
            { value: "yes", label: suit ? `Jack of ${suitName(suit)}` : "Jack of the starter’s suit" },
          ]}
          value={told.nobs ? "yes" : "no"}
          onChoose={(value) => onTold({ ...told, nobs: value === "yes" })}
        />
      )}
    </section>
  );
}

/** "All 4 of another suit"; "All 5 hearts" if the starter, whose suit is known, belongs to the flush. */
function flushOption(points: number, tally: Tally, suit: Suit | undefined) {
  const whole = points === tally.cards.length;
  const suitWords = whole && suit ? suitName(suit) : whole || !suit ? "of one suit" : "of another suit";
  return { value: String(points), label: `All ${points} ${suitWords}` };
}
