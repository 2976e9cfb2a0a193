import { useState } from "preact/hooks";
import { object, oneOf } from "../../../base/shape";
import { isSpread } from "../../../club/scorecard";
import { spreadTyped, TYPED_AS, type TypedAs } from "../../../club/evening";
import { valueOf } from "../../../club/slips";
import { Choice } from "../../parts/choice";
import { Digits, isDigits } from "./digits";
import { valueInFull, valueWords } from "../event-words";
import { useTyped } from "./use-typed";
import type { GameProps } from "./game-props";
import { agreedIn } from "../../../club/results";
import { useBooks } from "../../context";

/** The same digits say another spread as the loser's score. */
interface TypedNumber {
  readonly as: TypedAs;
  readonly digits: string;
}
const isTypedNumber = object({ as: oneOf(TYPED_AS), digits: isDigits });

const AS_WORDS: Readonly<Record<TypedAs, string>> = { spread: "Spread", hole: "Loser’s score" };

export interface BothScorecardsProps extends GameProps {
  readonly typedAs: TypedAs;
  readonly onTypedAs: (as: TypedAs) => void;
}

/** Who won, and by how many: the same on both cards. */
export function BothScorecards({ event, game, round, onDone, typedAs, onTypedAs }: BothScorecardsProps) {
  const books = useBooks();
  const before = agreedIn(round, game.pair);
  const [winner, setWinner] = useTyped("winner", oneOf(game.pair), before?.winner ?? game.tapped);
  const [number, setNumber] = useTyped<TypedNumber>("number", isTypedNumber, {
    as: typedAs,
    digits: before && typedAs === "spread" ? String(before.spread) : "",
  });
  const [nobody, setNobody] = useState(false);
  const { as, digits } = number;
  const spread = spreadTyped(digits, as);
  const nameOf = (id: number | undefined) => (id === undefined ? "" : (event.players[id]?.name ?? ""));
  const take = async () => {
    setNobody(winner === undefined);
    if (winner === undefined) return;
    if (await books.record({ type: "gameEntered", round: game.round, winner, spread })) onDone();
  };
  const loser = game.pair.find((id) => id !== winner);
  return (
    <form
      class="result"
      onSubmit={(submit) => {
        submit.preventDefault();
        void take();
      }}
    >
      <Choice
        legend="Who won?"
        name="winner"
        options={game.pair.map((id) => ({ value: String(id), label: <bdi>{nameOf(id)}</bdi> }))}
        value={winner === undefined ? undefined : String(winner)}
        onChoose={(id) => setWinner(Number(id))}
      />
      <Choice
        legend="What is typed"
        legendHidden
        small
        name="typed"
        options={TYPED_AS.map((value) => ({ value, label: AS_WORDS[value] }))}
        value={as}
        onChoose={(to) => {
          setNumber({ as: to, digits: "" });
          onTypedAs(to);
        }}
      />
      <Digits label={AS_WORDS[as]} value={digits} onValue={(to) => setNumber({ as, digits: to })} />
      <p class="result-says" role="status">
        {nobody && winner === undefined
          ? "Say first who won."
          : winner !== undefined && isSpread(spread)
            ? `${nameOf(winner)} ${valueInFull(valueOf(true, spread))} · ${nameOf(loser)} ${valueWords(valueOf(false, spread))}`
            : as === "spread"
              ? "1 to 121"
              : "0 to 120"}
      </p>
      <button type="submit" class="button" data-once>
        <span>Both cards say so</span>
      </button>
    </form>
  );
}
