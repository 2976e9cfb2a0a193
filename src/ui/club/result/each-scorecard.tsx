import { object, oneOf } from "../../../base/shape";
import { type GamePoints } from "../../../club/scorecard";
import { entryOf } from "../../../club/event";
import { slipTyped, type Typed } from "../../../club/evening";
import type { PlayerId } from "../../../club/draw/rounds";
import { Choice } from "../../parts/choice";
import { Digits, isDigits } from "./digits";
import { useTyped } from "./use-typed";
import type { GameProps } from "./game-props";
import { likelySlip } from "../../../club/results";
import { useBooks } from "../../context";
import "../../parts/fold.css";

/** The two cards of a game, one after the other; each is kept by itself. */
export function EachScorecard(props: GameProps) {
  const { event, game, round, onDone } = props;
  const [first, second] = game.pair;
  const missing = game.pair.filter((id) => !entryOf(round, id).slip);
  const [whose, setWhose] = useTyped<PlayerId>(
    "whose",
    oneOf(game.pair),
    (missing.length === 1 ? missing[0] : game.tapped) ?? first,
  );
  const other = whose === first ? second : first;
  return (
    <>
      <Choice
        legend="Whose card?"
        name="whose"
        options={game.pair.map((id) => ({ value: String(id), label: <bdi>{event.players[id]?.name}</bdi> }))}
        value={String(whose)}
        onChoose={(id) => setWhose(Number(id))}
      />
      <OneCard
        key={whose}
        {...props}
        player={whose}
        onDone={() => (entryOf(round, other).slip ? onDone() : setWhose(other))}
      />
    </>
  );
}

const SAYS = [
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
] as const;
const COLUMNS = [
  { value: "plus", label: "+ column" },
  { value: "minus", label: "− column" },
] as const;
/** What a card may have written; left alone, the points are those that go with the spread. */
const POINTS = ["right", "0", "2", "3"] as const;
type Points = (typeof POINTS)[number];

/** A card as it is being read off. */
interface OnCard extends Pick<Typed, "says" | "column" | "digits"> {
  readonly points: Points;
}
const isOnCard = object({
  says: oneOf(SAYS.map(({ value }) => value)),
  column: oneOf(COLUMNS.map(({ value }) => value)),
  digits: isDigits,
  points: oneOf(POINTS),
});

function OneCard({ event, game, round, player, onDone }: GameProps & { player: PlayerId }) {
  const books = useBooks();
  const guess = likelySlip(round, game.pair, player, game.tapped);
  const [card, setCard] = useTyped<OnCard>(`card ${player}`, isOnCard, {
    says: guess.says,
    column: guess.column,
    digits: guess.spread === undefined ? "" : String(guess.spread),
    points: guess.points === undefined ? "right" : (String(guess.points) as Points),
  });
  const { says, column, digits, points } = card;
  const put = (part: Partial<OnCard>) => setCard({ ...card, ...part });
  const take = async () => {
    const written = points === "right" ? undefined : (Number(points) as GamePoints);
    const slip = slipTyped({ says, column, digits, points: written });
    if (await books.record({ type: "slipEntered", round: game.round, player, slip })) onDone();
  };
  return (
    <form
      class="result"
      onSubmit={(submit) => {
        submit.preventDefault();
        void take();
      }}
    >
      <div class="pair">
        <Choice
          legend="The card says"
          legendHidden
          name="says"
          options={SAYS}
          value={says}
          onChoose={(to) => put({ says: to, column: to === "won" ? "plus" : "minus" })}
        />
        <Choice
          legend="Its spread stands in"
          legendHidden
          name="column"
          options={COLUMNS}
          value={column}
          onChoose={(to) => put({ column: to })}
        />
      </div>
      <Digits label="Spread, or nothing where the card has none" value={digits} onValue={(to) => put({ digits: to })} />
      <button type="submit" class="button" data-once>
        <span>
          <bdi>{event.players[player]?.name}</bdi>’s card says so
        </span>
      </button>
      <details class="house-rules">
        <summary>The game points on the card are wrong</summary>
        <Choice
          legend="Game points as written"
          name="points"
          options={POINTS.map((value) => ({ value, label: value === "right" ? "They are right" : value }))}
          value={points}
          onChoose={(to) => put({ points: to })}
        />
      </details>
    </form>
  );
}
