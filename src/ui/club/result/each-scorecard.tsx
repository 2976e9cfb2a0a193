import { oneOf } from "../../../base/shape";
import type { PlayerId } from "../../../club/draw/rounds";
import { entryOf } from "../../../club/event";
import { likelySlip } from "../../../club/results";
import { useBooks } from "../../context";
import { Choice } from "../../parts/choice";
import { SpreadEntry } from "../../spread/spread-entry";
import { whose } from "../../words/common";
import type { GameProps } from "./game-draft";
import { isSlipDraft, type SlipDraft, slipDraftOf, slipOfDraft, WRITTEN_POINTS } from "./slip-draft";
import { useTyped } from "./use-typed";
import "../../parts/fold.css";

/** The two cards of a game, one after the other. */
export function EachScorecard(props: GameProps) {
  const { event, game, round, onDone } = props;
  const [first, second] = game.pair;
  const missing = game.pair.filter((id) => !entryOf(round, id).slip);
  const [player, setPlayer] = useTyped<PlayerId>(
    "whose",
    oneOf(game.pair),
    (missing.length === 1 ? missing[0] : game.tapped) ?? first,
  );
  const other = player === first ? second : first;
  return (
    <>
      <Choice
        legend="Whose card?"
        name="whose"
        options={game.pair.map((id) => ({ value: String(id), label: <bdi>{event.players[id]?.name}</bdi> }))}
        value={String(player)}
        onChoose={(id) => setPlayer(Number(id))}
      />
      <OneScorecard
        key={player}
        {...props}
        player={player}
        onDone={() => (entryOf(round, other).slip ? onDone() : setPlayer(other))}
      />
    </>
  );
}

const SAYS = [
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
] as const;
const COLUMNS = [
  { value: "plus", label: "Plus" },
  { value: "minus", label: "Minus" },
] as const;
const POINTS = WRITTEN_POINTS.map((value) => ({ value, label: value === "right" ? "Correct" : value }));

function OneScorecard({ event, game, round, player, onDone }: GameProps & { readonly player: PlayerId }) {
  const books = useBooks();
  const likely = likelySlip(round, game.pair, player, game.tapped);
  const [draft, setDraft] = useTyped<SlipDraft>(`card ${player}`, isSlipDraft, slipDraftOf(likely));
  const change = (part: Partial<SlipDraft>) => setDraft({ ...draft, ...part });
  const save = async () => {
    if (await books.record({ type: "slipEntered", round: game.round, player, slip: slipOfDraft(draft) })) onDone();
  };
  return (
    <form
      class="result"
      onSubmit={(submit) => {
        submit.preventDefault();
        void save();
      }}
    >
      <div class="pair">
        <Choice
          legend="The card says"
          legendHidden
          name="says"
          options={SAYS}
          value={draft.says}
          onChoose={(says) => change({ says, column: says === "won" ? "plus" : "minus" })}
        />
        <Choice
          legend="The spread is in"
          legendHidden
          name="column"
          options={COLUMNS}
          value={draft.column}
          onChoose={(column) => change({ column })}
        />
      </div>
      <SpreadEntry draft={draft.spread} onDraft={(spread) => change({ spread })} fields={["spread"]} focused>
        <p class="muted">As written. Leave it empty if the card has no number.</p>
      </SpreadEntry>
      <button type="submit" class="button" data-once>
        <span>
          Save <bdi>{whose(event.players[player]?.name ?? "")}</bdi> card
        </span>
      </button>
      <details class="house-rules">
        <summary>The game points on the card are wrong</summary>
        <Choice
          legend="Game points as written"
          name="points"
          options={POINTS}
          value={draft.points}
          onChoose={(points) => change({ points })}
        />
      </details>
    </form>
  );
}
