import { isolated } from "../../../base/isolated";
import { useState } from "preact/hooks";
import { oneOf } from "../../../base/shape";
import { agreedIn } from "../../../club/results";
import { valueOf } from "../../../club/slips";
import { useBooks } from "../../context";
import { Choice } from "../../parts/choice";
import { type CountedBy, isSpreadDraft, type SpreadDraft, spreadDraftOf, spreadOf } from "../../spread/spread-draft";
import { SpreadEntry } from "../../spread/spread-entry";
import { valueInFull, valueWords } from "../event-words";
import type { GameProps } from "./game-draft";
import { useTyped } from "./use-typed";

const RANGE_WORDS: Readonly<Record<CountedBy, string>> = {
  spread: "Spread, 1 to 121",
  hole: "Loser’s score, 0 to 120",
};

export interface BothScorecardsProps extends GameProps {
  /** The field used last. The next game starts with the same one. */
  readonly countedBy: CountedBy;
  readonly onCountedBy: (by: CountedBy) => void;
}

/** One result for both players: their cards agree. */
export function BothScorecards({ event, game, round, onDone, countedBy, onCountedBy }: BothScorecardsProps) {
  const books = useBooks();
  const before = agreedIn(round, game.pair);
  const [winner, setWinner] = useTyped("winner", oneOf(game.pair), before?.winner ?? game.tapped);
  const [draft, setDraft] = useTyped<SpreadDraft>("spread", isSpreadDraft, spreadDraftOf(before?.spread, countedBy));
  const [nobody, setNobody] = useState(false);
  const spread = spreadOf(draft);
  const nameOf = (id: number | undefined) => (id === undefined ? "" : (event.players[id]?.name ?? ""));
  const save = async () => {
    setNobody(winner === undefined);
    if (winner === undefined) return;
    // NaN stands for a missing spread: the event refuses it and gives the reason.
    const fact = { type: "gameEntered", round: game.round, winner, spread: spread ?? Number.NaN } as const;
    if (await books.record(fact)) onDone();
  };
  const change = (to: SpreadDraft) => {
    setDraft(to);
    if (to.by !== draft.by) onCountedBy(to.by);
  };
  const loser = game.pair.find((id) => id !== winner);
  return (
    <form
      class="result"
      onSubmit={(submit) => {
        submit.preventDefault();
        void save();
      }}
    >
      <Choice
        legend="Who won?"
        name="winner"
        options={game.pair.map((id) => ({ value: String(id), label: <bdi>{nameOf(id)}</bdi> }))}
        value={winner === undefined ? undefined : String(winner)}
        onChoose={(id) => setWinner(Number(id))}
      />
      <SpreadEntry draft={draft} onDraft={change} focused />
      <p class="result-says" role="status">
        {nobody && winner === undefined
          ? "Who won? Tap a name first."
          : winner !== undefined && spread !== undefined
            ? `${isolated(nameOf(winner))} ${valueInFull(valueOf(true, spread))} · ${isolated(nameOf(loser))} ${valueWords(valueOf(false, spread))}`
            : RANGE_WORDS[draft.by]}
      </p>
      <button type="submit" class="button" data-once>
        <span>Save</span>
      </button>
    </form>
  );
}
